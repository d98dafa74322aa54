"""Lay art over a whole card so that it reaches into the bleed."""

from __future__ import annotations

from typing import Literal

from generator.face.placed import Clip, Picture
from generator.pictures.edges import margin

Bleeding = Literal["held", "scale", "mirror", "smear"]
_Box = tuple[float, float, float, float]


def covering(size: tuple[float, float], box: _Box) -> _Box:
    """Return the box (x, y, w, h) of a picture of this size or proportion that just covers ``box``, centred."""
    x, y, w, h = box
    scale = max(w / size[0], h / size[1])
    width, height = size[0] * scale, size[1] * scale
    return (x + (w - width) / 2, y + (h - height) / 2, width, height)


def full_bleed(path: str, size: tuple[float, float], trim: tuple[float, float], bleed: float, how: Bleeding) -> Clip:
    """Place art of ``size`` (px) over a card of ``trim`` (w, h in mm), cut at its bleed.

    ``held``: the art has its bleed; ``scale``: it is enlarged until it covers the bleed; ``mirror`` and
    ``smear``: it covers the trim, and its edges are continued (bitmaps only).
    """
    outer: _Box = (-bleed, -bleed, trim[0] + 2 * bleed, trim[1] + 2 * bleed)
    d = f"M{outer[0]} {outer[1]}h{outer[2]}v{outer[3]}h{-outer[2]}Z"
    if how in ("held", "scale"):
        return Clip(d, (Picture(f"art:{path}", *covering(size, outer)),))
    x, y, w, h = covering(size, (0, 0, *trim))
    more = margin(round(size[0]), round(size[1])) * w / size[0]
    return Clip(d, (Picture(f"{how}:{path}", x - more, y - more, w + 2 * more, h + 2 * more),))
