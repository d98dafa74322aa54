"""The worked disputes are well formed: known keys, real cards and rules, stacks that can be laid."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.vocabulary.chase.rule_ids import RULES

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.yaml"))
CARDS = yaml.safe_load((HERE.parents[2] / "cards.yaml").read_text(encoding="utf-8"))["games"]["chase"]["cards"]
SIDES = ("green", "red")

TOP = {"game", "situation", "choose", "dish", "may", "expect", "why"}
SITUATION = {"stack", "distance", "turn", "round", "hands", "ap", "dishes", "rewards", "offensives", "hidden"}
SITUATION |= {"discard", "open", "used", "took", "moved", "unlocked", "asks", "declared"}
EXPECT = {"steps", "end", "cases", "outcomes", "answer", "rules"}
STEP = {"card", "result", "rules", "distance", "found", "wanted"}
END = {"distance", "winner", "hands", "ap", "discard", "dishes", "rewards", "used", "asks"}
RESULTS = {"resolves", "fizzles", "cancelled", "gone"}


def read(path: Path) -> dict[str, Any]:
    """Read a dispute."""
    loaded: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return loaded


def strings(node: Any) -> list[str]:
    """List all strings within a value."""
    if isinstance(node, dict):
        return [text for part in node.items() for text in strings(list(part))]
    if isinstance(node, list):
        return [text for part in node for text in strings(part)]
    return [node] if isinstance(node, str) else []


def codes(node: Any) -> list[str]:
    """List the card codes within a value, each as often as it stands there."""
    return [code for text in strings(node) for code in re.findall(r"\b[A-Z]\d\d?\b(?!\.)", text)]


def ends(expect: dict[str, Any]) -> list[dict[str, Any]]:
    """List every end that a dispute expects."""
    branches = [*expect.get("cases", []), *expect.get("outcomes", [])]
    return [*([expect["end"]] if "end" in expect else []), *(branch["end"] for branch in branches)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_keys_are_known(path: Path) -> None:
    dispute = read(path)
    expect = dispute["expect"]
    assert dispute.keys() <= TOP
    assert dispute["game"] == "chase"
    assert dispute["situation"].keys() <= SITUATION
    assert dispute.get("dish", {}).keys() <= {"declared", "by", "laid", "on"}
    assert expect
    assert expect.keys() <= EXPECT
    assert all(end.keys() <= END for end in ends(expect))
    assert all(case.keys() == {"if", "end"} for case in expect.get("cases", []))
    assert all(outcome.keys() == {"choose", "end"} for outcome in expect.get("outcomes", []))
    assert all(step.keys() <= STEP and step["result"] in RESULTS for step in expect.get("steps", []))
    assert ("answer" in expect) == ("may" in dispute)
    assert expect.get("answer", "yes") in ("yes", "no")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_cards_exist_often_enough(path: Path) -> None:
    dispute = read(path)
    situation = dispute["situation"]
    assert set(codes({key: value for key, value in dispute.items() if key != "why"})) <= CARDS.keys()
    lying = [situation.get(key) for key in ("stack", "hands", "discard", "open", "dishes")]
    counted = Counter(codes([*lying, dispute.get("dish", {}).get("laid"), dispute.get("dish", {}).get("on")]))
    assert all(number <= CARDS[code].get("copies", 1) for code, number in counted.items())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_rules_exist_and_the_reason_cites_one(path: Path) -> None:
    dispute = read(path)
    cited = [text for text in strings(dispute["expect"]) if re.fullmatch(r"C\d+\.\d+", text)]
    reasons = re.findall(r"C\d+\.\d+", dispute["why"])
    assert reasons
    assert {*cited, *reasons} <= set(RULES)


@pytest.mark.parametrize(
    "path", [path for path in FILES if "stack" in read(path)["situation"]], ids=lambda path: path.stem
)
def test_stack_can_be_laid(path: Path) -> None:
    situation = read(path)["situation"]
    laid = [card.split() for card in situation["stack"]]
    first = SIDES.index(situation["turn"])
    assert [side for side, _ in laid] == [SIDES[(first + place) % 2] for place in range(len(laid))]
    assert all(CARDS[code]["kind"] == "event" for _, code in laid)


@pytest.mark.parametrize(
    "path", [path for path in FILES if "steps" in read(path)["expect"]], ids=lambda path: path.stem
)
def test_steps_are_the_stack_and_lead_to_the_end(path: Path) -> None:
    dispute = read(path)
    expect, stack = dispute["expect"], dispute["situation"]["stack"]
    steps = expect["steps"]
    turns = Counter(step["card"] for step in steps)
    assert steps[0]["card"] == stack[-1]
    assert turns <= Counter(stack)
    if "end" in expect:
        assert expect["end"].get("winner") or turns == Counter(stack)
        assert [step for step in steps if "distance" in step][-1]["distance"] == expect["end"]["distance"]


def test_there_are_enough() -> None:
    assert len(FILES) >= 60
    assert sum(len(read(path)["situation"].get("stack", [])) >= 6 for path in FILES) >= 10
