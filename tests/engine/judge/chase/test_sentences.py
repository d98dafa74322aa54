"""The judge's sentences as text, apart from any ruling: complete in every language, filled by name, 60 columns wide."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.games.chase import Table
from engine.judge.chase import telling, telling_may
from engine.judge.chase.answers import Change, If, Told
from engine.judge.chase.cards import Cards
from engine.judge.chase.faulting import sentence
from engine.judge.chase.impossible import faults
from engine.judge.chase.may import may
from engine.judge.chase.may_words import Asked, understand
from engine.judge.chase.reading import Reader, from_source
from engine.judge.chase.ruling import rule
from engine.judge.chase.sentences import LANGUAGES, sentences
from engine.judge.chase.speaking import Speaker
from engine.judge.fault import Fault
from engine.judge.merging import Range
from engine.judge.source import read_yaml
from engine.rules.wrap import columns

ROOT = Path(__file__).parents[4]
DISPUTES = sorted((ROOT / "tests/disputes/chase").glob("*.yaml"))
PLACES = re.compile(r"\{(\w+)\}")


@pytest.fixture(params=LANGUAGES)
def speaker(table: Table, request: pytest.FixtureRequest) -> Speaker:
    return Speaker(Cards(table, request.param), request.param)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_every_sentence_with_the_same_places(language: str) -> None:
    own, english = sentences(language), sentences("en")
    assert own.keys() == english.keys()
    for key, text in english.items():
        assert set(PLACES.findall(own[key])) == set(PLACES.findall(text)), key
        assert own[key].strip(), key


def test_a_language_without_sentences_speaks_english() -> None:
    assert sentences("fr") == sentences("en")


def noted() -> set[str]:
    """List the kinds of record that the rules engine writes."""
    text = "".join(path.read_text("utf-8") for path in (ROOT / "engine/games/chase").rglob("*.py"))
    kinds = set(re.findall(r"note\(\s*state,\s*\"([\w-]+)\"", text))
    return kinds | {
        "took",
        "stolen",
        "traded",
        "recovered",
        "claimed",
        "taken-back",
        "dish-met",
        "dish-not-met",
        "protected",
    }


SILENT = {
    "opponent-chosen",
    "stage",
    "skill-used",
    "skill-declined",
    "skill-not-met",
    "resolving",
    "over-the-limit",
    "action",
    "actions-ended",
    "turn",
    "takes-effect",
    "condition-not-met",
    "was-cancelled",
    "dish-card",
    "declared",
}
"""Records of a turn's course and of four players, which the judge doesn't rule on, and those that head a step."""


def test_every_record_that_a_ruling_can_hold_has_a_sentence() -> None:
    told = {key.split("/")[0].removeprefix("record.") for key in sentences("en") if key.startswith("record.")}
    assert noted() - SILENT <= told | {"opened"}


def test_every_refusal_of_a_turn_has_a_reason_in_words() -> None:
    codes = set(re.findall(r"_no\(\s*\"([\w-]+)\"", (ROOT / "engine/judge/chase/may.py").read_text("utf-8")))
    codes |= {"no-action-points", "once-a-turn", "no-card-there", "covered", "locked", "never-laid", "may-not-be-laid"}
    assert {f"why.{code}" for code in codes} <= sentences("en").keys()


def test_every_fault_has_a_sentence() -> None:
    text = "".join(path.read_text("utf-8") for path in (ROOT / "engine/judge").rglob("*.py"))
    codes = set(re.findall(r"_illegal\(\s*\"([\w-]+)\"", text))
    codes |= set(re.findall(r"\"(?:malformed|ambiguous)\",\s*(?!\"illegal)\"([\w-]+)\"", text))
    codes.discard("illegal")
    assert len(codes) > 35
    assert {f"fault.{code}" for code in codes} <= sentences("en").keys()


RECORDS: list[tuple[Told, tuple[str, str, str]]] = [
    (
        Told("distance", "C4.4", 1, {"before": 7, "after": 6}),
        ("距离 7 → 6。", "距離 7 → 6。", "Distance 7 → 6."),
    ),
    (
        Told("distance-lost", "C4.5", 0, {"lost": 1}),
        ("超出距离轨的 1 格作废。", "距離トラックからはみ出した1は失われる。", "Beyond the end of the track: 1 lost."),
    ),
    (
        Told("distance", "C4.4", 0, {"before": Range(1, 3), "after": Range(2, 4, True)}),
        ("距离 1 到 3 → 2 或更多。", "距離 1〜3 → 2以上。", "Distance 1 to 3 → 2 or more."),
    ),
    (
        Told("stolen", "C5.6", 1, {"card": "?", "source": 0}),
        (
            "红方从绿方手牌随机拿走一张未知的牌。",
            "赤が緑の手札から無作為に不明なカード1枚を取る。",
            "Red takes an unknown card from Green’s hand at random.",
        ),
    ),
    (
        Told("cancelled", "C5.7", 0, {"card": "E12"}),
        ("E12 面条吊桥 失效。", "E12 麺の吊り橋 は無効になる。", "E12 Noodle Bridge is cancelled."),
    ),
    (
        Told("action-points", "C3.2", 0, {"before": 1, "after": 2, "turn": "coming"}),
        ("绿方下回合行动点 1 → 2。", "緑の次のターンの行動力 1 → 2。", "Green’s AP in the coming turn 1 → 2."),
    ),
    (
        Told("action-again", "C3.3", 1, {"action": "take"}),
        ("红方本回合可再拿牌一次。", "赤はこのターンもう1回取れる。", "Red may take once more this turn."),
    ),
    (
        Told("turned", "C5.7", 0, {"card": "E01", "now": 1}),
        (
            "E01 端着火锅跑 改为红方生效。",
            "E01 鍋をかかえて は赤のために働く。",
            "E01 Hot Pot on the Run now works for Red.",
        ),
    ),
    (
        Told("swapped", "C5.7", 0, {"now": ["E01", "E02"]}),
        (
            "交换后：E01 端着火锅跑、E02 地板打滑。",
            "入れ替え後：E01 鍋をかかえて、E02 つるつる床。",
            "Swapped: E01 Hot Pot on the Run, E02 Slippery Floor.",
        ),
    ),
    (
        Told("declined", "C4.6", 0, {"square": 8}),
        ("绿方不拿奖励格 8 的奖励。", "緑はマス8の報酬を取らない。", "Green takes no reward for square 8."),
    ),
    (
        Told("recoloured", "C5.7", 0, {"card": "E02", "ingredient": "spice"}),
        ("E02 地板打滑 现在视为香料。", "E02 つるつる床 は香辛料になる。", "E02 Slippery Floor now shows spice."),
    ),
    (
        Told("nothing-to-do", "C5.6", 0, {"effect": "distance +1"}),
        ("“距离 +1”无法执行，跳过。", "「距離 +1」はできず、飛ばす。", "“Distance +1” can’t be done and is skipped."),
    ),
]


@pytest.mark.parametrize(("record", "texts"), RECORDS, ids=lambda value: value.kind if isinstance(value, Told) else "")
def test_record_in_words(table: Table, record: Told, texts: tuple[str, str, str]) -> None:
    found = tuple(
        Speaker(Cards(table, language), language).record(record).replace("\u00a0", " ") for language in LANGUAGES
    )
    assert found == texts


FACTS: list[tuple[If, tuple[str, str, str]]] = [
    (If("hand.red", ((3, None),)), ("红方手牌为 3 或更多", "赤の手札が3以上", "Red holds 3 or more")),
    (If("hand.red", ((0, 2),)), ("红方手牌为 2 或更少", "赤の手札が2以下", "Red holds 2 or fewer")),
    (If("hand.red", ((3, 4),)), ("红方手牌为 3 到 4", "赤の手札が3〜4", "Red holds 3 to 4")),
    (
        If("distance", ((1, 1), (7, None)), least=1),
        ("距离为 1或7 或更多", "距離が1または7以上", "the distance is 1 or 7 or more"),
    ),
    (
        If("used.green.8", ((1, 1),), True),
        ("绿方奖励格 8 已用过", "緑のマス8が使用済み", "Green’s square 8 is used up"),
    ),
    (
        If("open.3", ((1, None),)),
        (
            "未被盖住的 3 级牌为 1 或更多",
            "覆われていないレベル3が1以上",
            "the uncovered cards of level 3 are 1 or more",
        ),
    ),
    (
        If("took", ((0, 0),), True),
        ("本回合未行动拿牌", "このターン行動で取っていない", "no card was taken as an action this turn"),
    ),
]


@pytest.mark.parametrize(("fact", "texts"), FACTS, ids=lambda value: value.fact if isinstance(value, If) else "")
def test_fact_in_words(table: Table, fact: If, texts: tuple[str, str, str]) -> None:
    assert tuple(Speaker(Cards(table, language), language).fact(fact) for language in LANGUAGES) == texts


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (Change(3, 3, 0), "3, as before"),
        (Change(3, 4, 1), "3 → 4"),
        (Change(None, None, -1), "-1"),
        (Change(None, None, 0), "unchanged"),
        (Change(Range(1, 4), Range(2, 5), 1), "+1"),
        (Change(7, Range(1, 2), Range(-6, -5)), "7 → 1 to 2"),
    ],
)
def test_change_in_words(table: Table, change: Change, text: str) -> None:
    assert Speaker(Cards(table), "en").change(change) == text


def test_a_fault_names_the_word_and_the_rule(table: Table) -> None:
    fault = Fault("illegal", "too-often", "E12", ("C1.3",), {"count": 2, "exist": 1}, "--stack")
    told = [sentence(Speaker(Cards(table, language), language), fault) for language in LANGUAGES]
    assert told == [
        "--stack: 不可能：E12 面条吊桥 在此有 2 张，但只存在 1 张 [C1.3]",
        "--stack: ありえない：E12 麺の吊り橋 がここに2枚あるが、実際は1枚 [C1.3]",
        "--stack: cannot be: E12 Noodle Bridge is here more often (2) than it exists (1) [C1.3]",
    ]


@pytest.mark.parametrize("path", DISPUTES, ids=lambda path: path.stem)
def test_every_dispute_is_told_in_60_columns_without_a_hole(table: Table, speaker: Speaker, path: Path) -> None:
    reader = Reader(table, speaker.cards)
    from_source(reader, read_yaml(path.read_text("utf-8"), path.name))
    given = reader.given()
    assert not faults(table, speaker.cards, given)
    if given.may:
        asked: Any = understand(speaker.cards, given.may, given.active)
        assert isinstance(asked, Asked)
        lines = telling_may.told(speaker, asked, may(table, given, asked), 60)
    else:
        lines = telling.told(speaker, given, rule(table, given), 60)
    assert lines
    assert [line for line in lines if columns(line) > 60 or re.search(r"[{}]|\*\*|None|\bTrue\b|\bFalse\b", line)] == []
