"""Sentences, plain text, and the language that is spoken when nobody says."""

import pytest

from engine.words import LANGUAGES, language
from engine.words.card_text import filled
from engine.words.choice import choose, preferred
from engine.words.plain import plain


@pytest.mark.parametrize(
    ("clause", "sentence"),
    [
        ("distance **+2**{step}", "Distance **+2**{step}."),
        ("{cancel}\u00a0**cancel** it", "{cancel}\u00a0**Cancel** it."),
        ("**2** cards", "**2** cards."),
        ("", "."),
    ],
)
def test_english_sentences_begin_with_a_capital_after_icons_and_bold(clause: str, sentence: str) -> None:
    assert LANGUAGES["en"].sentence(clause) == sentence


def test_chinese_and_japanese_sentences_stand_without_a_gap() -> None:
    assert LANGUAGES["zh"].sentences(["弃牌", "移动"]) == "弃牌。移动。"
    assert LANGUAGES["ja"].sentences(["捨てる", "動く"]) == "捨てる。動く。"


def test_languages_have_the_same_labels() -> None:
    assert len({frozenset(each.labels) for each in LANGUAGES.values()}) == 1


def test_a_language_that_is_not_shipped_uses_the_english_frames() -> None:
    assert language("fr") is LANGUAGES["en"]


@pytest.mark.parametrize(
    ("marked", "bare"),
    [
        ("距离 **+2**{step}。", "距离 +2。"),
        ("{eye}\u00a0look at {fish}\u00a0fish", "look at fish"),
        (r"braces \{so\} stay", "braces {so} stay"),
    ],
)
def test_plain_text_has_no_marks(marked: str, bare: str) -> None:
    assert plain(marked) == bare


def test_numbers_fill_their_names_and_icons_stay() -> None:
    assert filled("{hand_limit} {dish}", {"hand_limit": 5}) == "5 {dish}"


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LC_ALL": "zh_CN.UTF-8", "LANG": "ja_JP.UTF-8"}, "zh"),
        ({"LANG": "C.UTF-8"}, None),
        ({"LC_ALL": "POSIX"}, None),
        ({}, None),
    ],
)
def test_locale_names_a_language(environ: dict[str, str], code: str | None) -> None:
    assert preferred(environ) == code


@pytest.mark.parametrize(
    ("languages", "environ", "code"),
    [
        (("zh", "ja", "en"), {"LANG": "ja_JP"}, "ja"),
        (("zh", "ja", "en"), {"LANG": "fr_FR"}, "en"),
        (("zh", "ja"), {"LANG": "fr_FR"}, "zh"),
    ],
)
def test_language_is_the_locale_s_else_english_else_the_first(
    languages: tuple[str, ...], environ: dict[str, str], code: str
) -> None:
    assert choose(languages, environ) == code
