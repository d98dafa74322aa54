"""What happened, as data: the only source of explanations, logs and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from engine.games.chase.state import State


class Record(msgspec.Struct, frozen=True):
    """One thing that happened: its kind, the rule that it rests on, the player it concerns (-1: nobody), facts.

    Facts are plain data: card names, slots as ``[row, place]``, numbers, notations.
    """

    kind: str
    rule: str
    player: int
    facts: dict[str, Any]


def note(state: State, kind: str, rule: str, player: int, **facts: Any) -> None:
    """Add a record to the state's log; callers ask first whether there is one, so that playouts pay nothing."""
    log = state.log
    if log is not None:
        log.append(Record(kind, rule, player, facts))
