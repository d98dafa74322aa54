"""What a paragraph may not say: unknown placeholders and ids, digits of its own, bold that Markdown would not close."""

import pytest

from engine.database.source import decode
from engine.rules.facts import Facts
from engine.rules.paragraphs import read
from engine.rules.wording import wording_problems

FACTS = Facts(values={"hand_limit": 5, "track.last": 12, "track.rewards": (1, 2)}, played={"take": "free"})
RULING = "\n## ruling Rulings\n### ruling/take\nWhy.\n### ruling/take/free\nFreely.\n"


def findings(text: str, language: str = "en") -> list[tuple[int, int, str, str]]:
    source, _ = decode(f"## C1 Parts\n### C1.1\n{text}\n{RULING}".encode(), "rules.md")
    assert source is not None
    rules, found = read(source, language)
    assert found == []
    return [(each.line, each.column, each.code, each.hint) for each in wording_problems(rules, FACTS)]


@pytest.mark.parametrize(
    "text",
    [
        "Up to {hand_limit} {hand_limit:card|cards}.{house}",
        "See C1.1, C1 and {ruling.take}",
        r"Square \0 to {track.last}, row −\2, \{ and \}.",
        "A level 6 card, a Level\n6 card.",
        "A **bold word** and **{track.last}**.",
        "Squares {track.rewards}.",
    ],
)
def test_right_wording_has_no_finding(text: str) -> None:
    assert findings(text) == []


@pytest.mark.parametrize(
    ("text", "column", "code"),
    [
        ("Up to {hand_limt} cards.", 8, "rule/placeholder"),
        ("Up to {} cards.", 7, "rule/placeholder"),
        ("Up to {hand limit} cards.", 7, "rule/placeholder"),
        ("Up to {hand_limit cards.", 7, "rule/placeholder"),
        ("Up to hand_limit} cards.", 17, "rule/placeholder"),
        ("Some {track.rewards:card|cards}.", 7, "rule/placeholder"),
        ("So: {ruling.unlock}", 6, "rule/placeholder"),
        ("See C1.2.", 5, "rule/no-such-id"),
        ("See K5.", 5, "rule/no-such-id"),
        ("See E07.", 5, "rule/no-such-id"),
        ("Hold 5 cards.", 6, "rule/digit"),
        ("Hold 12 cards.", 6, "rule/digit"),
        ("Hold ５ cards.", 6, "rule/digit"),
        (r"Hold \15 cards.", 8, "rule/digit"),
        ("A levels 6 card.", 10, "rule/digit"),
        ("One **bold.", 5, "rule/bold"),
        ("手札を**五枚。**次に", 4, "rule/bold"),
        ("Say **“so”** now.", 5, "rule/bold"),
    ],
)
def test_wrong_wording_is_told_with_its_place(text: str, column: int, code: str) -> None:
    assert [each[:3] for each in findings(text)] == [(3, column, code)]


def test_place_in_a_later_line() -> None:
    assert findings("One\nand 2 more.")[0][:3] == (4, 5, "rule/digit")


def test_unknown_placeholder_gives_the_nearest() -> None:
    assert findings("{hand_limt}")[0][3] == "did you mean `hand_limit`?"


@pytest.mark.parametrize(("language", "text"), [("zh", "6 级牌"), ("ja", "レベル6のカード"), ("en", "level 6 cards")])
def test_level_names_are_no_numbers(language: str, text: str) -> None:
    assert findings(text, language) == []
    other = {"zh": "en", "ja": "zh", "en": "ja"}[language]
    assert [each[2] for each in findings(text, other)] == ["rule/digit"]


def test_ruling_that_the_database_does_not_switch() -> None:
    source, _ = decode(b"## C1 A\n### C1.1\n{ruling.old}\n## ruling R\n### ruling/old/one\nOne.\n", "rules.md")
    assert source is not None
    (problem,) = wording_problems(read(source, "en")[0], FACTS)
    assert (problem.line, problem.column, problem.code) == (3, 2, "rule/placeholder")
