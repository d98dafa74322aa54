"""The shipped rule texts of chase: every id in every language, every number from the database."""

import re
from pathlib import Path

import msgspec
import pytest

from engine.database import Words, templates_of
from engine.database import load as load_database
from engine.rules.load import load
from engine.rules.lock import differences, lock_file
from engine.rules.texts import Texts
from engine.rules.wording import names_in
from engine.vocabulary.chase.rule_ids import CHAPTERS, IDS, RULES, RULINGS
from engine.vocabulary.registry import SHAPES
from engine.vocabulary.rule_facts import rule_facts

CARDS = Path(__file__).parents[3] / "cards.yaml"
FOLDERS = templates_of(CARDS)
GAME = load_database(CARDS, SHAPES, use_cache=False).games["chase"]
BOOKS, PROBLEMS = load("chase", GAME.languages, FOLDERS, lambda language: rule_facts("chase", GAME, language))
LANGUAGES = ("zh", "ja", "en")


def texts_of(language: str, source: str | None = None, folder: Path | None = None) -> Texts:
    game = GAME
    if source is not None and folder is not None:
        file = folder / "cards.yaml"
        file.write_text(source, "utf-8")
        database = load_database(file, SHAPES, use_cache=False)
        assert database.sound, database.problems
        game = database.games["chase"]
    return Texts(BOOKS[language], rule_facts("chase", game, language))


def test_shipped_texts_have_no_finding() -> None:
    assert tuple(BOOKS) == LANGUAGES
    assert PROBLEMS == []


