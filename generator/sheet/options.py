"""How a deck is laid on paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.sheet.paper import PAPERS, Paper

Flip = Literal["long", "short"]
Cut = Literal["marks", "lines", "none"]
Arrange = Literal["upright", "sideways", "most"]


@dataclass(frozen=True, slots=True)
class Options:
    """Paper and places; lengths in µm.

    ``margin`` is what a printer cannot reach: trims stay out of it, bleed may end in it. ``flip`` names
    the paper's edge about which the printer turns the sheet. ``gutterfold`` lays fronts and
    backs on one page, to fold and glue. ``arrange`` turns the slots: upright as faces are read
    (on their side only where none fits upright), sideways, or whichever gives more cards. Outer bleed
    shrinks where cut marks would not have ``marks`` beyond it within the printer's reach.
    """

    paper: Paper = PAPERS["a4"]
    margin: int = 4_000
    gutter: int = 0
    flip: Flip = "long"
    single_sided: bool = False
    gutterfold: bool = False
    arrange: Arrange = "upright"
    marks: int = 0
