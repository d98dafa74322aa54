"""What a player cannot see of a game: turned into unknown cards, so that it can be dealt anew."""

from __future__ import annotations

from engine.games.chase.effects.meaning import TAIL
from engine.games.chase.frames import EFFECT, PLACE
from engine.games.chase.hidden import reissue
from engine.games.chase.state import State
from engine.games.chase.table import RANKS


def hide(state: State, player: int) -> State:
    """Return the state as a player knows it: others' unseen hand cards, face-down cards and rewards are unknown.

    So are the cards of stages to come. These and face-down ones are known by rank, a reward by the rewards' ranks.
    """
    after = state.copy()
    table, seen = state.table, state.seen
    unseen = [card for card in range(table.count) if not seen[card] >> player & 1]
    by_rank = {*state.mountain.values(), *state.reserve}
    lying = by_rank | set(state.rewards)
    lying.update(card for hand in state.hands for card in hand)
    lying -= _in_hand_of_the_machine(state)
    unseen = [card for card in unseen if card in lying]
    whole = sum(1 << card for card in unseen)
    rewards = {RANKS.index(rank) for rank in table.rewards}
    fresh = iter([token for token in range(table.count, 2 * table.count) if token not in state.could])
    renamed: dict[int, int] = {}
    for card in unseen:
        token = renamed[card] = next(fresh)
        levels = {table.level[card]} if card in by_rank else rewards if card in state.rewards else None
        after.could[token] = whole & sum(1 << each for each in unseen if levels is None or table.level[each] in levels)
        after.seen[token], after.seen[card] = seen[card], 0
    for zone in (*after.hands, after.rewards, after.reserve):
        zone[:] = [renamed.get(card, card) for card in zone]
    for slot, card in after.mountain.items():
        after.mountain[slot] = renamed.get(card, card)
    if after.winner < 0:
        reissue(after)
    return after


def _in_hand_of_the_machine(state: State) -> set[int]:
    """List the cards that a frame is about to place or hand over, which it must go on knowing."""
    found = {frame[1] for frame in state.frames if frame[0] == PLACE}
    found.update(each for frame in state.frames if frame[0] == EFFECT for each in frame[TAIL:])
    return found
