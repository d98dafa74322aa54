"""States written and read: damaged, of another format, of other cards, contradicting themselves."""

import msgspec
import pytest

from engine.games.chase import StateError, Table, from_json, from_text, new_game, to_json, to_text


def code_of(read: object, *arguments: object) -> str:
    with pytest.raises(StateError) as error:
        read(*arguments)  # type: ignore[operator]
    assert "\n" not in str(error.value)
    return error.value.code


@pytest.mark.parametrize("version", ["99", "0", "none"])
def test_another_format_is_named(table: Table, version: str) -> None:
    text = to_text(new_game(table, 1)).replace("format=1 ", f"format={version} ")
    with pytest.raises(StateError, match=f"format {version}, this program reads format 1") as error:
        from_text(table, text)
    assert error.value.code == "other-format"


def test_no_format_at_all(table: Table) -> None:
    assert code_of(from_text, table, to_text(new_game(table, 1)).replace("format=1 ", "")) == "other-format"
    plain = msgspec.json.decode(to_json(new_game(table, 1)))
    del plain["format"]
    assert code_of(from_json, table, msgspec.json.encode(plain).decode()) == "other-format"


def test_every_cut_is_damage(table: Table) -> None:
    text, plain = to_text(new_game(table, 1)), to_json(new_game(table, 1))
    for end in range(0, len(text), 37):
        assert code_of(from_text, table, text[:end]) == "damaged", text[:end]
    for end in range(0, len(plain), 37):
        assert code_of(from_json, table, plain[:end]) == "damaged"


def test_a_changed_sign_is_damage(table: Table) -> None:
    assert code_of(from_text, table, to_text(new_game(table, 1)).replace("distance=6", "distance=5")) == "damaged"


def test_other_cards(table: Table) -> None:
    text = to_json(new_game(table, 1)).replace(table.digest, "00000000")
    assert code_of(from_json, table, text) == "other-cards"


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("hands", [["E01.1"], ["E01.1"]], "contradiction"),
        ("distance", 99, "contradiction"),
        ("area", [0, 1], "contradiction"),
        ("discard", ["E99"], "damaged"),
        ("flags", "0", "damaged"),
        ("frames", [], "damaged"),
        ("frames", [["elsewhere"]], "damaged"),
        ("round", "three", "damaged"),
        ("mountain", [[1, 0, "E01.1", "sideways"]], "damaged"),
    ],
)
def test_json_that_says_what_cannot_be(table: Table, key: str, value: object, code: str) -> None:
    plain = msgspec.json.decode(to_json(new_game(table, 1)))
    plain[key] = value
    assert code_of(from_json, table, msgspec.json.encode(plain).decode()) == code
