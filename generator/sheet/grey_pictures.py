"""Pictures and icons without colour, for prints in grey."""

from __future__ import annotations

from dataclasses import replace

from engine.problems import Problem
from generator.pictures.art import Art
from generator.pictures.drawing import CURRENT, Drawing, Shape
from generator.pictures.pictures import Pictures
from generator.sheet.savers import to_grey


class GreyPictures(Pictures):
    """A project's pictures, every drawing in greys; give it a GreyArtBook for the bitmaps."""

    __slots__ = ()

    def icon(self, name: str, card: str) -> tuple[Drawing | None, tuple[Problem, ...]]:
        """Find an icon for a card."""
        drawing, problems = Pictures.icon(self, name, card)
        return (grey_drawing(drawing) if drawing else None), problems

    def picture(self, source: str, card: str, tint: str | None = None) -> tuple[Art | None, tuple[Problem, ...]]:
        """Find a picture for a card."""
        art, problems = Pictures.picture(self, source, card, tint)
        return (grey_drawing(art) if isinstance(art, Drawing) else art), problems


def grey_drawing(drawing: Drawing) -> Drawing:
    """Return a drawing with every colour turned into its grey."""
    return replace(drawing, key=f"{drawing.key}/grey", shapes=tuple(_grey(shape) for shape in drawing.shapes))


def _grey(shape: Shape) -> Shape:
    return replace(shape, fill=_paint(shape.fill), stroke=_paint(shape.stroke))


def _paint(paint: str | None) -> str | None:
    return paint if paint is None or paint == CURRENT else to_grey(paint)