def test_ids_with_their_arithmetic() -> None:
    # 7 + 7 + 5 + 9 + 10 + 7 + 5 + 8
    assert sum(CHAPTERS.values()) == len(RULES) == 58
    # 9 rulings and their readings: take 2, unlock 2, reward_move 3, reward_taker 2, victory_card 3, dish_stack_ap 2,
    # dish_success 2, stack_win 3, stages_win 2 = 21
    assert len(RULINGS) == 9 + 21
    assert len(IDS) == len(set(IDS)) == 88


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_is_written_in_order(language: str) -> None:
    assert tuple(rule.id for rule in BOOKS[language].rules) == IDS
    assert [chapter.id for chapter in BOOKS[language].chapters] == [*CHAPTERS, "ruling"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_is_filled(language: str) -> None:
    texts = texts_of(language)
    for id in IDS:
        said = texts.markdown(id)
        assert not re.search(r"[{}\\]", said), said
        assert said[-1] in ".。°", said
        assert "  " not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_are_those_of_the_numbered_rules(language: str) -> None:
    # C5.7 says where a copied half stands and that a resolved card has left the stack.
    # C4.2, C5.9, C6.3, C6.5 and C7.1 are house rules by a ruling, which the chapter of rulings tells.
    marked = {rule.id for rule in BOOKS[language].rules if rule.house or rule.signs}
    assert marked == {
        *("C1.2", "C1.3", "C1.6", "C1.7", "C2.2", "C2.3", "C2.4", "C2.5", "C2.7", "C3.3", "C3.4"),
        *("C4.3", "C4.5", "C4.6", "C4.7", "C4.8", "C4.9", "C5.1", "C5.2", "C5.6", "C5.7", "C5.8", "C5.10"),
        *("C6.1", "C6.6", "C7.4", "C7.5", "C8.1", "C8.2", "C8.3", "C8.4", "C8.6", "C8.7", "C8.8"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_said_once_where_it_applies(language: str) -> None:
    said = [name for rule in BOOKS[language].rules for name in names_in(rule) if name.startswith("ruling.")]
    assert sorted(said) == sorted(id.replace("/", ".") for id in RULINGS if id.count("/") == 1)


def test_numbers_as_printed() -> None:
    en, zh, ja = texts_of("en"), texts_of("zh"), texts_of("ja")
    assert "2 action points (AP)" in en.plain("C3.2")
    assert "2 level 1 cards and 2 level 2 cards for green, 2 level 1 cards and 1 level 2 card for red" in en.plain(
        "C2.3"
    )
    assert "绿方得 2 张 1 级牌和 2 张 2 级牌，红方得 2 张 1 级牌和 1 张 2 级牌" in zh.plain("C2.3")
    assert "緑はレベル1×2枚とレベル2×2枚、赤はレベル1×2枚とレベル2×1枚" in ja.plain("C2.3")
    assert "Green’s reward squares are 8, 10 and 12; red’s are 4, 2 and 1" in en.plain("C2.5")
    assert "slots (4, −1) and (4, 1)" in en.plain("C8.2")
    assert "players 1 to 3 get 1 level 1 card and 1 level 2 card each, player 4 gets 1 level 1 card" in en.plain("C8.3")


@pytest.mark.parametrize(
    ("old", "new", "id", "before", "after"),
    [
        ("hand_limit: 5 ", "hand_limit: 6 ", "C3.4", "5", "6"),
        ("dishes_to_win: 3 ", "dishes_to_win: 2 ", "C7.2", "3", "2"),
        ("dishes_to_win_four: 4 ", "dishes_to_win_four: 5 ", "C8.7", "4", "5"),
        ("last_round: 40 ", "last_round: 30 ", "C7.5", "40", "30"),
        ("green: [8, 10, 12]", "green: [9, 10, 12]", "C2.5", "8", "9"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_changed_number_changes_the_text(
    language: str, old: str, new: str, id: str, before: str, after: str, tmp_path: Path
) -> None:
    source = CARDS.read_text("utf-8")
    assert source.count(old) == 1
    was = texts_of(language).plain(id)
    now = texts_of(language, source.replace(old, new), tmp_path).plain(id)
    assert re.search(rf"(?<![\d.C]){before}(?!\d)", was)
    assert now == re.sub(rf"(?<![\d.C]){before}(?!\d)", after, was)


def test_one_of_a_thing_is_singular(tmp_path: Path) -> None:
    source = CARDS.read_text("utf-8").replace("action_points: 2 ", "action_points: 1 ")
    assert "1 action point (AP)" in texts_of("en", source, tmp_path).plain("C3.2")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("played", "other", "id"),
    [
        ("take: uncovered", "take: one_bottom_corner", "C4.1"),
        ("unlock: for_good", "unlock: live", "C4.2"),
        ("reward_move: own_stop", "reward_move: pass_over", "C4.6"),
        ("reward_taker: active", "reward_taker: card_owner", "C4.6"),
        ("victory_card: own_turn_end", "victory_card: any_turn_end", "C7.1"),
        ("dish_stack_ap: free", "dish_stack_ap: opening_costs_ap", "C6.3"),
        ("dish_success: discard", "dish_success: return_to_mountain", "C6.5"),
        ("stack_win: after_effect", "stack_win: after_stack", "C5.9"),
        ("stages_win: every_stage", "stages_win: stage_three_only", "C8.7"),
    ],
)
def test_switched_ruling_changes_the_rule_that_it_stands_in(
    language: str, played: str, other: str, id: str, tmp_path: Path
) -> None:
    source = CARDS.read_text("utf-8")
    assert source.count(f"      {played}\n") == 1
    was = texts_of(language)
    now = texts_of(language, source.replace(f"      {played}\n", f"      {other}\n"), tmp_path)
    old, new = (f"ruling/{each.replace(': ', '/')}" for each in (played, other))
    assert was.plain(old) in was.plain(id)
    assert now.plain(new) in now.plain(id)
    assert was.plain(old) not in now.plain(id)
    assert (was.played(old), now.played(old), now.played(new)) == (True, False, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_one_term(language: str) -> None:
    shunned = {
        "zh": ("事件牌", "行动力", "料理牌", "最终攻势", "山牌", "红色方"),
        "ja": ("アクションポイント", "追逐", "ファイナル", "手順", "野采", "デッキ"),
        "en": ("deck", "pyramid", "turn over", "action cost", "recipe", "marker"),
    }[language]
    whole = "\n".join(rule.text for rule in BOOKS[language].rules)
    assert not [word for word in shunned if word in whole]


def test_texts_are_those_that_were_locked() -> None:
    lock = lock_file("chase", FOLDERS[-1]).read_text("utf-8")
    told = differences(BOOKS, lock)
    assert not told, "look at code and tests, then `python -m engine.rules.lock --write`"


@pytest.mark.parametrize(
    ("language", "said"), [("zh", "红方得 0 张牌"), ("ja", "赤は0枚を"), ("en", "no cards for red")]
)
def test_hand_of_no_cards(language: str, said: str) -> None:
    game = msgspec.structs.replace(GAME, hands={"green": {"L1": 1}, "red": {}})
    assert said in Texts(BOOKS[language], rule_facts("chase", game, language)).plain("C2.3")


def test_language_without_phrases_of_its_own_gets_english_numbers() -> None:
    words = Words((("de", "Hilde"),))
    cards = tuple(msgspec.structs.replace(card, name=words) for card in GAME.cards)
    values = rule_facts("chase", msgspec.structs.replace(GAME, cards=cards), "de").values
    assert values["lead.green"] == "Hilde"
    assert values["hand.red.cards"] == "2 level 1 cards, 1 level 2 card"
