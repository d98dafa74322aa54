"""Who is asked for a card next, and who acts next (C5.3, C8.1, C8.8)."""

from __future__ import annotations

from engine.games.chase.state import State


def next_to_answer(state: State, last: int, declined: int = 0) -> int:
    """Give the player whom the side stacked upon asks next, after ``declined`` of them said no.

    The sides alternate; within a side the player whose turn comes sooner is asked first, the turn that is running
    being the soonest: the active player before their partner, and of the opponents the one who acts next (C8.8).
    """
    active = state.active
    first = active + 1 if (last ^ active) & 1 == 0 else active
    return (first + 2 * declined) % len(state.hands)


def next_to_act(state: State, side: int) -> int:
    """Give the player of a side whose turn comes next, the running one aside (C8.1)."""
    after = state.active + 1
    return (after if after & 1 == side else after + 1) % len(state.hands)


def opponents(state: State, player: int) -> range:
    """List a player's opponents."""
    return range(~player & 1, len(state.hands), 2)
