"""What a decision offers, seen from the table: answers that nobody there can tell apart are one."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.effects import Term
from engine.games.chase import Answer, row_and_place, slot_of
from engine.games.chase.effects.meaning import HERE, ME, PC, PROGRAM
from engine.games.chase.explain import written
from engine.games.chase.frames import EFFECT
from engine.judge.chase.given import Given
from engine.judge.chase.unsure import Unsure
from engine.judge.needs import Needs

FROM_SLOT = ("take", "clear", "shift", "peek", "turn-up")
FROM_HAND = ("discard", "give", "return", "cover-with", "chance", "lay", "reveal")
INGREDIENTS = ("meat", "fish", "egg", "grain", "spice", "vegetable")


class Option(msgspec.Struct, frozen=True):
    """One thing that may be chosen: a short key that is the same in all languages, its kind, the facts to tell it."""

    key: str
    kind: str
    facts: dict[str, Any]
    answer: Answer


class Question(msgspec.Struct, frozen=True):
    """A choice: who has it (-1: chance), its kind, the options, the word of the effect that asks (its notation)."""

    who: int
    kind: str
    effect: str
    options: tuple[Option, ...]


def design(state: Unsure, card: int) -> str:
    """Name a card as people know it: by id, ``?`` if it is unknown, ``?L3`` if only its rank is known."""
    if card in state.stand_ins:
        return state.stand_ins[card]
    table = state.table
    return table.designs[table.design[card]].id if card < table.count else "?"


def question(state: Unsure, given: Given) -> Question:
    """Say what the pending decision is; no options where nothing fits, and the part is skipped.

    Raise Needs where it depends on what lies in the mountain.
    """
    term = asking(state)
    answers = _fitting(state, given, term, list(state.answers or ()))
    exact = frozenset(slot_of(each.row, each.place) for each in given.mountain or ())
    options: dict[str, Option] = {}
    for answer in answers:
        made = _option(state, answer, exact, term)
        options.setdefault(made.key, made)
    effect = written(term) if term is not None else ""
    return Question(state.who, state.kind, effect, tuple(options.values()))


def asking(state: Unsure) -> Term | None:
    """Give the action of a card (or dish) that asks."""
    frame = state.frames[-1]
    if frame[0] != EFFECT:
        return None
    step = state.table.programs[frame[PROGRAM]][frame[PC]]
    return step.term if step.term is not None else _whole(state, frame)


def _whole(state: Unsure, frame: list[int]) -> Term | None:
    """Find the printed action that holds the instruction reached, a choice or a price inside it."""
    table, begins = state.table, 0
    for action in _actions(state, frame):
        ends = begins + len(table.compiler.code(action))
        if frame[PC] < ends:
            inner = [term for term in action.walk() if term.word in ("choose", "choose_of_three", "may", "may_pay")]
            return inner[0] if inner else action
        begins = ends
    return None


def _actions(state: Unsure, frame: list[int]) -> tuple[Term, ...]:
    table = state.table
    if frame[HERE] >= 0:
        return table.half(frame[HERE], frame[ME] & 1).do
    return table.dish_models[table.dishes[table.bonus.index(frame[PROGRAM])]].bonus


def _fitting(state: Unsure, given: Given, term: Term | None, answers: list[Answer]) -> list[Answer]:
    """Leave out what is known not to be there; ask where only unknown cards of the mountain could fit."""
    wanted = _filter(term)
    if given.mountain is not None or term is None or wanted is None or state.kind not in ("take", "clear", "place"):
        return answers
    if state.kind == "place":
        covers = [state.mountain[slot] for slot in state.open]
        return answers if _there(state, given, term, covers) else []
    known = [answer for answer in answers if design(state, state.mountain[answer[1]]) != "?"]
    return answers if not known and _there(state, given, term, []) else known or []


def _there(state: Unsure, given: Given, term: Term, cards: list[int]) -> bool:
    """Say whether a card that fits lies uncovered, as far as anybody told."""
    wanted = _filter(term)
    assert wanted is not None
    fits = state.table.compiler.make(wanted)
    if any(fits[card] for card in cards if design(state, card) != "?"):
        return True
    if given.open is not None:
        return False
    name = f"open.{written(wanted)}"
    if name in state.numbers:
        return bool(state.numbers[name])
    levels = [level for level in range(1, 6) if _covers(wanted, level)]
    counts = [state.numbers.get(f"open.{level}") for level in levels]
    if levels and any(counts):
        return True
    if levels and all(count == 0 for count in counts):
        return False
    raise Needs(name)


def _filter(term: Term | None) -> Term | None:
    """Give the filter of an action on the mountain, if it has one."""
    for each in term.walk() if term is not None else ():
        if each.word == "mountain_where" and isinstance(each.args[0], Term):
            return each.args[0]
    return None


def _covers(wanted: Term, level: int) -> bool:
    limit = wanted.args[0]
    if not isinstance(limit, int):
        return False
    tests = {"level_is": level == limit, "level_most": level <= limit, "level_least": level >= limit}
    return tests.get(wanted.word, False)


def _option(state: Unsure, answer: Answer, exact: frozenset[int], term: Term | None) -> Option:
    verb, value = answer
    if verb in FROM_SLOT:
        card = state.mountain[value]
        name = "?" if value in state.down else design(state, card)
        if value in exact:
            row, place = row_and_place(value)
            key = f"{verb} ({row},{place})" + ("" if name == "?" else f" {name}")
            return Option(key, verb, {"card": name, "slot": [row, place]}, answer)
        return Option(f"{verb} {name}", verb, {"card": name}, answer)
    if verb in FROM_HAND:
        name = design(state, value)
        return Option(f"{verb} {name}", verb, {"card": name}, answer)
    if verb == "place":
        if exact:
            row, place = row_and_place(value)
            return Option(f"place ({row},{place})", verb, {"slot": [row, place]}, answer)
        return Option("place", verb, {}, answer)
    if verb in ("reward", "peek-reward"):
        return Option(verb, verb, {}, answer)
    if verb == "option":
        effect = term.args[value] if term is not None and term.word.startswith("choose") else None
        text = written(effect) if isinstance(effect, Term) else str(value + 1)
        return Option(text, verb, {"number": value + 1, "effect": text}, answer)
    if verb == "square":
        return Option(f"square {value}", verb, {"square": value}, answer)
    if verb == "dish-asks":
        asked = INGREDIENTS[state.table.asked(state, value >> 3)[value & 7]]
        name = state.table.dish_name(value >> 3)
        return Option(f"{name} {asked}", verb, {"dish": name, "ingredient": asked}, answer)
    return Option(verb, verb, {}, answer)
