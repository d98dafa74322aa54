"""The line of small print on every page: where it goes and what it says."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from generator.sheet.marks import MarkStyle, room
from generator.sheet.pages import Page
from generator.sheet.units import Rect

MM_PER_PT = 25.4 / 72
_CAP_HEIGHT = 0.8
_CLEARANCES = (4_000, 2_500, 1_000)
"""Distances from the paper's edge, tried in turn: most printers reach to 4 mm."""


@dataclass(frozen=True, slots=True)
class FooterPlace:
    """Where the middle of the footer's baseline lies (µm), its turn (degrees clockwise) and its longest extent."""

    x: int
    y: int
    turn: int
    longest: int


def footer_place(page: Page, style: MarkStyle, size_pt: float) -> FooterPlace | None:
    """Find room beyond the cut marks: below, else turned at the right, else above; None where there is none.

    Where only the band of the marks is left the line must be short enough to stand between two of them.
    """
    taken, paper = room(page), page.paper
    if taken is None:
        return FooterPlace(paper.width // 2, paper.height - 10_000, 0, paper.width - 20_000)
    marks = style.gap + style.length if style.cut != "none" else 0
    first = page.placements[0].trim
    everything = Rect(10_000, 10_000, paper.width - 20_000, paper.height - 20_000)
    return _place(page, taken, marks, taken, everything, size_pt) or _place(page, taken, 0, first, first, size_pt)


def _place(page: Page, taken: Rect, marks: int, middle: Rect, limit: Rect, size_pt: float) -> FooterPlace | None:
    high = round(size_pt * MM_PER_PT * _CAP_HEIGHT * 1000)
    paper = page.paper
    x, y = middle.x + middle.w // 2, middle.y + middle.h // 2
    for clearance in _CLEARANCES:
        needed = marks + high + clearance
        if paper.height - taken.bottom >= needed:
            return FooterPlace(x, paper.height - clearance, 0, limit.w)
        if paper.width - taken.right >= needed:
            return FooterPlace(paper.width - clearance, y, 270, limit.h)
        if taken.y >= needed:
            return FooterPlace(x, clearance + high, 0, limit.w)
    return None


def page_hash(page: Page, digests: Mapping[str, str]) -> str:
    """Return eight signs that change when anything on the page does; ``digests`` tells faces apart by key."""
    parts = [f"{page.paper.width}x{page.paper.height} {page.side}"]
    for placement in page.placements:
        parts.append(f"{digests[placement.key]} {placement.trim} {placement.clip} {placement.turn}")
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=4).hexdigest()
