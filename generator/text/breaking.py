"""Break a measured paragraph into lines: as few as can be, then as even and as well cut as can be.

Widths are 1/1000 em, so another type size is only another line width.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import accumulate, pairwise
from typing import NamedTuple

from generator.text.atoms import HALF, Measured
from generator.text.joins import Break, breaks, forced, ink_end
from generator.text.kinsoku import CJK_LANGUAGES, Kind

_LINE = 1e6
_ROOMY_WEIGHT = 4.0
"""How much more a break counts where lines may be added."""
_OVERFULL = 1e12
_TOLERANCE = 0.01
_WIDEST_TRIM = 2 * HALF
_LAST_SLACK = 0.15
_SHORT_LAST = 0.8
_SHORTISH_LAST = 0.25
_LONE_WORD = 0.5
_SHORT, _SHORTISH = 2600.0, 3600.0
_PARTED = 0.1
"""A break that costs more parts what belongs together."""


class Line(NamedTuple):
    """Atoms ``start`` to ``end`` (spaces at the end dropped), how wide they are, and whether a hyphen is added."""

    start: int
    end: int
    width: float
    hyphen: bool


class Paragraph:
    """A measured paragraph; ``lines`` fills lines of any width.

    ``phrases`` finds the indexes where phrases begin, asked only when the text needs more than one line;
    ``hyphen`` is a hyphen's width.
    """

    def __init__(
        self, measured: Measured, phrases: Callable[[str], frozenset[int]], language: str, *, hyphen: float = 0.0
    ) -> None:
        self.atoms, self.adjust = measured
        self._phrases = phrases
        self._language = language
        self._hyphen = hyphen
        self._end = ink_end(self.atoms, 0, len(self.atoms))
        self._sums = [0.0, *accumulate(a + b.width for a, b in zip(self.adjust, self.atoms, strict=True))]

    @property
    def text(self) -> str:
        """The paragraph with one character an atom, icons as U+FFFC."""
        return "".join([atom.source if atom.kind != Kind.ICON else atom.char for atom in self.atoms])

    @cached_property
    def _breaks(self) -> list[Break]:
        found = breaks(self.atoms, self._phrases(self.text), self._language)
        return [spot for spot in found if spot.start < self._end]

    def width(self, start: int, end: int, hyphen: bool = False) -> float:
        """Measure ``atoms[start:end]`` as a line: marks at its edges lose their blank half."""
        if start >= end:
            return 0.0
        wide = self._sums[end] - self._sums[start] - self.adjust[start]
        if self.atoms[start].opens:
            wide -= HALF
        if self.atoms[end - 1].closes and (end - start > 1 or not self.atoms[start].opens):
            wide -= HALF
        return wide + self._hyphen if hyphen else wide

    def unbroken(self, width: float) -> bool:
        """Say whether each part that should not be broken goes into a line of ``width``."""
        if self.width(0, self._end) <= width + _TOLERANCE:
            return True
        edges = [Break(0, 0, 0.0), *self._breaks, Break(self._end, self._end, 0.0)]
        pairs = pairwise(edges)
        return all(self.width(left.start, right.end, right.hyphen) <= width + _TOLERANCE for left, right in pairs)

    def count(self, width: float) -> int:
        """Count the lines that filling each as far as it goes needs; units wider than a line count as one."""
        if self.width(0, self._end) <= width + _TOLERANCE:
            return 1
        lines, start, last = 1, 0, 0
        for spot in (*self._breaks, Break(self._end, self._end, 0.0)):
            if last > start and self.width(start, spot.end, spot.hyphen) > width + _TOLERANCE:
                lines, start = lines + 1, last
            last = spot.start
        return lines

    def lines(self, width: float, *, balanced: bool = False, roomy: bool = False) -> list[Line]:
        """Break into lines of at most ``width``; a line is wider only where one character or icon is.

        ``balanced`` makes the last line as long as the others where that costs nothing; ``roomy`` takes
        more lines than need be where those are better cut.
        """
        whole = self.width(0, self._end)
        if whole <= width + _TOLERANCE or not self._end:
            return [Line(0, self._end, whole, False)]
        spots = [Break(0, 0, 0.0), *self._spots(width), Break(self._end, self._end, 0.0)]
        return self._best(spots, width, balanced, roomy)

    def parted(self, lines: Sequence[Line]) -> int:
        """Count the lines that begin inside a phrase."""
        costs = {spot.start: spot.cost for spot in self._breaks}
        return sum(costs.get(line.start, _OVERFULL) > _PARTED for line in lines[1:])

    def _spots(self, width: float) -> list[Break]:
        found: list[Break] = []
        start = 0
        for spot in (*self._breaks, Break(self._end, self._end, 0.0)):
            if self.width(start, spot.end, spot.hyphen) > width + _TOLERANCE:
                found += forced(self.atoms, start, spot.end)
            found.append(spot)
            start = spot.start
        return found[:-1]

    def _best(self, spots: Sequence[Break], width: float, balanced: bool, roomy: bool) -> list[Line]:
        dear, weight = (0.0, _ROOMY_WEIGHT) if roomy else (_LINE, 1.0)
        costs, origins = [0.0], [0]
        last = len(spots) - 1
        for at in range(1, len(spots)):
            best, origin = float("inf"), at - 1
            end, hyphen = spots[at].end, spots[at].hyphen
            for before in range(at - 1, -1, -1):
                wide = self.width(spots[before].start, end, hyphen)
                if wide > width + _TOLERANCE:
                    if before == at - 1:
                        best, origin = costs[before] + dear + _OVERFULL * (wide / width), before
                    elif wide > width + _WIDEST_TRIM:
                        break
                    continue
                slack = 1 - wide / width
                cost = costs[before] + slack * slack
                if at == last:
                    cost += self._last(spots[before].start, wide, slack, balanced)
                if cost + dear < best:
                    best, origin = cost + dear, before
            costs.append(best + weight * spots[at].cost)
            origins.append(origin)
        lines: list[Line] = []
        at = last
        while at > 0:
            first, spot = spots[origins[at]].start, spots[at]
            end = ink_end(self.atoms, first, spot.end)
            lines.append(Line(first, end, self.width(first, end, spot.hyphen), spot.hyphen))
            at = origins[at]
        return lines[::-1]

    def _last(self, start: int, wide: float, slack: float, balanced: bool) -> float:
        cost = 0.0 if balanced else (_LAST_SLACK - 1) * slack * slack
        if start == 0:
            return cost
        if self._language in CJK_LANGUAGES:
            return cost + (_SHORT_LAST if wide < _SHORT else _SHORTISH_LAST if wide < _SHORTISH else 0.0)
        return cost if any(spot.start > start for spot in self._breaks) else cost + _LONE_WORD
