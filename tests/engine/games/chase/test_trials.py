"""Faults of rules engines that were reported in public, as far as this game has their like."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from engine.games.chase import (
    Table,
    Watch,
    advance,
    answer_text,
    apply,
    digest,
    legal,
    new_game,
    situation,
    to_text,
    verify,
)
from engine.games.chase.status import cards_of


@pytest.mark.parametrize(("distance", "after"), [(7, 7 - 1), (8, 8 - 1 + 2)])
def test_condition_is_checked_again_when_the_card_resolves(table: Table, distance: int, after: int) -> None:
    """A: distance >= 7 for +2; B on top: -1 (argentum-engine 1838)."""
    stack = [("green", "E01"), ("red", "E17")]
    state = situation(table, stack=stack, distance=distance, hands={"green": 3, "red": 0}, rewards=[])
    assert state.distance == after


def test_the_reason_names_the_condition_and_not_the_missing_target(table: Table) -> None:
    """Both fail: no card below, and it is no meat (argentum-engine 1840)."""
    records: list[Any] = []
    situation(table, stack=[("green", "E03")], hands={"green": 0, "red": 0}, log=records)
    assert [record.kind for record in records] == ["condition-not-met", "discarded"]
    assert records[0].facts["condition"]["parts"][0]["what"] == "below is meat"


def test_asking_changes_nothing(table: Table) -> None:
    """Asked twice, and between steps (forge 1179)."""
    state, chance = new_game(table, 4), Random(4)
    while state.winner < 0:
        before = digest(state)
        for verb in ("take", "play", "stack", "dish", "end", "place"):
            assert verify(state, (verb, 3)) == verify(state, (verb, 3))
        assert legal(state) == legal(state)
        assert digest(state) == before
        advance(state, chance.choice(legal(state)))


def test_the_played_card_has_left_the_hand_before_its_effect_draws(table: Table) -> None:
    """Played from a full hand: no overdraw (wordbots-core 460)."""
    hand = ["E04", "E01", "E02", "E03", "E05"]
    state = situation(
        table, hands={"green": hand, "red": 0}, mountain=[(1, 0, "E06", "up"), (1, 4, "E41", "up")], ap=1, played=False
    )
    state, _ = apply(state, next(answer for answer in legal(state) if answer_text(state, answer) == "play(E04.1)"))
    assert len(state.hands[0]) == 5
    state, records = apply(state, ("end", 0))
    assert "returned" not in [record.kind for record in records]


def test_more_is_taken_from_a_pile_than_lies_there(effects: Callable[..., Any]) -> None:
    """Drawing past the end takes what there is (terraforming-mars 4772)."""
    assert effects("take 2 from rewards", "distance +1", rewards=["E18"]).state.distance == 7
    assert effects("take 2 from discard", "distance +1").kinds() == ["nothing-to-do", "distance"]
    assert effects("take 3 from mountain", mountain=[(1, 0, "E01", "up")]).hand(0) == ["E01.1"]
    assert effects("discard 3 from hand(them)", hands={"green": 0, "red": ["E01"]}).hand(1) == []


def test_two_cancels_aimed_at_each_other(table: Table) -> None:
    """The top one works, the other is gone (magarena 1223)."""
    records: list[Any] = []
    situation(
        table,
        stack=[("green", "E01"), ("red", "E16"), ("green", "E22")],
        hands={"green": 3, "red": 0},
        log=records,
        rewards=[],
    )
    assert [record.facts["card"] for record in records if record.kind == "was-cancelled"] == ["E16.1"]


def test_copies_of_copies_come_to_an_end(table: Table, term: Callable[..., Any]) -> None:
    """Every card repeats the one below four times: long, but no loop (magefree 7772)."""
    half = table.designs[0].green
    often = msgspec.structs.replace(half, play_if=None, if_=None, do=tuple(term("repeat below") for _ in range(4)))
    still = msgspec.structs.replace(often, do=(term("distance to 6"),))
    cards = tuple(
        msgspec.structs.replace(card, green=still, red=still)
        if card.id == "E01"
        else msgspec.structs.replace(card, green=often, red=often)
        if card.kind == "event"
        else card
        for card in table.model.cards
    )
    made = Table(msgspec.structs.replace(table.model, cards=cards))
    names = ["E01.1", "E02.1", "E03.1", "E04.1", "E05.1"]
    stack = [(("green", "red")[number % 2], name) for number, name in enumerate(names)]
    records: list[Any] = []
    state = situation(made, stack=stack, hands={"green": 0, "red": 0}, log=records, rewards=[], distance=12)
    assert not state.stack
    # the fifth card's turn copies the fourth 4 times, that the third …: 4 + 16 + 64 + 256; then 4 + 16 + 64, 4 + 16, 4
    assert sum(record.kind == "repeated" for record in records) == 340 + 84 + 20 + 4


def test_a_card_that_feeds_itself_is_a_loop_and_a_long_chain_is_none(table: Table, term: Callable[..., Any]) -> None:
    """Play it, keep it, play it again for ever: told by the position, and the player may stop (magefree 4557)."""
    feeding = msgspec.structs.replace(
        table.designs[0].green, play_if=None, if_=None, do=tuple(map(term, ("ap +1 now", "again play", "keep here")))
    )
    cards = tuple(
        msgspec.structs.replace(card, green=feeding, red=feeding) if card.kind == "event" else card
        for card in table.model.cards
    )
    made = Table(msgspec.structs.replace(table.model, cards=cards))
    state = situation(made, hands={"green": ["E07"], "red": 0}, ap=1, played=False)
    watch, play = Watch(), ("play", made.number["E07"])
    assert not watch.comes_again(state)
    state, _ = apply(state, play)
    assert not watch.comes_again(state)  # a card has been laid this round, which is new
    for _ in range(3):
        assert play in legal(state)
        assert ("end", 0) in legal(state)
        state, _ = apply(state, play)
        assert watch.comes_again(state)
    for seed in range(5):
        watch, game, chance = Watch(), new_game(table, seed), Random(seed)
        while game.winner < 0:
            assert not watch.comes_again(game)
            advance(game, chance.choice(legal(game)))


def test_undo_is_the_earlier_state_in_every_field(table: Table) -> None:
    """The old state stays as it was (netrunner 4138, boardgame.io 169)."""
    state, chance = new_game(table, 9), Random(9)
    history = []
    while state.winner < 0:
        history.append((state, to_text(state)))
        state, _ = apply(state, chance.choice(legal(state)))
    assert all(to_text(earlier) == text for earlier, text in history)


def test_no_amount_below_nothing(effects: Callable[..., Any]) -> None:
    """Losing more than there is (netrunner 5278, magefree 5149)."""
    assert effects("ap -2 next for me", "ap -2 next for them", "ap +1 next for me").state.next_ap == [1, 0]
    assert effects("distance -6", "distance +1", distance=3).state.winner == 1


def test_the_answers_of_every_open_decision_are_the_accepted_ones(table: Table) -> None:
    """A waiting state with no legal answer, or one that is refused (phase 171)."""
    chance = Random(3)
    for seed in range(40):
        state = new_game(table, seed)
        while state.winner < 0:
            answers = legal(state)
            assert answers
            assert all(verify(state, answer) is None for answer in answers)
            assert len(cards_of(state)) == table.count
            advance(state, chance.choice(answers))
        assert legal(state) == []
