"""Papers by name or size; an unknown one is an error, never another size."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.problems import Problem
from generator.sheet.problems import SheetError
from generator.sheet.units import micrometres, written


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper: its name as asked for, width and height in µm."""

    name: str
    width: int
    height: int

    @property
    def portrait(self) -> bool:
        """Say whether the long edges stand upright (a square counts as such)."""
        return self.width <= self.height


PAPERS = {
    paper.name: paper
    for paper in (
        Paper("a3", 297_000, 420_000),
        Paper("a4", 210_000, 297_000),
        Paper("a5", 148_000, 210_000),
        Paper("letter", 215_900, 279_400),
        Paper("legal", 215_900, 355_600),
    )
}
SMALLEST, LARGEST = 20_000, 5_000_000
"""Edges that a paper may have, µm; 5 m stays below the 200 in of a PDF page."""

_SIZE = re.compile(r"([0-9]+(?:\.[0-9]+)?)\s*[x×]\s*([0-9]+(?:\.[0-9]+)?)\s*mm", re.IGNORECASE)


def paper(name: str) -> Paper:
    """Return the paper called ``name`` (``a4``, ``Letter``, ``100x150mm``); SheetError when there is none."""
    wanted = name.strip().lower()
    if wanted in PAPERS:
        return PAPERS[wanted]
    match = _SIZE.fullmatch(wanted)
    if match is None:
        raise SheetError(_unknown(name))
    width, height = micrometres(match[1]), micrometres(match[2])
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        message = f"a paper of {match[1]} × {match[2]} mm cannot be made"
        hint = f"each edge must have {SMALLEST // 1000} to {LARGEST // 1000} mm"
        raise SheetError(Problem(file="--paper", code="sheet/paper", message=message, hint=hint))
    return Paper(f"{written(width)}x{written(height)}mm", width, height)


def _unknown(name: str) -> Problem:
    known = ", ".join(PAPERS)
    return Problem(
        file="--paper",
        code="sheet/paper",
        message=f"unknown paper `{name}`",
        hint=f"known are {known}, or a size such as 210x297mm",
    )
