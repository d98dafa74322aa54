"""The player that looks one step ahead: it does what leaves it best off if nobody answers."""

from __future__ import annotations

from random import Random

from engine.games.chase import Answer, State, advance, deal, hide, legal
from engine.games.chase.hidden import reissue
from engine.simulate.players.worth import worth

WORLDS = 3
"""How many tables are imagined that agree with what the player sees."""
STEPS = 200
"""After so many further answers a table is added up as it is."""


def choose(state: State, chance: Random) -> Answer:
    """Choose the answer that is worth most on average; of equal ones the first."""
    answers = legal(state)
    if len(answers) == 1:
        return answers[0]
    side = state.who & 1
    totals = dict.fromkeys(answers, 0.0)
    for _ in range(WORLDS):
        world = imagined(state, chance)
        for answer in answers:
            after = world.copy()
            advance(after, answer)
            quieten(after)
            totals[answer] += worth(after, side)
    return max(answers, key=lambda answer: totals[answer])


def imagined(state: State, chance: Random) -> State:
    """Deal what the deciding player can't see anew, chance included."""
    world = hide(state, state.who)
    world.word = chance.getrandbits(64)
    deal(world)
    reissue(world)
    return world


def quieten(state: State) -> None:
    """Go on to the next turn's decision: everybody declines, or does the first thing offered."""
    for _ in range(STEPS):
        if state.winner >= 0 or state.kind == "turn":
            return
        answers = legal(state)
        advance(state, next((answer for answer in answers if answer[0] in ("pass", "no")), answers[0]))
