"""The judge rules on every worked dispute as was worked out by hand before it was asked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.database import load
from engine.games.chase import Table
from engine.judge.chase.answers import Case, End, If, Ruling, StepTold
from engine.judge.chase.cards import Cards
from engine.judge.chase.given import Given
from engine.judge.chase.impossible import faults
from engine.judge.chase.may import may
from engine.judge.chase.may_words import Asked, understand
from engine.judge.chase.reading import Reader, from_source
from engine.judge.chase.ruling import rule
from engine.judge.merging import Range
from engine.judge.source import read_yaml
from engine.vocabulary.registry import SHAPES

ROOT = Path(__file__).parents[4]
FILES = sorted((ROOT / "tests/disputes/chase").glob("*.yaml"))


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(load(ROOT / "cards.yaml", SHAPES, use_cache=False).games["chase"])


def given_of(table: Table, path: Path) -> Given:
    reader = Reader(table, Cards(table))
    from_source(reader, read_yaml(path.read_text("utf-8"), path.name))
    given = reader.given()
    assert not reader.faults
    assert not faults(table, reader.cards, given)
    return given


def expected(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    expect: dict[str, Any] = loaded["expect"]
    return expect


def differences(end: End, wanted: dict[str, Any]) -> list[str]:
    """List what of an expected end the judge sees otherwise."""
    wrong = []
    for key, value in wanted.items():
        found: Any
        if key == "distance":
            found = end.distance.after
        elif key == "winner":
            found = end.winner
        elif key == "discard":
            found, value = list(end.discard), list(value)
        elif key == "rewards":
            found = end.rewards.after
        elif key == "used":
            found = {side: list(end.used[side]) for side in value}
            value = {side: sorted(squares) for side, squares in value.items()}
        elif key == "asks":
            found = {dish: list(asks) for dish, asks in end.asks.items()}
        else:
            numbers = {"hands": end.hands, "ap": end.ap, "dishes": end.dishes}[key]
            known = {"hands": end.known_hands, "ap": {}, "dishes": end.known_dishes}[key]
            found = {
                side: sorted(known[side]) if isinstance(each, list) else numbers[side].after
                for side, each in value.items()
            }
            value = {side: sorted(each) if isinstance(each, list) else each for side, each in value.items()}
            for side, each in list(value.items()):
                if isinstance(found[side], Range) and not isinstance(each, list):
                    found[side] = each if found[side].low <= each else found[side]
        if found != value:
            wrong.append(f"{key}: found {found}, wanted {value}")
    return wrong


def holds(text: str, case: Case) -> bool:
    """Say whether a case is one that an ``if`` such as ``hand.red >= 3 and hand.red <= 4`` names."""
    return any(covered(text, ifs) for ifs in (case.ifs, *case.also))


def covered(text: str, ifs: tuple[If, ...]) -> bool:
    for fact, sign, number in re.findall(r"([\w.]+) (>=|<=|=) (\w+)", text):
        value = {"true": 1, "false": 0}.get(number)
        value = int(number) if value is None else value
        told = next((each for each in ifs if each.fact == fact), None)
        if told is None:
            return False
        low, high = told.stretches[0][0], told.stretches[-1][1]
        exact = (low, high) in ((value, value), (value, None))
        if not {">=": low >= value, "<=": high is not None and high <= value, "=": exact}[sign]:
            return False
    return True


def step_differences(found: StepTold, wanted: dict[str, Any]) -> list[str]:
    wrong = []
    if f"{found.side} {found.card}" != wanted["card"] and not found.turned:
        wrong.append(f"card: found {found.side} {found.card}, wanted {wanted['card']}")
    if found.result != wanted["result"]:
        wrong.append(f"{found.card}: found {found.result}, wanted {wanted['result']}")
    if not set(wanted.get("rules", ())) <= set(found.rules):
        wrong.append(f"{found.card}: found {found.rules}, wanted {wanted['rules']}")
    if "distance" in wanted and found.after != wanted["distance"]:
        wrong.append(f"{found.card}: distance {found.after}, wanted {wanted['distance']}")
    parts = (found.condition or {}).get("parts", [])
    for part in [part for part in parts if part["wanted"] == wanted.get("wanted")]:
        if ("none" if part["found"] is None else part["found"]) != wanted.get("found", part["found"]):
            wrong.append(f"{found.card}: {part}, wanted {wanted['found']}")
    numbers = [part["found"] for part in parts if not isinstance(part["found"], bool)]
    if isinstance(wanted.get("found"), int) and numbers and wanted["found"] not in numbers:
        wrong.append(f"{found.card}: {parts}, wanted {wanted['found']}")
    return wrong


def ruled_differences(ruling: Ruling, expect: dict[str, Any]) -> list[str]:
    wrong = []
    outcomes = [outcome for case in ruling.cases for outcome in case.outcomes]
    for number, step in enumerate(expect.get("steps", ())):
        for outcome in outcomes:
            if number >= len(outcome.steps):
                wrong.append(f"no step {number + 1} in {[each.card for each in outcome.steps]}")
            else:
                wrong += step_differences(outcome.steps[number], step)
    if "end" in expect:
        if len(outcomes) != 1 and len({repr(differences(each.end, expect["end"])) for each in outcomes}) != 1:
            wrong.append(f"{len(outcomes)} outcomes: {ruling.facts}")
        wrong += differences(outcomes[0].end, expect["end"])
    for each in expect.get("cases", ()):
        fitting = [case for case in ruling.cases if holds(each["if"], case)]
        if not fitting:
            wrong.append(f"no case {each['if']}: {[case.ifs for case in ruling.cases]}")
        for case in fitting:
            for outcome in case.outcomes:
                wrong += [f"{each['if']}: {text}" for text in differences(outcome.end, each["end"])]
    if "outcomes" in expect:
        left = list(outcomes)
        for each in expect["outcomes"]:
            fits = [outcome for outcome in left if not differences(outcome.end, each["end"])]
            if not fits:
                wrong.append(f"no outcome {each}: {[differences(o.end, each['end']) for o in left]}")
            for outcome in fits:
                left.remove(outcome)
        if left:
            wrong.append(f"also {[(o.ways[0], o.end.distance) for o in left]} {ruling.facts}")
    if not set(expect.get("rules", ())) <= set(ruling.rules):
        wrong.append(f"rules {ruling.rules}, wanted {expect['rules']}")
    return wrong


def ruled() -> list[Any]:
    paths = [path for path in FILES if "may" not in yaml.safe_load(path.read_text("utf-8"))]
    return [pytest.param(path, id=path.stem) for path in paths]


@pytest.mark.parametrize("path", ruled())
def test_the_judge_rules_as_worked_by_hand(table: Table, path: Path) -> None:
    assert ruled_differences(rule(table, given_of(table, path)), expected(path)) == []


ASKED = [path for path in FILES if "may" in yaml.safe_load(path.read_text("utf-8"))]


@pytest.mark.parametrize("path", ASKED, ids=lambda path: path.stem)
def test_the_judge_answers_as_worked_by_hand(table: Table, path: Path) -> None:
    given, expect = given_of(table, path), expected(path)
    asked = understand(Cards(table), given.may, given.active)
    assert isinstance(asked, Asked)
    (case,) = may(table, given, asked)
    assert case.verdict.yes == (expect["answer"] == "yes")
    assert set(expect["rules"]) <= set(case.verdict.rules), case.verdict
