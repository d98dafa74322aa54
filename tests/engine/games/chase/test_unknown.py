"""Unknown cards and chance: told or drawn, through the same door."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.games.chase import (
    NATURE,
    StateError,
    Table,
    advance,
    answer_text,
    apply,
    candidates,
    from_text,
    legal,
    new_table,
    problems_of,
    situation,
    tell,
    to_text,
)


def texts(state: Any) -> list[str]:
    return [answer_text(state, answer) for answer in legal(state)]


def test_a_told_state_asks_what_is_turned_up(table: Table) -> None:
    rows = [(3, 0, "?L2", "down"), (4, 1, "E01", "up")]
    state = situation(table, mountain=rows, hands={"green": 0, "red": 0}, ap=1, rewards=[])
    after, _ = apply(state, next(answer for answer in legal(state) if answer[0] == "take"))
    assert (after.who, after.kind) == (NATURE, "reveal")
    assert {text[7:-1].split(".")[0] for text in texts(after)} == {
        design.id for design in table.designs if design.rank == "L2"
    }
    known, records = apply(after, legal(after)[0])
    assert records[0].kind == "revealed"
    assert not known.could
    assert all(card < table.count for card in known.mountain.values())


def test_a_drawing_state_draws_it_itself(table: Table) -> None:
    rows = [(3, 0, "?L2", "down"), (4, 1, "E01", "up")]
    seen = set()
    for seed in range(60):
        state = situation(table, mountain=rows, hands={"green": 0, "red": 0}, ap=1, told=False, seed=seed, rewards=[])
        after, _ = apply(state, next(answer for answer in legal(state) if answer[0] == "take"))
        assert after.kind == "turn"
        seen |= set(after.mountain.values())
    assert len(seen) == 11  # each of the eleven L2 cards comes


def test_told_cards_are_no_longer_possible_for_others(table: Table) -> None:
    state = situation(table, mountain=[], rewards=[], hands={"green": ["?FO", "?FO"], "red": ["?FO", "?FO"]})
    tokens = sorted(state.could)
    assert len(candidates(state, tokens[0])) == 4
    card = table.number["E37"]
    after = tell(state, tokens[0], card)
    assert card in after.hands[0]
    assert all(card not in candidates(after, token) for token in after.could)
    assert card not in state.hands[0]
    with pytest.raises(ValueError, match="cannot be"):
        tell(after, tokens[1], card)


def test_candidates_leave_a_card_for_every_other(table: Table) -> None:
    hands = {"green": ["?FO", "?FO", "?FO"], "red": ["?"]}
    state = situation(table, mountain=[], rewards=[], hands=hands, discard=["E38"])
    free = next(token for token in state.could if table.name(token) == "?4")
    assert not {table.number[name] for name in ("E37", "E39", "E40")} & set(candidates(state, free))


def test_an_unknown_card_is_laid_and_then_told(table: Table) -> None:
    state = situation(table, hands={"green": ["?"], "red": 0}, ap=1, played=False)
    after, _ = apply(state, next(answer for answer in legal(state) if answer[0] == "play"))
    assert (after.who, after.kind) == (NATURE, "reveal")
    offered = {text[7:-1].split(".")[0] for text in texts(after)}
    assert "E01" in offered
    assert not {"E37", "E41"} & offered  # neither a Final Offensive nor a card of level 6 can have been laid
    told, records = apply(after, next(answer for answer in legal(after) if answer_text(after, answer) == "reveal(E13)"))
    assert [record.kind for record in records][:1] == ["revealed"]
    assert told.discard == [table.number["E13"]]


def test_the_rules_of_a_dish_narrow_what_an_unknown_card_was(table: Table) -> None:
    state = situation(table, hands={"green": ["?", "?"], "red": 0}, ap=0)
    assert texts(state) == ["dish(D1)", "end"]
    after, _ = apply(state, legal(state)[0])
    after, _ = apply(after, legal(after)[0])
    shown = {table.ingredient[answer[1]] for answer in legal(after)}
    assert shown == {3, 5}  # grain, or vegetable


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"hands": {"green": ["E99"]}}, "no-such-card"),
        ({"hands": {"green": ["E07", "E07"]}}, "no-copy-left"),
        ({"hands": {"green": ["E01.1", "E01.1"]}}, "no-copy-left"),
        ({"hands": {"green": ["?L9"]}}, "no-such-card"),
        ({"dishes": {"green": ["D1"], "red": ["D1"]}}, "no-such-dish"),
        ({"distance": 13}, "contradiction"),
        ({"stack": [("green", "E37")]}, "contradiction"),
        ({"mountain": [(1, 0, "E01", "down")]}, "contradiction"),
        ({"mountain": [(1, 0, "E01", "up"), (1, 0, "E02", "up")]}, "contradiction"),
        ({"hands": {"green": 60}}, "contradiction"),
    ],
)
def test_a_situation_that_cannot_be(table: Table, given: dict[str, Any], code: str) -> None:
    with pytest.raises(StateError) as error:
        situation(table, **given)
    assert error.value.code == code


def test_a_situation_need_not_say_everything(table: Table, found: Callable[..., Any]) -> None:
    state = situation(table)
    assert state.kind == "turn"
    assert len(state.mountain) == 42
    assert situation(table, hands={"green": 3, "red": 4}).kind == "turn"


def test_a_real_table_is_asked_what_lies_face_up(table: Table) -> None:
    state = new_table(table)
    asked = []
    while state.who == NATURE:
        asked.append(table.level[legal(state)[0][1]])
        advance(state, legal(state)[0])
    # the last card of a row follows from the others where its rank has no more than the row: L6, FO
    assert asked == [6] * 2 + [0] * 3 + [5] * 5 + [3] * 7 + [1] * 9
    assert (state.who, state.kind, state.offensives, state.unlocked) == (0, "turn", 4, False)
    assert len(state.could) == 6 + 8 + 4 + 3 + 6  # L4 and L2 rows, both hands, the rewards


def test_games_at_a_real_table_keep_the_laws(table: Table) -> None:
    ends = set()
    for seed in range(25):
        state, chance = new_table(table), Random(seed)
        steps = 0
        while state.winner < 0:
            answers = legal(state)
            assert answers
            advance(state, chance.choice(answers))
            assert not problems_of(state)
            steps += 1
            if steps % 40 == 0 and state.winner < 0:
                assert legal(from_text(table, to_text(state))) == legal(state)
        ends.add(state.ended)
    assert len(ends) > 2


def test_a_real_table_of_four_is_asked_for_each_stage_as_it_is_laid_out(table: Table) -> None:
    state = new_table(table, players=4)
    assert (state.who, len(state.could)) == (NATURE, 55)
    while state.who == NATURE:
        advance(state, legal(state)[0])
    assert len(state.could) == 8 + 7 + 31  # the L2 row, the hands, the stages to come
    assert not state.unlocked
    ends, stages = set(), set()
    for seed in range(15):
        state, chance = new_table(table, players=4), Random(seed)
        while state.winner < 0:
            advance(state, chance.choice(legal(state)))
            assert not problems_of(state)
        ends.add(state.ended)
        stages.add(state.stage)
    assert len(ends) > 1
    assert 3 in stages
