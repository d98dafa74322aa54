"""Put the pending decision again after a card became known, so that the answer is still the players' to give."""

from __future__ import annotations

from engine.games.chase import State
from engine.games.chase.machine import STEPS, run


def asked_again(state: State) -> None:
    """Issue the answers anew; unlike the machine, take no single answer of itself."""
    state.answers = None
    while state.winner < 0 and state.answers is None:
        frame = state.frames[-1]
        STEPS[frame[0]](state, frame)


def settle(state: State) -> None:
    """Go on as the machine does where only one answer is left."""
    if state.winner < 0 and state.answers is not None:
        run(state)
