"""Patterns that fill a box: one outline each, in SVG path syntax, to be clipped to the box."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from generator.face.layout.geometry import Box, mm, oval, points

MOST = 12_000
"""Parts that a pattern may have at about the most: a finer one is drawn coarser."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a pattern looks: part size and gap in mm, turn in degrees, count, middle in mm, seed."""

    size: float
    gap: float
    turn: float
    count: int
    cx: float
    cy: float
    seed: int


@lru_cache(maxsize=512)
def pattern(name: str, box: Box, look: Look) -> str:
    """Draw a pattern over a box (parts may reach beyond it)."""
    finest = math.sqrt(box.w * box.h / MOST)
    if look.size + look.gap < finest:
        look = replace(look, size=max(look.size, finest - look.gap))
    return PATTERNS[name](box, look)


def _stripes(box: Box, look: Look) -> str:
    """Draw bars of ``size`` with ``gap`` between; turn 0 is upright."""
    reach = math.hypot(box.w, box.h) / 2
    cos, sin = math.cos(math.radians(look.turn)), math.sin(math.radians(look.turn))
    bars = []
    for at in _steps(-reach, reach, look.size + look.gap):
        corners = ((at, -reach), (at + look.size, -reach), (at + look.size, reach), (at, reach))
        bars.append(points([(box.cx + cos * x - sin * y, box.cy + sin * x + cos * y) for x, y in corners]))
    return "".join(bars)


def _dots(box: Box, look: Look) -> str:
    """Draw dots of diameter ``size`` in staggered rows, ``gap`` apart."""
    step, r = look.size + look.gap, look.size / 2
    return "".join(oval(x, y, r, r) for x, y in _staggered(box, step, step * 0.866))


def _checks(box: Box, look: Look) -> str:
    """Draw every other square of a board."""
    size, squares = look.size, []
    for row, y in enumerate(_steps(box.y, box.y + box.h, size)):
        for x in _steps(box.x + (row % 2) * size, box.x + box.w, 2 * size):
            squares.append(f"M{mm(x)} {mm(y)}h{mm(size)}v{mm(size)}h{mm(-size)}Z")
    return "".join(squares)


def _rays(box: Box, look: Look) -> str:
    """Draw ``count`` beams from the middle, half of the circle theirs."""
    reach, count = math.hypot(box.w, box.h) * 1.2, max(3, min(look.count, 400))
    beams = []
    for step in range(count):
        angles = [math.radians(look.turn) + 2 * math.pi * (step + part) / count for part in (-0.25, 0.25)]
        ends = [(look.cx + math.cos(a) * reach, look.cy + math.sin(a) * reach) for a in angles]
        beams.append(points([(look.cx, look.cy), *ends]))
    return "".join(beams)


def _waves(box: Box, look: Look) -> str:
    """Draw wavy bands of height ``size``, ``gap`` between; a wave is four times as long as high."""
    length = max(2 * (look.size + look.gap), 0.4)
    bands = []
    for row, y in enumerate(_steps(box.y - look.size, box.y + box.h + look.size, look.size + look.gap)):
        start = box.x - length - (row % 2) * length / 2
        count = math.ceil((box.w + 2.5 * length) / length)
        rise, half, back = mm(look.size * 0.6), mm(length / 2), mm(-length / 2)
        there = f"q{mm(length / 4)} -{rise} {half} 0q{mm(length / 4)} {rise} {half} 0" * count
        again = f"q{mm(-length / 4)} {rise} {back} 0q{mm(-length / 4)} -{rise} {back} 0" * count
        bands.append(f"M{mm(start)} {mm(y)}{there}v{mm(look.size)}{again}Z")
    return "".join(bands)


def _scales(box: Box, look: Look) -> str:
    """Draw overlapping wave scales (seigaiha): rings of three arcs, every row over the one above it."""
    r = look.size
    arcs = []
    for x, y in _staggered(box, 2 * r, r / 2, r):
        for share in (1.0, 0.68, 0.36):
            # Each scale is cut off by its lower neighbours: only the arc that stays visible is drawn.
            radius = r * share
            spread = _visible(share)
            left, right = math.pi / 2 + spread, math.pi / 2 - spread
            x0, y0 = x + radius * math.cos(left), y - radius * math.sin(left)
            x1, y1 = x + radius * math.cos(right), y - radius * math.sin(right)
            arcs.append(f"M{mm(x0)} {mm(y0)}A{mm(radius)} {mm(radius)} 0 0 1 {mm(x1)} {mm(y1)}")
    return "".join(arcs)


@cache
def _visible(share: float) -> float:
    """Return the half angle of an arc above the scales at (±1, +1/2), in units of the scale's radius."""
    low, high = 0.0, math.pi / 2
    for _ in range(24):
        middle = (low + high) / 2
        x, y = share * math.sin(middle), -share * math.cos(middle)
        inside = math.hypot(x - 1, y - 0.5) < 1 or math.hypot(x, y - 1) < 1
        low, high = (low, middle) if inside else (middle, high)
    return low


