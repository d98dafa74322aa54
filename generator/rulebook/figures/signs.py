"""Signs that all figures share: numbers of steps, yes and no, callouts."""

from __future__ import annotations

from typing import Literal

from generator.face.layout.geometry import Box, points
from generator.rulebook.figures.sketch import Sketch

Point = tuple[float, float]


def yes(sketch: Sketch, x: float, y: float, radius: float) -> None:
    """Draw a tick on a disc: dark, so that grey print tells it from ``no``."""
    sketch.shape(
        "circle", Box(x - radius, y - radius, 2 * radius, 2 * radius), "side.green.deep", "white", radius * 0.2
    )
    tick = [(x - radius * 0.5, y), (x - radius * 0.12, y + radius * 0.42), (x + radius * 0.52, y - radius * 0.42)]
    sketch.path(points(tick, close=False), stroke="white", width=radius * 0.3)


def no(sketch: Sketch, x: float, y: float, radius: float) -> None:
    """Draw a cross on a white disc."""
    ring = radius * 0.26
    inner = radius - ring / 2
    sketch.shape("circle", Box(x - inner, y - inner, 2 * inner, 2 * inner), "white", "side.red.deep", ring)
    arm = radius * 0.4
    for slope in (1, -1):
        sketch.line((x - arm, y - slope * arm), (x + arm, y + slope * arm), color="side.red.deep", width=radius * 0.3)


def step(sketch: Sketch, number: int, x: float, y: float, size: float = 4.6) -> None:
    """Draw a step's number on a dark disc, its top-left corner at x, y."""
    box = Box(x, y, size, size)
    sketch.shape("circle", box, "ink")
    sketch.text(str(number), box, size * 2.0, align="center", family="digits", color="white")


def callout(
    sketch: Sketch, key: str, box: Box, anchor: Point, side: Literal["left", "right"], size: float = 7.0
) -> None:
    """Set a text beside a picture, a line from it to a dot at ``anchor``; ``side`` is the text's side of it."""
    start = (box.x + box.w + 0.8, box.cy) if side == "left" else (box.x - 0.8, box.cy)
    bend = start[0] + (2.0 if side == "left" else -2.0)
    sketch.line(start, (bend, start[1]), anchor, width=0.3)
    dot = 0.75
    sketch.shape("circle", Box(anchor[0] - dot, anchor[1] - dot, 2 * dot, 2 * dot), "ink", "white", 0.25)
    sketch.say(key, box, size, align="right" if side == "left" else "left")
