"""What a figure is made of once everything has its place: pure data, no drawing.

Lengths are mm from the figure's top-left corner, y downwards; type sizes are pt.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.problems import Problem
from generator.face.layout.geometry import Box
from generator.face.placed import Face, Item

SMALLEST_PT = 6.5
"""No text of a figure is smaller."""

WIDEST = 118.0
"""An A5 page's text is so wide, in mm."""


@dataclass(frozen=True, slots=True)
class Mini:
    """A card's own face made small: its trim's top-left corner and its scale; cut at the card's rounded corners."""

    face: Face
    x: float
    y: float
    scale: float

    @property
    def box(self) -> Box:
        """Where it lies."""
        return Box(self.x, self.y, self.face.width * self.scale, self.face.height * self.scale)


@dataclass(frozen=True, slots=True)
class Label:
    """A text of the figure as it was set: the box of its lines' ink, its size in pt."""

    text: str
    box: Box
    size: float


@dataclass(frozen=True, slots=True)
class Link:
    """A rule's id (``C4.8``) in a text of the figure, and where it stands."""

    target: str
    box: Box


Part: TypeAlias = Item | Mini


@dataclass(frozen=True, slots=True)
class Placed:
    """A figure: its name and key (unique in a book), its texts for the page, its size, its parts in drawing order.

    ``caption`` may hold the inline marks of card texts; ``description`` says in words what the picture shows;
    ``cards`` are the ids of the cards that it names or shows.
    """

    key: str
    language: str
    title: str
    caption: str
    description: str
    width: float
    height: float
    parts: tuple[Part, ...]
    labels: tuple[Label, ...] = ()
    links: tuple[Link, ...] = ()
    cards: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()
