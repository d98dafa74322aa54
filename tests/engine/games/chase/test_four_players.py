"""Four players: tables, states and texts, stages of other databases, whom an effect concerns."""

from random import Random
from typing import Any

import msgspec
import pytest

from engine.effects import Term
from engine.games.chase import (
    SEATS,
    Record,
    StateError,
    Table,
    advance,
    answer_from_text,
    answer_text,
    drawing,
    from_json,
    from_text,
    legal,
    new_game,
    play_out,
    problems_of,
    readings,
    row_and_place,
    situation,
    to_json,
    to_text,
    with_rulings,
)
from engine.games.chase.frames import EFFECT, TURN
from engine.games.chase.machine import run

NOTHING: dict[str, Any] = {seat: [] for seat in SEATS}


def with_stages(table: Table, stages: list[dict[str, Any]], hands: list[dict[str, int]] | None = None) -> Table:
    four = table.model.four_players
    plain = {"hands": [dict(hand) for hand in four.hands] if hands is None else hands, "stages": stages}
    return Table(msgspec.structs.replace(table.model, four_players=msgspec.convert(plain, type(four))), players=4)


def row(rank: str, count: int, face: str = "up") -> dict[str, Any]:
    return {"rank": rank, "count": count, "face": face}


def test_a_table_seats_two_and_four_each_made_once(table: Table) -> None:
    four = table.seated(4)
    assert four is table.seated(4)
    assert table.seated(2) is table
    assert (four.players, four.rulings, four.names) == (4, table.rulings, table.names)
    assert four.digest != table.digest
    assert new_game(four, 1).table is four
    assert new_game(table, 1, players=4).table is four
    assert len(new_game(four, 1, players=2).hands) == 2


def test_states_of_four_are_read_by_either_table_and_those_of_two_too(table: Table) -> None:
    four = table.seated(4)
    state = new_game(table, 5, players=4)
    play = [play_out(each, Random(3)) for each in (state.copy(), from_text(table, to_text(state)))]
    assert play[0] == play[1]
    assert to_text(from_json(four, to_json(state))) == to_text(state)
    two = new_game(table, 5)
    assert to_text(from_text(four, to_text(two))) == to_text(two)
    assert "stage" not in to_text(two)


@pytest.mark.parametrize(
    ("key", "value"), [("stage", 0), ("stage", 2), ("stage", 4), ("spent", 16), ("rival", 4), ("mountain", [])]
)
def test_what_cannot_be_of_stages_and_skills(table: Table, key: str, value: object) -> None:
    plain = msgspec.json.decode(to_json(new_game(table, 1, players=4)))
    plain[key] = value
    with pytest.raises(StateError) as error:
        from_json(table, msgspec.json.encode(plain).decode())
    assert error.value.code == "contradiction"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"hands": {"green3": []}}, "no-such-player"),
        ({"active": "blue"}, "no-such-player"),
        ({"stage": 4}, "no-such-stage"),
        ({"stage": 0}, "no-such-stage"),
        ({"mountain": []}, "contradiction"),
    ],
)
def test_situations_that_cannot_be(table: Table, given: dict[str, Any], code: str) -> None:
    with pytest.raises(StateError) as error:
        situation(table, players=4, **given)
    assert error.value.code == code


def test_two_players_have_no_third(table: Table) -> None:
    with pytest.raises(StateError, match="no player green2 among 2"):
        situation(table, hands={"green2": ["E01"]})


@pytest.mark.parametrize(("stage", "cards", "aside"), [(1, 17, 31), (2, 17, 14), (3, 14, 0)])
def test_a_situation_lays_its_stage_and_keeps_the_later_ones(table: Table, stage: int, cards: int, aside: int) -> None:
    state = situation(table, players=4, stage=stage, hands=NOTHING)
    assert (state.stage, len(state.mountain), len(state.reserve)) == (stage, cards, aside)
    assert state.aside == 55 - cards - aside


def test_cards_that_lie_elsewhere_are_missing_from_later_stages(table: Table) -> None:
    hands = {**NOTHING, "green": ["E15", "E16", "E37"]}
    state = situation(table, players=4, mountain=[(1, 0, "E08", "up")], hands=hands, told=False, moved=True)
    assert sum(card < 0 for card in state.reserve) == 3
    advance(state, next(answer for answer in legal(state) if answer[0] == "take"))
    assert (state.stage, len(state.mountain)) == (2, 15)  # nine L3 less two; what nothing covers is turned up
    assert all(state.over[slot] for slot in state.down)
    assert not problems_of(state)


def test_a_face_down_card_that_nothing_covers_is_turned_up_as_a_stage_is_laid(table: Table) -> None:
    other = with_stages(table, [{"rows": [row("L1", 1)]}, {"rows": [row("L2", 2, "down"), row("L3", 1)]}], [{}] * 4)
    state = new_game(other, 1)
    assert state.aside == 55 - 4
    advance(state, next(answer for answer in legal(state) if answer[0] == "take"))
    assert [row_and_place(slot) for slot in sorted(state.mountain)] == [(1, -2), (1, 0), (2, -1)]
    assert not problems_of(state)


@pytest.mark.parametrize("last", [[row("L6", 3)], [row("L6", 3), row("FO", 1)]])
def test_level_6_is_locked_while_offensives_are_to_come(table: Table, last: list[dict[str, Any]]) -> None:
    state = new_game(with_stages(table, [{"rows": [row("L1", 1)]}, {"rows": last}]), 1)
    assert state.unlocked == (len(last) == 1)
    advance(state, next(answer for answer in legal(state) if answer[0] == "take"))
    assert state.unlocked == (len(last) == 1)
    while state.offensives:
        advance(state, next(answer for answer in legal(state) if answer[0] in ("take", "end", "no", "return", "place")))
    assert state.unlocked


