"""What a game consists of: moves made of steps, and moves taken back."""

from __future__ import annotations

from typing import Literal

import msgspec


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing told to the rules engine: an answer, what an unknown card is, or that a hand's cards got mixed up.

    ``what`` is an answer's text, the name of an unknown card, or a player's number; ``card`` a card's name.
    """

    do: Literal["answer", "tell", "blur"]
    what: str
    card: str = ""


class Move(msgspec.Struct, frozen=True, tag="move", tag_field="entry"):
    """What was done in one go: as typed (empty for a program's), by which player (-1: nobody), its steps."""

    typed: str
    player: int
    steps: tuple[Step, ...]


class Undone(msgspec.Struct, frozen=True, tag="undone", tag_field="entry"):
    """So many last moves were taken back; ``seen`` names the hidden cards that had been seen by then."""

    moves: int
    seen: tuple[str, ...] = ()


Entry = Move | Undone


def standing(log: list[Entry]) -> list[Move]:
    """List the moves that were not taken back."""
    moves: list[Move] = []
    for entry in log:
        if isinstance(entry, Move):
            moves.append(entry)
        else:
            del moves[len(moves) - entry.moves :]
    return moves
