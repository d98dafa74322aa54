"""Small cards as the figures draw them: the look of the real ones, with nothing that can't be read so small."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from generator.face.layout.geometry import Box
from generator.rulebook.figures.sketch import Sketch

RATIO = 88 / 63
"""Height ÷ width of the game's cards."""

GREEN_SHARE = 0.52
"""The green half's part of a small card: rows of the mountain leave a little more than that free."""

_SHAPES: Mapping[str, tuple[str, int, float]] = {
    "L1": ("circle", 0, 0),
    "L2": ("notched", 4, 0.28),
    "L3": ("polygon", 6, 0),
    "L4": ("burst", 8, 0.16),
    "L5": ("star", 10, 0.24),
    "L6": ("star", 12, 0.2),
    "FO": ("burst", 14, 0.2),
}
"""A level's badge: outline, points, depth, as on the cards."""

_GROW: Mapping[str, float] = {"L1": 0, "L2": 0, "L5": 0.08, "L6": 0.06, "FO": 0.06}


def badge(sketch: Sketch, rank: str, box: Box) -> None:
    """Draw a level's badge; its number only where that stays legible."""
    shape, count, depth = _SHAPES[rank]
    grow = box.w * _GROW.get(rank, 0.03)
    outer = Box(box.x - grow, box.y - grow, box.w + 2 * grow, box.h + 2 * grow)
    rim = "gold" if rank in ("FO", "L6") else "white"
    sketch.shape(shape, outer, f"level.{rank}.deep", rim, box.w * 0.07, points=count, depth=depth)
    if rank == "FO":
        inset = box.w * 0.24
        sketch.icon("crown", Box(box.x + inset, box.y + inset, box.w - 2 * inset, box.h - 2 * inset), "gold")
    elif box.w >= 3.4:
        size = min(box.w * 2.1, 12.0)
        sketch.text(rank[1:], box, size, align="center", color="white", family="digits")


def front(sketch: Sketch, box: Box, rank: str, *, rim: str = "ink", width: float = 0.22) -> None:
    """Draw a face-up event card: its level's frame, the green half above, the red half below."""
    radius = box.w * 0.08
    sketch.rect(box, radius, "level." + rank + ".deep", rim, width)
    edge = box.w * 0.06
    inner = Box(box.x + edge, box.y + edge, box.w - 2 * edge, box.h - 2 * edge)
    if rank == "L6":
        sketch.rect(inner, radius * 0.6, "gold_soft")
        return
    middle = inner.h * GREEN_SHARE
    sketch.rect(Box(inner.x, inner.y, inner.w, middle), radius * 0.6, "side.green.soft", corners="tl tr")
    sketch.rect(Box(inner.x, inner.y + middle + edge, inner.w, inner.h - middle - edge), radius * 0.6,
                "side.red.soft", corners="bl br")  # fmt: skip


def back(sketch: Sketch, box: Box, *, rim: str = "ink", width: float = 0.22) -> None:
    """Draw a face-down event card."""
    radius, edge = box.w * 0.08, box.w * 0.08
    sketch.rect(box, radius, "sea", rim, width)
    inner = Box(box.x + edge, box.y + edge, box.w - 2 * edge, box.h - 2 * edge)
    sketch.rect(inner, radius * 0.6, stroke="sea_light", width=box.w * 0.03)


def seal(sketch: Sketch, x: float, y: float, radius: float) -> None:
    """Draw the bowl's seal of the backs."""
    sketch.shape("burst", Box(x - radius, y - radius, 2 * radius, 2 * radius), "gold", points=12, depth=0.12)
    inner = radius * 0.74
    sketch.shape("circle", Box(x - inner, y - inner, 2 * inner, 2 * inner), "paper")
    bowl = radius * 0.58
    sketch.icon("dish", Box(x - bowl, y - bowl, 2 * bowl, 2 * bowl), "side.red.deep")


def side_mark(sketch: Sketch, side: Literal["green", "red"], box: Box) -> None:
    """Draw a side's sign: green's disc with an arrow up, red's diamond with one down."""
    if side == "green":
        sketch.shape("circle", box, "side.green.deep", "white", box.w * 0.05)
        arrow = Box(box.x + box.w * 0.26, box.y + box.h * 0.24, box.w * 0.48, box.h * 0.42)
        sketch.shape("up", arrow, "white")
        return
    grow = box.w * 0.06
    outer = Box(box.x - grow, box.y - grow, box.w + 2 * grow, box.h + 2 * grow)
    sketch.shape("diamond", outer, "side.red.deep", "white", box.w * 0.05)
    sketch.shape("down", Box(box.x + box.w * 0.28, box.y + box.h * 0.36, box.w * 0.44, box.h * 0.38), "white")
