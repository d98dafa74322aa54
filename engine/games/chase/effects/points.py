"""Verbs of action points, actions and dishes."""

from __future__ import annotations

from engine.effects import Term
from engine.games.chase.effects.chosen import chosen, plain
from engine.games.chase.effects.meaning import Compiler, Step, means
from engine.games.chase.effects.nouns import INGREDIENTS, player_of
from engine.games.chase.records import note
from engine.games.chase.state import State

ACTIONS = ("take", "move", "play")


def _changed(state: State, player: int, before: int, after: int, when: str) -> int:
    if state.log is not None and before != after:
        note(state, "action-points", "C3.2", player, before=before, after=after, turn=when)
    return abs(after - before)


@means("ap_now")
def ap_now(compiler: Compiler, amount: int) -> Step:
    """Gain action points in the running turn, if it is one's own."""

    def do(state: State, times: int, here: int, me: int) -> int:
        if me != state.active:
            return 0
        before = state.ap
        state.ap += amount * times
        return _changed(state, me, before, state.ap, "now")

    return plain(do, scaled=True)


@means("ap_gain")
def ap_gain(compiler: Compiler, amount: int, side: Term) -> Step:
    """Have more action points in the coming turn."""
    of = compiler.make(side)

    def do(state: State, times: int, here: int, me: int) -> int:
        player = player_of(state, of(me), me)
        before = state.next_ap[player]
        state.next_ap[player] += amount * times
        return _changed(state, player, before, state.next_ap[player], "coming")

    return plain(do, scaled=True)


@means("ap_lose")
def ap_lose(compiler: Compiler, amount: int, side: Term) -> Step:
    """Have fewer action points in the coming turn, never less than none."""
    of = compiler.make(side)

    def do(state: State, times: int, here: int, me: int) -> int:
        player = player_of(state, of(me), me)
        before = state.next_ap[player]
        state.next_ap[player] = max(0, before - amount * times)
        return _changed(state, player, before, state.next_ap[player], "coming")

    return plain(do, scaled=True)


@means("again")
def again(compiler: Compiler, kind: Term) -> Step:
    """Be allowed one more action of a kind in the running turn, if it is one's own; it costs as usual (C3.3)."""
    action = compiler.make(kind)

    def do(state: State, times: int, here: int, me: int) -> int:
        if me != state.active:
            return 0
        state.left[action] += 1
        if state.log is not None:
            note(state, "action-again", "C3.3", me, action=ACTIONS[action])
        return 1

    return plain(do)


@means("dish_asks")
def dish_asks(compiler: Compiler, ingredient: Term) -> Step:
    """Let a dish of the dish area ask for another ingredient in place of one, until the turn ends.

    A choice is the dish's number times 8 plus the place in its list.
    """
    wanted = compiler.make(ingredient)

    def options(state: State, here: int, me: int) -> list[int]:
        return [
            dish * 8 + place
            for dish in state.area
            for place, asked in enumerate(state.table.asked(state, dish))
            if asked != wanted
        ]

    def do(state: State, value: int, here: int, me: int) -> None:
        dish, place = value >> 3, value & 7
        asks = list(state.table.asked(state, dish))
        before = asks[place]
        asks[place] = wanted
        state.asks[dish] = tuple(asks)
        if state.log is not None:
            changed = {"before": INGREDIENTS[before], "after": INGREDIENTS[wanted]}
            note(state, "dish-asks", "C6.1", me, dish=state.table.dish_name(dish), **changed)

    return chosen(1, "dish-asks", options, do)
