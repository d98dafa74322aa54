"""A ruler printed at the side, to see whether the printer has scaled the page."""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.sheet.marks import Line, MarkStyle, room
from generator.sheet.pages import Page

MM = 1_000
OFF = 1_000
"""The spine's distance from the bleed."""
TICKS = (1_000, 1_600, 2_400)
"""How long the ticks of a millimetre, five and ten are."""
_AIR = 3_000


@dataclass(frozen=True, slots=True)
class Ruler:
    """Spine and ticks, and where its length is written: left end of the baseline, µm.

    A ``turned`` label reads upwards, its top-left corner at the place.
    """

    lines: tuple[Line, ...]
    label: str
    label_x: int
    label_y: int
    turned: bool = False


def ruler(page: Page, style: MarkStyle, length: int, margin: int = 0) -> Ruler | None:
    """Lay a ruler of ``length`` µm beside the block, clear of cut marks; None where there is no room.

    It keeps out of the ``margin`` that a printer cannot reach where it can.
    """
    return _beside(page, style, length, margin) or _beside(page, style, length, 0)


def _beside(page: Page, style: MarkStyle, length: int, margin: int) -> Ruler | None:
    taken = room(page)
    if taken is None or length <= 0:
        return None
    block = taken.grown(*(-page.bleed,) * 4)
    rows = sorted({placement.trim.y for placement in page.placements})
    columns = sorted({placement.trim.x for placement in page.placements})
    tall, wide = page.placements[0].trim.h, page.placements[0].trim.w
    deep = margin + OFF + TICKS[-1]
    beyond = style.gap + style.length if style.cut != "none" else 0
    if taken.x >= deep and tall >= length + _AIR:
        return _narrow(taken.x - OFF, rows[len(rows) // 2] + (tall - length) // 2, length)
    if taken.y >= deep and wide >= length + _AIR:
        return level(columns[len(columns) // 2] + (wide - length) // 2, taken.y - OFF, length)
    if taken.x - beyond >= deep and block.h >= length:
        return _narrow(taken.x - beyond - OFF, block.y + (block.h - length) // 2, length)
    if taken.y - beyond >= deep and block.w >= length:
        return level(block.x + (block.w - length) // 2, taken.y - beyond - OFF, length)
    return None


def _narrow(x: int, y: int, length: int) -> Ruler:
    label_x, label_y = x - TICKS[-1], y + length + 800
    return replace(upright(x, y, length), label_x=label_x, label_y=label_y, turned=True)


def upright(x: int, y: int, length: int) -> Ruler:
    """Draw the ruler downwards from ``x``, ``y``, its ticks to the left."""
    ticks = tuple(Line(x - _tick(mm), y + mm * MM, x, y + mm * MM) for mm in range(length // MM + 1))
    return Ruler((Line(x, y, x, y + length), *ticks), _label(length), x - 4_800, y + length + 2_400)


def level(x: int, y: int, length: int) -> Ruler:
    """Draw the ruler to the right from ``x``, ``y``, its ticks upwards."""
    ticks = tuple(Line(x + mm * MM, y - _tick(mm), x + mm * MM, y) for mm in range(length // MM + 1))
    return Ruler((Line(x, y, x + length, y), *ticks), _label(length), x + length + 800, y)


def _label(length: int) -> str:
    return f"{length // MM} mm"


def _tick(mm: int) -> int:
    return TICKS[2 if mm % 10 == 0 else 1 if mm % 5 == 0 else 0]
