"""Unknown cards: they become known by the state's word or by being told, through the same door."""

from __future__ import annotations

from engine.games.chase.chance import candidates, draw, know
from engine.games.chase.frames import ask
from engine.games.chase.records import note
from engine.games.chase.state import NATURE, Answer, State


def step_reveal(state: State, frame: list[int]) -> None:
    """Draw what the card is, or ask for it."""
    found = candidates(state, frame[1], frame[2], frame[3])
    if state.told:
        ask(state, NATURE, "reveal", [("reveal", card) for card in found])
    else:
        answer_reveal(state, frame, ("reveal", found[draw(state, len(found))]))


def answer_reveal(state: State, frame: list[int], answer: Answer) -> None:
    """Let the card be known."""
    state.frames.pop()
    token, card = frame[1], answer[1]
    know(state, {token: card})
    if state.log is not None:
        table = state.table
        note(state, "revealed", "C4.3", NATURE, was=table.name(token), card=table.name(card))


def tell(state: State, token: int, card: int) -> State:
    """Return the state in which an unknown card is known to be a certain one; ValueError if it can't be."""
    if token not in state.could or card not in candidates(state, token):
        raise ValueError(f"{state.table.name(token)} cannot be {state.table.name(card)}")
    after = state.copy()
    know(after, {token: card})
    reissue(after)
    return after


def reissue(state: State) -> None:
    """Put the pending decision anew, as its answers may name a card that is known now."""
    from engine.games.chase.machine import run

    state.answers = None
    run(state)
