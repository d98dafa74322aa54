"""A game that no engine knows."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.database import Database, load
from engine.database.plain import in_language

HEAD = "format: 1\ngames:\n  mine:\n    title: Mine\n    languages: [en]\n"


def loaded(tmp_path: Path, body: str) -> Database:
    file = tmp_path / "cards.yaml"
    file.write_bytes((HEAD + body).encode())
    return load(file, {}, use_cache=False)


def codes(database: Database) -> list[tuple[str, str]]:
    return [(problem.severity, problem.code) for problem in database.problems]


def test_defaults(tmp_path: Path) -> None:
    game = loaded(tmp_path, "    cards:\n      A: {name: Fox}\n").games["mine"]
    card = game.cards[0]
    assert (card.copies, card.layout, card.back, card.picture, card.text, card.more) == (
        1,
        "plain",
        None,
        None,
        None,
        {},
    )
    assert (game.size.width, game.size.height) == (63, 88)


@pytest.mark.parametrize(
    ("size", "width", "height"),
    [("poker", 63.5, 88.9), ("70x120mm", 70, 120), ("63.5mm × 88.9mm", 63.5, 88.9), ("20x420mm", 20, 420)],
)
def test_sizes(size: str, width: float, height: float, tmp_path: Path) -> None:
    found = loaded(tmp_path, f"    size: {size}\n    cards: {{A: {{name: Fox}}}}\n").games["mine"].size
    assert (found.width, found.height) == (width, height)


@pytest.mark.parametrize("size", ["pokre", "70x120", "70x120in", "19.9x88mm", "63x421mm", "[63, 88]"])
def test_unknown_sizes_are_never_another(size: str, tmp_path: Path) -> None:
    database = loaded(tmp_path, f"    size: {size}\n    cards: {{A: {{name: Fox}}}}\n")
    assert len(database.games) == 0
    assert database.problems[0].line == 6


def test_c14_blank_copies_are_one(tmp_path: Path) -> None:
    body = "    cards:\n" + "".join(f"      E{n}:\n        name: Fox\n        copies:\n" for n in range(3))
    database = loaded(tmp_path, body)
    assert codes(database) == []
    assert [card.copies for card in database.games["mine"].cards] == [1, 1, 1]


def test_no_copies_is_a_warning_and_no_cards_an_error(tmp_path: Path) -> None:
    database = loaded(tmp_path, "    cards:\n      A: {name: Fox, copies: 0}\n      B: {name: Owl}\n")
    assert codes(database) == [("warning", "data/no-copies")]
    assert database.problems[0].line == 7
    assert "`A`" in database.problems[0].message
    assert len(database.games["mine"].cards) == 2
    database = loaded(tmp_path, "    cards:\n      A: {name: Fox, copies: 0}\n")
    assert ("error", "data/no-cards") in codes(database)
    assert codes(loaded(tmp_path, "    cards: {}\n")) == [("error", "data/no-cards")]


@pytest.mark.parametrize(("copies", "sound"), [(8999, True), (9000, False)])
def test_c16_absurd_total_is_questioned(copies: int, sound: bool, tmp_path: Path) -> None:
    database = loaded(
        tmp_path, f"    cards:\n      A: {{name: Fox, copies: 1001}}\n      B: {{name: Owl, copies: {copies}}}\n"
    )
    assert database.sound is sound
    if not sound:
        assert database.problems[0].line == 8
        assert "10,001" in database.problems[0].message
        assert "`B`" in database.problems[0].hint


def test_c03_ids_keep_their_zeros(tmp_path: Path) -> None:
    body = "    cards:\n" + "".join(f"      {key}: {{name: Fox}}\n" for key in ("007", "010", "08", "09"))
    assert [card.id for card in loaded(tmp_path, body).games["mine"].cards] == ["007", "010", "08", "09"]


@pytest.mark.parametrize("key", ["a/b", "'..'", "a.", "'a b'", "'a:b'", "-a", "''"])
def test_ids_can_name_files(key: str, tmp_path: Path) -> None:
    assert codes(loaded(tmp_path, f"    cards: {{{key}: {{name: Fox}}}}\n")) == [("error", "data/pattern")]


def test_own_fields_are_kept_and_likely_slips_told(tmp_path: Path) -> None:
    database = loaded(tmp_path, "    cards: {A: {name: Fox, copeis: 3, cost: 1.10, note: {en: hi, x: [a]}}}\n")
    assert codes(database) == [("warning", "data/near-key")]
    assert database.problems[0].hint == "did you mean `copies`?"
    more = database.games["mine"].cards[0].more
    assert more == {"copeis": "3", "cost": "1.10", "note": {"en": "hi", "x": ("a",)}}


def test_own_field_in_a_language() -> None:
    languages = ("ja", "en")
    assert in_language({"ja": "狐", "en": "fox"}, "ja", languages) == "狐"
    assert in_language({"ja": "狐"}, "en", languages) == ""
    assert in_language({"ja": "狐", "x": "y"}, "ja", languages) == {"ja": "狐", "x": "y"}
    assert in_language("fox", "ja", languages) == "fox"


@pytest.mark.parametrize("languages", ["languages: []", "languages: [EN_us]", "languages: en", ""])
def test_languages_must_be_declared(languages: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_bytes(f"format: 1\ngames: {{m: {{title: x, cards: {{A: {{name: b}}}}, {languages}}}}}\n".encode())
    assert not load(file, {}, use_cache=False).sound


def test_c19_name_with_a_trailing_space_is_found(tmp_path: Path) -> None:
    database = loaded(tmp_path, '    cards: {A: {name: "Ember Fox "}}\n')
    assert codes(database) == [("note", "data/spaces")]
    assert database.games["mine"].cards[0].name["en"] == "Ember Fox"


def test_c26_colon_in_a_text_says_what_to_do(tmp_path: Path) -> None:
    database = loaded(tmp_path, "    cards:\n      A:\n        text: When played: draw 1\n")
    problem = database.problems[0]
    assert (problem.line, problem.column) == (8, 26)
    assert "put the text in quotes" in problem.hint


def test_an_id_that_is_none_is_told_in_words(tmp_path: Path) -> None:
    problem = loaded(tmp_path, "    cards:\n      a/b: {name: Fox}\n").problems[0]
    assert (problem.line, problem.column, problem.code) == (7, 7, "data/pattern")
    assert problem.hint == "write letters and digits, with _ - . between"


def test_c14_a_deck_left_blank_is_called_empty(tmp_path: Path) -> None:
    problem = loaded(tmp_path, "    cards:\n").problems[0]
    assert (problem.code, problem.message) == ("data/empty", "expected entries under their `id`, found nothing")


def test_a_language_that_stands_twice_is_told(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(HEAD.replace("[en]", "[en, zh, en]") + "    cards: {A: {name: Fox}}\n", "utf-8")
    problems = load(file, {}, use_cache=False).problems
    assert [(p.line, p.column, p.code) for p in problems] == [(5, 25, "data/duplicate")]


@pytest.mark.parametrize(
    ("names", "right"),
    [
        (("foxes", "owls"), []),
        (("foxes", "Foxes"), ["foxes", "Foxes"]),
        (("foxes", "ｆoxes"), ["foxes", "ｆoxes"]),
        (("nul",), ["nul"]),
        (("COM1",), ["COM1"]),
        (("com10",), []),
    ],
)
def test_h10_games_are_named_as_every_system_takes_folders(
    names: tuple[str, ...], right: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "cards.yaml"
    body = "".join(f"  {name}: {{title: T, languages: [en], cards: {{A: {{name: Fox}}}}}}\n" for name in names)
    file.write_text("format: 1\ngames:\n" + body, "utf-8")
    problems = load(file, {}, use_cache=False).problems
    assert [problem.code for problem in problems] == ["data/game-name"] * bool(right)
    assert all(f"`{name}`" in problem.message for problem in problems for name in right)
