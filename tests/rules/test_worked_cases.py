"""The eight worked cases at the end of the rules, each as a table would play it."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.games.chase import RED, RUNNING, Table, new_game, row_and_place
from engine.games.chase.mountain import empty_slots
from engine.games.chase.slots import DIAGONALS


def test_case_1_c5_2_c5_5_c5_6_condition_spoilt_from_above(playing: Callable[..., Any]) -> None:
    play = playing(distance=7, hands={"green": ["A1", "C1"], "red": ["B1", "E1"]})
    play.do("play(A1)", "stack(B1)", "pass")
    assert play.state.distance == 6
    assert play.discarded == ["B1.1", "A1"]
    assert play.state.next_ap == [2, 1]
    (fizzle,) = play.of("condition-not-met")
    assert fizzle.rule == "C5.6"
    assert fizzle.facts["card"] == "A1"
    assert fizzle.facts["condition"]["parts"] == [{"what": "distance", "found": 6, "wanted": ">= 7"}]
    assert [record.rule for record in play.of("opened")] == ["C5.2"]


def test_case_2_c5_7_cancelled_card_does_not_spoil(playing: Callable[..., Any]) -> None:
    play = playing(distance=7, hands={"green": ["A1", "C1"], "red": ["B1", "E1"]})
    play.do("play(A1)", "stack(B1)", "stack(C1)", "pass")
    assert play.state.distance == 9
    assert not play.of("reward-taken")
    assert play.state.kind == "turn"
    assert play.discarded == ["C1.1", "B1.1", "A1"]
    assert [record.facts["card"] for record in play.of("was-cancelled")] == ["B1.1"]
    assert not play.of("condition-not-met")


def test_case_3_c4_6_stops_on_its_square_because_of_the_answer(playing: Callable[..., Any]) -> None:
    play = playing(active="red", distance=2, hands={"green": ["B1"], "red": ["E1", "C1"]}, rewards=["P1"])
    play.do("play(E1)", "stack(B1)", "pass")
    assert play.state.distance == 1
    assert play.state.who == RED
    assert play.offered == ["reward(0)", "pass"]
    play.do("reward(0)")
    assert play.hand("red") == ["C1.1", "P1"]


def test_case_3_c7_3_without_the_answer_red_wins_at_once(playing: Callable[..., Any]) -> None:
    play = playing(active="red", distance=2, hands={"green": ["B1"], "red": ["E1", "C1"]})
    play.do("play(E1)", "pass")
    assert (play.state.winner, play.state.ended) == (RED, "C7.3")


def test_case_4_c6_3_c6_4_stacked_pile_is_mended(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["A1", "F1", "G1", "G1"], "red": ["B1", "E1"]})
    play.do("dish(Q1)")
    play.do("lay(A1)", "lay(F1)", "lay(G1.1)")
    play.do("pile(B1.1,1)", "pile(G1.2,1)", "pass")
    assert play.of("dish-met")[0].facts["found"] == ["meat", "vegetable", "vegetable"]
    assert [play.state.table.dish_name(each) for each in play.state.dishes[0]] == ["Q1"]
    assert play.hand("green") == []
    assert sorted(play.discarded) == ["A1", "B1.1", "F1", "G1.1", "G1.2"]


def test_case_4_c6_6_stacked_pile_is_not_mended(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["A1", "F1", "G1", "G1"], "red": ["B1", "E1"]})
    play.do("dish(Q1)", "lay(A1)", "lay(F1)", "lay(G1.1)", "pile(B1.1,1)", "pass")
    assert play.of("dish-not-met")[0].facts["found"] == ["meat", "fish", "vegetable"]
    assert play.state.who == RED
    assert play.state.kind == "place"
    play.do("place(0,-3)")
    assert play.hand("green") == ["A1", "F1", "G1.1", "G1.2"]
    assert play.card("B1.1") in play.state.mountain.values()
    assert play.discarded == []
    assert not any(text.startswith("dish(") for text in play.offered)


def test_case_5_c3_3_one_point_left_buys_one_action_and_a_dish(playing: Callable[..., Any]) -> None:
    play = playing(active="red", ap=1, played=False, hands={"red": ["C1", "C1", "B1"], "green": 1})
    assert {"move", "play(B1.1)", "dish(Q2)", "end"} <= set(play.offered)
    play.do("move")
    assert play.offered == ["dish(Q2)", "end"]
    assert play.refusal("play", play.card("B1.1")).code == "no-action-points"


MOUNTAIN = [(1, 0, "W1", "up"), (1, 4, "W3", "up"), (1, 8, "W2", "up"), (2, 9, "O1", "up")]


def test_case_6_c4_2_locked_until_the_last_offensive_is_gone(playing: Callable[..., Any]) -> None:
    play = playing(mountain=MOUNTAIN, hands={"green": ["P1"], "red": 1})
    locked = play.refusal("take", next(slot for slot in play.state.mountain if row_and_place(slot) == (1, 0)))
    assert (locked.code, locked.rules, locked.facts["offensives"]) == ("locked", ("C4.2",), 1)
    play.do("take(2,9)")
    assert play.state.unlocked
    assert not any(text.startswith("take") for text in play.offered)
    refused = play.refusal("take", next(slot for slot in play.state.mountain if row_and_place(slot) == (1, 0)))
    assert (refused.code, refused.rules) == ("once-a-turn", ("C3.3",))


def test_case_6_c4_2_an_effect_can_take_in_the_same_turn(playing: Callable[..., Any]) -> None:
    play = playing(active="red", mountain=MOUNTAIN, hands={"red": ["P1", "C1"], "green": 0})
    play.do("take(2,9)", "play(P1)")
    assert play.offered == ["take(1,0)", "take(1,4)", "take(1,8)"]
    play.do("take(1,8)")
    assert "W2" in play.hand("red")


def test_case_7_c5_9_the_second_effect_does_not_save_green(playing: Callable[..., Any]) -> None:
    play = playing(active="red", distance=1, hands={"red": ["F1", "C1"], "green": 0})
    play.do("play(F1)")
    assert (play.state.winner, play.state.distance) == (RED, 0)
    assert play.kinds[-1] == "game-over"
    assert play.offered == []
    assert play.refusal("end").code == "game-over"


def test_case_8_c2_7_c4_8_26_slots_take_a_returned_card(shipped: Table) -> None:
    state = new_game(shipped, 1)
    assert state.winner == RUNNING
    touching = {
        row_and_place(slot): sum(slot + near in state.mountain for near in DIAGONALS) for slot in empty_slots(state)
    }
    above = [touching[0, place] for place in (-3, -1, 1, 3)]
    below = [touching[8, place] for place in range(-9, 10, 2)]
    sides = [count for (row, _), count in touching.items() if 1 <= row <= 7]
    assert above == [1, 2, 2, 1]
    assert below == [1, *[2] * 8, 1]
    assert Counter(sides) == {1: 12}
    assert len(touching) == 26  # 4 above, 12 at the sides, 10 below
