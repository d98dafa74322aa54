"""What a card's face is made of once everything has its place: pure data, no drawing.

Lengths are mm, type sizes pt. The origin is the top-left corner of the trim, x to the right,
y downwards; what lies in the bleed has negative coordinates or lies beyond the trim size.
Colours are ``#rrggbb``.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Path:
    """An outline in SVG path syntax (mm), filled, stroked or both; ``even_odd`` picks the fill rule."""

    d: str
    fill: str | None = None
    stroke: str | None = None
    width: float = 0.0
    opacity: float = 1.0
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class Run:
    """A run of text in one font face: ``x``, ``y`` is the start of the baseline, ``size`` in pt.

    ``space`` is the extra advance after each character in pt. ``squeeze`` lists the
    (index, pt) pairs that move the pen back before a character (squeezed full-width marks).
    """

    x: float
    y: float
    text: str
    face: str
    size: float
    color: str
    space: float = 0.0
    squeeze: tuple[tuple[int, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Icon:
    """One of the deck's icons in a box; ``color`` replaces the icon's own where it is made of one."""

    name: str
    x: float
    y: float
    w: float
    h: float
    color: str | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in a box: ``emoji:<hex code>`` from the picture font or ``art:<path>`` by an author.

    ``turn`` is degrees clockwise about the box's centre; ``mirror`` flips left and right;
    ``tint`` mixes every colour half-way with that colour.
    """

    source: str
    x: float
    y: float
    w: float
    h: float
    mirror: bool = False
    turn: float = 0.0
    tint: str | None = None
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Clip:
    """Items shown only inside an outline (SVG path syntax, mm)."""

    d: str
    items: tuple[Item, ...]


Item = Path | Run | Icon | Picture | Clip


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a card, placed: trim size, bleed and corner radius in mm, then the items in drawing order.

    ``key`` names it uniquely in a build (``E07``, ``back/event``); ``title`` is what a person calls it.
    """

    key: str
    title: str
    language: str
    width: float
    height: float
    bleed: float
    radius: float
    items: tuple[Item, ...]
