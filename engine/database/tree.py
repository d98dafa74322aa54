"""The shape of a YAML file before anyone gives it a meaning: texts, lists and maps with their places."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.problems import Place


class Scalar(msgspec.Struct, frozen=True, gc=False):
    """A text exactly as typed; ``plain`` is false when it stood in quotes or in a block (``|``, ``>``)."""

    text: str
    plain: bool
    place: Place

    @property
    def blank(self) -> bool:
        """Say whether nothing at all was typed."""
        return self.plain and not self.text


class Sequence(msgspec.Struct, frozen=True, gc=False):
    """A list of nodes in the file's order."""

    items: tuple[Node, ...]
    place: Place


class Mapping(msgspec.Struct, frozen=True, gc=False):
    """Keys and their nodes in the file's order; no key occurs twice."""

    entries: tuple[tuple[Scalar, Node], ...]
    place: Place

    def get(self, key: str) -> Node | None:
        """Return the node under ``key``, or None."""
        return next((node for name, node in self.entries if name.text == key), None)


Node: TypeAlias = Scalar | Sequence | Mapping


def kind_of(node: Node) -> str:
    """Name a node's kind for a person."""
    if isinstance(node, Scalar):
        return "nothing" if node.blank else "a text"
    return "a list" if isinstance(node, Sequence) else "a map"
