"""Refusals outside the turn's actions: each has its code, its rules and the facts."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.chase import Refusal, State, Table, advance, answer_from_text, new_game, situation, slot_of, verify


def at(table: Table, *answers: str, **given: Any) -> State:
    state = situation(table, **given)
    for text in answers:
        answer = answer_from_text(state, text)
        assert answer is not None, text
        advance(state, answer)
    return state


def code(state: State, verb: str, value: int) -> tuple[str, tuple[str, ...]]:
    refused = verify(state, (verb, value))
    assert isinstance(refused, Refusal)
    return refused.code, refused.rules


@pytest.mark.parametrize(
    "answer", [("fly", 0), ("move", 1), ("take", "7,0"), ("end",), "end", None, ("end", 0.5), ("end", True), 7]
)
def test_malformed(table: Table, answer: Any) -> None:
    refused = verify(new_game(table, 1), answer)
    assert refused is not None
    assert refused.code == "malformed"


def test_not_asked_for(table: Table) -> None:
    state = at(table, "play(E01.1)", hands={"green": ["E01"], "red": ["E02"]}, played=False, ap=1)
    refused = verify(state, ("move", 0))
    assert refused is not None
    assert (refused.code, refused.facts["asked"]) == ("not-asked", "stacking")
    assert code(new_game(table, 1), "pass", 0)[0] == "not-asked"


def test_in_the_stack(table: Table) -> None:
    hands = {"green": ["E01"], "red": ["E02", "E37", "E41"]}
    state = at(table, "play(E01.1)", hands=hands, played=False, ap=1)
    number = table.number
    assert code(state, "stack", number["E03.1"]) == ("not-in-hand", ("C5.1",))
    assert code(state, "stack", number["E37"]) == ("never-laid", ("C5.1",))
    assert code(state, "stack", number["E41"]) == ("never-laid", ("C5.1",))
    assert code(state, "stack", 999) == ("not-in-hand", ("C5.1",))


def test_in_a_dish(table: Table) -> None:
    hands = {"green": ["E03", "E04"], "red": ["E01", "E41"]}
    state = at(table, "dish(D1)", hands=hands, ap=1)
    number = table.number
    assert state.kind == "dish-stack"
    assert code(state, "pile", number["E05.1"] * 8) == ("not-in-hand", ("C6.3",))
    assert code(state, "pile", number["E41"] * 8) == ("no-ingredient", ("C1.2", "C5.1"))
    assert code(state, "pile", number["E01.1"] * 8 + 5) == ("no-such-pile", ("C6.3",))
    assert code(new_game(table, 1), "dish", 9) == ("no-such-dish", ("C6.1",))
    taken = situation(table, dishes={"red": ["D1"]}, hands=hands, ap=1)
    assert code(taken, "dish", 0) == ("dish-is-taken", ("C6.1",))


def test_of_an_effect(table: Table, effects: Callable[..., Any]) -> None:
    rows = [(4, 0, "E01", "up"), (4, 6, "E09", "up"), (3, 13, "E16", "up"), (4, 12, "E10", "up")]
    state = effects("take 1 from mountain where level = 2", mountain=rows).state
    assert code(state, "take", slot_of(4, 0)) == ("not-what-the-card-says", ("C5.10",))
    assert code(state, "take", slot_of(3, 13)) == ("covered", ("C4.1", "C2.7"))
    assert code(effects("may distance +1").state, "option", 3) == ("not-asked", ("C3.3",))
    assert code(effects("choose: distance +1 | distance -1").state, "option", 3) == ("not-offered", ("C5.10",))


def test_of_what_lies_hidden(table: Table) -> None:
    rows = [(3, 0, "?L2", "down"), (4, 1, "E01", "up")]
    state = at(table, "take(4,1)", mountain=rows, hands={"green": 0, "red": 0}, ap=1, rewards=[])
    assert code(state, "reveal", table.number["E02.1"]) == ("cannot-be-that-card", ("C4.3",))
