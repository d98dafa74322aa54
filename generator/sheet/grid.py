"""How many slots fit on a page, and where they lie."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from generator.sheet.options import Options
from generator.sheet.units import Rect

Axis = Literal["x", "y"]


@dataclass(frozen=True, slots=True)
class Grid:
    """Equal slots in columns and rows; ``x``, ``y`` is the block's top-left corner, lengths in µm.

    ``sideways`` says that portrait faces lie on their side in these slots. ``fold`` is the axis
    that folding mirrors: None where the back has a page of its own.
    """

    columns: int
    rows: int
    x: int
    y: int
    w: int
    h: int
    gutter: int
    sideways: bool = False
    fold: Axis | None = None

    @property
    def places(self) -> int:
        """Return how many slots there are."""
        return self.columns * self.rows

    def slot(self, index: int) -> Rect:
        """Return slot ``index``, counted row by row from the top left."""
        row, column = divmod(index, self.columns)
        return Rect(self.x + column * (self.w + self.gutter), self.y + row * (self.h + self.gutter), self.w, self.h)


def fit(width: int, height: int, bleed: int, options: Options) -> Grid | None:
    """Find the grid for portrait slots of ``width`` × ``height`` µm; None where not even one fits."""
    grids = {turned: _fullest(width, height, bleed, options, turned) for turned in (False, True)}
    upright, sideways = grids[False], grids[True]
    if options.arrange == "most" or (options.gutterfold and options.arrange == "upright"):
        return _larger([upright, sideways])
    if options.arrange == "sideways":
        return sideways or upright
    return upright or sideways


def _fullest(width: int, height: int, bleed: int, options: Options, sideways: bool) -> Grid | None:
    w, h = (height, width) if sideways else (width, height)
    folds: tuple[Axis | None, ...] = ("x", "y") if options.gutterfold else (None,)
    return _larger(_grid(w, h, bleed, options, sideways, fold) for fold in folds)


def _larger(grids: Iterable[Grid | None]) -> Grid | None:
    best: Grid | None = None
    for grid in grids:
        if grid is not None and (best is None or grid.places > best.places):
            best = grid
    return best


def _grid(w: int, h: int, bleed: int, options: Options, sideways: bool, fold: Axis | None) -> Grid | None:
    paper, gutter = options.paper, options.gutter
    columns, x = _along(paper.width, w, bleed, gutter, options.margin, fold == "x")
    rows, y = _along(paper.height, h, bleed, gutter, options.margin, fold == "y")
    if columns < 1 or rows < 1:
        return None
    return Grid(columns, rows, x, y, w, h, gutter, sideways, fold)


def _along(paper: int, slot: int, bleed: int, gutter: int, margin: int, folded: bool) -> tuple[int, int]:
    """Count the slots along one direction and find where the first begins.

    Trims keep out of the margin, bleed only out of what is beyond the paper.
    """
    edge = max(margin, bleed)
    room = paper // 2 - edge - bleed if folded else paper - 2 * edge
    count = (room + gutter) // (slot + gutter)
    block = count * slot + (count - 1) * gutter
    return count, paper // 2 - bleed - block if folded else (paper - block) // 2
