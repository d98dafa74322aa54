"""What happened, as data: the only source of explanations, logs and tests."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec


class Record(msgspec.Struct, frozen=True):
    """One thing that happened: its kind, the rule that it rests on, the player it concerns (-1: nobody), facts.

    Facts are plain data: card names, numbers, notations, and what the game's own pages tell of.
    """

    kind: str
    rule: str
    player: int
    facts: dict[str, Any]


class Log(Protocol):
    """Whatever takes records."""

    def append(self, record: Record, /) -> object:
        """Take one more record."""
