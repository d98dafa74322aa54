"""C3: rounds, turns, action points, the hand's limit."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.chase import Table, new_game


def test_c3_1_c3_2_green_then_red_then_the_next_round(shipped: Table, playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["B1"], "red": ["B1"]}, round=3, ap=2)
    assert (play.state.active, play.state.ap) == (0, 2)
    play.do("end")
    assert (play.state.active, play.state.round, play.state.ap) == (1, 3, 2)
    play.do("end")
    assert (play.state.active, play.state.round, play.state.ap) == (0, 4, 2)
    assert new_game(shipped, 1).active == 0


def test_c3_2_point_spent_on_opening_is_missing_in_the_coming_turn_only(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["B1", "E1"], "red": ["C1", "B1"]}, ap=2)
    play.do("play(B1)", "stack(C1)", "pass")
    assert play.state.next_ap == [2, 1]
    play.do("end")
    assert (play.state.active, play.state.ap, play.state.next_ap) == (1, 1, [2, 2])


@pytest.mark.parametrize("action", ["take(7,0)", "move", "play(B1.1)"])
def test_c3_3_each_action_once(shipped: Table, playing: Callable[..., Any], action: str) -> None:
    mountain = [(7, 0, "F1", "up"), (7, 4, "E1", "up")]
    play = playing(mountain=mountain, hands={"green": ["B1.1", "B1.2"], "red": 0}, ap=2)
    play.do(action)
    verb = action.partition("(")[0]
    assert not any(text.startswith(verb) for text in play.offered)
    value = {"take": next(iter(play.state.mountain)), "move": 0, "play": play.card("B1.2")}[verb]
    refused = play.refusal(verb, value)
    assert (refused.code, refused.rules) == ("once-a-turn", ("C3.3",))


def test_c3_3_two_points_buy_two_actions_and_no_third(playing: Callable[..., Any]) -> None:
    play = playing(mountain=[(7, 0, "F1", "up"), (7, 4, "E1", "up")], hands={"green": ["B1"], "red": 0}, ap=2)
    play.do("move", "take(7,0)")
    assert play.offered == ["end"]
    assert play.refusal("play", play.card("B1.1")).code == "no-action-points"


def test_c3_3_points_may_be_left_unspent(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["B1"], "red": 1}, ap=2).do("end")
    assert play.of("actions-ended")[0].facts == {"unspent": 2}


@pytest.mark.parametrize(("held", "returned"), [(5, 0), (6, 1), (7, 2)])
def test_c3_4_hand_is_brought_down_to_five_at_the_turns_end(
    playing: Callable[..., Any], held: int, returned: int
) -> None:
    cards = ["A1", "B1", "C1", "E1", "F1", "G1", "H1"][:held]
    play = playing(hands={"green": cards, "red": 0}, ap=0, played=False).do("end")
    for _ in range(returned):
        assert play.state.kind == "return"
        play.do(play.offered[0])
        assert play.state.kind == "place"
        play.do(play.offered[0])
    assert len(play.of("returned")) == returned
    assert len(play.state.hands[0]) == min(held, 5)
    assert play.state.active == 1


def test_c3_4_only_the_active_player_is_over_the_limit(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": 1, "red": ["A1", "B1", "C1", "E1", "F1", "G1", "H1"]}).do("end")
    assert play.state.active == 1
    assert len(play.state.hands[1]) == 7
    assert play.state.kind == "turn"


def test_c3_5_the_end_is_looked_at_before_the_next_turn_begins(playing: Callable[..., Any]) -> None:
    hand = ["W1", "A1", "B1", "C1", "E1", "F1"]
    play = playing(hands={"green": hand, "red": 0}, ap=0, played=False).do("end", "return(A1)")
    play.do(play.offered[0])
    assert play.kinds[-3:] == ["over-the-limit", "returned", "game-over"]
    assert (play.state.winner, play.state.active) == (0, 0)
