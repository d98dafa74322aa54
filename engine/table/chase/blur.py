"""A hand of which nobody told which card left it: each of its cards may be any of them."""

from __future__ import annotations

from engine.games.chase import State
from engine.table.chase.again import asked_again


def blurred(state: State, player: int) -> State:
    """Return the state in which the hand's cards are no longer told apart, as before a card is drawn from it unseen."""
    after = state.copy()
    hand, table = after.hands[player], state.table
    free = iter([token for token in range(table.count, 2 * table.count) if token not in state.could])
    mask = 0
    for card in hand:
        mask |= state.could[card] if card in state.could else 1 << card
    tokens = [card if card in state.could else next(free) for card in hand]
    for card, token in zip(hand, tokens, strict=True):
        after.could[token] = mask
        after.seen[card] = 0
        after.seen[token] = 1 << player
    after.hands[player] = tokens
    asked_again(after)
    return after
