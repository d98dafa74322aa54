"""C6: declaring, stacking on and winning dishes."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.chase import StateError
from engine.games.chase.effects.nouns import INGREDIENTS
from engine.games.chase.table import meets

HANDS = {"green": ["A1", "F1", "G1.1", "B1.1"], "red": ["C1.1", "W1", "O1.1"]}


def packed(*shown: str) -> int:
    return sum(1 << 8 * INGREDIENTS.index(each) for each in shown)


@pytest.mark.parametrize(
    ("shown", "asked", "met"),
    [
        (("meat", "grain", "vegetable"), ("meat", "grain", "spice"), True),
        (("meat", "fish", "vegetable"), ("meat", "grain", "spice"), False),
        (("vegetable", "vegetable", "vegetable"), ("meat", "grain", "spice"), True),
        (("egg", "egg"), ("egg", "egg"), True),
        (("egg", "fish"), ("egg", "egg"), False),
        (("vegetable", "egg"), ("vegetable", "egg"), True),
        (("egg", "egg"), ("vegetable", "egg"), False),
    ],
)
def test_c6_4_vegetable_is_wild(shown: tuple[str, ...], asked: tuple[str, ...], met: bool) -> None:
    assert meets(packed(*shown), tuple(INGREDIENTS.index(each) for each in asked)) == met


def test_c6_1_only_dishes_that_the_hand_meets(playing: Callable[..., Any]) -> None:
    play = playing(hands=HANDS)
    assert [text for text in play.offered if text.startswith("dish")] == ["dish(Q1)", "dish(Q3)"]
    refused = play.refusal("dish", 1)
    assert (refused.code, refused.facts) == ("ingredients-missing", {"dish": "Q2"})


def test_c6_1_each_card_must_fit_as_laid(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["A1", "F1", "G1.1", "G1.2"], "red": ["B1"]}).do("dish(Q1)")
    assert play.offered == ["lay(A1)", "lay(G1.1)", "lay(G1.2)"]
    assert play.refusal("lay", play.card("F1")).code == "does-not-fit"


def test_c6_1_a_failed_declaration_was_that_turns_one(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["B1", "B1"], "red": ["C1"]}, ap=1, played=False)
    play.do("dish(Q3)", "lay(B1.1)", "pile(C1.1,0)").do("place(0,-3)")
    refused = play.refusal("dish", 2)
    assert (refused.code, refused.rules) == ("declared-already", ("C6.1",))


def test_c6_2_no_card_in_a_dish_has_an_effect(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["C1", "C1"], "red": ["B1"]}).do("dish(Q2)", "lay(C1.1)", "pass")
    assert not play.of("takes-effect")
    assert play.state.distance == 6


def test_c6_3_any_pile_any_order_and_no_level_6(playing: Callable[..., Any]) -> None:
    play = playing(hands=HANDS).do("dish(Q1)")
    assert "pile(O1.1,2)" in play.offered  # a Final Offensive is an ingredient (C5.1)
    assert not any("W1" in text for text in play.offered)
    assert play.refusal("pile", play.card("W1") * 8).code == "no-ingredient"
    before = play.state.next_ap[:]
    play.do("pile(C1.1,0)")
    assert play.state.who == 0
    assert play.state.next_ap == before
    play.do("pile(B1.1,2)")
    assert play.state.who == 1


def test_c6_5_bonus_and_discard(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["C1", "C1"], "red": 0}, ap=1, played=False).do("dish(Q2)", "lay(C1.1)")
    assert play.state.ap == 2
    assert play.discarded == ["C1.1", "C1.2"]
    assert play.kinds.index("dish-taken") < play.kinds.index("action-points")


def test_c6_6_topmost_first_each_by_its_owner(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["B1", "B1", "A1"], "red": ["C1", "E1"]}).do("dish(Q3)", "lay(B1.1)")
    play.do("pile(C1.1,0)", "pile(A1,1)", "pile(E1,1)")
    placed = []
    while play.state.kind == "place":
        placed.append((play.state.who, play.state.table.name(play.state.frames[-1][1])))
        play.do(play.offered[0])
    assert placed == [(1, "E1"), (0, "A1"), (1, "C1.1")]
    assert play.hand("green") == ["B1.1", "B1.2"]


def test_c6_7_red_may_cook_but_does_not_win_by_it(playing: Callable[..., Any]) -> None:
    play = playing(active="red", hands={"red": ["C1", "C1"], "green": 0}, dishes={"red": ["Q1", "Q3"]})
    play.do("dish(Q2)", "lay(C1.1)")
    assert len(play.state.dishes[1]) == 3
    assert play.state.winner == -1


@pytest.mark.parametrize(
    ("top", "kind"), [([("red", "B1", 1)], "dish-not-met"), ([("red", "B1", 1), ("green", "G1", 1)], "dish-met")]
)
def test_c6_4_a_dish_in_the_midst_of_stacking(playing: Callable[..., Any], top: list[Any], kind: str) -> None:
    laid = [("green", "A1", 0), ("green", "F1", 1), ("green", "G1", 2), *top]
    play = playing(dish="Q1", piles=laid, hands={"green": ["B1"], "red": ["C1"]})
    assert play.kinds[0] == kind
    going_on = playing(dish="Q1", piles=laid, hands={"green": ["B1"], "red": ["C1"]}, resolve=False)
    assert (going_on.state.kind, going_on.state.who) == ("dish-stack", len(top) - 1)


@pytest.mark.parametrize(
    "laid", [[("green", "A1", 0)], [("green", "A1", 0), ("green", "F1", 1), ("red", "G1", 2)], [("green", "A1", 5)]]
)
def test_c6_1_a_dish_without_its_first_cards_cannot_be(playing: Callable[..., Any], laid: list[Any]) -> None:
    with pytest.raises(StateError, match="one card of the declarer"):
        playing(dish="Q1", piles=laid)
    with pytest.raises(StateError, match="while a stack is open"):
        playing(dish="Q1", piles=[("green", "A1", 0), ("green", "F1", 1), ("green", "G1", 2)], stack=[("green", "B1")])
