"""perft: how many sequences of answers there are to a depth, from fixed states; any change of the rules shows here.

Two uncovered cards lie on the small tables, so that depth 1 is: take 2 + move + a play for each card + dish + end.
"""

from pathlib import Path
from typing import Any

import pytest

from engine.database import load
from engine.games.chase import State, Table, advance, legal, new_game, situation
from engine.vocabulary.registry import SHAPES

DATA = Path(__file__).parents[4] / "tests/data/chase-stand-ins.yaml"
SMALL = [(1, 0, "W1", "up"), (2, 1, "E1", "down"), (3, 0, "F1", "up"), (3, 2, "P1", "up")]


@pytest.fixture(scope="module")
def stand_ins() -> Table:
    return Table(load(DATA, SHAPES, use_cache=False).games["chase"])


def perft(state: State, depth: int) -> int:
    if not depth or state.winner >= 0:
        return 1
    total = 0
    for answer in legal(state):
        child = state.copy()
        advance(child, answer)
        total += perft(child, depth - 1)
    return total


def small(table: Table, **given: Any) -> State:
    return situation(table, mountain=SMALL, rewards=["I1"], told=False, ap=2, **given)


@pytest.mark.parametrize(
    ("depth", "wanted"),
    [(1, 16), (2, 126), (3, 682)],  # 16 = take 9 + move 1 + play 4 + dish 1 + end 1,
)
def test_perft_of_the_start(table: Table, depth: int, wanted: int) -> None:
    assert perft(new_game(table, 1), depth) == wanted


@pytest.mark.parametrize(
    ("depth", "wanted"),
    [(1, 13), (2, 81), (3, 367)],  # 13 = take 9 + move 1 + play 2 + end 1
)
def test_perft_of_the_start_with_four(table: Table, depth: int, wanted: int) -> None:
    assert perft(new_game(table, 1, players=4), depth) == wanted


@pytest.mark.parametrize(
    ("name", "given", "wanted"),
    [
        ("no hands", {}, [3, 8, 17, 43]),
        ("either opponent may answer", {"hands": {"green": ["E09"], "red": ["E04"], "red2": ["E05"]}}, [4, 13, 32, 87]),
        ("an opponent to choose", {"hands": {"green": ["E11"], "red": ["E04"], "red2": ["E05"]}}, [4, 13, 33, 87]),
        ("a skill", {"distance": 3}, [3, 8, 18, 38]),
        ("the last card of a stage", {"mountain": [(1, 0, "E08", "up")]}, [3, 8, 34, 114]),
        ("before the red square", {"active": "red", "distance": 1}, [3, 7, 13, 31]),
    ],
)
def test_perft_of_small_tables_with_four(table: Table, name: str, given: dict[str, Any], wanted: list[int]) -> None:
    mountain = [(1, 0, "E08", "up"), (2, 1, "E10", "up")]
    hands = {"green": [], "red": [], "green2": [], "red2": [], **given.get("hands", {})}
    state = situation(table, players=4, **{"mountain": mountain, "told": False, **given, "hands": hands})
    assert [perft(state, depth) for depth in range(1, 5)] == wanted


@pytest.mark.parametrize(
    ("name", "given", "wanted"),
    [
        ("no hands", {"hands": {"green": [], "red": []}}, [4, 13, 29, 78]),
        ("one card each", {"hands": {"green": ["B1"], "red": ["C1"]}}, [5, 19, 55, 156]),
        ("a dish", {"hands": {"green": ["C1", "C1"], "red": ["B1"]}}, [7, 29, 84, 289]),
        (
            "before the red square",
            {"hands": {"green": [], "red": ["B1"]}, "active": "red", "distance": 1},
            [5, 14, 28, 60],
        ),
    ],
)
def test_perft_of_small_tables(stand_ins: Table, name: str, given: dict[str, Any], wanted: list[int]) -> None:
    state = small(stand_ins, **given)
    assert [perft(state, depth) for depth in range(1, 5)] == wanted


@pytest.mark.parametrize("cards", [["B1", "C1"], ["C1", "C1", "B1"]])
def test_green_and_red_have_as_many_ways_where_the_rules_are_mirrored(stand_ins: Table, cards: list[str]) -> None:
    ways = []
    for side, rival in (("green", "red"), ("red", "green")):
        state = small(stand_ins, active=side, distance=6, hands={side: cards, rival: []})
        ways.append([perft(state, depth) for depth in (1, 2, 3)])
    assert ways[0] == ways[1]


@pytest.mark.parametrize("cards", [["B1", "C1"], ["C1", "C1", "B1"]])
def test_both_sides_of_four_have_as_many_ways_where_the_rules_are_mirrored(stand_ins: Table, cards: list[str]) -> None:
    ways = []
    seats = ("green", "red", "green2", "red2")
    for turn in range(4):
        own, next_rival, partner, last_rival = (seats[(turn + each) % 4] for each in range(4))
        hands: dict[str, Any] = {own: cards, next_rival: ["K1"], partner: [], last_rival: ["B1"]}
        free = [(1, 0, "W1", "up"), (2, 1, "I1", "up"), (2, 5, "G1", "up")]
        given: dict[str, Any] = {"active": own, "distance": 6, "hands": hands, "mountain": free, "told": False}
        ways.append([perft(situation(stand_ins, players=4, **given), depth) for depth in (1, 2, 3)])
    assert ways[1:] == ways[:1] * 3
