"""A layout as read from its files: checked as far as it can be without a card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.problems import Place
from generator.face.layout.kinds import Kind

if TYPE_CHECKING:
    from generator.face.layout.library import Layouts


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something stands in a template: the file as shown to people, the place, the line's text."""

    file: str
    place: Place
    excerpt: str = ""


@dataclass(frozen=True, slots=True)
class Value:
    """A key's value: ``constant`` of its kind, or the source of an expression that gives one."""

    kind: Kind
    spot: Spot
    constant: Any = None
    source: str = ""


Boxed = Mapping[str, Value]
"""A box: its ``in``, ``x``, ``y``, ``w``, ``h``, ``left``, ``right``, ``top``, ``bottom``, ``inset``."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One layer: its name, type, the values of its keys, its own box and the layers in it where it has any."""

    name: str
    type: str
    spot: Spot
    values: Mapping[str, Value]
    box: Boxed | None = None
    layers: tuple[Layer, ...] = ()
    names: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Template:
    """A layout: trim size, bleed, corner radius and safe zone in mm, then its named parts.

    ``file`` is its path under the templates' folder, ``depends_on`` that of every file it was read from.
    """

    name: str
    file: str
    width: float
    height: float
    bleed: float
    radius: float
    safe: float
    theme: Mapping[str, str]
    names: Mapping[str, Value]
    boxes: Mapping[str, Boxed]
    styles: Mapping[str, Mapping[str, Value]]
    layers: tuple[Layer, ...]
    depends_on: tuple[str, ...]
    library: Layouts
