"""Talking with the companion: asking back, reasons, taking back, the log."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.games.chase import digest, slot_of
from engine.table.chase.steps import Move, Undone


def test_before_the_first_rows_are_told_nothing_else_is_done(seat: Callable[..., Any]) -> None:
    game = seat(rows=False)
    assert "row 1" in "\n".join(game.type("red moves")) or "row 1" in game.said
    assert not game.play.past
    game.type("E41 E42 E43")
    assert "4 cards for 3" in "\n".join(game.type("(2,-3) E37", "(2,-1) (2,1) (2,3) E37 E38 E39 E40"))
    game.type("E37 E38 E39 E40")
    assert game.play.state.kind == "turn"
    assert (game.play.state.offensives, game.play.state.unlocked) == (4, False)


def test_a_card_without_its_slot_is_asked_for(seat: Callable[..., Any]) -> None:
    game = seat()
    assert "which slot" in "\n".join(game.type("green takes E01"))
    game.type("(7,0)")
    state = game.play.state
    assert slot_of(7, 0) not in state.mountain
    assert [state.table.name(card).split(".")[0] for card in state.hands[0] if card not in state.could] == ["E01"]


def test_what_turned_up_is_asked_for_and_must_be_possible(seat: Callable[..., Any]) -> None:
    game = seat()
    game.type("green takes (7,-8); end; red takes (7,-6)")
    assert game.play.state.kind == "reveal"
    assert "E23" in "\n".join(game.type("E23"))
    assert game.play.state.kind == "reveal"
    game.type("E08")
    assert game.play.state.kind == "turn"


def test_a_refusal_names_reason_and_rule(seat: Callable[..., Any]) -> None:
    game = seat()
    assert "[C3.1]" in "\n".join(game.type("red moves"))
    assert "[C4.1, C2.7]" in "\n".join(game.type("green takes (1,0)")) or "[C4.2]" in game.said
    game.type("moves")
    said = "\n".join(game.type("moves"))
    assert "once a turn" in said
    assert "[C3.3]" in said
    assert "C3.3" in "\n".join(game.type("why"))


def test_why_answers_for_rules_and_for_what_may_be_done(seat: Callable[..., Any]) -> None:
    game = seat()
    assert "\n".join(game.type("why C5.6")).startswith("C5.6  ")
    before = digest(game.play.state)
    assert "yes" in "\n".join(game.type("why take (7,0)"))
    assert "covered" in "\n".join(game.type("why green takes (5,0)"))
    assert digest(game.play.state) == before
    assert "E07" in "\n".join(game.type("why E07"))


def test_several_statements_stop_at_the_first_refused(seat: Callable[..., Any]) -> None:
    game = seat()
    game.type("moves; moves; end")
    assert game.play.state.active == 0
    assert game.play.state.distance == 7


def test_a_statement_is_done_whole_or_not_at_all(seat: Callable[..., Any]) -> None:
    game = seat()
    before = digest(game.play.state)
    assert "(9,9)" in "\n".join(game.type("green plays E07 (9,9)"))
    assert digest(game.play.state) == before


def test_g19_undo_gives_back_the_state_in_every_field_and_marks_what_was_seen(seat: Callable[..., Any]) -> None:
    game = seat()
    before = digest(game.play.state)
    game.type("green takes (7,-8)", "end", "red takes (7,-6)")
    asked = digest(game.play.state)
    game.type("E08")
    game.type("undo")
    assert digest(game.play.state) == asked
    undone = game.play.log[-1]
    assert isinstance(undone, Undone)
    assert [name.split(".")[0] for name in undone.seen] == ["E08"]
    assert "E08" in game.said
    game.type("undo", "undo", "undo")
    assert digest(game.play.state) == before


def test_undo_takes_back_what_programs_did_too(seat: Callable[..., Any]) -> None:
    game = seat(deal=3, bots={"red": "greedy"})
    before = digest(game.play.state)
    game.type("end")
    assert len(game.play.past) > 1
    game.type("undo")
    assert digest(game.play.state) == before
    assert "nothing" in "\n".join(game.type("undo"))


def test_an_undone_move_stands_in_the_log_and_is_not_played_again(seat: Callable[..., Any], tmp_path: Path) -> None:
    from engine.games.chase import Table
    from engine.table.chase import export

    game = seat(deal=5)
    game.type("moves", "end", "undo", "end", "moves")
    file = tmp_path / "game.json"
    game.type(f"log {file}")
    again = export.replayed(file.read_bytes(), Table(game.play.table.model))
    assert digest(again.state) == digest(game.play.state)
    assert [type(entry) for entry in again.log] == [Move, Move, Undone, Move, Move]
    text = tmp_path / "game.txt"
    game.type(f"log {text}")
    assert "taken back: 1" in text.read_text("utf-8")
    assert "Distance 6 → 7" in text.read_text("utf-8")


def test_a_log_that_cannot_be_written_is_said(seat: Callable[..., Any], tmp_path: Path) -> None:
    game = seat()
    assert "cannot be written" in "\n".join(game.type(f"log {tmp_path}/no/such/folder.txt"))
    assert "which file" in "\n".join(game.type("log"))


@pytest.mark.parametrize("lang", ["en", "zh", "ja"])
def test_what_is_possible_is_listed_and_the_table_fits_eighty_columns(seat: Callable[..., Any], lang: str) -> None:
    from engine.rules.wrap import columns

    game = seat(deal=2, lang=lang)
    assert len(game.type("?")) > 10
    for line in game.type("table"):
        assert columns(line) <= 80, line
    assert len(game.type("card E07")) == 3
    assert len(game.type("hand")) == 1 + len(game.play.state.hands[0]) or game.guard.viewer is None


def test_a_hand_nobody_shows_is_blurred(seat: Callable[..., Any]) -> None:
    from engine.games.chase import candidates
    from engine.table.chase.blur import blurred

    game = seat()
    game.type("green has E01")
    known = [card for card in game.play.state.hands[0] if card not in game.play.state.could]
    assert len(known) == 1
    after = blurred(game.play.state, 0)
    assert all(card in after.could for card in after.hands[0])
    assert all(known[0] in candidates(after, card) for card in after.hands[0])
    assert not any(known[0] in candidates(after, card) for card in after.hands[1])


@pytest.mark.parametrize("answer", ["2", "E16"])
def test_a_name_of_several_cards_is_asked_about_and_answered_by_number_or_id(
    seat: Callable[..., Any], answer: str
) -> None:
    game = seat()
    said = game.type("green plays delivery")
    assert [line.split()[1] for line in said[1:]] == ["E15", "E16"]
    assert "E16" in game.type(answer)[0]
    assert game.pending is None


def test_a_line_that_means_several_things_is_asked_about(seat: Callable[..., Any]) -> None:
    game = seat(deal=15)
    hand = {game.play.table.designs[game.play.table.design[card]].id for card in game.play.state.hands[0]}
    both = next(id for id in ("E04", "E05", "E06", "E01", "E07") if id in hand)
    said = game.type(f"green {both}")
    assert "several" in said[0]
    assert any(line.strip().startswith("1 ") for line in said)
    number = next(line.split()[0] for line in said[1:] if "plays" in line)
    game.type(number)
    assert game.play.state.stack or game.play.state.discard


def test_reasons_do_not_tell_what_others_hold(seat: Callable[..., Any]) -> None:
    game = seat(deal=15)
    table, state = game.play.table, game.play.state
    theirs = [table.designs[table.design[card]].id for card in state.hands[1]]
    for id in theirs:
        assert "hand)" not in "\n".join(game.type(f"green plays {id}")).replace("Green's hand", "")
        game.pending = None


def test_the_tab_key_completes_whole_lines_and_cards(seat: Callable[..., Any]) -> None:
    from engine.table.chase.completing import completions

    game = seat(deal=15)
    assert completions(game.play.state, "mo", game.cards) == ["moves"]
    assert "Green takes E02 (7,-8)" in completions(game.play.state, "green t", game.cards)
    assert completions(game.play.state, "card Noodle", game.cards) == ["card Noodle Bridge"]
    told = seat()
    assert completions(told.play.state, "green plays E0", told.cards)[:2] == ["green plays E01", "green plays E02"]
    assert completions(seat(deal=15, lang="zh").play.state, "绿方 移", seat(lang="zh").cards) == ["绿方 移动"]


def test_a_word_that_says_nothing_does_nothing_even_where_one_answer_is_left(seat: Callable[..., Any]) -> None:
    game = seat(deal=4)
    game.type("takes (7,-8)", "moves")
    while len(game.play.state.answers) > 1:
        game.play.state.answers.pop(0)
    before = digest(game.play.state)
    for line in ("green", "row", "排", "the"):
        assert game.type(line)
        assert digest(game.play.state) == before, line


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("lang", ["en", "zh", "ja"])
def test_the_table_fits_its_width(seat: Callable[..., Any], lang: str, players: int, width: int) -> None:
    from engine.rules.wrap import columns
    from engine.table.chase.board import board

    for deal in (3, None):
        game = seat(deal=deal, lang=lang, players=players, rows=players == 2)
        lines = board(game.play.state, lang, game.cards, width)
        assert not [line for line in lines if columns(line) > width]


def test_covered_open_locked_and_hidden_cards_differ_without_colour(seat: Callable[..., Any]) -> None:
    from engine.games.chase.mountain import lift
    from engine.table.chase.mountain import mountain_lines

    game = seat()
    rows = mountain_lines(game.play.state)
    assert rows[0].split() == ["1", "E41", "E42", "E43"]
    assert rows[3].split()[1:] == ["##L4"] * 6
    assert rows[6].split()[1:] == ["[?L1]"] * 9
    state = game.play.state.copy()
    levels = game.play.table.level
    for slot in list(state.mountain):
        if levels[state.mountain[slot]] not in (0, 6) or slot in (slot_of(2, -3), slot_of(2, -1)):
            lift(state, slot, 0)
    assert mountain_lines(state)[0].split() == ["1", "{E41}", "E42", "E43"]
