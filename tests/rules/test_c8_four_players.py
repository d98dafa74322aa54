"""C8: four players: turns, stages, rewards, Final Offensives, victories."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.chase import Table, new_game, row_and_place

ONE = [(1, 0, "E08", "up")]
TWO = [(1, 0, "E08", "up"), (1, 4, "E09", "up")]


def held(play: Any, player: int) -> list[str]:
    return sorted(play.state.table.name(card) for card in play.state.hands[player])


def test_c8_1_green_red_green_red_make_a_round(four: Callable[..., Any]) -> None:
    play = four(round=3)
    seen = []
    for _ in range(5):
        seen.append((play.state.active, play.state.round, play.state.ap))
        play.do("end")
    assert seen == [(0, 3, 2), (1, 3, 2), (2, 3, 2), (3, 3, 2), (0, 4, 2)]


def test_c8_1_partners_share_dishes_and_distance_but_not_hands_and_points(four: Callable[..., Any]) -> None:
    hands = {"green": ["E04", "E03", "E01"], "green2": ["E02"], "red": ["E05"]}
    play = four(hands=hands, mountain=TWO, next_ap={"green2": 1}).do("dish(D1)", "pass", "take(1,0)")
    assert [play.state.table.dish_name(dish) for dish in play.state.dishes[0]] == ["D1"]
    play.do("end", "end")
    assert (play.state.active, play.state.ap, held(play, 2)) == (2, 1, ["E02.1"])


def test_c8_1_a_hand_is_brought_down_by_its_own_player_only(four: Callable[..., Any]) -> None:
    six = ["E01", "E02", "E03", "E04", "E05", "E06"]
    play = four(hands={"green": six[:3], "green2": [f"{card}.2" for card in six[:3]]}, mountain=TWO, ap=0).do("end")
    assert (play.state.active, play.of("over-the-limit")) == (1, [])


@pytest.mark.parametrize(("red", "red2", "met"), [(3, 3, False), (4, 0, True), (0, 4, True), (1, 5, True)])
def test_c8_1_the_other_sides_hand_is_the_larger_of_two(
    four: Callable[..., Any], red: int, red2: int, met: bool
) -> None:
    play = four(hands={"green": ["E02"], "red": red, "red2": red2}, told=True).do("play(E02)")
    while play.state.kind == "stack":
        play.do("pass")
    assert bool(play.of("takes-effect")) == met


def test_c8_1_the_layer_chooses_which_opponent_discards_and_that_one_which_card(four: Callable[..., Any]) -> None:
    hands = {"green": ["E02"], "red": ["E04", "E05"], "red2": ["E09", "E10", "E11", "E12"]}
    play = four(hands=hands).do("play(E02)", "pass", "pass")
    assert (play.state.who, play.state.kind, play.offered) == (0, "opponent", ["opponent(red)", "opponent(red2)"])
    play.do("opponent(red)")
    assert (play.state.who, play.offered) == (1, ["discard(E04.1)", "discard(E05.1)"])
    play.do("discard(E05)")
    assert [len(hand) for hand in play.state.hands] == [0, 1, 0, 4]


def test_c8_1_the_only_opponent_with_cards_is_no_choice(four: Callable[..., Any]) -> None:
    play = four(hands={"green": ["E38"], "red2": ["E09", "E10"]}).do("play(E38)", "pass")
    assert held(play, 3) == []
    assert [record.facts["opponent"] for record in play.of("opponent-chosen")] == [3]


@pytest.mark.parametrize(("active", "layer", "loses"), [("red", "red", 2), ("red2", "red2", 0), ("green", "red", 2)])
def test_c8_1_points_are_taken_from_the_opponent_who_acts_next(
    four: Callable[..., Any], active: str, layer: str, loses: int
) -> None:
    play = four(active=active, distance=9, stack=[(layer, "E33")])
    assert play.state.next_ap == [2 - (player == loses) for player in range(4)]


@pytest.mark.parametrize(("layer", "distance"), [("green", 8), ("green2", 6)])
def test_c8_1_you_are_the_player_not_your_partner(four: Callable[..., Any], layer: str, distance: int) -> None:
    play = four(active="green", moved=True, distance=6, stack=[(layer, "E15"), ("red", "E05.2")])
    play.do(*["pass"] * (play.state.kind == "reward"))
    assert play.of("condition-not-met" if distance == 6 else "takes-effect")[-1].facts["card"] == "E15.1"


def test_c8_2_last_card_lays_out_the_next_stage_in_the_midst_of_a_turn(four: Callable[..., Any]) -> None:
    play = four(mountain=ONE, distance=7, used={"green": [8]}).do("take(1,0)")
    state = play.state
    assert (state.stage, state.active, state.ap, state.kind) == (2, 0, 1, "turn")
    assert len(state.mountain) == 17
    assert sorted(row_and_place(slot)[0] for slot in state.down) == [1] * 8
    assert [row_and_place(slot)[0] for slot in state.open] == [2] * 9
    assert (state.distance, state.used, len(state.reserve)) == (7, 1 << 16, 14)
    assert play.of("stage")[0].facts == {"stage": 2, "cards": 17}


def test_c8_2_a_card_is_left_and_nothing_is_laid_out(four: Callable[..., Any]) -> None:
    play = four(mountain=TWO).do("take(1,0)")
    assert (play.state.stage, len(play.state.mountain)) == (1, 1)


def test_c8_2_an_effect_goes_on_with_the_new_mountain(four: Callable[..., Any]) -> None:
    play = four(mountain=ONE, distance=5, hands={"green": ["E28"]}, active="green").do("play(E28)")
    assert (play.state.stage, play.state.distance, held(play, 0)) == (2, 6, ["E08.1"])
    play = four(mountain=[(1, 0, "E01", "up")], hands={"green": ["E06", "E09"]}).do("play(E06)")
    assert play.state.stage == 2
    assert "nothing-to-do" in play.kinds  # no card of level 1 lies in the new mountain


def test_c8_2_a_cleared_last_card_lays_out_too(four: Callable[..., Any]) -> None:
    play = four(mountain=ONE, active="red", hands={"red": ["E28", "E09"]}).do("play(E28)")
    assert (play.state.stage, play.state.distance) == (2, 4)


def test_c8_2_what_is_returned_goes_to_the_new_mountain(four: Callable[..., Any]) -> None:
    hand = ["E01", "E02", "E03", "E04", "E05"]
    play = four(mountain=ONE, hands={"green": hand}, ap=1).do("take(1,0)")
    while play.state.kind != "turn":
        play.do("no")
    play.do("end", "return(E08)", "place(3,0)")
    assert play.of("returned")[0].facts["slot"] == (3, 0)
    assert len(play.state.mountain) == 18


def test_c8_2_the_third_stage_has_its_single_cards_and_is_locked(four: Callable[..., Any], shipped: Table) -> None:
    play = four(stage=2, mountain=[(1, 0, "E15", "up")])
    assert not play.state.unlocked
    play.do("take(1,0)")
    rows = sorted(row_and_place(slot) for slot in play.state.mountain)
    assert rows[-2:] == [(4, -1), (4, 1)]
    assert len(rows) == 14
    assert not play.state.reserve
    assert [row_and_place(slot) for slot in play.state.open] == [(3, -4), (3, 4), (4, -1), (4, 1)]
    assert (play.state.unlocked, play.state.offensives) == (False, 4)
    assert play.state.unlocked == new_game(shipped, 1, players=4).unlocked


def test_c8_2_at_a_table_the_new_cards_are_asked_for(four: Callable[..., Any]) -> None:
    play = four(mountain=ONE, told=True).do("take(1,0)")
    while play.state.kind == "reveal":
        assert play.state.who == -1
        play.do(play.offered[0])
    assert len(play.of("revealed")) == 9
    assert sum(card >= play.state.table.count for card in play.state.mountain.values()) == 8


def test_c8_2_the_last_stage_is_followed_by_none(four: Callable[..., Any]) -> None:
    play = four(stage=3, mountain=[(1, 0, "E30", "up")]).do("take(1,0)")
    assert (play.state.stage, play.state.mountain) == (3, {})


def test_c8_3_starting_hands_by_turn_order(shipped: Table) -> None:
    state = new_game(shipped, 3, players=4)
    levels = state.table.level
    assert [sorted(levels[card] for card in hand) for hand in state.hands] == [[1, 2], [1, 2], [1, 2], [1]]
    assert len(state.mountain) == 17
    assert len(state.reserve) == 31  # 17 of stage two + 14 of stage three; 55 = 7 + 17 + 31
    assert (state.rewards, state.aside, state.active) == ([], 0, 0)


@pytest.mark.parametrize(("answer", "cards", "used"), [("take(1,4)", 1, True), ("pass", 0, False)])
def test_c8_4_a_reward_square_gives_a_card_of_the_mountain(
    four: Callable[..., Any], answer: str, cards: int, used: bool
) -> None:
    play = four(mountain=TWO, distance=7).do("move")
    assert (play.state.kind, play.offered) == ("reward", ["take(1,0)", "take(1,4)", "pass"])
    assert play.refusal("take", 0).code == "no-card-there"
    play.do(answer)
    assert (len(play.state.hands[0]), bool(play.state.used)) == (cards, used)
    assert play.state.left == [1, 0, 1]


def test_c8_4_only_uncovered_and_unlocked_cards(four: Callable[..., Any]) -> None:
    rows = [(1, 0, "E41", "up"), (1, 6, "E37", "up"), (1, 12, "E09", "up"), (2, 13, "E08", "up")]
    play = four(stage=3, mountain=rows, distance=7).do("move")
    assert play.offered == ["take(1,6)", "take(2,13)", "pass"]


def test_c8_4_cards_that_speak_of_rewards_mean_the_mountain(four: Callable[..., Any]) -> None:
    hands = {"green": ["E32", "E09"]}
    play = four(stage=3, hands=hands, mountain=[(1, 0, "E30", "up"), (1, 4, "E31", "up")], distance=5).do("play(E32)")
    assert play.offered == ["take(1,0)", "take(1,4)"]
    play.do("take(1,4)")
    assert held(play, 0) == ["E09.1", "E30", "E31"]
    none = four(stage=3, hands=hands, mountain=[], distance=5).do("play(E32)")
    assert none.of("condition-not-met")[0].facts["condition"]["parts"][0]["found"] == 0


def test_c8_5_offensives_are_played_and_stacked_and_take_effect(four: Callable[..., Any]) -> None:
    hands = {"green": ["E40"], "red": ["E37"]}
    play = four(stage=3, hands=hands, mountain=[(1, 0, "E38", "up"), (1, 4, "E30", "up")], distance=9)
    play.do("play(E40)", "stack(E37)")
    assert play.of("was-cancelled")[0].facts["card"] == "E40"
    assert (play.state.distance, play.discarded) == (6, ["E37", "E40"])


def test_c8_5_with_two_players_they_are_not(playing: Callable[..., Any], shipped: Table) -> None:
    play = playing(shipped, hands={"green": ["E40"], "red": []})
    assert play.refusal("play", play.card("E40")).code == "never-laid"


@pytest.mark.parametrize(("own", "partner", "wins"), [(["D2"], ["D3"], False), (["D2", "D3"], ["D4"], True)])
def test_c8_7_four_dishes_of_both_win(four: Callable[..., Any], own: list[str], partner: list[str], wins: bool) -> None:
    hands = {"green2": ["E04", "E03"]}
    play = four(active="green2", hands=hands, dishes={"green": [*own, *partner]}, mountain=TWO).do("dish(D1)")
    assert (play.state.winner == 0, play.state.ended) == (wins, "C7.2" if wins else "")


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_c8_7_reds_chase_wins_in_every_stage(four: Callable[..., Any], stage: int) -> None:
    play = four(active="red2", stage=stage, distance=1).do("move")
    assert (play.state.winner, play.state.ended) == (1, "C7.3")


def test_c8_7_ruling_only_in_the_last_stage(four: Callable[..., Any], ruled: Callable[..., Table]) -> None:
    table = ruled("cards.yaml", stages_win="stage_three_only")
    play = four(table, active="red", distance=1, mountain=ONE, stage=2).do("move")
    assert (play.state.winner, play.state.distance) == (-1, 0)
    assert four(table, active="red", distance=1, stage=3).do("move").state.winner == 1
    play.do("no") if play.state.kind == "skill" else None
    play.do("take(1,0)")  # the last card: stage three begins, and what did not count before counts now
    assert (play.state.stage, play.state.winner, play.state.ended) == (3, 1, "C7.3")


@pytest.mark.parametrize("stage", [2, 3])
@pytest.mark.parametrize("card", ["E41", "E43"])
def test_c8_7_victory_and_draw_cards_only_count_in_the_last_stage(
    four: Callable[..., Any], stage: int, card: str
) -> None:
    rows = [(1, 0, card, "up"), (1, 4, "E30", "up")]
    play = four(stage=3, mountain=rows).do("take(1,0)", "end")
    assert play.state.ended == {"E41": "C7.1", "E43": "C7.4"}[card]
    early = four(stage=stage, hands={"green": [card]}, ap=0).do("end")
    assert (early.state.winner >= 0) == (stage == 3 and card == "E41")
