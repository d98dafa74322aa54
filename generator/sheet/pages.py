"""What imposition makes: pages with every face at its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.sheet.paper import Paper
from generator.sheet.units import Rect


@dataclass(frozen=True, slots=True)
class Placement:
    """A face on a page, lengths in µm.

    ``trim`` is where the (turned) face is cut, ``clip`` what of it and its bleed is shown, both
    in the page's coordinates; ``turn`` is degrees clockwise; ``slot`` counts the front's places
    from 0, row by row; ``back`` tells a back from a front.
    """

    key: str
    slot: int
    trim: Rect
    clip: Rect
    turn: int
    back: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet; ``number`` counts from 1 through the whole document of ``total`` pages.

    ``fold`` is the line to fold along (a rectangle without width or height) on a gutterfold page.
    """

    paper: Paper
    side: Literal["front", "back", "both"]
    placements: tuple[Placement, ...]
    bleed: int
    number: int = 1
    total: int = 1
    fold: Rect | None = None

    @property
    def block(self) -> Rect | None:
        """Return the rectangle around all trims; None on an empty page."""
        block: Rect | None = None
        for placement in self.placements:
            block = placement.trim if block is None else block.around(placement.trim)
        return block
