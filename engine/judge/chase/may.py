"""May it be done? Yes or no, why, and by which rules; parted by unknown facts where these decide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from engine.games.chase import slot_of
from engine.games.chase.frames import TURN
from engine.games.chase.mountain import lay
from engine.games.chase.refusals import refusal
from engine.games.chase.stacking import playable
from engine.games.chase.table import SIDES, meets
from engine.judge.chase.answers import If
from engine.judge.chase.build import Builder, pay_for_opening
from engine.judge.chase.facts import declared, values
from engine.judge.chase.given import Given
from engine.judge.chase.may_words import Asked
from engine.judge.chase.options import design
from engine.judge.chase.unsure import Pile, Unsure
from engine.judge.needs import Needs

if TYPE_CHECKING:
    from engine.games.chase import Table

ALLOWED = {
    "open": ("C5.2",),
    "stack": ("C5.3",),
    "play": ("C3.3", "C5.1"),
    "take": ("C3.3", "C4.1"),
    "move": ("C3.3", "C4.4"),
    "dish": ("C3.3", "C6.1"),
    "end": ("C3.3",),
    "return": ("C3.4", "C4.8"),
}
"""The rules that an allowed action rests on."""


NO_REASON = ("not-offered", "not-what-the-card-says")
"""What the engine says of a turn's action when no rule of the turn forbids it."""


PASSING = ("no-action-points", "once-a-turn", "no-ap-to-open", "no-card", "below-limit")
"""Reasons that hang on what has happened in the turn, not on what is asked for."""


class Verdict(msgspec.Struct, frozen=True):
    """Yes or no, the code of the reason, the rules, facts for the sentence."""

    yes: bool
    code: str
    rules: tuple[str, ...]
    facts: dict[str, Any] = {}


class MayCase(msgspec.Struct, frozen=True):
    """A verdict and the unknown facts that it rests on."""

    ifs: tuple[If, ...]
    verdict: Verdict


def may(table: Table, given: Given, asked: Asked) -> tuple[MayCase, ...]:
    """Answer a question, case by case; where it is no in every case, with the reason that holds whatever is unknown."""
    cases = _cases(table, given, asked, {}, ())
    if len(cases) > 1 and not any(case.verdict.yes for case in cases):
        firm = [case.verdict for case in cases if case.verdict.code not in PASSING]
        if firm:
            return (MayCase((), firm[-1]),)
    return tuple(cases)


def _cases(table: Table, given: Given, asked: Asked, assumed: Mapping[str, int], ifs: tuple[If, ...]) -> list[MayCase]:
    try:
        return [MayCase(ifs, _verdict(table, given, asked, assumed))]
    except Needs as need:
        fact = need.fact
    listed = values(table, fact, ())
    groups: list[tuple[list[int], list[MayCase]]] = []
    for value in listed:
        found = _cases(table, given, asked, {**assumed, fact: value}, ())
        mark = [(case.ifs, case.verdict.yes, case.verdict.code) for case in found]
        for numbers, cases in groups:
            if mark == [(case.ifs, case.verdict.yes, case.verdict.code) for case in cases]:
                numbers.append(value)
                break
        else:
            groups.append(([value], found))
    if len(groups) == 1:
        return [MayCase((*ifs, *case.ifs), case.verdict) for case in groups[0][1]]
    known = declared(table).get(fact)
    cases = []
    for numbers, inner in groups:
        stretch = (numbers[0], None if numbers[-1] == listed[-1] else numbers[-1])
        told = If(fact, (stretch,), known is None or known.flag, listed[0])
        cases += [MayCase((*ifs, told, *case.ifs), case.verdict) for case in inner]
    return cases


def _verdict(table: Table, given: Given, asked: Asked, assumed: Mapping[str, int]) -> Verdict:
    builder = Builder(table, given, assumed)
    state = builder.build(())
    if given.mountain is None and asked.slot is not None:
        builder.set_up()
    if len(state.stack) > 1:
        pay_for_opening(state)
    state.frames, state.kind, state.answers = [[TURN]], "turn", []
    return {"open": _open, "stack": _stack, "return": _return}.get(asked.verb, _turn)(builder, state, asked)


