"""Cards from zone to zone: each mover changes the state and records it."""

from __future__ import annotations

from typing import Any

from engine.games.chase.four_stages import lay_next_stage
from engine.games.chase.frames import reveal_later
from engine.games.chase.mountain import lay, lift, settle
from engine.games.chase.records import note
from engine.games.chase.slots import row_and_place
from engine.games.chase.state import State

FROM_DISCARD, FROM_STACK, FROM_PILES = -1, -2, -3
"""Where a card comes from that is no hand; a hand is its player's number."""
EVERYBODY = 255


def take_from_mountain(state: State, slot: int, player: int, rule: str) -> None:
    """Put a card of the mountain into a hand; a face-down one stays unseen by the others (C4.9)."""
    hidden = slot in state.down
    card = lift(state, slot, player & 1)
    state.hands[player].append(card)
    state.stirred = True
    state.seen[card] = state.seen[card] | 1 << player if hidden else EVERYBODY
    if state.log is not None:
        note(state, "took", rule, player, card=state.table.name(card), slot=row_and_place(slot), hidden=hidden)
    if state.turning:
        settle(state)
    if state.reserve and not state.mountain:
        lay_next_stage(state)


def take_reward(state: State, number: int, player: int, rule: str) -> None:
    """Put a reward card, unseen, into a hand."""
    card = state.rewards.pop(number)
    state.hands[player].append(card)
    state.seen[card] |= 1 << player
    if state.log is not None:
        note(state, "reward-taken", rule, player, card=state.table.name(card))


def discard_from_mountain(state: State, slot: int, player: int, rule: str) -> None:
    """Put an uncovered card of the mountain on the discard pile."""
    card = lift(state, slot, player & 1)
    state.discard.append(card)
    state.stirred = True
    state.seen[card] = EVERYBODY
    if state.log is not None:
        note(state, "cleared", rule, player, card=state.table.name(card), slot=row_and_place(slot))
    if state.turning:
        settle(state)
    if state.reserve and not state.mountain:
        lay_next_stage(state)


def shift(state: State, slot: int, to: int, player: int, rule: str) -> None:
    """Move a card of the mountain to another slot; it does not leave the mountain."""
    kept = state.gone[:], state.draw_left, state.unlocked
    card = lift(state, slot, player & 1)
    lay(state, to, card)
    state.gone, state.draw_left, state.unlocked = kept
    if state.log is not None:
        table = state.table
        note(state, "shifted", rule, player, card=table.name(card), slot=row_and_place(slot), to=row_and_place(to))
    _settle_after_laying(state)


def place(state: State, card: int, source: int, slot: int, player: int, rule: str) -> None:
    """Lay a card face up on the mountain (C4.8), from a hand, the discard pile, the stack or a dish's piles."""
    leave(state, card, source)
    lay(state, slot, card)
    _to_open(state, card)
    if state.log is not None:
        note(state, "returned", rule, player, card=state.table.name(card), slot=row_and_place(slot))


def _settle_after_laying(state: State) -> None:
    """Turn up what stays uncovered: a card may have been uncovered and covered by one and the same shift."""
    state.turning = [slot for slot in state.turning if not state.over[slot]]
    settle(state)


def leave(state: State, card: int, source: int) -> None:
    """Remove a card from where it is: a hand, the discard pile, the stack or a dish's piles."""
    if source >= 0:
        state.hands[source].remove(card)
    elif source == FROM_DISCARD:
        state.discard.remove(card)
    elif source == FROM_STACK:
        state.stack = [entry for entry in state.stack if entry[0] != card]
    else:
        state.dish_cards = [laid for laid in state.dish_cards if laid[0] != card]


def discard(state: State, card: int, source: int, player: int, rule: str, **why: Any) -> None:
    """Put a card on the discard pile, face up."""
    leave(state, card, source)
    state.discard.append(card)
    _to_open(state, card)
    if state.log is not None:
        note(state, "discarded", rule, player, card=state.table.name(card), **why)


def into_hand(state: State, card: int, source: int, player: int, kind: str, rule: str) -> None:
    """Put a card that others see, or whose owner knows that it goes, into a hand."""
    leave(state, card, source)
    state.hands[player].append(card)
    seen = 1 << player | 1 << source if source >= 0 else EVERYBODY
    state.seen[card] |= seen
    if state.log is not None:
        note(state, kind, rule, player, card=state.table.name(card), source=source)


def _to_open(state: State, card: int) -> None:
    state.seen[card] = EVERYBODY
    if card in state.could:
        reveal_later(state, card)
