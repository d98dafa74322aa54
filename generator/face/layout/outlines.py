"""The shapes a layout can name, as outlines that fill a box."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from generator.face.layout.geometry import Box, oval, points, rectangle


@lru_cache(maxsize=4096)
def outline(shape: str, box: Box, count: int, depth: float) -> str:
    """Draw a shape into a box; ``count`` is its points, ``depth`` (0-1) how far it is cut in. SVG path syntax."""
    return SHAPES[shape](box, count, depth)


def _circle(box: Box, count: int, depth: float) -> str:
    radius = min(box.w, box.h) / 2
    return oval(box.cx, box.cy, radius, radius)


def _oval(box: Box, count: int, depth: float) -> str:
    return oval(box.cx, box.cy, box.w / 2, box.h / 2)


def _ring(box: Box, count: int, depth: float) -> str:
    radius = min(box.w, box.h) / 2
    inner = radius * (1 - (depth or 0.2))
    return oval(box.cx, box.cy, radius, radius) + oval(box.cx, box.cy, inner, inner)


def _pill(box: Box, count: int, depth: float) -> str:
    return rectangle(box, min(box.w, box.h) / 2)


def _ribbon(box: Box, count: int, depth: float) -> str:
    cut = box.h / 2 * (depth or 0.6)
    right, bottom = box.x + box.w, box.y + box.h
    return points(
        [(box.x, box.y), (right, box.y), (right - cut, box.cy), (right, bottom), (box.x, bottom), (box.x + cut, box.cy)]
    )


def _pennant(box: Box, count: int, depth: float) -> str:
    cut = box.w / 2 * (depth or 0.4)
    right, bottom = box.x + box.w, box.y + box.h
    return points([(box.x, box.y), (right, box.y), (right, bottom), (box.cx, bottom - cut), (box.x, bottom)])


def _tag(box: Box, count: int, depth: float) -> str:
    cut = box.h / 2 * (depth or 1.0)
    right, bottom = box.x + box.w, box.y + box.h
    return points([(box.x, box.y), (right - cut, box.y), (right, box.cy), (right - cut, bottom), (box.x, bottom)])


def _polygon(box: Box, count: int, depth: float) -> str:
    return points([_around(box, step / count) for step in range(max(3, count))])


def _star(box: Box, count: int, depth: float) -> str:
    inner = 1 - (depth or 0.5)
    steps = 2 * max(3, count)
    return points([_around(box, step / steps, inner if step % 2 else 1.0) for step in range(steps)])


def _burst(box: Box, count: int, depth: float) -> str:
    """Draw a wavy-edged seal."""
    inner, steps = 1 - (depth or 0.12), 2 * max(6, count)
    corners = [_around(box, step / steps, inner if step % 2 else 1.0) for step in range(steps)]
    start = _between(corners[-1], corners[0])
    path = f"M{start[0]:.3f} {start[1]:.3f}"
    for index, corner in enumerate(corners):
        end = _between(corner, corners[(index + 1) % steps])
        path += f"Q{corner[0]:.3f} {corner[1]:.3f} {end[0]:.3f} {end[1]:.3f}"
    return path + "Z"


def _diamond(box: Box, count: int, depth: float) -> str:
    return points([(box.cx, box.y), (box.x + box.w, box.cy), (box.cx, box.y + box.h), (box.x, box.cy)])


def _up(box: Box, count: int, depth: float) -> str:
    return points([(box.cx, box.y), (box.x + box.w, box.y + box.h), (box.x, box.y + box.h)])


def _down(box: Box, count: int, depth: float) -> str:
    return points([(box.x, box.y), (box.x + box.w, box.y), (box.cx, box.y + box.h)])


def _right(box: Box, count: int, depth: float) -> str:
    return points([(box.x, box.y), (box.x + box.w, box.cy), (box.x, box.y + box.h)])


def _notched(box: Box, count: int, depth: float) -> str:
    """Draw a rectangle whose corners are cut straight."""
    cut = min(box.w, box.h) * (depth or 0.2)
    x0, y0, x1, y1 = box.x, box.y, box.x + box.w, box.y + box.h
    return points(
        [(x0 + cut, y0), (x1 - cut, y0), (x1, y0 + cut), (x1, y1 - cut), (x1 - cut, y1), (x0 + cut, y1), (x0, y1 - cut),
         (x0, y0 + cut)]
    )  # fmt: skip


def _scooped(box: Box, count: int, depth: float) -> str:
    """Draw a rectangle whose corners are cut as quarter circles."""
    r = min(box.w, box.h) * (depth or 0.2)
    x0, y0, x1, y1 = box.x, box.y, box.x + box.w, box.y + box.h
    arc = f"A{r:.3f} {r:.3f} 0 0 0 "
    return (
        f"M{x0 + r:.3f} {y0:.3f}H{x1 - r:.3f}{arc}{x1:.3f} {y0 + r:.3f}V{y1 - r:.3f}{arc}{x1 - r:.3f} {y1:.3f}"
        f"H{x0 + r:.3f}{arc}{x0:.3f} {y1 - r:.3f}V{y0 + r:.3f}{arc}{x0 + r:.3f} {y0:.3f}Z"
    )


def _scalloped(box: Box, count: int, depth: float) -> str:
    """Draw a rectangle with a scalloped lower edge, such as an awning."""
    right, bottom, scallops = box.x + box.w, box.y + box.h, max(1, count)
    r = box.w / scallops / 2
    arcs = "".join(
        f"A{r:.3f} {r:.3f} 0 0 1 {right - (step + 1) * 2 * r:.3f} {bottom - r:.3f}" for step in range(scallops)
    )
    return f"M{box.x:.3f} {box.y:.3f}H{right:.3f}V{bottom - r:.3f}{arcs}Z"


def _cloud(box: Box, count: int, depth: float) -> str:
    w, h, floor = box.w, box.h, box.y + box.h
    puffs = ((0.2, 0.7, 0.3), (0.42, 0.4, 0.4), (0.66, 0.5, 0.36), (0.83, 0.74, 0.26))
    path = rectangle(Box(box.x + 0.06 * w, floor - 0.3 * h, 0.88 * w, 0.3 * h), 0.15 * h)
    for x, y, radius in puffs:
        r = radius * h
        path += oval(box.x + x * w, min(box.y + y * h, floor - r), r * 1.1, r)
    return path


def _rect(box: Box, count: int, depth: float) -> str:
    return rectangle(box)


def _around(box: Box, share: float, reach: float = 1.0) -> tuple[float, float]:
    angle = 2 * math.pi * share - math.pi / 2
    return box.cx + math.cos(angle) * box.w / 2 * reach, box.cy + math.sin(angle) * box.h / 2 * reach


def _between(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


SHAPES: dict[str, Callable[[Box, int, float], str]] = {
    "rect": _rect, "circle": _circle, "oval": _oval, "ring": _ring, "pill": _pill, "ribbon": _ribbon,
    "pennant": _pennant, "tag": _tag, "polygon": _polygon, "star": _star, "burst": _burst, "diamond": _diamond,
    "up": _up, "down": _down, "right": _right, "notched": _notched, "scooped": _scooped, "scalloped": _scalloped,
    "cloud": _cloud,
}  # fmt: skip
