"""Verbs that take from the mountain, look into it, turn its cards up or clear them."""

from __future__ import annotations

from engine.effects import Term
from engine.games.chase.effects.chosen import chosen, plain
from engine.games.chase.effects.meaning import Compiler, Step, means
from engine.games.chase.mountain import free, locked, turn_up
from engine.games.chase.records import note
from engine.games.chase.slots import row_and_place
from engine.games.chase.state import State
from engine.games.chase.zones import (
    FROM_DISCARD,
    discard_from_mountain,
    into_hand,
    take_from_mountain,
    take_reward,
)


@means("take")
def take(compiler: Compiler, amount: int, cards: Term) -> Step:
    """Take uncovered cards (C4.1), level 6 only when unlocked (C4.2)."""
    fits = compiler.make(cards)

    def options(state: State, here: int, me: int) -> list[int]:
        mountain = state.mountain
        return [slot for slot in free(state) if fits[mountain[slot]]]

    return chosen(amount, "take", options, lambda state, slot, here, me: take_from_mountain(state, slot, me, "C4.1"))


@means("take_covered")
def take_covered(compiler: Compiler, amount: int) -> Step:
    """Take covered cards, face up or down (C4.9)."""

    def options(state: State, here: int, me: int) -> list[int]:
        over, mountain = state.over, state.mountain
        return sorted(slot for slot in over if over[slot] and not locked(state, mountain[slot]))

    return chosen(amount, "take", options, lambda state, slot, here, me: take_from_mountain(state, slot, me, "C4.9"))


@means("take_reward")
def take_rewards(compiler: Compiler, amount: int) -> Step:
    """Take reward cards, unseen; with four players cards of the mountain by C4.1, as there are no others (C8.4)."""
    if compiler.players > 2:
        return chosen(
            amount,
            "take",
            lambda state, here, me: free(state),
            lambda state, slot, here, me: take_from_mountain(state, slot, me, "C8.4"),
        )
    return chosen(
        amount,
        "reward",
        lambda state, here, me: list(range(len(state.rewards))),
        lambda state, number, here, me: take_reward(state, number, me, "C2.6"),
    )


@means("recover")
def recover(compiler: Compiler, amount: int) -> Step:
    """Take the top cards of the discard pile."""

    def do(state: State, times: int, here: int, me: int) -> int:
        count = min(amount * times, len(state.discard))
        for _ in range(count):
            into_hand(state, state.discard[-1], FROM_DISCARD, me, "recovered", "C5.6")
        return count

    return plain(do, scaled=True)


@means("peek_hidden")
def peek_hidden(compiler: Compiler, amount: int) -> Step:
    """Look at face-down cards of the mountain that one does not know yet."""

    def options(state: State, here: int, me: int) -> list[int]:
        return sorted(slot for slot in state.down if not state.seen[state.mountain[slot]] >> me & 1)

    def do(state: State, slot: int, here: int, me: int) -> None:
        card = state.mountain[slot]
        state.seen[card] |= 1 << me
        if state.log is not None:
            note(state, "peeked", "C5.6", me, card=state.table.name(card), slot=row_and_place(slot))

    return chosen(amount, "peek", options, do)


@means("peek_rewards")
def peek_rewards(compiler: Compiler, amount: int) -> Step:
    """Look at reward cards that one does not know yet."""

    def options(state: State, here: int, me: int) -> list[int]:
        return [number for number, card in enumerate(state.rewards) if not state.seen[card] >> me & 1]

    def do(state: State, number: int, here: int, me: int) -> None:
        card = state.rewards[number]
        state.seen[card] |= 1 << me
        if state.log is not None:
            note(state, "peeked", "C5.6", me, card=state.table.name(card), reward=number)

    return chosen(amount, "peek-reward", options, do)


@means("turn_up")
def turn_up_hidden(compiler: Compiler, amount: int) -> Step:
    """Turn face-down cards of the mountain face up where they lie."""
    return chosen(
        amount,
        "turn-up",
        lambda state, here, me: sorted(state.down),
        lambda state, slot, here, me: turn_up(state, slot, "C5.6"),
    )


@means("clear")
def clear(compiler: Compiler, amount: int, cards: Term) -> Step:
    """Discard uncovered cards of the mountain; this is no taking, so C4.2 does not hold it back."""
    fits = compiler.make(cards)

    def options(state: State, here: int, me: int) -> list[int]:
        return [slot for slot in state.open if fits[state.mountain[slot]]]

    return chosen(
        amount, "clear", options, lambda state, slot, here, me: discard_from_mountain(state, slot, me, "C5.6")
    )
