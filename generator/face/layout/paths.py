"""SVG paths of layouts and drawings, moved and scaled into a box."""

from __future__ import annotations

import math
from functools import lru_cache

from generator.face.layout.geometry import Box, mm
from generator.pictures.outline import PathError, operators

Matrix = tuple[float, float, float, float, float, float]
_LETTERS = {"m": "M", "l": "L", "c": "C", "h": "Z"}

__all__ = ["Matrix", "PathError", "fitting", "moved", "operators", "turned"]


@lru_cache(maxsize=4096)
def moved(outline: str, matrix: Matrix) -> str:
    """Put an outline (PDF path operators) through a matrix; return SVG path syntax."""
    a, b, c, d, e, f = matrix
    written: list[str] = []
    numbers: list[float] = []
    for token in outline.split():
        letter = _LETTERS.get(token)
        if letter is None:
            numbers.append(float(token))
            continue
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        written.append(letter + " ".join(f"{mm(a * x + c * y + e)} {mm(b * x + d * y + f)}" for x, y in pairs))
        numbers.clear()
    return "".join(written)


def fitting(view: Box, box: Box, fit: str, mirror: bool = False) -> Matrix:
    """Return the matrix that puts a view into a box: stretched, contained or covering, flipped if asked."""
    sx, sy = box.w / view.w, box.h / view.h
    if fit == "contain":
        sx = sy = min(sx, sy)
    elif fit == "cover":
        sx = sy = max(sx, sy)
    if mirror:
        return (-sx, 0, 0, sy, box.cx + view.cx * sx, box.cy - view.cy * sy)
    return (sx, 0, 0, sy, box.cx - view.cx * sx, box.cy - view.cy * sy)


def turned(box: Box, degrees: float) -> Matrix:
    """Return the matrix that turns clockwise about a box's middle."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (cos, sin, -sin, cos, box.cx - cos * box.cx + sin * box.cy, box.cy - sin * box.cx - cos * box.cy)
