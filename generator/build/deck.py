"""A deck as the build takes it: every face placed, how many of each, and which back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.problems import Problem
from generator.face.placed import Face


@dataclass(frozen=True, slots=True)
class Entry:
    """A card: its front, how many copies, and its back's key (None: left blank)."""

    front: Face
    copies: int = 1
    back: str | None = None


@dataclass(frozen=True, slots=True)
class Deck:
    """One game in one language; ``problems`` were found while its faces were placed."""

    game: str
    title: str
    language: str
    language_title: str
    entries: tuple[Entry, ...]
    backs: Mapping[str, Face] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()

    def faces(self) -> Iterator[Face]:
        """Go through every design once: fronts in the deck's order, then the backs."""
        for entry in self.entries:
            yield entry.front
        yield from self.backs.values()
