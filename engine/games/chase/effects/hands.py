"""Verbs of hands."""

from __future__ import annotations

from engine.effects import Term
from engine.games.chase.effects.chosen import Do, Options, by_chance, chosen, plain
from engine.games.chase.effects.meaning import COUNT, DONE, ME, NEXT, STAY, TAIL, TIMES, Compiler, Step, Who, means
from engine.games.chase.effects.nouns import owner_of
from engine.games.chase.frames import ask
from engine.games.chase.records import note
from engine.games.chase.state import Answer, State
from engine.games.chase.zones import discard, into_hand


def _hand(owner: Who) -> Options:
    return lambda state, here, me: state.hands[owner(state, me)]


def _discard(owner: Who, chance: bool) -> Do:
    def do(state: State, card: int, here: int, me: int) -> None:
        player = owner(state, me)
        discard(state, card, player, player, "C5.6", why="chance" if chance else "choice")

    return do


@means("discard_hand", aimed=True)
def discard_hand(compiler: Compiler, amount: int, side: Term) -> Step:
    """Discard hand cards; the hand's owner chooses which."""
    owner = owner_of(compiler, side)
    return chosen(amount, "discard", _hand(owner), _discard(owner, False), owner)


@means("discard_random", aimed=True)
def discard_random(compiler: Compiler, amount: int, side: Term) -> Step:
    """Discard hand cards at random."""
    owner = owner_of(compiler, side)
    return by_chance(amount, _hand(owner), _discard(owner, True))


@means("steal", aimed=True)
def steal(compiler: Compiler, amount: int, side: Term) -> Step:
    """Take random cards from an opponent's hand."""
    owner = owner_of(compiler, side)

    def do(state: State, card: int, here: int, me: int) -> None:
        into_hand(state, card, owner(state, me), me, "stolen", "C5.6")

    return by_chance(amount, _hand(owner), do)


@means("trade", aimed=True)
def trade(compiler: Compiler, amount: int, side: Term) -> Step:
    """Exchange hand cards: each chooses what to give, then both are handed over."""
    owner = owner_of(compiler, side)

    def run(state: State, frame: list[int]) -> int:
        if frame[DONE]:
            return NEXT
        me = frame[ME]
        rival = owner(state, me)
        if frame[COUNT] < 0:
            frame[COUNT] = min(amount * frame[TIMES], len(state.hands[me]), len(state.hands[rival]))
        giver = me if len(frame) - TAIL < frame[COUNT] else rival
        if not frame[COUNT]:
            return NEXT
        chosen_before = frame[TAIL:]
        ask(state, giver, "give", [("give", card) for card in state.hands[giver] if card not in chosen_before])
        return STAY

    def take(state: State, frame: list[int], answer: Answer) -> None:
        frame.append(answer[1])
        count = frame[COUNT]
        if len(frame) - TAIL < 2 * count:
            return
        me = frame[ME]
        rival = owner(state, me)
        given = frame[TAIL:]
        del frame[TAIL:]
        frame[DONE] = count
        for card in given[:count]:
            into_hand(state, card, me, rival, "traded", "C5.6")
        for card in given[count:]:
            into_hand(state, card, rival, me, "traded", "C5.6")

    def able(state: State, here: int, me: int) -> bool:
        return min(len(state.hands[me]), len(state.hands[owner(state, me)])) >= amount

    return Step(run, take, able, scaled=True)


@means("peek_hand", aimed=True)
def peek_hand(compiler: Compiler, side: Term) -> Step:
    """Look at an opponent's hand."""
    owner = owner_of(compiler, side)

    def do(state: State, times: int, here: int, me: int) -> int:
        hand = state.hands[owner(state, me)]
        for card in hand:
            state.seen[card] |= 1 << me
        if hand and state.log is not None:
            note(state, "hand-seen", "C5.6", me, cards=[state.table.name(card) for card in hand])
        return len(hand)

    return plain(do)
