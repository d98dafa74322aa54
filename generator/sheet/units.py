"""Lengths as whole micrometres, so that thirds, sums and mirrored places stay exact."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal, InvalidOperation


def micrometres(mm: str | int | float) -> int:
    """Turn a length in mm into whole µm; ValueError when it is no number."""
    try:
        value = Decimal(str(mm).strip())
        return int((value * 1000).to_integral_value())
    except (InvalidOperation, ValueError, OverflowError) as error:
        raise ValueError(f"{mm!r} is not a length in mm") from error


def millimetres(um: int) -> float:
    """Turn µm into mm."""
    return um / 1000


def written(um: int) -> str:
    """Write a length in mm without idle zeros: ``63``, ``57.15``."""
    return f"{Decimal(um) / 1000:f}"


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle on a page in µm: top-left corner and size, y downwards."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """Return the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """Return the lower edge."""
        return self.y + self.h

    def grown(self, left: int, top: int, right: int, bottom: int) -> Rect:
        """Move each edge outwards."""
        return Rect(self.x - left, self.y - top, self.w + left + right, self.h + top + bottom)

    def overlaps(self, other: Rect) -> bool:
        """Say whether the two share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def around(self, other: Rect) -> Rect:
        """Return the smallest rectangle that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)
