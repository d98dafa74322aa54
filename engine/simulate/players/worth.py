"""How good a state of chase is for a side, by a simple sum."""

from __future__ import annotations

from engine.games.chase import DRAWN, RUNNING, State

SQUARE, DISH, VICTORY_CARD, POINT, CARD, LEVEL, UNSPENT = 3.0, 12.0, 60.0, 1.5, 1.0, 0.5, 0.1
WON = 1000.0
"""A square of distance, a dish, one's victory card off the mountain, an action point of the coming turn, a hand card
and each of its levels, an action point not spent yet; cards over the hand's limit count nothing."""


def worth(state: State, side: int) -> float:
    """Add a state up for a side: what is good for the other side counts against it."""
    if state.winner != RUNNING:
        return 0.0 if state.winner == DRAWN else WON if state.winner == side else -WON
    own, theirs = _holds(state, side), _holds(state, 1 - side)
    away = SQUARE * (state.distance - state.table.model.track.start)
    return own - theirs + (away if side == 0 else -away)


def _holds(state: State, side: int) -> float:
    total = DISH * len(state.dishes[side]) + VICTORY_CARD * (state.gone[side] >= 0)
    for player, hand in enumerate(state.hands):
        if player & 1 == side:
            values = sorted((CARD + LEVEL * max(0, state.table.level[card]) for card in hand), reverse=True)
            total += sum(values[: state.table.hand_limit]) + POINT * state.next_ap[player]
            if player == state.active:
                total += UNSPENT * state.ap
    return total
