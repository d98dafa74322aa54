"""Cut marks: where to lay the ruler or the blade, never inside a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.sheet.options import Cut
from generator.sheet.pages import Page
from generator.sheet.units import Rect

THINNEST_PT = 0.25
"""Thinner strokes are lost on paper."""
SEEN = 2_000
"""How much of a mark must come out on paper to lay a ruler to, µm."""


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line on a page in µm."""

    x1: int
    y1: int
    x2: int
    y2: int


@dataclass(frozen=True, slots=True)
class MarkStyle:
    """Cut marks: ``gap`` from the bleed and ``length`` in µm, stroke in pt."""

    cut: Cut = "marks"
    gap: int = 500
    length: int = 4_000
    width_pt: float = 0.35


def marks(page: Page, style: MarkStyle) -> tuple[Line, ...]:
    """Return the page's cut marks; each belongs to the edge of a filled place.

    ``marks`` stand outside the bleed around the filled places; ``lines`` run on through them.
    """
    if style.cut == "none":
        return ()
    clips = [(placement.trim, placement.clip) for placement in page.placements]
    upright = _cuts([(t.x, t.right, c.y, c.bottom, c.x, c.right) for t, c in clips])
    level = _cuts([(t.y, t.bottom, c.x, c.right, c.y, c.bottom) for t, c in clips])
    across, down = page.paper.width, page.paper.height
    lines: list[Line] = []
    for x, span in upright.items():
        lines += [Line(x, start, x, end) for start, end in _stretches(span, down, style)]
    for y, span in level.items():
        lines += [Line(start, y, end, y) for start, end in _stretches(span, across, style)]
    return tuple(lines)


def unseen(page: Page, style: MarkStyle, margin: int) -> bool:
    """Say whether a cut has no mark of which enough lies out of the ``margin`` (µm) that a printer cannot reach."""
    if style.cut != "marks":
        return False
    reached = Rect(margin, margin, page.paper.width - 2 * margin, page.paper.height - 2 * margin)
    best: dict[tuple[str, int], int] = {}
    for line in marks(page, style):
        if line.x1 == line.x2:
            cut, length = ("x", line.x1), min(line.y2, reached.bottom) - max(line.y1, reached.y)
        else:
            cut, length = ("y", line.y1), min(line.x2, reached.right) - max(line.x1, reached.x)
        best[cut] = max(best.get(cut, 0), length)
    return any(length < min(SEEN, style.length) // 2 for length in best.values())


def contrasting(background: str | None) -> str:
    """Return black or white (``#rrggbb``), whichever stands out from a page's background (None: white paper)."""
    if background is None:
        return "#000000"
    red, green, blue = (int(background[at : at + 2], 16) for at in (1, 3, 5))
    return "#000000" if 299 * red + 587 * green + 114 * blue > 127_500 else "#ffffff"


def _cuts(trims: Sequence[tuple[int, int, int, int, int, int]]) -> dict[int, tuple[int, int]]:
    """Gather for each cut the span of the faces that it meets, be it only in their bleed."""
    spans: dict[int, tuple[int, int]] = {}
    for edge in sorted({edge for trim in trims for edge in trim[:2]}):
        met = [(start, end) for _, _, start, end, low, high in trims if low <= edge <= high]
        spans[edge] = (min(start for start, _ in met), max(end for _, end in met))
    return spans


def _stretches(span: tuple[int, int], paper: int, style: MarkStyle) -> list[tuple[int, int]]:
    before = (max(0, span[0] - style.gap - style.length), span[0] - style.gap)
    after = (span[1] + style.gap, min(paper, span[1] + style.gap + style.length))
    if style.cut == "lines":
        return [(before[0], after[1])]
    return [(start, end) for start, end in (before, after) if end > start]


def room(page: Page) -> Rect | None:
    """Return the rectangle that trims and bleed take; None on an empty page."""
    block = page.block
    return None if block is None else block.grown(page.bleed, page.bleed, page.bleed, page.bleed)
