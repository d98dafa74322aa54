"""What each number and fact finds: at the bound and one either side, with and without what it looks at."""

from collections.abc import Callable
from typing import Any

import pytest

STACK = [("green", "E01"), ("red", "E05"), ("green", "E16")]  # meat L1, spice L1, fish L3, from the bottom
OPEN = [(3, 0, "E12", "down"), (4, 1, "E15", "up"), (4, -1, "E16", "up"), (8, 1, "E09", "up"), (8, 5, "E37", "up")]


@pytest.mark.parametrize(
    ("text", "given", "value"),
    [
        ("distance", {"distance": 4}, 4),
        ("hand(me)", {"hands": {"green": 3, "red": 1}}, 3),
        ("hand(them)", {"hands": {"green": 3, "red": 1}}, 1),
        ("dishes(me)", {"dishes": {"green": ["D1", "D3"]}}, 2),
        ("dishes(them)", {"dishes": {"green": ["D1", "D3"]}}, 0),
        ("ap(me)", {"ap": 1, "next_ap": {"green": 2, "red": 0}}, 1),
        ("ap(them)", {"ap": 1, "next_ap": {"green": 2, "red": 0}}, 0),
        ("ap(me)", {"ap": 1, "next_ap": {"green": 2, "red": 0}, "active": "red"}, 2),
        ("stack.height", {"stack": STACK}, 3),
        ("stack.height", {}, 0),
        ("stack.resolved", {"stack": STACK}, 0),
        ("rewards.left", {"rewards": 2}, 2),
        ("offensives.left", {"mountain": OPEN}, 1),
        ("offensives.left", {"mountain": OPEN[:4]}, 0),
        ("open level 3", {"mountain": OPEN}, 2),
        ("open level 2", {"mountain": OPEN}, 1),
        ("open level 5", {"mountain": OPEN}, 0),
        ("hidden", {"mountain": OPEN}, 1),
        ("discard", {"discard": ["E01", "E02"]}, 2),
        ("round", {"round": 7}, 7),
        ("laid(me)", {"stack": STACK}, 2),
        ("laid(them)", {"stack": STACK}, 1),
        ("level(below)", {"stack": STACK}, 1),
        ("level(bottom)", {"stack": [("green", "E16"), ("red", "E01")]}, 3),
        ("level(below)", {"stack": STACK[:1]}, None),
        ("level(nearest of me)", {"stack": STACK}, 1),
        ("level(nearest of them)", {"stack": STACK[::2]}, None),
    ],
)
def test_numbers(found: Callable[..., Any], text: str, given: dict[str, Any], value: int | None) -> None:
    assert found(text, "number", **given) == value


@pytest.mark.parametrize("text", ["level(below) >= 1", "level(below) <= 5", "level(below) = 1", "level(below) = 0"])
def test_no_card_makes_every_comparison_false(found: Callable[..., Any], text: str) -> None:
    assert not found(text, "condition", stack=STACK[:1])


@pytest.mark.parametrize(
    ("text", "distance", "value"),
    [
        ("distance >= 7", 6, False),
        ("distance >= 7", 7, True),
        ("distance >= 7", 8, True),
        ("distance <= 5", 4, True),
        ("distance <= 5", 5, True),
        ("distance <= 5", 6, False),
        ("distance = 5", 4, False),
        ("distance = 5", 5, True),
        ("distance = 5", 6, False),
        ("discard = 0", 5, True),
        ("distance >= 4 and distance <= 6", 3, False),
        ("distance >= 4 and distance <= 6", 4, True),
        ("distance >= 4 and distance <= 6", 7, False),
        ("distance <= 3 or distance >= 9", 3, True),
        ("distance <= 3 or distance >= 9", 4, False),
        ("distance <= 3 or distance >= 9", 9, True),
        ("distance on reward of me", 8, True),
        ("distance on reward of me", 4, False),
        ("distance on reward of them", 4, True),
        ("distance on reward of them", 3, False),
        ("not distance on reward of me", 7, True),
    ],
)
def test_comparisons(found: Callable[..., Any], text: str, distance: int, value: bool) -> None:
    assert found(text, "condition", distance=distance) is value


@pytest.mark.parametrize(
    ("text", "given", "value"),
    [
        ("below is spice", {"stack": STACK}, True),
        ("below is meat", {"stack": STACK}, False),
        ("below is spice", {"stack": STACK[:1]}, False),
        ("not below is spice", {"stack": STACK[:1]}, True),
        ("above is spice", {"stack": STACK, "here": "E01.1"}, True),
        ("above is fish", {"stack": STACK, "here": "E01.1"}, False),
        ("above is fish", {"stack": STACK}, False),
        ("below of them", {"stack": STACK}, True),
        ("below of me", {"stack": STACK}, False),
        ("below of them", {"stack": STACK[:1]}, False),
        ("stack has fish", {"stack": STACK}, True),
        ("stack has egg", {"stack": STACK}, False),
        ("stack has level 1", {"stack": STACK}, True),
        ("stack has level 2", {"stack": STACK}, False),
        ("here is bottom", {"stack": STACK}, False),
        ("here is bottom", {"stack": STACK, "here": "E01.1"}, True),
        ("here is top", {"stack": STACK}, True),
        ("here is top", {"stack": STACK, "here": "E05.1"}, False),
        ("here is alone", {"stack": STACK}, False),
        ("here is alone", {"stack": STACK[:1]}, True),
        ("took(me)", {"took": True}, True),
        ("took(them)", {"took": True}, False),
        ("took(them)", {"took": True, "active": "red"}, True),
        ("took(me)", {}, False),
        ("moved(me)", {"moved": True}, True),
        ("moved(me)", {"took": True}, False),
        ("turn of me", {}, True),
        ("turn of me", {"active": "red"}, False),
        ("finale unlocked", {"mountain": OPEN}, False),
        ("finale unlocked", {"mountain": OPEN[:4]}, True),
        ("hand(them) > hand(me)", {"hands": {"green": 1, "red": 2}}, True),
        ("hand(them) > hand(me)", {"hands": {"green": 2, "red": 2}}, False),
        ("hand(them) > hand(me)", {"hands": {"green": 3, "red": 2}}, False),
    ],
)
def test_facts(found: Callable[..., Any], text: str, given: dict[str, Any], value: bool) -> None:
    assert bool(found(text, "condition", **given)) is value


def test_vegetable_is_not_wild_outside_dishes(found: Callable[..., Any]) -> None:
    stack = [("green", "E06"), ("red", "E01")]
    assert not found("below is spice", "condition", stack=stack)
    assert found("below is vegetable", "condition", stack=stack)


def test_a_final_offensive_has_no_level(found: Callable[..., Any], effects: Callable[..., Any]) -> None:
    mountain = [(8, 1, "E37", "up"), (8, 5, "E01", "up"), (8, 9, "E30", "up")]
    assert effects("take 1 from mountain where level <= 5", mountain=mountain).offered == ["take(8,5)", "take(8,9)"]
    assert effects("take 1 from mountain where level >= 5", mountain=mountain).hand(0) == ["E30"]
