"""The mountain drawn into a width: cards where they lie, in the order in which they were laid."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from generator.face.layout.geometry import Box
from generator.rulebook.figures.chase.card import RATIO, back, front, seal
from generator.rulebook.figures.chase.slots import Lying, Slot
from generator.rulebook.figures.sketch import Sketch

PITCH = 0.56
"""From one row to the next, as a share of a card's height: rows two apart never meet."""

WIDEST_CARD = 15.0
GAP = 0.03
"""Between neighbours in a row, as a share of a slot's width."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where slots lie: the middle of place 0 across, the top of row 1, a slot's width and a card's height in mm."""

    x: float
    y: float
    w: float

    @property
    def h(self) -> float:
        """A card's height."""
        return self.w * RATIO

    @property
    def pitch(self) -> float:
        """From one row to the next."""
        return self.h * PITCH

    def box(self, slot: Slot) -> Box:
        """Give the box of a slot's card."""
        row, place = slot
        gap = self.w * GAP
        return Box(self.x + (place - 1) * self.w / 2 + gap / 2, self.y + (row - 1) * self.pitch, self.w - gap, self.h)

    def seen(self, slot: Slot) -> Box:
        """Give the part of a slot's card that cards of the next row leave free."""
        box = self.box(slot)
        return Box(box.x, box.y, box.w, self.pitch)


def grid_in(box: Box, slots: Iterable[Slot], widest: float = WIDEST_CARD) -> Grid:
    """Make cards as large as slots go into a box, in its middle across, from its top."""
    slots = tuple(slots) or ((1, 0),)
    low, high = min(place for _, place in slots), max(place for _, place in slots)
    top, bottom = min(row for row, _ in slots), max(row for row, _ in slots)
    across = (high - low) / 2 + 1
    down = RATIO * (1 + (bottom - top) * PITCH)
    w = min(box.w / across, box.h / down, widest)
    return Grid(box.cx - (low + high) / 4 * w, box.y - (top - 1) * w * RATIO * PITCH, w)


def extent(grid: Grid, slots: Iterable[Slot]) -> Box:
    """Give the box around slots."""
    boxes = [grid.box(slot) for slot in slots] or [grid.box((1, 0))]
    x0, y0 = min(box.x for box in boxes), min(box.y for box in boxes)
    x1, y1 = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(x0, y0, x1 - x0, y1 - y0)


def heap(
    sketch: Sketch,
    grid: Grid,
    cards: Iterable[Lying],
    mark: Callable[[Lying, Box], None] = lambda card, box: None,
    *,
    bold: Iterable[Slot] = (),
    seals: bool = True,
) -> None:
    """Draw cards in the order in which they lie; ``mark`` adds to each before the next lies on it."""
    strong = frozenset(bold)
    for card in cards:
        box = grid.box(card.slot)
        width = max(0.45, grid.w * 0.06) if card.slot in strong else max(0.1, min(0.22, grid.w * 0.03))
        if card.face == "up":
            front(sketch, box, card.rank, width=width)
        else:
            back(sketch, box, width=width)
            if seals:
                seal(sketch, box.cx, box.y + grid.pitch * 0.5, min(grid.w, grid.pitch) * 0.2)
        mark(card, box)
