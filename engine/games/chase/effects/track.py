"""Verbs of the distance track."""

from __future__ import annotations

from engine.games.chase.effects.chosen import chosen, plain
from engine.games.chase.effects.meaning import Compiler, Step, means
from engine.games.chase.records import note
from engine.games.chase.state import State
from engine.games.chase.track import move_marker, square_bit


@means("farther")
def farther(compiler: Compiler, amount: int) -> Step:
    """Make the distance larger (C4.4, C4.5)."""
    return plain(lambda state, times, here, me: move_marker(state, amount * times, me, "C4.4"), scaled=True)


@means("closer")
def closer(compiler: Compiler, amount: int) -> Step:
    """Make the distance smaller (C4.4, C4.5)."""
    return plain(lambda state, times, here, me: move_marker(state, -amount * times, me, "C4.4"), scaled=True)


@means("distance_to")
def distance_to(compiler: Compiler, square: int) -> Step:
    """Put the marker on a square."""
    return plain(lambda state, times, here, me: move_marker(state, square - state.distance, me, "C4.4"))


@means("reset_reward")
def reset_reward(compiler: Compiler) -> Step:
    """Make a used reward square of one's own colour give once more."""
    squares = compiler.squares

    def options(state: State, here: int, me: int) -> list[int]:
        return [square for square in sorted(squares[me & 1]) if state.used & square_bit(square, me & 1)]

    def do(state: State, square: int, here: int, me: int) -> None:
        state.used &= ~square_bit(square, me & 1)
        if state.log is not None:
            note(state, "square-reset", "C4.6", me, square=square)

    return chosen(1, "square", options, do)
