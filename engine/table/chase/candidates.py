"""Which of the answers offered now a line can mean."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from engine.games.chase import Answer, State, slot_of
from engine.games.chase.answers import SLOT_VERBS
from engine.table.chase.reading import Meant
from engine.table.chase.verbs import MEANS
from engine.table.chase.whereabouts import can_be, design_of

HAND_VERBS = frozenset(("play", "stack", "lay", "return", "cover-with", "discard", "give", "chance"))


class Fit(NamedTuple):
    """An answer that fits, how many of the things said it uses, and what must be told first (card -> design)."""

    answer: Answer
    used: tuple[tuple[str, object], ...]
    tell: tuple[int, str] | None = None


def fitting(state: State, answers: Iterable[Answer], meant: Meant, verbs: Collection[str]) -> list[Fit]:
    """List the answers that a line fits, only those that use most of what it says."""
    allowed = {each for verb in verbs for each in MEANS.get(verb, ())}
    if not allowed and (verbs or not (meant.cards or meant.slots or meant.numbers)):
        return []
    found = [fit for answer in answers if not allowed or answer[0] in allowed for fit in _fit(state, answer, meant)]
    if "reward" in verbs:
        found = [fit for fit in found if fit.answer[0] in ("reward", "peek-reward")] or found
    most = max((len(fit.used) for fit in found), default=0)
    if not most and not allowed and (meant.cards or meant.slots or meant.numbers):
        return []
    return _apart(state, [fit for fit in found if len(fit.used) == most])


def _fit(state: State, answer: Answer, meant: Meant) -> list[Fit]:
    verb, value = answer
    if verb in HAND_VERBS:
        return _hand(state, answer, value, meant.cards)
    if verb in SLOT_VERBS:
        return _slot(state, answer, meant)
    if verb == "pile":
        return _pile(state, answer, meant)
    if verb in ("reward", "peek-reward", "option"):
        return _number(answer, value + 1, meant)
    if verb == "opponent":
        return _number(answer, value // 2 + 1, meant)
    if verb == "square":
        return _number(answer, value, meant)
    if verb == "reveal":
        name = design_of(state, value)
        return [Fit(answer, (("card", name),))] if name in meant.cards else [] if meant.cards else [Fit(answer, ())]
    if verb in ("dish", "dish-asks"):
        name = state.table.dish_name(value >> 3 if verb == "dish-asks" else value)
        dishes = [card for card in meant.cards if card.startswith(name[:1])]
        if dishes and name not in dishes:
            return []
        used: tuple[tuple[str, object], ...] = (("card", name),) if dishes else ()
        if verb == "dish-asks" and meant.numbers:
            place = (value & 7) + 1
            return [Fit(answer, (*used, ("number", place)))] if place in meant.numbers else []
        return [Fit(answer, used)]
    return [Fit(answer, ())]


def _hand(state: State, answer: Answer, card: int, wanted: list[str]) -> list[Fit]:
    events = [id for id in wanted if any(id == design.id for design in state.table.designs)]
    if not events:
        return [Fit(answer, ())]
    if card not in state.could:
        name = design_of(state, card)
        return [Fit(answer, (("card", name),))] if name in events else []
    return [Fit(answer, (("card", id),), (card, id)) for id in events if can_be(state, card, id)]


def _slot(state: State, answer: Answer, meant: Meant) -> list[Fit]:
    slot = answer[1]
    used: list[tuple[str, object]] = []
    if meant.slots:
        places = [each for each in meant.slots if slot_of(*each) == slot]
        if not places:
            return []
        used.append(("slot", places[0]))
    if answer[0] == "place" or not meant.cards:
        return [Fit(answer, tuple(used))]
    card = state.mountain[slot]
    if slot in state.down:
        return [Fit(answer, tuple(used))]
    if card in state.could:
        return [Fit(answer, (*used, ("card", id)), (card, id)) for id in meant.cards if can_be(state, card, id)]
    name = design_of(state, card)
    return [Fit(answer, (*used, ("card", name)))] if name in meant.cards else []


def _pile(state: State, answer: Answer, meant: Meant) -> list[Fit]:
    card, pile = answer[1] >> 3, answer[1] & 7
    tops = {number: each for each, _, number in state.dish_cards}
    found = []
    for fit in _hand(state, answer, card, meant.cards[:1]):
        used = list(fit.used)
        if meant.numbers:
            if pile + 1 not in meant.numbers:
                continue
            used.append(("number", pile + 1))
        elif len(meant.cards) > 1:
            if design_of(state, tops[pile]) != meant.cards[1]:
                continue
            used.append(("card", meant.cards[1]))
        found.append(Fit(answer, tuple(used), fit.tell))
    return found


def _number(answer: Answer, number: int, meant: Meant) -> list[Fit]:
    if not meant.numbers:
        return [Fit(answer, ())]
    return [Fit(answer, (("number", number),))] if number in meant.numbers else []


def _apart(state: State, fits: list[Fit]) -> list[Fit]:
    """Keep one of those that nobody at the table can tell apart: known cards first, then the least uncertain."""
    kept: dict[object, Fit] = {}
    for fit in sorted(fits, key=lambda each: _uncertainty(state, each)):
        kept.setdefault(_key(state, fit), fit)
    return sorted(kept.values(), key=fits.index)


def _uncertainty(state: State, fit: Fit) -> int:
    return state.could[fit.tell[0]].bit_count() if fit.tell else 0


def _key(state: State, fit: Fit) -> object:
    verb, value = fit.answer
    if verb in HAND_VERBS:
        return verb, fit.tell[1] if fit.tell else _look(state, value)
    if verb == "pile":
        return verb, fit.tell[1] if fit.tell else _look(state, value >> 3), value & 7
    if verb in ("reward", "peek-reward") and not fit.used:
        return verb, state.could.get(state.rewards[value], 0), state.seen[state.rewards[value]]
    if verb == "reveal":
        return verb, design_of(state, value)
    return fit.answer


def _look(state: State, card: int) -> object:
    return state.could[card] if card in state.could else design_of(state, card)