def _no(code: str, *rules: str, **facts: Any) -> Verdict:
    return Verdict(False, code, rules, facts)


def _yes(asked: Asked, *more: str, **facts: Any) -> Verdict:
    rules = (*ALLOWED[asked.verb], *more)
    return Verdict(True, f"allowed/{asked.verb}", rules, {"card": asked.card, "slot": asked.slot, **facts})


def _turn(builder: Builder, state: Unsure, asked: Asked) -> Verdict:
    """Judge an action of one's own turn, by the engine's own refusals."""
    if asked.side != state.active:
        return _no("not-their-turn", "C6.1" if asked.verb == "dish" else "C3.1")
    if asked.verb == "end":
        return _yes(asked)
    if asked.verb == "dish":
        return _dish(state, asked)
    if asked.verb == "take":
        state.left[0] = 0 if state.took else 1
    elif asked.verb == "move":
        state.left[1] = 0 if state.moved else 1
    value = 0
    if asked.verb == "move" and state.ap > 0 and state.left[1]:
        return _yes(asked)
    if asked.verb == "take":
        slot = _slot(builder, state, asked)
        if slot is None:
            return _no("not-there", "C4.1", card=asked.card)
        value = slot
    elif asked.verb == "play":
        value = _in_hand(builder, state, asked)
        if value < 0:
            return _no("not-in-hand", "C5.1", card=asked.card)
    refused = refusal(state, (asked.verb, value))
    card = design(state, state.mountain[value]) if asked.verb == "take" and value in state.mountain else asked.card
    if refused.code in NO_REASON:
        return _yes(asked, *(("C4.2",) if _is_level_6(state, value, asked) else ()), card=card)
    if refused.code == "may-not-be-laid" and playable(state, asked.side, value):
        return _yes(asked)
    facts = {**refused.facts, "card": card, "slot": asked.slot or refused.facts.get("slot")}
    return Verdict(False, refused.code, refused.rules, facts)


def _is_level_6(state: Unsure, value: int, asked: Asked) -> bool:
    return asked.verb == "take" and state.table.level[state.mountain[value]] == 6


def _slot(builder: Builder, state: Unsure, asked: Asked) -> int | None:
    """Find the slot that is meant; a card that nobody said where it lies is taken to lie uncovered."""
    if asked.slot is not None:
        return slot_of(*asked.slot)
    for slot, card in state.mountain.items():
        if design(state, card) == asked.card:
            return slot
    if builder.given.open is not None or builder.given.mountain is not None or not builder.free.get(asked.card):
        return None
    card = builder.card(asked.card)
    before = None if state.table.level[card] else state.offensives
    slot = slot_of(1, 200)
    lay(state, slot, card)
    if before is not None:
        state.offensives = before
    return slot


def _in_hand(builder: Builder, state: Unsure, asked: Asked) -> int:
    """Find the card in the hand; where nobody told the hand's cards it is taken to be there. -1: it is not."""
    hand = state.hands[asked.side]
    if asked.side in builder.given.hands or not builder.free.get(asked.card):
        found = [card for card in hand if design(state, card) in (asked.card, "?")]
        known = [card for card in found if design(state, card) == asked.card]
        return known[0] if known else -1
    if f"hand.{('green', 'red')[asked.side]}" in state.numbers and not len(hand):
        return -1
    card = builder.card(asked.card)
    hand.append(card)
    return card


