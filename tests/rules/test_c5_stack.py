"""C5: playing, opening, stacking, resolving."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.chase import Table


@pytest.mark.parametrize(("active", "after"), [("green", 7), ("red", 5)])
def test_c5_1_a_card_uses_the_half_of_who_laid_it(playing: Callable[..., Any], active: str, after: int) -> None:
    play = playing(active=active, hands={active: ["B1", "A1"]}).do("play(B1)")
    assert play.state.distance == after


@pytest.mark.parametrize(("card", "rank"), [("O1.1", "FO"), ("W1", "L6")])
def test_c5_1_level_6_and_offensives_are_not_laid(playing: Callable[..., Any], card: str, rank: str) -> None:
    play = playing(hands={"green": [card, "B1"], "red": ["B1"]})
    refused = play.refusal("play", play.card(card))
    assert (refused.code, refused.facts["rank"]) == ("never-laid", rank)


@pytest.mark.parametrize(("distance", "may"), [(7, False), (8, True), (9, True)])
def test_c5_1_condition_for_laying_is_looked_at_when_laid(
    playing: Callable[..., Any], distance: int, may: bool
) -> None:
    play = playing(distance=distance, hands={"green": ["H1", "B1"], "red": ["B1"]})
    assert ("play(H1)" in play.offered) == may
    if may:
        play.do("play(H1)", "stack(B1)", "pass")  # below 8 when it resolves: this is no condition for that
        assert not play.of("condition-not-met")
        return
    refused = play.refusal("play", play.card("H1"))
    assert refused.code == "may-not-be-laid"
    assert refused.facts["condition"]["parts"] == [{"what": "distance", "found": distance, "wanted": ">= 8"}]


@pytest.mark.parametrize(("points", "asked"), [(0, False), (1, True), (2, True)])
def test_c5_2_opening_takes_a_point_of_the_coming_turn(playing: Callable[..., Any], points: int, asked: bool) -> None:
    play = playing(hands={"green": ["A1", "B1"], "red": ["E1"]}, next_ap={"red": points}).do("play(B1)")
    assert (play.state.kind == "stack") == asked
    assert bool(play.of("cannot-open")) != asked
    if asked:
        play.do("stack(E1)")
        assert play.state.next_ap[1] == points - 1


def test_c5_2_opening_is_not_that_turns_play(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["B1"], "red": ["C1", "B1"]}).do("play(B1)", "stack(C1)", "end")
    assert "play(B1.2)" in play.offered


def test_c5_3_after_the_opening_cards_cost_nothing(playing: Callable[..., Any]) -> None:
    hands = {"green": ["A1", "B1", "C1"], "red": ["B1", "C1"]}
    play = playing(hands=hands, ap=1, played=False, next_ap={"red": 1})
    play.do("play(A1)", "stack(B1.2)", "stack(B1.1)", "stack(C1.2)", "stack(C1.1)")
    assert (play.state.ap, play.state.next_ap) == (0, [2, 0])
    assert [record.player for record in play.of("laid")] == [0, 1, 0, 1, 0]


def test_c5_4_who_has_no_card_declines(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["B1"], "red": ["C1"]}).do("play(B1)", "stack(C1)")
    assert [record.player for record in play.of("declined")] == [0]
    assert not play.state.stack


def test_c5_5_c5_6_top_down_and_discarded_before_the_next(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["A1", "B1"], "red": ["C1", "E1"]}).do("play(B1)", "stack(E1)", "pass", "pass")
    order = [
        (record.kind, record.facts["card"]) for record in play.records if record.kind in ("takes-effect", "discarded")
    ]
    assert order == [("takes-effect", "E1"), ("discarded", "E1"), ("takes-effect", "B1.1"), ("discarded", "B1.1")]


def test_c5_6_as_far_as_possible(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["G1"], "red": []}).do("play(G1)")
    assert play.state.distance == 7  # nobody holds a card to discard, the rest goes on
    assert play.of("nothing-to-do")[0].facts == {"effect": "discard 1 from hand(them)"}


def reasons(play: Any) -> list[str]:
    return [kind for kind in play.kinds if kind in ("was-cancelled", "condition-not-met", "nothing-to-do")]


def test_c5_6_four_reasons_have_four_records(playing: Callable[..., Any]) -> None:
    hands = {"green": ["B1", "C1"], "red": ["B1", "C1"]}
    cancelled = playing(hands=hands).do("play(B1)", "stack(C1)", "pass")
    assert reasons(cancelled) == ["was-cancelled"]
    unmet = playing(distance=6, hands={"green": ["A1"], "red": 0}).do("play(A1)")
    assert reasons(unmet) == ["condition-not-met"]
    nothing = playing(hands={"green": ["C1"], "red": 0}).do("play(C1)")
    assert reasons(nothing) == ["nothing-to-do"]
    assert playing(hands={"green": ["H1"], "red": 0}).refusal("play", unmet.card("H1")).code == "may-not-be-laid"


def test_c5_7_two_cancels_the_upper_one_works(playing: Callable[..., Any]) -> None:
    play = playing(stack=[("green", "B1"), ("red", "C1"), ("green", "C1")], hands={"green": 0, "red": 0})
    assert [record.facts["card"] for record in play.of("was-cancelled")] == ["C1.1"]
    assert play.state.distance == 7


def test_c5_7_a_protected_card_is_not_cancelled(playing: Callable[..., Any]) -> None:
    play = playing(stack=[("green", "B1"), ("red", "C1"), ("green", "N1")], hands={"green": 0, "red": 0})
    assert play.of("protected-from-cancelling")[0].facts == {"card": "B1.1"}
    assert play.state.distance == 8


def test_c5_7_ignored_condition(playing: Callable[..., Any]) -> None:
    play = playing(stack=[("green", "A1"), ("red", "N1")], distance=2, hands={"green": 0, "red": 0})
    assert play.state.distance == 4
    assert play.of("takes-effect")[1].facts["waived"] is True


def test_c5_7_a_turned_card_works_for_the_other_side(playing: Callable[..., Any]) -> None:
    play = playing(stack=[("red", "B1"), ("green", "L1")], hands={"green": 0, "red": 0}, active="red")
    assert play.state.distance == 7


def test_c5_7_copies_of_copies_end_with_the_stack(playing: Callable[..., Any]) -> None:
    stack = [("green", "B1"), ("red", "I1"), ("green", "I1")]
    play = playing(stack=stack, hands={"green": 0, "red": 0})
    # the upper copy copies the lower one, that copies the card below: +1; then red's copy of it -1, -1; then +1
    assert play.state.distance == 6 + 1 - 2 + 1
    assert len(play.of("repeated")) == 3


def test_c5_8_cards_of_the_stack_are_in_no_hand(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["G1", "A1"], "red": ["B1", "C1"]}).do("play(G1)", "stack(B1)", "pass")
    assert play.hand("red") == []  # C1 was discarded by red, B1 lay in the stack
    assert "C1.1" in play.discarded


def test_c5_10_the_hands_owner_discards(playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["G1"], "red": ["B1", "C1"]}).do("play(G1)", "pass")
    assert (play.state.who, play.state.kind) == (1, "discard")


def test_c5_10_price_is_paid_in_full_or_not_at_all(playing: Callable[..., Any]) -> None:
    poor = playing(hands={"green": ["P1", "A1", "B1"], "red": 0}).do("play(P1)")
    assert len(poor.state.hands[0]) == 2
    assert poor.state.distance == 6
    rich = playing(hands={"green": ["P1", "A1", "B1", "C1"], "red": 0}).do("play(P1)", "yes")
    rich.do("discard(A1)", "discard(C1.1)")
    assert rich.state.hands[0] == []
    assert rich.state.distance == 10
    declined = playing(hands={"green": ["P1", "A1", "B1", "C1"], "red": 0}).do("play(P1)", "no")
    assert len(declined.state.hands[0]) == 3
    assert declined.state.distance == 6


def test_c5_7_kept_card_returns_to_its_owner(shipped: Table, playing: Callable[..., Any]) -> None:
    play = playing(hands={"green": ["K1", "A1"], "red": 0}).do("play(K1)")
    assert play.hand("green") == ["A1", "K1"]
    assert play.state.ap == 2
    assert "play(K1)" in play.offered