def test_too_few_cards_for_the_stages_are_named(table: Table) -> None:
    other = with_stages(table, [{"rows": [row("L6", 3)]}, {"rows": [row("L6", 1)]}])
    with pytest.raises(StateError, match="L6: 4 needed, 3 there"):
        new_game(other, 1)


@pytest.mark.parametrize("name", list(readings()))
def test_games_of_four_under_every_other_reading_keep_their_cards(table: Table, name: str) -> None:
    for reading in readings()[name][1:]:
        other = Table(table.model, with_rulings(table.rulings, [f"{name}={reading}"]), players=4)
        for seed in range(40):
            state = new_game(other, seed)
            play_out(state, Random(seed))
            assert not problems_of(state)


def test_the_drawing_names_players_stage_and_students(table: Table) -> None:
    drawn = drawing(new_game(table, 2, players=4), viewer=2)
    assert "stage 1 of 3, round 1, green's turn" in drawn
    assert "green: ? ?; no dish; S1" in drawn
    assert "red2: ?; no dish; S4" in drawn
    assert "rewards" not in drawn
    used = situation(table, players=4, hands=NOTHING, spent=["red"])
    assert "red: no card; no dish; S3 used" in drawing(used)


def ran(table: Table, action: Term, me: int = 0, **given: Any) -> Any:
    """Do an action in the middle of a turn and stop at the first choice."""
    four = table.seated(4)
    state = situation(table, players=4, stage=3, told=False, to_decision=False, **given)
    state.frames = [[TURN], [EFFECT, four.compile((action,)), 0, -1, me, -1, 1, 0]]
    run(state)
    return state


def texts(state: Any) -> list[str]:
    return [answer_text(state, answer) for answer in legal(state)]


THEM = Term("them")


def test_a_price_asks_only_opponents_who_can_pay_it_in_full(table: Table) -> None:
    pays = Term("may_pay", (Term("discard_hand", (2, THEM)), Term("farther", (1,))))
    hands = {**NOTHING, "red": ["E01"], "red2": ["E02", "E03"]}
    state = ran(table, pays, hands=hands)
    assert (state.kind, state.who) == ("may", 0)
    advance(state, ("yes", 0))
    assert (state.kind, state.who) == ("discard", 3)
    advance(state, legal(state)[0])
    assert (state.distance, len(state.hands[1]), len(state.hands[3])) == (7, 1, 0)
    nobody = ran(table, pays, hands={**NOTHING, "red": ["E01"], "red2": ["E02"]})
    assert (nobody.kind, nobody.distance) == ("turn", 6)


def test_an_effect_on_no_card_at_all_goes_on(table: Table) -> None:
    state = ran(table, Term("steal", (1, THEM)), hands=NOTHING)
    assert (state.kind, state.rival) == ("turn", -1)


@pytest.mark.parametrize("word", ["discard_hand", "discard_random", "steal", "trade", "return_hand"])
def test_every_verb_on_their_hand_asks_for_an_opponent(table: Table, word: str) -> None:
    hands = {**NOTHING, "green": ["E09"], "red": ["E01", "E04"], "red2": ["E02", "E03"]}
    state = ran(table, Term(word, (1, THEM)), hands=hands)
    assert texts(state) == ["opponent(red)", "opponent(red2)"]
    answer = answer_from_text(state, "opponent(red2)")
    assert answer == ("opponent", 3)
    advance(state, answer)
    while state.kind != "turn":
        assert to_text(from_text(table, to_text(state))) == to_text(state)
        advance(state, legal(state)[0])
    assert len(state.hands[1]) == 2
    assert len(state.hands[3]) == (2 if word == "trade" else 1)


def test_peeking_shows_one_opponents_hand(table: Table) -> None:
    hands = {**NOTHING, "green": ["E01"], "green2": ["E02"]}
    state = ran(table, Term("peek_hand", (THEM,)), me=3, active="red2", hands=hands)
    assert state.who == 3
    advance(state, ("opponent", 2))
    assert [state.seen[hand[0]] >> 3 & 1 for hand in (state.hands[0], state.hands[2])] == [0, 1]


def test_a_turned_card_works_for_the_opponent_who_sits_next(table: Table) -> None:
    stack: list[Any] = [("green2", "E17"), ("red", "E18")]
    records: list[Record] = []
    state = situation(table, players=4, active="green", stack=stack, hands=NOTHING, told=False, log=records)
    effects = [(record.player, record.facts["card"]) for record in records if record.kind == "takes-effect"]
    assert effects == [(1, "E18"), (3, "E17")]
    assert state.distance == 5


@pytest.mark.parametrize(
    ("number", "me", "wanted"),
    [
        (Term("hand", (THEM,)), 0, 3),
        (Term("hand", (Term("me"),)), 2, 0),
        (Term("ap", (THEM,)), 1, 2),
        (Term("ap", (Term("me"),)), 0, 1),
        (Term("ap", (Term("me"),)), 2, 2),
        (Term("rewards_left"), 0, 4),
    ],
)
def test_numbers_of_two_players_of_a_side(table: Table, number: Term, me: int, wanted: int) -> None:
    hands = {**NOTHING, "red": ["E01"], "red2": ["E02", "E03", "E04"], "green": ["E05"]}
    state = situation(table, players=4, stage=3, ap=1, hands=hands)
    assert state.table.meaning(number)(state, -1, me) == wanted


def test_a_state_of_four_can_be_copied_and_read_at_every_step(table: Table) -> None:
    state, chance = new_game(table, 8, players=4), Random(8)
    while state.winner < 0:
        copy = state.copy()
        advance(state, chance.choice(legal(state)))
        assert from_text(table, to_text(copy)).answers == copy.answers
