"""C8.8: who may open and answer a stack among four players."""

from collections.abc import Callable
from typing import Any

import pytest

TWO = [(1, 0, "E08", "up"), (1, 4, "E09", "up")]
NAMES = ("green", "red", "green2", "red2")


def asked(play: Any) -> list[int]:
    """Give who is asked in turn as everybody declines."""
    order = []
    while play.state.kind in ("stack", "dish-stack"):
        order.append(play.state.who)
        play.do("pass")
    return order


@pytest.mark.parametrize(
    ("active", "order"), [("green", [1, 3]), ("red", [2, 0]), ("green2", [3, 1]), ("red2", [0, 2])]
)
def test_c8_8_either_opponent_may_open_the_next_one_first(
    four: Callable[..., Any], active: str, order: list[int]
) -> None:
    hands = {name: [card] for name, card in zip(NAMES, ["E09.1", "E09.2", "E04.1", "E04.2"], strict=True)}
    play = four(active=active, hands=hands)
    play.do(play.offered[-2])
    assert asked(play) == order


def test_c8_8_opening_costs_the_openers_own_point(four: Callable[..., Any]) -> None:
    hands = {"green": ["E09"], "red": ["E09"], "red2": ["E04", "E05"]}
    play = four(hands=hands, next_ap={"red": 0}).do("play(E09)")
    assert [record.player for record in play.of("cannot-open")] == [1]
    play.do("stack(E04)")
    assert play.state.next_ap == [2, 0, 2, 1]


def test_c8_8_sides_alternate_and_the_active_player_is_asked_before_the_partner(four: Callable[..., Any]) -> None:
    hands = {"green": ["E09", "E01"], "red": ["E09", "E10"], "green2": ["E04", "E08"], "red2": ["E05", "E11"]}
    play = four(hands=hands).do("play(E09)", "pass", "stack(E05)")
    assert play.state.kind == "skill"
    play.do("no", "pass", "stack(E04)")
    assert [record.player for record in play.of("laid")] == [0, 3, 2]
    assert asked(play) == [1, 3]
    assert [record.player for record in play.of("opened")] == [3]


def test_c8_8_a_partner_may_defend_a_dish(four: Callable[..., Any]) -> None:
    hands = {"green": ["E03", "E04"], "red": ["E01"], "green2": ["E06"], "red2": ["E02"]}
    play = four(hands=hands, mountain=TWO).do("dish(D1)")
    assert (play.state.who, play.state.kind) == (1, "dish-stack")
    play.do("pass", "pile(E02.1,0)")
    assert play.state.who == 2  # green has no card left, so that only the partner can answer
    play.do("pile(E06.1,0)")
    assert asked(play) == [1]
    assert play.of("dish-met")
    assert play.discarded[-4:] == ["E04.1", "E03.1", "E02.1", "E06.1"]


def test_c8_8_a_side_that_declines_altogether_ends_the_stacking_on_a_dish(four: Callable[..., Any]) -> None:
    hands = {"green": ["E03", "E04", "E12"], "red": ["E01"], "green2": ["E06"], "red2": ["E02"]}
    play = four(hands=hands, mountain=TWO).do("dish(D1)")
    if play.state.kind == "dish-lay":
        play.do("lay(E04)")
    assert play.state.who == 1
    play.do("pile(E01.1,1)")
    assert asked(play) == [0, 2]
    assert play.of("dish-not-met")
