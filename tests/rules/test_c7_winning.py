"""C7: victory cards, dishes, the chase, the draw."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.chase import DRAWN, GREEN, RED, RUNNING

ROW = [(1, 0, "W1", "up"), (1, 4, "W2", "up"), (1, 8, "W3", "up"), (1, 12, "A1", "up")]


@pytest.mark.parametrize(
    ("active", "slot", "winner", "rule"),
    [
        ("green", "take(1,0)", GREEN, "C7.1"),
        ("green", "take(1,4)", RUNNING, ""),
        ("red", "take(1,4)", RED, "C7.1"),
        ("red", "take(1,0)", RUNNING, ""),
        ("green", "take(1,8)", DRAWN, "C7.4"),
        ("red", "take(1,8)", DRAWN, "C7.4"),
        ("red", "take(1,12)", RUNNING, ""),
    ],
)
def test_c7_1_c7_4_taken_in_ones_own_turn(
    playing: Callable[..., Any], active: str, slot: str, winner: int, rule: str
) -> None:
    play = playing(mountain=ROW, active=active, hands={"green": ["B1"], "red": ["B1"]}, ap=1, played=False)
    play.do(slot, "end")
    assert (play.state.winner, play.state.ended) == (winner, rule)


def test_c7_1_taking_the_opponents_card_is_legal_and_unwise(playing: Callable[..., Any]) -> None:
    play = playing(mountain=ROW, hands={"green": ["B1"], "red": ["B1"]}, ap=1, played=False)
    play.do("take(1,4)", "end", "end")
    assert (play.state.winner, play.state.ended) == (RED, "C7.1")


def test_c7_1_looked_at_after_returning(playing: Callable[..., Any]) -> None:
    hand = ["A1", "B1", "C1", "E1", "F1"]
    play = playing(mountain=ROW[:3], hands={"green": hand, "red": 0}, ap=1, played=False)
    play.do("take(1,0)", "end", "return(W1)", "place(0,3)")
    assert play.state.winner == RUNNING


def test_c7_4_draw_gives_way_to_a_victory_at_that_moment(playing: Callable[..., Any]) -> None:
    play = playing(mountain=ROW, active="red", hands={"red": ["P1"], "green": 0}, ap=2, played=False)
    play.do("take(1,4)", "play(P1)", "take(1,8)", "end")
    assert (play.state.winner, play.state.ended) == (RED, "C7.1")


@pytest.mark.parametrize(("have", "winner"), [(["Q1"], RUNNING), (["Q1", "Q3"], GREEN)])
def test_c7_2_the_third_dish_wins_at_once(playing: Callable[..., Any], have: list[str], winner: int) -> None:
    play = playing(hands={"green": ["C1", "C1"], "red": 0}, dishes={"green": have}, ap=1, played=False)
    play.do("dish(Q2)", "lay(C1.1)")
    assert play.state.winner == winner
    assert bool(play.of("action-points")) == (winner == RUNNING)  # no bonus after the end


@pytest.mark.parametrize(("distance", "winner"), [(1, RED), (2, RUNNING)])
def test_c7_3_red_square_covered_by_a_move(playing: Callable[..., Any], distance: int, winner: int) -> None:
    play = playing(active="red", distance=distance, hands={"red": ["A1"], "green": 0}, rewards=[]).do("move")
    assert play.state.winner == winner


def test_c7_5_two_whole_quiet_rounds(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["B1"], "red": ["B1"]}).do("end", "end", "end")
    assert play.state.winner == RUNNING
    play.do("end")
    assert (play.state.winner, play.state.ended) == (DRAWN, "C7.5")


def test_c7_5_moving_is_quiet_but_a_card_is_not(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["B1"], "red": ["B1"]}, ap=2, distance=5, rewards=[])
    play.do("move", "end", "move", "end", "play(B1.1)", "pass", "end", "end")
    assert play.state.winner == RUNNING
    assert play.state.quiet == 0


@pytest.mark.parametrize(("round", "winner"), [(39, RUNNING), (40, DRAWN)])
def test_c7_5_after_the_last_round(playing: Callable[..., Any], round: int, winner: int) -> None:
    play = playing(round=round, active="red", hands={"green": ["B1"], "red": ["B1"]}).do("end")
    assert play.state.winner == winner
