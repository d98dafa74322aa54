"""Boxes in mm and the outlines that are made of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in mm, its corner top left."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        """The middle across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle down."""
        return self.y + self.h / 2

    def shifted(self, dx: float, dy: float) -> Box:
        """Move it."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)


@lru_cache(maxsize=1 << 15)
def mm(value: float) -> str:
    """Write a coordinate to a thousandth of a mm, shortest form."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points(pairs: list[tuple[float, float]], close: bool = True) -> str:
    """Write a polygon as an SVG path."""
    return "M" + "L".join(f"{mm(x)} {mm(y)}" for x, y in pairs) + ("Z" if close else "")


@lru_cache(maxsize=4096)
def rectangle(box: Box, radius: float = 0.0, corners: str = "") -> str:
    """Write a rectangle, rounded by ``radius`` mm at ``corners`` (of tl tr br bl; all when empty)."""
    x0, y0, x1, y1 = box.x, box.y, box.x + box.w, box.y + box.h
    most = max(0.0, min(box.w, box.h) / 2)
    named = corners.split()
    tl, tr, br, bl = (min(radius, most) if not named or corner in named else 0.0 for corner in ("tl", "tr", "br", "bl"))

    def arc(r: float, x: float, y: float) -> str:
        return f"A{mm(r)} {mm(r)} 0 0 1 {mm(x)} {mm(y)}" if r else ""

    return (
        f"M{mm(x0 + tl)} {mm(y0)}H{mm(x1 - tr)}{arc(tr, x1, y0 + tr)}V{mm(y1 - br)}{arc(br, x1 - br, y1)}"
        f"H{mm(x0 + bl)}{arc(bl, x0, y1 - bl)}V{mm(y0 + tl)}{arc(tl, x0 + tl, y0)}Z"
    )


def oval(cx: float, cy: float, rx: float, ry: float) -> str:
    """Write an ellipse."""
    # Radii are rounded before they are doubled: a chord that is a hair too short would move the arc's middle.
    rx, ry = round(rx, 3), round(ry, 3)
    size, across = f"{mm(rx)} {mm(ry)} 0 1 1", mm(2 * rx)
    return f"M{mm(cx - rx)} {mm(cy)}a{size} {across} 0a{size} -{across} 0Z"
