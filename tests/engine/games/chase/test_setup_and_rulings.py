"""Set-up from a database whose counts were changed, rulings given by hand, and the drawing."""

from random import Random
from typing import Any

import msgspec
import pytest

from engine.games.chase import StateError, Table, drawing, new_game, play_out, problems_of, readings, with_rulings


def changed(table: Table, card: str, copies: int) -> Any:
    cards = tuple(
        msgspec.structs.replace(each, copies=copies) if each.id == card else each for each in table.model.cards
    )
    return msgspec.structs.replace(table.model, cards=cards)


@pytest.mark.parametrize(("copies", "aside"), [(1, 0), (2, 1), (4, 3)])
def test_cards_beyond_the_set_up_stay_aside(table: Table, copies: int, aside: int) -> None:
    state = new_game(Table(changed(table, "E07", copies)), 1)
    assert state.aside == aside
    play_out(state, Random(1))
    assert not problems_of(state)


def test_too_few_cards_are_named_by_rank(table: Table) -> None:
    with pytest.raises(StateError, match=r"L1: 13 needed, 12 there") as error:
        new_game(Table(changed(table, "E07", 0)), 1)
    assert error.value.code == "too-few-cards"


def test_rulings_by_hand(table: Table) -> None:
    rulings = with_rulings(table.rulings, ["take=one_bottom_corner", "stack_win=after_card"])
    assert (rulings.take, rulings.stack_win, rulings.unlock) == ("one_bottom_corner", "after_card", "for_good")
    assert Table(table.model, rulings).digest != table.digest
    assert with_rulings(table.rulings, []) == table.rulings


@pytest.mark.parametrize(
    ("pair", "code", "says"),
    [
        ("takes=uncovered", "no-such-ruling", "did you mean `take`"),
        ("take=all", "no-such-reading", "uncovered, one_bottom_corner"),
        ("take", "no-reading", "take=reading"),
    ],
)
def test_rulings_that_are_not(table: Table, pair: str, code: str, says: str) -> None:
    with pytest.raises(StateError, match=says) as error:
        with_rulings(table.rulings, [pair])
    assert error.value.code == code


@pytest.mark.parametrize("name", list(readings()))
def test_games_under_every_other_reading_end_and_keep_their_cards(table: Table, name: str) -> None:
    for reading in readings()[name][1:]:
        other = Table(table.model, with_rulings(table.rulings, [f"{name}={reading}"]))
        for seed in range(40):
            state = new_game(other, seed)
            play_out(state, Random(seed))
            assert not problems_of(state)


def test_drawing_shows_each_card_once_and_hides_what_is_hidden(table: Table) -> None:
    state = new_game(table, 2)
    drawn = drawing(state)
    rows = [line for line in drawn.splitlines() if line[:3].strip().isdigit()]
    assert [line.count("[") for line in rows] == [0, 0, 0, 0, 0, 0, 9]
    assert [line.count("##") for line in rows] == [0, 0, 0, 6, 0, 8, 0]
    assert "<6>" in drawn
    assert "12g 11 10g" in drawn
    assert "green: ? ? ? ?;" in drawing(state, viewer=1)
    assert all(table.name(card) in drawing(state, viewer=0) for card in state.hands[0])
