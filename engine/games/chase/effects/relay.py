"""Verbs that lay cards on the mountain: cover, shift, return."""

from __future__ import annotations

from engine.effects import Term
from engine.games.chase.effects.chosen import chosen
from engine.games.chase.effects.meaning import COUNT, DONE, ME, NEXT, STAY, TAIL, Compiler, Step, means
from engine.games.chase.effects.nouns import owner_of
from engine.games.chase.frames import PLACE, ask
from engine.games.chase.slots import DIAGONALS
from engine.games.chase.state import Answer, State
from engine.games.chase.zones import FROM_DISCARD, place, shift


def _over(state: State, fits: bytes) -> list[int]:
    """List the empty slots that diagonally touch an uncovered card that fits."""
    found = {
        slot + near
        for slot in state.open
        if fits[state.mountain[slot]]
        for near in DIAGONALS
        if slot + near not in state.mountain
    }
    return sorted(found)


@means("cover_from_hand")
def cover_from_hand(compiler: Compiler, cards: Term) -> Step:
    """Lay a hand card so that it covers a card of the mountain; first which card, then where."""
    fits = compiler.make(cards)

    def run(state: State, frame: list[int]) -> int:
        if frame[DONE] or (slots := _over(state, fits)) == [] or not state.hands[frame[ME]]:
            return NEXT
        frame[COUNT] = 1
        if len(frame) == TAIL:
            ask(state, frame[ME], "cover-with", [("cover-with", card) for card in state.hands[frame[ME]]])
        else:
            ask(state, frame[ME], "place", [("place", slot) for slot in slots])
        return STAY

    def take(state: State, frame: list[int], answer: Answer) -> None:
        if answer[0] == "cover-with":
            frame.append(answer[1])
            return
        frame[DONE] = 1
        place(state, frame.pop(), frame[ME], answer[1], frame[ME], "C4.8")

    return Step(run, take, lambda state, here, me: bool(state.hands[me] and _over(state, fits)))


@means("cover_from_discard")
def cover_from_discard(compiler: Compiler, cards: Term) -> Step:
    """Lay the top discarded card so that it covers a card of the mountain."""
    fits = compiler.make(cards)

    def options(state: State, here: int, me: int) -> list[int]:
        return _over(state, fits) if state.discard else []

    def do(state: State, slot: int, here: int, me: int) -> None:
        place(state, state.discard[-1], FROM_DISCARD, slot, me, "C4.8")

    return chosen(1, "place", options, do)


def _elsewhere(state: State, slot: int) -> list[int]:
    """List the slots that a card may be shifted to: empty, and touching another card than itself."""
    own = {slot + near for near in DIAGONALS}
    return sorted(each for each, touching in state.rim.items() if touching > (each in own))


@means("shift")
def shift_card(compiler: Compiler, cards: Term) -> Step:
    """Move an uncovered card to another empty slot that touches the mountain; first which, then where to."""
    fits = compiler.make(cards)

    def options(state: State) -> list[int]:
        return [slot for slot in state.open if fits[state.mountain[slot]] and _elsewhere(state, slot)]

    def run(state: State, frame: list[int]) -> int:
        if frame[DONE]:
            return NEXT
        if len(frame) > TAIL:
            ask(state, frame[ME], "place", [("place", slot) for slot in _elsewhere(state, frame[TAIL])])
        elif slots := options(state):
            ask(state, frame[ME], "shift", [("shift", slot) for slot in slots])
        else:
            return NEXT
        frame[COUNT] = 1
        return STAY

    def take(state: State, frame: list[int], answer: Answer) -> None:
        if answer[0] == "shift":
            frame.append(answer[1])
            return
        frame[DONE] = 1
        shift(state, frame.pop(), answer[1], frame[ME], "C4.8")

    return Step(run, take, lambda state, here, me: bool(options(state)))


@means("return_hand", aimed=True)
def return_hand(compiler: Compiler, amount: int, side: Term) -> Step:
    """Put hand cards back on the mountain (C4.8); the hand's owner chooses which, and where."""
    owner = owner_of(compiler, side)

    def do(state: State, card: int, here: int, me: int) -> None:
        player = owner(state, me)
        state.frames.append([PLACE, card, player, player])

    return chosen(amount, "return", lambda state, here, me: state.hands[owner(state, me)], do, owner)


@means("return_discard")
def return_discard(compiler: Compiler, amount: int) -> Step:
    """Put the top cards of the discard pile back on the mountain, one after the other."""

    def do(state: State, card: int, here: int, me: int) -> None:
        state.frames.append([PLACE, card, me, FROM_DISCARD])

    return chosen(amount, "return", lambda state, here, me: state.discard[-1:], do)
