"""Verbs that act on the cards of the stack."""

from __future__ import annotations

from collections.abc import Callable

from engine.effects import Term
from engine.games.chase.effects.chosen import plain
from engine.games.chase.effects.meaning import Compiler, Step, means
from engine.games.chase.effects.nouns import INGREDIENTS, laid_by, place_of
from engine.games.chase.frames import EFFECT, PLACE
from engine.games.chase.records import note
from engine.games.chase.state import CANCELLED, KEPT, PROTECTED, TURNED, WAIVED, Entry, State
from engine.games.chase.zones import FROM_STACK, into_hand


def each_target(compiler: Compiler, target: Term, do: Callable[[State, int, int], int]) -> Step:
    """Make a step that does something to each card meant; ``do`` gets its place and the player."""
    find = compiler.make(target)

    def all_of_them(state: State, times: int, here: int, me: int) -> int:
        return sum([do(state, place, me) for place in find(state, here, me)])

    return plain(all_of_them)


def _flagged(state: State, place: int, flag: int) -> Entry:
    card, player, flags, ingredient = state.stack[place]
    state.stack[place] = entry = (card, player, flags | flag, ingredient)
    return entry


@means("cancel")
def cancel(compiler: Compiler, target: Term) -> Step:
    """Cancel cards that are neither cancelled yet nor protected (C5.7)."""

    def do(state: State, place: int, me: int) -> int:
        entry = state.stack[place]
        if entry[2] & (CANCELLED | PROTECTED):
            if state.log is not None and not entry[2] & CANCELLED:
                note(state, "protected-from-cancelling", "C5.7", me, card=state.table.name(entry[0]))
            return 0
        _flagged(state, place, CANCELLED)
        if state.log is not None:
            note(state, "cancelled", "C5.7", me, card=state.table.name(entry[0]))
        return 1

    return each_target(compiler, target, do)


def _flag(compiler: Compiler, target: Term, flag: int, kind: str) -> Step:
    def do(state: State, place: int, me: int) -> int:
        if state.stack[place][2] & flag:
            return 0
        card = _flagged(state, place, flag)[0]
        if state.log is not None:
            note(state, kind, "C5.7", me, card=state.table.name(card))
        return 1

    return each_target(compiler, target, do)


@means("protect")
def protect(compiler: Compiler, target: Term) -> Step:
    """Keep cards from being cancelled from now on."""
    return _flag(compiler, target, PROTECTED, "protected")


@means("waive")
def waive(compiler: Compiler, target: Term) -> Step:
    """Let a card work whatever its condition says."""
    return _flag(compiler, target, WAIVED, "condition-waived")


@means("repeat")
def repeat(compiler: Compiler, target: Term) -> Step:
    """Do what a card's half of one's own colour says, as if standing in its place; its condition is not asked.

    A copy only ever looks down the stack, so that copies of copies end.
    """

    def do(state: State, place: int, me: int) -> int:
        card = state.stack[place][0]
        if state.log is not None:
            note(state, "repeated", "C5.6", me, card=state.table.name(card))
        state.frames.append([EFFECT, state.table.program[me & 1][card], 0, card, me, -1, 1, 0])
        return 1

    return each_target(compiler, target, do)


@means("swap_below")
def swap_below(compiler: Compiler) -> Step:
    """Exchange the two cards directly below."""

    def do(state: State, times: int, here: int, me: int) -> int:
        place = place_of(state, here)
        if place < 2:
            return 0
        stack = state.stack
        stack[place - 1], stack[place - 2] = stack[place - 2], stack[place - 1]
        if state.log is not None:
            names = [state.table.name(stack[place - number][0]) for number in (1, 2)]
            note(state, "swapped", "C5.7", me, now=names)
        return 1

    return plain(do)


@means("sink")
def sink(compiler: Compiler, target: Term) -> Step:
    """Move a card to the bottom of the stack."""

    def do(state: State, place: int, me: int) -> int:
        if not place:
            return 0
        entry = state.stack.pop(place)
        state.stack.insert(0, entry)
        if state.log is not None:
            note(state, "sunk", "C5.7", me, card=state.table.name(entry[0]))
        return 1

    return each_target(compiler, target, do)


@means("recolour")
def recolour(compiler: Compiler, target: Term, ingredient: Term) -> Step:
    """Let a card show another ingredient while it lies in the stack."""
    wanted = compiler.make(ingredient)

    def do(state: State, place: int, me: int) -> int:
        card, player, flags, shown = state.stack[place]
        if shown == wanted:
            return 0
        state.stack[place] = (card, player, flags, wanted)
        if state.log is not None:
            table = state.table
            note(state, "recoloured", "C5.7", me, card=table.name(card), ingredient=INGREDIENTS[wanted])
        return 1

    return each_target(compiler, target, do)


@means("turn")
def turn(compiler: Compiler, target: Term) -> Step:
    """Let a card work as if the opposite side had laid it."""

    def do(state: State, place: int, me: int) -> int:
        before = state.stack[place]
        card, player, flags, shown = before
        state.stack[place] = after = (card, player, flags ^ TURNED, shown)
        state.laid[laid_by(state, before) & 1] -= 1
        state.laid[laid_by(state, after) & 1] += 1
        if state.log is not None:
            note(state, "turned", "C5.7", me, card=state.table.name(card), now=laid_by(state, after))
        return 1

    return each_target(compiler, target, do)


@means("claim")
def claim(compiler: Compiler, target: Term) -> Step:
    """Take a card out of the stack into one's hand; it has no effect."""

    def do(state: State, place: int, me: int) -> int:
        into_hand(state, state.stack[place][0], FROM_STACK, me, "claimed", "C5.7")
        return 1

    return each_target(compiler, target, do)


@means("return_card")
def return_card(compiler: Compiler, target: Term) -> Step:
    """Put a card of the stack back on the mountain; it has no effect."""

    def do(state: State, place: int, me: int) -> int:
        state.frames.append([PLACE, state.stack[place][0], me, FROM_STACK])
        return 1

    return each_target(compiler, target, do)


@means("keep")
def keep(compiler: Compiler) -> Step:
    """Let this card go to its owner's hand when it is done."""

    def do(state: State, times: int, here: int, me: int) -> int:
        place = place_of(state, here)
        if place == len(state.stack) or state.stack[place][2] & KEPT:
            return 0
        _flagged(state, place, KEPT)
        if state.log is not None:
            note(state, "kept", "C5.7", me, card=state.table.name(here))
        return 1

    return plain(do)
