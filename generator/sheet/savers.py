"""Cheaper prints: a face with less ink, a face without colour; pure changes of what is placed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from generator.face.placed import Clip, Face, Icon, Item, Path, Picture, Run
from generator.pictures.outline import PathError, operators

LARGE = 0.35
"""A fill over more than this share of the card counts as background."""
PALE = 0.55
"""Text lighter than this cannot be read on bare paper."""
INK = "#222222"
BARE = "#ffffff"
_LETTERS = frozenset("mlch")

Box = tuple[float, float, float, float]


def ink_saver(face: Face) -> Face:
    """Drop the bleed and make large fills white, so that they hide what lies beneath them as ever.

    Light text left on bare paper becomes dark.
    """
    items = _saved(face.items, face.width * face.height, [])
    return replace(face, bleed=0.0, items=items)


def grey(face: Face) -> Face:
    """Turn every colour that a face names into the grey of the same lightness.

    Pictures keep their own colours here; GreyPictures draws them grey.
    """
    return replace(face, items=_recoloured(face.items, to_grey))


def lightness(color: str) -> float:
    """Return how light a colour ``#rrggbb`` looks, 0 to 1 (Rec. 601 luma)."""
    red, green, blue = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    return (299 * red + 587 * green + 114 * blue) / 255_000


def to_grey(color: str) -> str:
    """Return the grey of a colour's lightness."""
    level = round(lightness(color) * 255)
    return f"#{level:02x}{level:02x}{level:02x}"


def _recoloured(items: tuple[Item, ...], change: Callable[[str], str]) -> tuple[Item, ...]:
    return tuple(_recolour(item, change) for item in items)


def _recolour(item: Item, change: Callable[[str], str]) -> Item:
    match item:
        case Path():
            fill, stroke = (change(color) if color else color for color in (item.fill, item.stroke))
            return replace(item, fill=fill, stroke=stroke)
        case Run():
            return replace(item, color=change(item.color))
        case Icon():
            return replace(item, color=change(item.color)) if item.color else item
        case Picture():
            return replace(item, tint=change(item.tint)) if item.tint else item
        case Clip():
            return replace(item, items=_recoloured(item.items, change))


def _saved(items: tuple[Item, ...], area: float, dark: list[Box]) -> tuple[Item, ...]:
    """Thin a list of items; ``dark`` gathers the dark fills that stay, on which light text may stay light."""
    kept: list[Item] = []
    for item in items:
        if isinstance(item, Path) and (fill := item.fill):
            box = bounds(item.d)
            if (box[2] - box[0]) * (box[3] - box[1]) > LARGE * area:
                dark[:] = [other for other in dark if not _covers(box, other)]
                item = replace(item, fill=BARE)
            elif lightness(fill) < PALE and item.opacity > 0.5:
                dark.append(box)
        elif isinstance(item, Run) and lightness(item.color) > PALE and not _inside(item.x, item.y, dark):
            item = replace(item, color=INK)
        elif isinstance(item, Icon) and item.color and lightness(item.color) > PALE:
            if not _inside(item.x + item.w / 2, item.y + item.h / 2, dark):
                item = replace(item, color=INK)
        elif isinstance(item, Clip):
            item = replace(item, items=_saved(item.items, area, dark))
        kept.append(item)
    return tuple(kept)


def _inside(x: float, y: float, boxes: list[Box]) -> bool:
    return any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in boxes)


def _covers(box: Box, other: Box) -> bool:
    return box[0] <= other[0] and box[1] <= other[1] and box[2] >= other[2] and box[3] >= other[3]


def bounds(d: str) -> Box:
    """Return left, top, right, bottom of an outline's points (those that bend its curves among them), mm."""
    try:
        numbers = [float(word) for word in operators(d).split() if word not in _LETTERS]
    except PathError:
        numbers = []
    if not numbers:
        return 0.0, 0.0, 0.0, 0.0
    across, down = numbers[::2], numbers[1::2]
    return min(across), min(down), max(across), max(down)
