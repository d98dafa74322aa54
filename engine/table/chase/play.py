"""A game under way: its state, its log, and every earlier state for taking moves back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from engine.games.chase import Record, State, Table
from engine.table.chase.draft import Draft
from engine.table.chase.seen import seen_by
from engine.table.chase.start import first_state
from engine.table.chase.steps import Entry, Move, Undone, standing


class Setting(msgspec.Struct, frozen=True):
    """What a game was begun with: players, whether the program deals, its seed, rulings changed, sides' programs."""

    players: int = 2
    deal: bool = False
    seed: int = 0
    rulings: tuple[str, ...] = ()
    bots: dict[str, str] = {}


class Past(NamedTuple):
    """A move with the state before it and what happened in it."""

    move: Move
    before: State
    records: tuple[Record, ...]


class Play:
    """One game from its first state."""

    def __init__(self, table: Table, setting: Setting) -> None:
        self.table = table
        self.setting = setting
        self.state = first_state(table, setting.deal, setting.seed)
        self.log: list[Entry] = []
        self.past: list[Past] = []

    def draft(self) -> Draft:
        """Begin a move."""
        return Draft(self.state)

    def commit(self, draft: Draft, typed: str, player: int) -> None:
        """Let a finished move be part of the game."""
        draft.settle()
        move = Move(typed, player, tuple(draft.steps))
        self.past.append(Past(move, self.state, tuple(draft.records)))
        self.log.append(move)
        self.state = draft.state

    def undo(self) -> Undone | None:
        """Take back the last typed move with all that programs did after it; None if there is none."""
        count = next((number for number, past in enumerate(reversed(self.past), 1) if past.move.typed), 0)
        if not count:
            return None
        taken = self.past[-count:]
        seen = dict.fromkeys(name for past in taken for name in seen_by(past.records))
        del self.past[-count:]
        self.state = taken[0].before
        undone = Undone(count, tuple(seen))
        self.log.append(undone)
        return undone

    def replay(self, log: Iterable[Entry]) -> None:
        """Play a recorded log from the start; ValueError where it does not fit."""
        entries = list(log)
        for move in standing(entries):
            draft = self.draft()
            for step in move.steps:
                draft.do(step)
            self.commit(draft, move.typed, move.player)
        self.log = entries
