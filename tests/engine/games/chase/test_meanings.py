"""Every word that a card may use has a meaning; none that nobody uses."""

import pytest

from engine.games.chase.effects import MEANINGS
from engine.vocabulary.chase.words import VOCABULARY

SORTS = [
    "action",
    "act",
    "step",
    "condition",
    "test",
    "fact",
    "number",
    "count",
    "filter",
    "open",
    "target",
    "card",
    "side",
    "rival",
    "ingredient",
    "kind",
    "verdict",
    "moment",
    "limit",
]


@pytest.mark.parametrize("word", [word.name for word in VOCABULARY.words.values()])
def test_every_word_has_a_meaning(word: str) -> None:
    assert word in MEANINGS


def test_every_meaning_is_of_a_word() -> None:
    assert set(MEANINGS) == {word.name for word in VOCABULARY.words.values() if word.sort in SORTS}


def test_all_sorts_are_looked_at() -> None:
    assert set(VOCABULARY.sorts) == set(SORTS)