def _hemp(box: Box, look: Look) -> str:
    """Draw hemp leaves (asanoha): stars of six in a net of triangles."""
    side, lines = look.size, []
    reach = side / math.sqrt(3)
    for x, y in _staggered(box, side, side * math.sqrt(3) / 2):
        ends = [(x, y, side, turn) for turn in (0, 60, 120)]
        for turn in (30, 90):
            cx, cy = x + reach * math.cos(math.radians(turn)), y + reach * math.sin(math.radians(turn))
            ends += [(cx, cy, reach, turn + 180 + third) for third in (0, 120, 240)]
        for x0, y0, length, turn in ends:
            end = (x0 + length * math.cos(math.radians(turn)), y0 + length * math.sin(math.radians(turn)))
            lines.append(points([(x0, y0), end], close=False))
    return "".join(lines)


def _crosses(box: Box, look: Look) -> str:
    """Draw plus signs in staggered rows."""
    arm, thick = look.size / 2, look.size / 6
    outer, both = mm(arm - thick), mm(2 * thick)
    sign = f"h{both}v{outer}h{outer}v{both}h-{outer}v{outer}h-{both}v-{outer}h-{outer}v-{both}h{outer}Z"
    step = look.size + look.gap
    return "".join(f"M{mm(x - thick)} {mm(y - arm)}{sign}" for x, y in _staggered(box, step, step))


def _bricks(box: Box, look: Look) -> str:
    """Draw bricks half as high as wide with ``gap`` between."""
    w, h, bricks = look.size, look.size / 2, []
    for row, y in enumerate(_steps(box.y, box.y + box.h, h + look.gap)):
        for x in _steps(box.x - (row % 2) * (w + look.gap) / 2, box.x + box.w, w + look.gap):
            bricks.append(f"M{mm(x)} {mm(y)}h{mm(w)}v{mm(h)}h{mm(-w)}Z")
    return "".join(bricks)


def _confetti(box: Box, look: Look) -> str:
    """Strew ``count`` slips of paper, the same for the same seed."""
    slips = []
    for x, y, spin in _strewn(box, look):
        size = look.size * (0.6 + 0.8 * ((spin * 7) % 1))
        a, b = math.cos(spin * 6.28) * size / 2, math.sin(spin * 6.28) * size / 2
        c, d = b * 0.45, a * 0.45
        slips.append(points([(x - a, y - b), (x + c, y - d), (x + a, y + b), (x - c, y + d)]))
    return "".join(slips)


def _stars(box: Box, look: Look) -> str:
    """Strew ``count`` four-pointed stars, the same for the same seed."""
    made = []
    for x, y, spin in _strewn(box, look):
        r = look.size * (0.35 + 0.65 * ((spin * 5) % 1)) / 2
        made.append(f"M{mm(x)} {mm(y - r)}Q{mm(x)} {mm(y)} {mm(x + r)} {mm(y)}Q{mm(x)} {mm(y)} {mm(x)} {mm(y + r)}"
                    f"Q{mm(x)} {mm(y)} {mm(x - r)} {mm(y)}Q{mm(x)} {mm(y)} {mm(x)} {mm(y - r)}Z")  # fmt: skip
    return "".join(made)


def _strewn(box: Box, look: Look) -> Iterator[tuple[float, float, float]]:
    """Spread points evenly (the plastic number's sequence): x, y and a share for turn and size."""
    for step in range(min(max(0, look.count), 1000)):
        at = step + 1 + look.seed * 17.31
        yield (
            box.x + box.w * ((at * 0.7548776662466927) % 1),
            box.y + box.h * ((at * 0.5698402909980532) % 1),
            (at * 0.6180339887498949) % 1,
        )


def _staggered(box: Box, across: float, down: float, beyond: float = 0.0) -> Iterator[tuple[float, float]]:
    for row, y in enumerate(_steps(box.y, box.y + box.h + beyond, down)):
        for x in _steps(box.x - (row % 2) * across / 2, box.x + box.w + across / 2, across):
            yield x, y


def _steps(start: float, end: float, step: float) -> Iterator[float]:
    step = max(step, (end - start) / MOST, 0.02)
    for index in range(math.ceil((end - start) / step) + 1):
        yield start + index * step


PATTERNS: dict[str, Callable[[Box, Look], str]] = {
    "stripes": _stripes, "dots": _dots, "checks": _checks, "rays": _rays, "waves": _waves, "scales": _scales,
    "hemp": _hemp, "crosses": _crosses, "bricks": _bricks, "confetti": _confetti, "stars": _stars,
}  # fmt: skip
