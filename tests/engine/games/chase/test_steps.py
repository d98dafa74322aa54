"""What each step does, and what it does where little or nothing can be done."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.chase import NATURE, row_and_place
from engine.games.chase.state import CANCELLED, PROTECTED

STACK = [("green", "E01"), ("red", "E05"), ("green", "E16")]
ROWS = [(1, 0, "E41", "up"), (2, 1, "E37", "up"), (3, 0, "E12", "down"), (4, 1, "E15", "up"), (4, -1, "E16", "up")]
FREE = [(4, 0, "E01", "up"), (4, 6, "E09", "up"), (4, 12, "E16", "up")]


@pytest.mark.parametrize(
    ("text", "before", "after"),
    [
        ("distance +2", 5, 7),
        ("distance +2", 11, 12),
        ("distance +2", 12, 12),
        ("distance -2", 7, 5),
        ("distance -2", 3, 1),
        ("distance -2", 1, 0),
        ("distance to 8", 3, 8),
        ("distance to 3", 12, 3),
    ],
)
def test_distance(effects: Callable[..., Any], text: str, before: int, after: int) -> None:
    assert effects(text, distance=before, rewards=[]).state.distance == after


def test_take_chooses_among_what_fits(effects: Callable[..., Any]) -> None:
    done = effects("take 2 from mountain where level <= 2", mountain=FREE)
    assert done.offered == ["take(4,0)", "take(4,6)"]
    assert done.do("take(4,6)").hand(0) == ["E01.1", "E09.1"]
    assert effects("take 1 from mountain where fish", mountain=FREE).offered == ["take(4,6)", "take(4,12)"]
    assert effects("take 1 from mountain where level = 5", mountain=FREE).kinds() == ["nothing-to-do"]


def test_take_covered_respects_the_lock(effects: Callable[..., Any]) -> None:
    done = effects("take 2 covered", mountain=ROWS).do("take(2,1)")
    assert done.hand(0) == ["E12", "E37"]
    assert effects("take 2 covered", mountain=[*ROWS[:1], *ROWS[2:]]).hand(0) == ["E12"]


def test_take_from_rewards_and_discard(effects: Callable[..., Any]) -> None:
    done = effects("take 2 from rewards", rewards=["E18", "E22", "E30"]).do("reward(1)", "reward(0)")
    assert done.hand(0) == ["E18", "E22"]
    assert effects("take 2 from rewards", rewards=["E18"]).hand(0) == ["E18"]
    assert effects("take 2 from discard", discard=["E01", "E02", "E03"]).hand(0) == ["E02.1", "E03.1"]
    assert effects("take 2 from discard", discard=["E01"]).hand(0) == ["E01.1"]


def test_peeking_changes_knowledge_only(effects: Callable[..., Any]) -> None:
    done = effects("peek 2 hidden", mountain=ROWS)
    card = done.state.table.number["E12"]
    assert done.state.seen[card] == 1
    assert done.kinds() == ["peeked"]
    assert len(done.state.down) == 1
    rewards = effects("peek 3 rewards", rewards=["E18", "E22"])
    assert rewards.offered == ["peek-reward(0)", "peek-reward(1)"]
    rewards.do("peek-reward(1)")
    assert [record.facts["reward"] for record in rewards.records] == [1, 0]
    hand = effects("peek hand(them)", hands={"green": 0, "red": ["E01", "E02"]})
    assert hand.records[0].facts == {"cards": ["E01.1", "E02.1"]}


def test_turn_up_where_it_lies(effects: Callable[..., Any]) -> None:
    done = effects("turn up 3 hidden", mountain=ROWS)
    assert not done.state.down
    assert done.state.over == effects("peek 1 hidden", mountain=ROWS).state.over


def test_clear_is_no_taking(effects: Callable[..., Any]) -> None:
    rows = [(1, 0, "E41", "up"), (2, 5, "E37", "up")]
    done = effects("discard 1 from mountain", mountain=rows)
    assert done.offered == ["clear(1,0)", "clear(2,5)"]


def test_cover_from_hand_covers_what_fits(effects: Callable[..., Any]) -> None:
    done = effects("cover mountain where fish from hand", mountain=FREE, hands={"green": ["E22", "E23"], "red": 0})
    done.do("cover-with(E22)")
    assert done.offered == [f"place({row},{place})" for row in (3, 5) for place in (5, 7, 11, 13)]
    done.do("place(5,5)")
    assert [row_and_place(slot) for slot in done.state.open] == [(4, 0), (4, 12), (5, 5)]
    assert effects("cover mountain from hand", mountain=FREE).kinds() == ["nothing-to-do"]


def test_cover_from_discard(effects: Callable[..., Any]) -> None:
    done = effects("cover mountain where level = 1 from discard", mountain=FREE, discard=["E22", "E23"])
    done.do("place(3,1)")
    assert [done.state.table.name(card) for card in done.state.discard] == ["E22"]
    assert effects("cover mountain from discard", mountain=FREE).kinds() == ["nothing-to-do"]


def test_shift_to_where_it_touches_another(effects: Callable[..., Any]) -> None:
    rows = [(4, 0, "E01", "up"), (4, 2, "E09", "up")]
    done = effects("shift mountain", mountain=rows).do("shift(4,0)")
    assert done.offered == ["place(3,1)", "place(3,3)", "place(5,1)", "place(5,3)"]
    done.do("place(3,3)")
    assert [row_and_place(slot) for slot in done.state.open] == [(3, 3)]
    assert not done.state.stirred
    assert effects("shift mountain", mountain=rows[:1]).kinds() == ["nothing-to-do"]


def test_shifting_the_last_offensive_unlocks_nothing(effects: Callable[..., Any]) -> None:
    rows = [(1, 0, "E41", "up"), (1, 4, "E37", "up")]
    done = effects("shift mountain", mountain=rows).do("shift(1,4)", "place(2,1)")
    assert not done.state.unlocked
    assert done.state.offensives == 1
    taken = effects("shift mountain", mountain=rows).do("shift(1,0)", "place(0,5)")
    assert taken.state.gone == [-1, -1, -1]


def test_return_hand_by_its_owner(effects: Callable[..., Any]) -> None:
    done = effects("return 2 from hand(them)", hands={"green": 0, "red": ["E01", "E02", "E03"]})
    assert done.state.who == 1
    done.do("return(E02.1)")
    assert (done.state.who, done.state.kind) == (1, "place")
    done.do(done.offered[0]).do("return(E03.1)")
    done.do(done.offered[0])
    assert done.hand(1) == ["E01.1"]


def test_return_discard_top_first(effects: Callable[..., Any]) -> None:
    done = effects("return 2 from discard", mountain=FREE, discard=["E22", "E23", "E24"]).do(
        "place(3,1)", "place(3,-1)"
    )
    assert [done.state.table.name(done.state.mountain[slot]) for slot in list(done.state.mountain)[-2:]] == [
        "E24",
        "E23",
    ]


def flags(done: Any) -> list[int]:
    return [entry[2] for entry in done.state.stack]


def names(done: Any) -> list[str]:
    return [done.state.table.name(entry[0]) for entry in done.state.stack]


@pytest.mark.parametrize(
    ("text", "touched"),
    [
        ("cancel below", [0, 1, 0]),
        ("cancel bottom", [1, 0, 0]),
        ("cancel all", [1, 1, 0]),
        ("cancel all of me", [1, 0, 0]),
        ("cancel all of them", [0, 1, 0]),
        ("cancel nearest of me", [1, 0, 0]),
        ("cancel all spice", [0, 1, 0]),
        ("cancel all egg", [0, 0, 0]),
    ],
)
def test_targets(effects: Callable[..., Any], text: str, touched: list[int]) -> None:
    done = effects(text, "choose: distance +1 | distance -1", stack=STACK)
    assert flags(done) == [CANCELLED * each for each in touched]


def test_protect_and_cancel(effects: Callable[..., Any]) -> None:
    done = effects("protect bottom", "cancel all", "choose: distance +1 | distance -1", stack=STACK)
    assert flags(done) == [PROTECTED, CANCELLED, 0]
    assert done.kinds() == ["protected", "protected-from-cancelling", "cancelled"]


def test_order_of_the_stack(effects: Callable[..., Any]) -> None:
    stop = "choose: distance +1 | distance -1"
    assert names(effects("swap two below", stop, stack=STACK)) == ["E05.1", "E01.1", "E16.1"]
    assert names(effects("swap two below", stop, stack=STACK[:2])) == ["E01.1", "E05.1"]
    assert names(effects("sink below", stop, stack=STACK)) == ["E05.1", "E01.1", "E16.1"]
    assert effects("sink below", stop, stack=STACK[:2]).kinds() == ["nothing-to-do"]


def test_recolour_turn_claim_return(effects: Callable[..., Any]) -> None:
    stop = "choose: distance +1 | distance -1"
    assert effects("make below fish", stop, stack=STACK).state.stack[1][3] == 1
    turned = effects("turn below", stop, stack=STACK)
    assert turned.state.laid == [3, 0]
    claimed = effects("claim below", stop, stack=STACK)
    assert (claimed.hand(0), names(claimed)) == (["E05.1"], ["E01.1", "E16.1"])
    back = effects("return below", stop, stack=STACK)
    assert back.state.kind == "place"
    assert names(back.do(back.offered[0])) == ["E01.1", "E16.1"]


def test_repeat_stands_in_the_others_place(effects: Callable[..., Any]) -> None:
    stack = [("red", "E01"), ("green", "E03"), ("green", "E24")]
    done = effects("repeat below", "choose: distance +1 | distance -1", stack=stack, distance=2, rewards=[])
    assert flags(done) == [CANCELLED, 0, 0]  # E03's own "cancel below", though its condition is not asked
    assert done.state.distance == 3


def test_hands(effects: Callable[..., Any]) -> None:
    hands = {"green": ["E01", "E02"], "red": ["E03", "E04"]}
    chosen = effects("discard 1 from hand(them)", hands=hands)
    assert (chosen.state.who, chosen.offered) == (1, ["discard(E03.1)", "discard(E04.1)"])
    chance = effects("discard 1 at random from hand(them)", hands=hands)
    assert (chance.state.who, chance.offered) == (NATURE, ["chance(E03.1)", "chance(E04.1)"])
    stolen = effects("steal 2 from hand(them)", hands=hands, told=False, mountain=[], rewards=[])
    assert stolen.hand(0) == ["E01.1", "E02.1", "E03.1", "E04.1"]
    traded = effects("trade 1 with them", hands=hands).do("give(E02)")
    assert traded.state.who == 1
    traded.do("give(E03)")
    assert (traded.hand(0), traded.hand(1)) == (["E01.1", "E03.1"], ["E02.1", "E04.1"])
    assert effects("trade 2 with them", hands={"green": ["E01"], "red": 0}).kinds() == ["nothing-to-do"]


@pytest.mark.parametrize(
    ("text", "ap", "coming"),
    [
        ("ap +1 now", 2, [2, 2]),
        ("ap +2 next for me", 1, [4, 2]),
        ("ap +1 next for them", 1, [2, 3]),
        ("ap -1 next for them", 1, [2, 1]),
        ("ap -2 next for me", 1, [0, 2]),
    ],
)
def test_action_points(effects: Callable[..., Any], text: str, ap: int, coming: list[int]) -> None:
    done = effects(text, ap=1)
    assert (done.state.ap, done.state.next_ap) == (ap, coming)


def test_points_never_go_below_nothing(effects: Callable[..., Any]) -> None:
    assert effects("ap -2 next for them", next_ap={"red": 1}).state.next_ap == [2, 0]
    assert effects("ap +1 now", ap=1, active="red").state.ap == 1


def test_again(effects: Callable[..., Any]) -> None:
    assert effects("again take", took=True).state.left == [1, 1, 1]
    assert effects("again move").state.left == [1, 2, 1]
    assert effects("again play", active="red").state.left == [1, 1, 1]


def test_dish_asks_till_the_turn_ends(effects: Callable[..., Any]) -> None:
    done = effects("dish asks egg")
    assert done.offered[0] == "dish-asks(D1,0)"
    assert "dish-asks(D1,1)" not in done.offered
    done.do("dish-asks(D2,2)")
    assert done.state.table.asked(done.state, 1) == (1, 3, 2)  # fish, grain, egg
    done.do("end")
    assert done.state.table.asked(done.state, 1) == (1, 3, 4)


def test_reset_reward(effects: Callable[..., Any]) -> None:
    done = effects("reset reward", used={"green": [8, 12], "red": [4]})
    assert done.offered == ["square(8)", "square(12)"]
    done.do("square(8)")
    assert effects("reset reward", used={"red": [4]}).kinds() == ["nothing-to-do"]


def test_options(effects: Callable[..., Any]) -> None:
    assert effects("may distance +1").do("no").state.distance == 6
    assert effects("may distance +1").do("yes").state.distance == 7
    three = "choose: distance +1 | distance -1 | discard 2 from hand(them)"
    assert [effects(three).do(f"option({each})").state.distance for each in range(3)] == [7, 5, 6]
    assert effects("when distance >= 7: distance +1", distance=6).state.distance == 6
    assert effects("when distance >= 6: distance +1", distance=6).state.distance == 7
    hands = {"green": ["E01", "E02"], "red": 0}
    paid = effects("may discard 1 from hand(me): distance +3", hands=hands).do("yes", "discard(E01)")
    assert (paid.state.distance, paid.hand(0)) == (9, ["E02.1"])


@pytest.mark.parametrize(("dishes", "distance"), [([], 3), (["D1"], 4), (["D1", "D2"], 5)])
def test_per(effects: Callable[..., Any], dishes: list[str], distance: int) -> None:
    assert effects("per dishes(me): distance +1", distance=3, dishes={"green": dishes}).state.distance == distance


def test_per_repeats_what_has_no_amount(effects: Callable[..., Any]) -> None:
    assert effects("per dishes(me): again move", dishes={"green": ["D1", "D2"]}).state.left == [1, 3, 1]


def test_per_moves_in_one_go_so_that_it_stops_once(effects: Callable[..., Any]) -> None:
    done = effects("per dishes(me): distance +1", distance=7, dishes={"green": ["D1", "D2"]}, rewards=["E18"])
    assert done.state.distance == 9
    assert done.kinds() == ["distance"]
