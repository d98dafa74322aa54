"""Resolving a stack, one card at a time, each with its condition looked at now (C5.5-C5.7)."""

from __future__ import annotations

from engine.games.chase.effects.nouns import laid_by
from engine.games.chase.explain import explain
from engine.games.chase.frames import EFFECT
from engine.games.chase.records import note
from engine.games.chase.state import CANCELLED, KEPT, WAIVED, Entry, State
from engine.games.chase.victory import chase_victory
from engine.games.chase.zones import EVERYBODY


def step_resolving(state: State, frame: list[int]) -> None:
    """Look at the top card, or put away the one whose effects are done, or end the stack."""
    stack, table = state.stack, state.table
    if frame[1]:
        frame[1] = 0
        _put_away(state)
        if table.win_after_card:
            chase_victory(state)
        return
    if not stack:
        state.frames.pop()
        state.laid[0] = state.laid[1] = state.resolved = 0
        state.top, state.above = -1, None
        if not table.win_after_effect:
            chase_victory(state)
        return
    entry = stack[-1]
    frame[1] = 1
    card, _, flags, _ = entry
    me = laid_by(state, entry)
    side = me & 1
    if flags & CANCELLED:
        if state.log is not None:
            note(state, "was-cancelled", "C5.7", me, card=table.name(card))
        return
    condition = table.condition[side][card]
    if condition is not None and not flags & WAIVED and not condition(state, card, me):
        if state.log is not None:
            _note_condition(state, "condition-not-met", entry, me)
        return
    if state.log is not None:
        _note_condition(state, "takes-effect", entry, me)
    state.frames.append([EFFECT, table.program[side][card], 0, card, me, -1, 1, 0])


def _note_condition(state: State, kind: str, entry: Entry, me: int) -> None:
    condition = state.table.half(entry[0], me & 1).if_
    why = explain(state, condition, entry[0], me) if condition else None
    waived = bool(entry[2] & WAIVED and condition)
    note(state, kind, "C5.6", me, card=state.table.name(entry[0]), condition=why, waived=waived)


def _put_away(state: State) -> None:
    """Discard the card whose turn is over, or give it to the player that it worked for if it is kept."""
    entry = state.stack.pop()
    card, _, flags, _ = entry
    state.above = entry
    state.resolved += 1
    owner = laid_by(state, entry)
    state.seen[card] = EVERYBODY
    if flags & KEPT:
        state.hands[owner].append(card)
        if state.log is not None:
            note(state, "kept-in-hand", "C5.6", owner, card=state.table.name(card))
        return
    state.discard.append(card)
    if state.log is not None:
        note(state, "discarded", "C5.6", owner, card=state.table.name(card))
