"""Noting what happened; slots stand in facts as ``[row, place]``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.games.common.records import Record

if TYPE_CHECKING:
    from engine.games.chase.state import State

__all__ = ["Record", "note"]


def note(state: State, kind: str, rule: str, player: int, **facts: Any) -> None:
    """Add a record to the state's log; callers ask first whether there is one, so that playouts pay nothing."""
    log = state.log
    if log is not None:
        log.append(Record(kind, rule, player, facts))
