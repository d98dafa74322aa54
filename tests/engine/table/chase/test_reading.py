"""What people type, in three languages: width, case, spaces, near misses."""

from typing import Any

import pytest

from engine.games.chase import Table
from engine.judge.chase.cards import Cards
from engine.table.chase.reading import Meant, Reader, parts


@pytest.fixture(scope="module")
def reader(model: Any) -> Reader:
    return Reader(Cards(Table(model)))


@pytest.mark.parametrize(
    ("line", "side", "verb", "cards", "slots", "numbers"),
    [
        ("green takes E23", 0, "take", ["E23"], [], []),
        ("  GREEN   takes e23 ", 0, "take", ["E23"], [], []),
        ("ｇｒｅｅｎ　ｔａｋｅｓ　Ｅ２３", 0, "take", ["E23"], [], []),
        ("gren tkes e23", 0, "take", ["E23"], [], []),
        ("绿方拿E23", 0, "take", ["E23"], [], []),
        ("緑がE23を取る", 0, "take", ["E23"], [], []),
        ("green takes (6,-3)", 0, "take", [], [(6, -3)], []),
        ("绿拿取（６，－３）", 0, "take", [], [(6, -3)], []),
        ("red moves", 1, "move", [], [], []),
        ("红方移动", 1, "move", [], [], []),
        ("赤が動く", 1, "move", [], [], []),
        ("red plays noodle brige", 1, "play", ["E12"], [], []),
        ("绿打出 端着火锅跑", 0, "play", ["E01"], [], []),
        ("緑、鍋をかかえてを出す", 0, "play", ["E01"], [], []),
        ("Green plays the Slippery Floor", 0, "play", ["E02"], [], []),
        ("green plays e7", 0, "play", ["E07"], [], []),
        ("red stacks E12.2", 1, "stack", ["E12"], [], []),
        ("green declares D2 with E01, E05, E09", 0, "declare", ["D2", "E01", "E05", "E09"], [], []),
        ("红方声明蛋包饭 E04 E03", 1, "declare", ["D1", "E04", "E03"], [], []),
        ("red returns egg volley to (8,1)", 1, "return", ["E03"], [(8, 1)], []),
        ("(7,0) is E03", None, "show", ["E03"], [(7, 0)], []),
        ("row 7: E01 E02", None, "row", ["E01", "E02"], [], [7]),
        ("red lays E14 on pile 2", 1, "lay", ["E14"], [], [2]),
        ("パス", None, "pass", [], [], []),
        ("红方不叠", 1, "pass", [], [], []),
        ("緑の番を終わる", 0, "end", [], [], []),
    ],
)
def test_a_line_means(
    reader: Reader,
    line: str,
    side: int | None,
    verb: str,
    cards: list[str],
    slots: list[tuple[int, int]],
    numbers: list[int],
) -> None:
    meant = reader.read(line)
    assert not meant.strange
    assert meant.side == side
    assert verb in meant.verbs
    assert (meant.cards, meant.slots, meant.numbers) == (cards, slots, numbers)


def test_what_is_strange_is_named(reader: Reader) -> None:
    assert reader.read("green plays E99").strange == "e99"
    assert reader.read("blah").strange == "blah"


def test_a_name_of_several_cards_asks(reader: Reader) -> None:
    several = reader.read("green plays 火锅")
    assert several.several is not None or several.cards or several.strange
    assert isinstance(several, Meant)


def test_several_statements() -> None:
    assert parts("red moves; end") == ["red moves", "end"]
    assert parts("红移动；结束。") == ["红移动", "结束"]
    assert parts("(6;3)") == ["(6;3)"]


@pytest.mark.parametrize(
    "line", ["", " ", "\0", "((((", ")(", "(,)", "E", "🍕", "-" * 5000, "green " * 800, "９" * 400, "=;=;=", "\ud800"]
)
def test_nothing_typed_breaks_the_reader(reader: Reader, line: str) -> None:
    for part in parts(line) or [line]:
        assert isinstance(reader.read(part), Meant)


@pytest.mark.parametrize(
    ("line", "player"),
    [
        ("green 2 moves", 2),
        ("green2 moves", 2),
        ("绿2移动", 2),
        ("赤1が動く", 1),
        ("red 2 takes E07", 3),
        ("red moves", None),
    ],
)
def test_of_four_players_the_second_is_named_by_number(model: Any, line: str, player: int | None) -> None:
    meant = Reader(Cards(Table(model)), players=4).read(line)
    assert meant.player == player
    assert not meant.numbers
    assert not meant.strange
