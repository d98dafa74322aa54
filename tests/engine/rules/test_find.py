"""Finding paragraphs by id, chapter and word, in any language of the game."""

from pathlib import Path

import pytest

from engine.database import load as load_database
from engine.database import templates_of
from engine.rules.find import find, nearest
from engine.rules.load import read_language
from engine.rules.texts import Texts
from engine.vocabulary.chase.rule_ids import CHAPTERS
from engine.vocabulary.registry import SHAPES
from engine.vocabulary.rule_facts import rule_facts

CARDS = Path(__file__).parents[3] / "cards.yaml"
GAME = load_database(CARDS, SHAPES, use_cache=False).games["chase"]


def texts_of(language: str) -> Texts:
    facts = rule_facts("chase", GAME, language)
    rules, _ = read_language("chase", language, templates_of(CARDS), facts)
    assert rules is not None
    return Texts(rules, facts)


TEXTS = {language: texts_of(language) for language in ("zh", "ja", "en")}


def ids(query: str, language: str = "en") -> list[str]:
    return [rule.id for rule in find(TEXTS[language], query)]


@pytest.mark.parametrize("query", ["C5.6", "c5.6", "5.6", "c5-6", "C5 6", " C5.6 ", "Ｃ５．６"])
def test_id_as_people_type_it(query: str) -> None:
    assert ids(query) == ["C5.6"]


def test_ids_that_begin_alike_stay_apart() -> None:
    assert ids("C5.1") == ["C5.1"]
    assert ids("C5.10") == ["C5.10"]


@pytest.mark.parametrize(("chapter", "count"), CHAPTERS.items())
def test_chapter_is_all_its_paragraphs_in_order(chapter: str, count: int) -> None:
    assert ids(chapter.lower()) == [f"{chapter}.{number}" for number in range(1, count + 1)]


@pytest.mark.parametrize("query", ["ruling/reward_move", "reward_move", "Ruling/Reward_Move"])
def test_ruling_with_its_readings(query: str) -> None:
    name = "ruling/reward_move"
    assert ids(query) == [name, f"{name}/own_stop", f"{name}/action_only", f"{name}/pass_over"]


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("stack", "C5.2"),
        ("mountain", "C2.2"),
        ("vegetable", "C6.1"),
        ("draw", "C7.4"),
        ("resolve", "C5.5"),
        ("slots", "C2.7"),
    ],
)
def test_best_paragraph_for_a_word_comes_first(query: str, best: str) -> None:
    assert ids(query)[0] == best


@pytest.mark.parametrize("language", ["zh", "ja", "en"])
@pytest.mark.parametrize("words", [("vegetable", "蔬菜", "野菜"), ("Skill", "技能", "スキル"), ("slot", "牌位", "枠")])
def test_term_of_any_language_finds_the_same(language: str, words: tuple[str, ...]) -> None:
    found = [ids(word, language) for word in words]
    assert found[0]
    assert found[0] == found[1] == found[2]


def test_word_is_found_by_its_beginning_and_a_short_one_whole() -> None:
    assert "C5.4" in ids("stack")  # stacking
    for id in ids("ap"):
        assert "AP" in TEXTS["en"].plain(id)
    assert "C2.7" not in ids("ap")  # apart


def test_filled_numbers_are_searched_too() -> None:
    assert "C2.2" in ids("level 4")


def test_nothing_found_gives_the_nearest() -> None:
    assert ids("stakc") == ids("C9") == ids("") == ids("%") == []
    assert nearest(TEXTS["en"], "stakc")[0] == "stack"
    assert "C5.1" in nearest(TEXTS["en"], "C5.11")
