"""Whole games by chance, in place and without records: for benchmarks, simulation and tests of laws."""

from __future__ import annotations

from random import Random

from engine.games.chase.machine import advance
from engine.games.chase.state import State


def play_out(state: State, chance: Random) -> int:
    """Answer every decision by chance until the game is over; return how many had two answers or more."""
    number = chance.random
    decisions = 0
    while state.winner < 0:
        answers = state.answers
        assert answers is not None
        decisions += len(answers) > 1
        advance(state, answers[int(number() * len(answers))])
    return decisions
