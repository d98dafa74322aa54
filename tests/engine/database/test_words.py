"""Texts in a game's languages."""

from __future__ import annotations

from typing import Any

import pytest

from engine.database.nodes import compose
from engine.database.reading import INVALID, Context, read
from engine.database.source import decode
from engine.database.words import Words

LANGUAGES = ("zh", "ja", "en")


def reading(text: str, languages: tuple[str, ...] = LANGUAGES) -> tuple[Any, Context]:
    source, _ = decode(text.encode(), "cards.yaml")
    assert source is not None
    node, problems = compose(source)
    assert node is not None
    assert problems == []
    context = Context(source, languages, path="top")
    return read(node, Words, context), context


def test_each_language_has_its_text_in_the_games_order() -> None:
    words, context = reading("{en: Fox, zh: 狐, ja: キツネ}")
    assert context.problems == []
    assert words.languages == LANGUAGES
    assert [words[language] for language in LANGUAGES] == ["狐", "キツネ", "Fox"]
    with pytest.raises(KeyError):
        words["fr"]


def test_plain_text_serves_all() -> None:
    words, _ = reading("1.10")
    assert [words[language] for language in LANGUAGES] == ["1.10"] * 3


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("{zh: a, ja: b}", ["words/missing"]),
        ("{zh: a}", ["words/missing", "words/missing"]),
        ("{zh: a, ja: b, en: ''}", ["words/empty"]),
        ("{zh: a, ja: b, en: }", ["words/empty"]),
        ("{zh: a, ja: b, en: ' '}", ["data/spaces", "words/empty"]),
        ("{zh: a, ja: b, en: c, fr: d}", ["words/language"]),
        ("{zh: a, ja: b, en: [c]}", ["data/kind"]),
        ("''", ["words/empty"]),
        ("[a]", ["data/kind"]),
    ],
)
def test_what_is_wrong_with_words(text: str, codes: list[str]) -> None:
    words, context = reading(text)
    assert words is INVALID
    assert [problem.code for problem in context.problems] == codes


def test_unknown_language_offers_the_nearest() -> None:
    _, context = reading("{zh-tw: a, ja: b}", ("zh-hk", "ja"))
    assert context.problems[0].hint == "did you mean `zh-hk`?"


def test_c19_trailing_space_is_dropped_with_a_note() -> None:
    words, context = reading('"Ember Fox "')
    assert words["en"] == "Ember Fox"
    assert [(p.code, p.severity, p.line) for p in context.problems] == [("data/spaces", "note", 1)]


def test_last_line_end_of_a_block_is_no_space() -> None:
    words, context = reading("|\n  one\n  two\n")
    assert words["en"] == "one\ntwo"
    assert context.problems == []