def _dish(state: Unsure, asked: Asked) -> Verdict:
    table = state.table
    dish = next((each for each in range(len(table.dishes)) if table.dish_name(each) == asked.card), -1)
    if dish < 0:
        return _no("no-dish", "C6.1", card=asked.card)
    asks = [INGREDIENTS[each] for each in table.asked(state, dish)]
    if state.declared:
        return _no("declared-already", "C6.1")
    if dish not in state.area:
        return _no("dish-is-taken", "C6.1", dish=asked.card)
    if _holds(state, asked, dish):
        return _yes(asked, dish=asked.card)
    return _no("ingredients-missing", "C6.1", dish=asked.card, asks=asks)


def _holds(state: Unsure, asked: Asked, dish: int) -> bool:
    """Say whether the hand fits a dish; ask where unknown cards decide."""
    name = f"fits.{SIDES[asked.side]}.{asked.card}"
    hand, table = state.hands[asked.side], state.table
    if name in state.numbers:
        return bool(state.numbers[name])
    if isinstance(hand, Pile):
        raise Needs(name)
    asks = table.asked(state, dish)
    if meets(sum(table.packed[card] for card in hand if design(state, card) != "?"), asks):
        return True
    unknown = sum(design(state, card) == "?" for card in hand)
    wild = 1 << 8 * INGREDIENTS.index("vegetable")
    known = sum(table.packed[card] for card in hand if design(state, card) != "?")
    if not unknown or not meets(known + unknown * wild, asks):
        return False
    raise Needs(name)


INGREDIENTS = ("meat", "fish", "egg", "grain", "spice", "vegetable")


def _open(builder: Builder, state: Unsure, asked: Asked) -> Verdict:
    """Judge opening a stack on the other side's card (C5.2)."""
    stack = state.stack
    if len(stack) > 1:
        return _stack(builder, state, asked)
    if asked.side == state.active or (stack and stack[0][1] == asked.side):
        return _no("nothing-to-open", "C5.2")
    if state.next_ap[asked.side] < 1:
        return _no("no-ap-to-open", "C5.2")
    return _card_to_lay(builder, state, asked, "C5.2")


def _stack(builder: Builder, state: Unsure, asked: Asked) -> Verdict:
    """Judge stacking on: the player stacked upon is next (C5.3)."""
    stack = state.stack
    if not stack:
        return _no("not-open", "C5.2", "C5.3")
    if stack[-1][1] == asked.side:
        return _no("own-card", "C5.3")
    if len(stack) == 1:
        return _open(builder, state, Asked(asked.side, "open", asked.card))
    return _card_to_lay(builder, state, Asked(asked.side, "stack", asked.card), "C5.3")


def _card_to_lay(builder: Builder, state: Unsure, asked: Asked, rule: str) -> Verdict:
    if not asked.card:
        return _yes(asked) if len(state.hands[asked.side]) else _no("no-card", rule, "C5.4")
    card = _in_hand(builder, state, asked)
    if card < 0:
        return _no("not-in-hand", "C5.1", card=asked.card)
    if not state.table.layable[asked.side][card] or not playable(state, asked.side, card):
        refused = refusal(state, ("play", card)) if asked.side == state.active else None
        facts = refused.facts if refused is not None else {}
        return _no("never-laid", "C5.1", **{**facts, "card": asked.card})
    return _yes(asked)


def _return(builder: Builder, state: Unsure, asked: Asked) -> Verdict:
    """Judge putting a card back at the end of one's turn (C3.4, C4.8)."""
    assert asked.slot is not None
    if asked.side != state.active:
        return _no("not-their-turn", "C3.4")
    if len(state.hands[asked.side]) <= state.table.hand_limit:
        return _no("below-limit", "C3.4", limit=state.table.hand_limit)
    row, place = asked.slot
    if (row + place) % 2 == 0 or not (-100 < row < 100 and -100 < place < 100):
        return _no("no-slot", "C2.7", "C4.8", slot=asked.slot)
    slot = slot_of(row, place)
    if slot in state.mountain:
        return _no("slot-taken", "C4.8", slot=asked.slot)
    if slot not in state.rim:
        return _no("not-touching", "C4.8", "C2.7", slot=asked.slot)
    return _yes(asked)
