"""The key under a figure: signs and what they stand for, as many a line as there is room for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from generator.face.layout.geometry import Box
from generator.rulebook.figures.sketch import Sketch

SIZE = 7.0
_SIGN_HIGH, _GAP, _BETWEEN, _MARGIN, _LEADING = 5.6, 1.4, 4.0, 2.0, 1.0


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign so wide, what draws it into a box, the key of its text."""

    width: float
    draw: Callable[[Box], None]
    text: str


def legend(sketch: Sketch, y: float, entries: Iterable[Entry]) -> float:
    """Draw signs with their texts from ``y``; return where the figure may end below them."""
    room = sketch.width - 2 * _MARGIN
    x = _MARGIN
    used = 0.0
    for entry in entries:
        text = sketch.labels(entry.text)
        most = room - entry.width - _GAP
        wide, high = sketch.need(text, most, SIZE)
        wide = min(wide + 0.3, most)
        if x > _MARGIN and x + entry.width + _GAP + wide > _MARGIN + room:
            x, y, used = _MARGIN, y + used + _LEADING, 0.0
        tall = max(_SIGN_HIGH, high)
        entry.draw(Box(x, y + (tall - _SIGN_HIGH) / 2, entry.width, _SIGN_HIGH))
        sketch.text(text, Box(x + entry.width + _GAP, y, wide, tall), SIZE, key=entry.text)
        x += entry.width + _GAP + wide + _BETWEEN
        used = max(used, tall)
    return y + used + _MARGIN
