"""Card sizes by name or in millimetres."""

from __future__ import annotations

import re
from collections.abc import Mapping as Map
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from engine.database.context import Context, Invalid
    from engine.database.tree import Node

SIZES: dict[str, tuple[float, float]] = {
    "standard": (63.0, 88.0),
    "poker": (63.5, 88.9),
    "bridge": (57.15, 88.9),
    "tarot": (69.85, 120.65),
    "mini": (44.45, 63.5),
    "euro-mini": (44.0, 68.0),
    "japanese": (59.0, 86.0),
    "square": (70.0, 70.0),
    "domino": (44.45, 88.9),
    "business": (50.8, 88.9),
    "jumbo": (88.9, 139.7),
}
"""Trim width and height in mm."""
SMALLEST, LARGEST = 20.0, 420.0
_FORM = re.compile(r"(\d{1,4}(?:\.\d{1,3})?)\s*(?:mm\s*)?[x×]\s*(\d{1,4}(?:\.\d{1,3})?)\s*mm")


class Size(msgspec.Struct, frozen=True):
    """A trim size in mm; ``name`` is what the author wrote."""

    name: str
    width: float
    height: float


def read_size(node: Node, extra: Map[str, Any], context: Context) -> Size | Invalid:
    """Read a size's name or ``70x120mm``; an unknown one is a finding, never another size."""
    from engine.database.near import did_you_mean
    from engine.database.tree import Scalar

    if not isinstance(node, Scalar):
        return context.expected("a size such as standard or 70x120mm", node)
    if node.text in SIZES:
        return Size(node.text, *SIZES[node.text])
    match = _FORM.fullmatch(node.text.strip())
    if match is None:
        hint = f"{did_you_mean(node.text, SIZES)} Sizes of your own are written 70x120mm"
        return context.problem(node.place, "data/size", f"unknown size `{node.text[:40]}`", hint)
    width, height = float(match[1]), float(match[2])
    if not (min(width, height) >= SMALLEST and max(width, height) <= LARGEST):
        message = f"a card's sides must be {SMALLEST:g} to {LARGEST:g} mm, not {width:g} x {height:g}"
        return context.problem(node.place, "data/size", message)
    return Size(node.text.strip(), width, height)
