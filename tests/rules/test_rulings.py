"""The rulings: each other reading plays differently where it should."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.chase import DRAWN, GREEN, RED, RUNNING

ROW = [(1, 0, "W1", "up"), (1, 4, "W2", "up"), (1, 8, "W3", "up"), (1, 12, "A1", "up")]
CORNER = [(3, 0, "E1", "up"), (4, 1, "B1", "up"), (2, -1, "C1", "up")]


@pytest.mark.parametrize(
    ("take", "slots"),
    [("uncovered", ["take(2,-1)", "take(4,1)"]), ("one_bottom_corner", ["take(2,-1)", "take(3,0)", "take(4,1)"])],
)
def test_ruling_take_c4_1(playing: Callable[..., Any], ruled: Callable[..., Any], take: str, slots: list[str]) -> None:
    play = playing(ruled(take=take), mountain=CORNER, hands={"green": 1, "red": 1})
    assert [text for text in play.offered if text.startswith("take")] == slots


@pytest.mark.parametrize(("unlock", "takes"), [("for_good", True), ("live", False)])
def test_ruling_unlock_c4_2(playing: Callable[..., Any], ruled: Callable[..., Any], unlock: str, takes: bool) -> None:
    rows = [(1, 0, "W1", "up"), (1, 4, "W2", "up"), (1, 8, "O1.1", "up")]
    hand = ["A1", "B1", "C1", "E1", "F1"]
    play = playing(ruled(unlock=unlock), mountain=rows, hands={"green": hand, "red": ["B1"]}, ap=1, played=False)
    play.do("take(1,8)", "end", "return(O1.1)", "place(2,5)")
    assert any(text.startswith("take(1,0)") for text in play.offered) == takes


@pytest.mark.parametrize(
    ("move", "by_card", "over"), [("own_stop", True, False), ("action_only", False, False), ("pass_over", True, True)]
)
def test_ruling_reward_move_c4_6(
    playing: Callable[..., Any], ruled: Callable[..., Any], move: str, by_card: bool, over: bool
) -> None:
    table = ruled(reward_move=move)
    card = playing(table, distance=7, hands={"green": ["B1", "A1"], "red": 0}, rewards=["P1"]).do("play(B1)")
    assert (card.state.kind == "reward") == by_card
    passing = playing(table, distance=6, hands={"green": ["F1", "A1"], "red": 0}, rewards=["P1"]).do("play(F1)")
    assert (passing.state.kind == "reward") == over
    action = playing(table, distance=7, hands={"green": ["A1"], "red": 0}, rewards=["P1"]).do("move")
    assert action.state.kind == "reward"


@pytest.mark.parametrize(("taker", "who"), [("active", GREEN), ("card_owner", RED)])
def test_ruling_reward_taker_c4_6(playing: Callable[..., Any], ruled: Callable[..., Any], taker: str, who: int) -> None:
    play = playing(ruled(reward_taker=taker), distance=5, hands={"green": ["C1", "A1"], "red": ["B1"]}, rewards=["P1"])
    play.do("play(C1)", "stack(B1)", "pass")
    assert (play.state.kind, play.state.who) == ("reward", who)


@pytest.mark.parametrize(
    ("ruling", "after_red", "after_green"),
    [("own_turn_end", RUNNING, GREEN), ("taken_by_own", RUNNING, RUNNING), ("any_turn_end", GREEN, None)],
)
def test_ruling_victory_card_c7_1(
    playing: Callable[..., Any], ruled: Callable[..., Any], ruling: str, after_red: int, after_green: int | None
) -> None:
    hands = {"green": ["B1"], "red": ["B1"]}
    play = playing(ruled(victory_card=ruling), mountain=ROW, active="red", hands=hands, ap=1, played=False)
    play.do("take(1,0)", "end")
    assert play.state.winner == after_red
    if after_green is not None:
        play.do("end")
        assert play.state.winner == after_green


def test_ruling_victory_card_both_gone_at_one_turns_end_is_drawn(
    playing: Callable[..., Any], ruled: Callable[..., Any]
) -> None:
    table = ruled(victory_card="any_turn_end")
    play = playing(table, mountain=ROW, active="red", hands={"red": ["P1"], "green": 0}, ap=2, played=False)
    play.do("take(1,4)", "play(P1)", "take(1,0)", "end")
    assert (play.state.winner, play.state.ended) == (DRAWN, "C7.1")


@pytest.mark.parametrize(("ruling", "left"), [("free", 2), ("opening_costs_ap", 1)])
def test_ruling_dish_stack_ap_c6_3(
    playing: Callable[..., Any], ruled: Callable[..., Any], ruling: str, left: int
) -> None:
    hands = {"green": ["B1", "B1", "A1"], "red": ["C1", "E1"]}
    play = playing(ruled(dish_stack_ap=ruling), hands=hands).do("dish(Q3)", "lay(B1.1)", "pile(C1.1,0)", "pile(A1,0)")
    play.do("pile(E1,1)")
    assert play.state.next_ap == [2, left]
    poor = playing(ruled(dish_stack_ap=ruling), hands=hands, next_ap={"red": 0}).do("dish(Q3)", "lay(B1.1)")
    assert (poor.state.kind == "dish-stack") == (ruling == "free")


@pytest.mark.parametrize("ruling", ["discard", "return_to_mountain"])
def test_ruling_dish_success_c6_5(playing: Callable[..., Any], ruled: Callable[..., Any], ruling: str) -> None:
    play = playing(ruled(dish_success=ruling), hands={"green": ["C1", "C1"], "red": 0}, ap=1, played=False)
    play.do("dish(Q2)", "lay(C1.1)")
    if ruling == "return_to_mountain":
        assert [play.state.kind, play.state.who] == ["place", GREEN]
        play.do(play.offered[0])
        play.do(play.offered[0])
    assert (len(play.state.discard) == 0) == (ruling == "return_to_mountain")
    assert play.state.ap == 2


@pytest.mark.parametrize(
    ("ruling", "winner", "distance"),
    [("after_effect", RED, 0), ("after_card", RUNNING, 2), ("after_stack", RUNNING, 2)],
)
def test_ruling_stack_win_c5_9_within_a_card(
    playing: Callable[..., Any], ruled: Callable[..., Any], ruling: str, winner: int, distance: int
) -> None:
    hands = {"red": ["F1", "C1"], "green": 0}
    play = playing(ruled(stack_win=ruling), active="red", distance=1, hands=hands, used={"red": [2]}).do("play(F1)")
    assert (play.state.winner, play.state.distance) == (winner, distance)


@pytest.mark.parametrize(("ruling", "winner"), [("after_card", RED), ("after_stack", RUNNING)])
def test_ruling_stack_win_c5_9_within_a_stack(
    playing: Callable[..., Any], ruled: Callable[..., Any], ruling: str, winner: int
) -> None:
    stack = [("green", "B1"), ("red", "B1")]
    play = playing(ruled(stack_win=ruling), distance=1, stack=stack, hands={"green": 0, "red": 0})
    assert play.state.winner == winner
