"""The companion's words: the same keys and places in every language, and all that can be refused is said."""

from string import Formatter
from typing import Any

import pytest

from engine.games.chase import Table, refusals
from engine.judge.chase.cards import Cards
from engine.table.chase.reading import Reader
from engine.table.chase.verbs import MEANS, WORDS
from engine.table.chase.words import TEXTS, has


def places(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("lang", ["zh", "ja"])
def test_languages_have_the_same_keys_and_places(lang: str) -> None:
    assert TEXTS[lang].keys() == TEXTS["en"].keys()
    for key, sentence in TEXTS["en"].items():
        assert places(TEXTS[lang][key]) == places(sentence), key


def test_every_refusal_of_the_engine_has_a_sentence() -> None:
    import re
    from pathlib import Path

    source = Path(str(refusals.__file__)).read_text("utf-8")
    codes = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source))
    assert len(codes) > 20
    assert not [code for code in codes if not has(f"not.{code}")]


def test_every_word_means_something_and_no_word_means_two_things() -> None:
    assert set(MEANS) <= set(WORDS)
    owners: dict[str, str] = {}
    for verb, words in WORDS.items():
        for word in words:
            assert owners.setdefault(word, verb) == verb, word


@pytest.mark.parametrize("lang", ["en", "zh", "ja"])
def test_every_example_of_the_help_is_understood(lang: str, model: Any) -> None:
    reader = Reader(Cards(Table(model, players=2)))
    lines = TEXTS[lang]["help"].splitlines()
    examples = [part.strip() for line in lines if line.startswith("  ") for part in line.split("·")]
    assert len(examples) > 12
    for example in examples:
        meant = reader.read(example)
        assert not meant.strange, example
        assert meant.verbs, example


@pytest.mark.parametrize("lang", ["en", "zh", "ja"])
def test_every_kind_of_decision_has_a_question(lang: str) -> None:
    kinds = {"turn", "stack", "dish-lay", "dish-stack", "reward", "return", "place", "may", "option", "take", "peek"}
    kinds |= {"peek-reward", "turn-up", "clear", "shift", "cover-with", "discard", "give", "square", "dish-asks"}
    assert not [kind for kind in kinds | {"chance", "reveal", "skill"} if f"ask.{kind}" not in TEXTS[lang]]
