"""What a reader carries along: the source, the findings, the places, the hooks for a game's own types."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final, TypeAlias

from engine.database.source import Source
from engine.database.tree import Node, Scalar, kind_of
from engine.problems import Place, Problem, Severity


class Invalid(Enum):
    """The type of ``INVALID``."""

    INVALID = "invalid"


INVALID: Final = Invalid.INVALID
"""Stands for a value that could not be read; its findings are already noted."""


class Context:
    """Collect findings and places while a game is read; ``path`` is that of the node a hook is given."""

    __slots__ = ("hooks", "languages", "path", "places", "problems", "readers", "source")

    def __init__(
        self,
        source: Source,
        languages: tuple[str, ...] = (),
        hooks: Mapping[type, Hook] | None = None,
        path: str = "",
    ) -> None:
        self.source = source
        self.languages = languages
        self.hooks: Mapping[type, Hook] = hooks or {}
        self.path = path
        self.problems: list[Problem] = []
        self.places: dict[str, Place] = {}
        self.readers: dict[int, tuple[Any, Reader]] = {}

    def problem(self, place: Place, code: str, message: str, hint: str = "", severity: Severity = "error") -> Invalid:
        """Note a finding; return ``INVALID`` so that a reader can end with it."""
        self.problems.append(self.source.problem(place, code, message, hint, severity))
        return INVALID

    def expected(self, what: str, node: Node) -> Invalid:
        """Note that another kind of node or nothing stands where ``what`` should."""
        if isinstance(node, Scalar):
            if node.blank:
                return self.problem(node.place, "data/empty", f"expected {what}, found nothing", self.swallowed(node))
            return self.problem(node.place, "data/kind", f"expected {what}, found `{shown(node.text)}`")
        hint = ""
        line = self.source.line(node.place.line)[node.place.column - 1 :]
        if line[:1] in ("{", "[") and what.startswith("a text"):
            hint = f"put a text that begins with {line[0]} in quotes"
        return self.problem(node.place, "data/kind", f"expected {what}, found {kind_of(node)}", hint)

    def swallowed(self, node: Scalar) -> str:
        """Hint at a ``#`` that turned the text after a key into a comment, if there is one."""
        rest = self.source.line(node.place.line)[node.place.column - 1 :].lstrip()
        return f'what follows # is a comment; put the text in quotes: "{rest}"' if rest.startswith("#") else ""

    def inside(self, node: Scalar, offset: int) -> Place:
        """Return the place of character ``offset`` of a text, the text's own place where it is folded or escaped."""
        line, column = node.place.line, node.place.column
        text = self.source.line(line)
        if node.plain or text[column - 1 : column] in ("'", '"'):
            start = column - 1 + (not node.plain)
            if text.startswith(node.text[: offset + 1], start):
                return Place(line, start + offset + 1)
        elif text[column - 1 : column] == "|":
            before = node.text[:offset]
            line += 1 + before.count("\n")
            within = offset - (before.rfind("\n") + 1)
            whole = node.text.split("\n")[before.count("\n")]
            return Place(line, len(self.source.line(line)) - len(whole) + within + 1)
        return node.place


Hook: TypeAlias = Callable[[Node, Mapping[str, Any], Context], Any]
"""Reads one node as a game's own type, given the ``extra`` of its ``Meta``; returns the value or ``INVALID``."""
Reader: TypeAlias = Callable[[Node, Context, str], Any]
"""Reads one node at a path such as ``games.chase.cards.E07``; returns the value or ``INVALID``."""


def shown(text: str) -> str:
    """Shorten a text for a message."""
    line = text.strip().replace("\n", " ⏎ ")
    return line if len(line) <= 40 else line[:39] + "…"
