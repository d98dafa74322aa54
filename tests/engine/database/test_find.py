"""Cards are found by what people type."""

from dataclasses import dataclass

import pytest

from engine.database.find import find, nearest
from engine.database.words import Words


@dataclass(frozen=True)
class Card:
    id: str
    name: Words


def card(id: str, *names: str) -> Card:
    return Card(id, Words(tuple((f"l{number}", name) for number, name in enumerate(names))))


CARDS = [
    card("E01", "Ash", "灰"),
    card("E02", "Ashen Fox", "灰ぎつね"),
    card("E03", "Splash", "しぶき"),
    card("E04", "Loup “Gris” d’Arc", "灰色の狼"),
    card("E05", "Loup 'Noir'", "黒い狼"),
]


@pytest.mark.parametrize(
    ("typed", "ids"),
    [
        ("ash", ["E01"]),
        ("ASHEN  FOX", ["E02"]),
        ("ashenfox", ["E02"]),
        ("ashen fux", ["E02"]),
        ("ｅ０３", ["E03"]),
        ("灰", ["E01"]),
        ('Loup "Gris" d\'Arc', ["E04"]),
        ("Loup ‘Noir’", ["E05"]),
        ("ashen", ["E02"]),
        ("色の狼", ["E04"]),
        ("zebra", []),
        ("", []),
    ],
)
def test_a_card_is_found_by_id_or_name(typed: str, ids: list[str]) -> None:
    assert [found.id for found in find(CARDS, typed)] == ids


def test_two_near_names_are_a_question() -> None:
    twins = [card("E01", "Red Kettle"), card("E02", "Red Kettles")]
    assert [found.id for found in find(twins, "red ketle")] == ["E01", "E02"]


def test_a_hint_names_what_is_spelt_alike() -> None:
    assert nearest(CARDS, "splosh", 1) == ["E03 (Splash)"]
