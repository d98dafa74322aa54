"""What a layout is given besides the card, and what it gives back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.problems import Problem
from generator.face.placed import Face
from generator.text.style import Fitted, TextStyle


class Fitting(Protocol):
    """``generator.text.fitting.fit`` with its font book and icons given."""

    def __call__(self, text: str, style: TextStyle, width_mm: float, height_mm: float, language: str) -> Fitted:
        """Set ``text`` into a box of ``width_mm`` x ``height_mm``."""
        ...


def _square(source: str) -> float:
    return 1.0


def _one(file: str) -> tuple[float, float]:
    return 1.0, 1.0


@dataclass(frozen=True, slots=True)
class Context:
    """A face's language, what fits its texts, what expressions may name besides ``card``.

    ``aspect`` gives width ÷ height of a picture such as ``art:fox.png``, ``art_size`` a file's width and height
    in px. ``key`` and ``title`` name faces that are no card's front (``back/event``).
    """

    language: str
    fit: Fitting
    names: Mapping[str, Any] = field(default_factory=dict)
    aspect: Callable[[str], float] = _square
    art_size: Callable[[str], tuple[float, float]] = _one
    key: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Laid:
    """A placed face, what is wrong with it, and the files under the templates' folders that it depends on."""

    face: Face
    problems: tuple[Problem, ...]
    depends_on: tuple[str, ...]
