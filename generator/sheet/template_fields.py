"""The sorts of value a sheet template holds; each reader refuses with a ValueError that says what it wants."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from engine.database.nodes import Mapping as Map
from engine.database.nodes import Node, Scalar
from generator.sheet.marks import THINNEST_PT
from generator.sheet.units import micrometres

Fields = Mapping[str, Callable[[Node], object] | None]
Reading = dict[str, Any]

LONGEST_MM = 1_000
_COLOR = re.compile(r"#[0-9a-fA-F]{6}")
_WORDS = ("page", "pages", "game", "language", "hash")
_BRACED = re.compile(r"\{([^{}]*)\}")


def length(node: Node) -> int:
    """Read a length in mm as µm."""
    try:
        value = micrometres(_text(node))
    except ValueError:
        value = -1
    if not 0 <= value <= LONGEST_MM * 1000:
        raise ValueError(f"must be a length in mm, 0 to {LONGEST_MM}")
    return value


def points(node: Node) -> float:
    """Read a stroke's width or a type size in pt."""
    try:
        value = float(_text(node))
    except ValueError:
        value = 0.0
    if not THINNEST_PT <= value <= 72:
        raise ValueError(f"must be {THINNEST_PT} to 72 pt")
    return value


def color(node: Node) -> str | None:
    """Read ``#rrggbb`` or ``none``."""
    text = _text(node)
    if text == "none":
        return None
    if not _COLOR.fullmatch(text):
        raise ValueError("must be a colour such as '#1f3a5f' (in quotes), or none")
    return text.lower()


def cut(node: Node) -> str:
    """Read the sort of cut marks."""
    text = _text(node)
    if text not in ("marks", "lines", "none"):
        raise ValueError("must be marks, lines or none")
    return text


def texts(node: Node) -> dict[str, str]:
    """Read a text for each language."""
    if not isinstance(node, Map):
        raise ValueError("must be a map from languages to texts")
    read = {key.text: _text(value) for key, value in node.entries}
    for text in read.values():
        for word in _BRACED.findall(text):
            if word not in _WORDS:
                raise ValueError(f"knows no {{{word}}}; there are " + ", ".join(f"{{{word}}}" for word in _WORDS))
    return read


def filled(text: str, words: Mapping[str, object]) -> str:
    """Fill the braces of a footer's text."""
    return _BRACED.sub(lambda match: str(words[match[1]]), text)


def _text(node: Node) -> str:
    if not isinstance(node, Scalar):
        raise ValueError("must be a single value")
    return node.text
