"""A vector picture: shapes with their colours in the picture's own coordinates, y downwards."""

from __future__ import annotations

from dataclasses import dataclass

CURRENT = "currentColor"
INK = "#2a2320"
Matrix = tuple[float, float, float, float, float, float]


@dataclass(frozen=True, slots=True)
class Shape:
    """An outline as PDF path operators; colours ``#rrggbb``, ``currentColor`` or None; ``width`` in picture units."""

    outline: str
    fill: str | None = INK
    stroke: str | None = None
    width: float = 1.0
    cap: int = 0
    join: int = 0
    even_odd: bool = False
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    matrix: Matrix | None = None


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes in drawing order inside ``box`` (x, y, width, height); ``key`` is its name among all drawings."""

    key: str
    box: tuple[float, float, float, float]
    shapes: tuple[Shape, ...]


def mixed(color: str, tint: str) -> str:
    """Mix two ``#rrggbb`` colours half and half."""
    pairs = ((int(color[at : at + 2], 16), int(tint[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{(own + other + 1) // 2:02x}" for own, other in pairs)
