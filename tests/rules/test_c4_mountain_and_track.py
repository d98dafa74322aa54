"""C4: taking, moving, rewards, returning."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.chase import GREEN, RED, Table, row_and_place, slot_of

HIDDEN = [(3, 0, "E1", "down"), (4, -1, "B1", "up"), (4, 1, "C1", "up")]


def test_c4_1_an_uncovered_card_goes_to_the_hand(playing: Callable[..., Any]) -> None:
    play = playing(mountain=HIDDEN, hands={"green": 0, "red": 0})
    play.do("take(4,1)")
    assert "C1.1" in play.hand("green")
    assert play.of("took")[0].rule == "C4.1"


def test_c4_3_a_face_down_card_is_turned_up_when_its_last_cover_goes(playing: Callable[..., Any]) -> None:
    play = playing(mountain=HIDDEN, hands={"green": ["P1"], "red": 0})
    play.do("take(4,1)")
    assert not play.of("turned-up")
    play.do("end")
    play.do("take(4,-1)")
    turned = play.of("turned-up")[0]
    assert (turned.rule, turned.facts["card"]) == ("C4.3", "E1")
    assert play.kinds.index("turned-up") > play.kinds.index("took")
    assert not play.state.down


def test_c4_3_a_face_up_card_that_becomes_covered_stays_face_up(playing: Callable[..., Any]) -> None:
    cards = ["A1", "B1", "C1", "F1", "G1", "H1"]
    play = playing(mountain=[(3, 0, "E1", "up")], hands={"green": cards, "red": 0}, ap=1, played=False)
    play.do("end", "return(A1)", "place(4,1)")
    assert play.state.over[slot_of(3, 0)] == 1
    assert slot_of(3, 0) not in play.state.down


@pytest.mark.parametrize(("active", "after"), [("green", 7), ("red", 5)])
def test_c4_4_green_moves_away_and_red_closer(playing: Callable[..., Any], active: str, after: int) -> None:
    play = playing(active=active, hands={"green": ["B1"], "red": ["B1"]}).do("move")
    assert play.of("distance")[0].facts == {"before": 6, "after": after}


@pytest.mark.parametrize(("before", "after", "lost"), [(8, 11, 0), (9, 12, 0), (10, 12, 1), (11, 12, 2)])
def test_c4_5_what_is_beyond_the_track_is_lost(playing: Callable[..., Any], before: int, after: int, lost: int) -> None:
    play = playing(distance=before, hands={"green": ["F1", "A1"], "red": 0}).do("play(F1)")
    assert play.of("distance")[0].facts == {"before": before, "after": after}
    assert [(record.rule, record.facts["lost"]) for record in play.of("distance-lost")] == [("C4.5", lost)] * bool(lost)


def test_c4_5_a_marker_at_the_end_does_not_move(playing: Callable[..., Any]) -> None:
    play = playing(distance=12, hands={"green": ["F1", "A1"], "red": 0}).do("play(F1)")
    assert not play.of("distance")
    assert play.of("nothing-to-do")[0].facts == {"effect": "distance +3"}
    assert play.state.kind == "turn"  # no reward: the marker did not stop there again


@pytest.mark.parametrize(("before", "asked"), [(6, False), (7, True), (8, False)])
def test_c4_6_a_square_of_ones_colour_gives_a_reward(playing: Callable[..., Any], before: int, asked: bool) -> None:
    play = playing(distance=before, hands={"green": ["A1"], "red": 0}, rewards=["P1"]).do("move")
    assert (play.state.kind == "reward") == asked


def test_c4_6_the_other_colours_square_gives_nothing(playing: Callable[..., Any]) -> None:
    play = playing(active="red", distance=9, hands={"green": 0, "red": ["A1"]}, rewards=["P1"]).do("move")
    assert play.state.distance == 8
    assert play.state.kind != "reward"


def test_c4_6_used_up_only_if_a_card_was_taken(playing: Callable[..., Any]) -> None:
    play = playing(distance=7, hands={"green": ["A1"], "red": 1}, rewards=["P1", "H1"])
    play.do("move", "pass")
    assert play.state.used == 0
    play = playing(distance=7, hands={"green": ["A1"], "red": 1}, rewards=["P1", "H1"]).do("move", "reward(1)")
    assert play.hand("green") == ["A1", "H1"]
    assert play.state.used
    again = playing(distance=7, hands={"green": ["A1"], "red": 1}, rewards=["P1"], used={"green": [8]}).do("move")
    assert again.state.kind != "reward"


def test_c4_6_the_player_whose_turn_it_is_takes_the_reward(playing: Callable[..., Any]) -> None:
    play = playing(distance=5, hands={"green": ["C1", "A1"], "red": ["B1"]}, rewards=["P1"])
    play.do("play(C1)", "stack(B1)", "pass")  # red's card moves to 4, red's square, on green's turn
    assert (play.state.distance, play.state.kind, play.state.who) == (4, "reward", GREEN)


def test_c4_7_no_reward_card_left(playing: Callable[..., Any]) -> None:
    play = playing(distance=7, hands={"green": ["A1"], "red": 1}, rewards=[]).do("move")
    assert play.of("no-reward-left")[0].rule == "C4.7"
    assert play.state.used == 0


def test_c4_8_slots_that_do_not_touch_or_are_taken_are_refused(playing: Callable[..., Any]) -> None:
    cards = ["A1", "B1", "C1", "F1", "G1", "H1"]
    play = playing(mountain=[(3, 0, "E1", "up")], hands={"green": cards, "red": 0}, ap=1, played=False)
    play.do("end", "return(A1)")
    assert play.offered == ["place(2,-1)", "place(2,1)", "place(4,-1)", "place(4,1)"]
    assert play.refusal("place", slot_of(3, 0)).code == "slot-taken"
    assert play.refusal("place", slot_of(3, 2)).code == "not-touching"


def test_c4_8_an_empty_mountain_takes_a_card_in_its_first_slot(playing: Callable[..., Any]) -> None:
    cards = ["A1", "B1", "C1", "F1", "G1", "H1"]
    play = playing(mountain=[], hands={"green": cards, "red": 0}, ap=1, played=False).do("end", "return(A1)")
    assert [row_and_place(slot) for slot in play.state.mountain] == [(1, 0)]


def test_c4_8_a_returned_card_covers_every_card_it_touches(playing: Callable[..., Any]) -> None:
    cards = ["A1", "B1", "C1", "F1", "G1", "H1"]
    rows = [(3, 0, "E1", "up"), (3, 2, "I1", "up")]
    play = playing(mountain=rows, hands={"green": cards, "red": 0}, ap=1, played=False)
    play.do("end", "return(A1)", "place(2,1)")
    assert [row_and_place(slot) for slot in play.state.open] == [(2, 1)]


def test_c4_9_a_covered_face_down_card_is_taken_unseen(shipped: Table, playing: Callable[..., Any]) -> None:
    rows = [(3, 0, "E12", "down"), (3, 4, "E14", "down"), (3, 8, "E13", "down"), (4, 1, "E01", "up")]
    rows += [(4, 3, "E02", "up"), (4, 7, "E03", "up")]
    play = playing(shipped, mountain=rows, hands={"green": ["E19"], "red": 0})
    play.do("play(E19)", "take(3,0)")
    card = play.state.table.number["E12"]
    assert play.of("took")[0].facts["hidden"] is True
    assert play.state.seen[card] == 1 << GREEN
    assert not play.state.seen[card] >> RED & 1
