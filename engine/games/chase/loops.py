"""Repetition: the same position once more, whatever the random word."""

from __future__ import annotations

from engine.games.chase.state import State
from engine.games.chase.text import digest


class Watch:
    """Remembers positions; one that comes again can come for ever, while a long chain of new ones will end."""

    def __init__(self) -> None:
        self._seen: set[str] = set()

    def comes_again(self, state: State) -> bool:
        """Say whether a position was looked at before, and remember it."""
        mark = digest(state, chance=False)
        again = mark in self._seen
        self._seen.add(mark)
        return again
