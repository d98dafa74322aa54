"""Reading the files: what a paragraph is, and every way in which a file can be wrong, with its place."""

import pytest

from engine.database.source import decode
from engine.rules.paragraphs import Rule, Rules, flowed, read

HEAD = "# Title\n\n## C1 Parts\n\n"


def reading(text: str) -> tuple[Rules, list[tuple[int, int, str]]]:
    source, problems = decode(text.encode(), "rules.md")
    assert source is not None
    assert not problems
    rules, found = read(source, "en")
    return rules, [(problem.line, problem.column, problem.code) for problem in found]


def test_paragraph_with_id_flags_text_and_place() -> None:
    rules, found = reading(HEAD + "### C1.1 {house} {narrative}\n\nOne line\nand another.\n\n### C1.2\nNext.\n")
    assert found == []
    assert rules.title == "Title"
    assert rules.chapter_title("C1") == "Parts"
    assert rules.rules == (
        Rule(
            id="C1.1",
            house=True,
            narrative=True,
            text="One line\nand another.",
            file="rules.md",
            line=5,
            begins=7,
        ),
        Rule(id="C1.2", text="Next.", file="rules.md", line=10, begins=11),
    )


def test_windows_line_ends_and_a_byte_order_mark_read_alike() -> None:
    text = HEAD + "### C1.1\nOne\ntwo.\n"
    assert reading("\ufeff" + text.replace("\n", "\r\n"))[0] == reading(text)[0]


def test_ruling_ids_have_one_or_two_names() -> None:
    rules, found = reading("## ruling Rulings\n### ruling/take\nWhy.\n### ruling/take/one_corner\nHow.\n")
    assert found == []
    assert [(rule.id, rule.chapter) for rule in rules.rules] == [
        ("ruling/take", "ruling"),
        ("ruling/take/one_corner", "ruling"),
    ]


@pytest.mark.parametrize(
    ("text", "places"),
    [
        (HEAD + "stray\n", [(5, 1, "rule/stray")]),
        (HEAD + "### C1.1\nOne.\n\nTwo.\n", [(8, 1, "rule/second")]),
        (HEAD + "### C1.1\n\n### C1.2\nText.\n", [(5, 1, "rule/empty")]),
        (HEAD + "### C1.1\n", [(5, 1, "rule/empty")]),
        (HEAD + "### C1.1\nOne.\n\n### C1.1\nTwo.\n", [(8, 5, "rule/twice")]),
        (HEAD + "### C1.1 {hose}\nOne.\n", [(5, 10, "rule/flag")]),
        (HEAD + "### 1.1\nOne.\n", [(5, 5, "rule/id")]),
        (HEAD + "### C2.1\nOne.\n", [(5, 5, "rule/chapter")]),
        ("### C1.1\nOne.\n", [(1, 5, "rule/chapter")]),
        (HEAD + "## C1 Again\n", [(5, 4, "rule/twice")]),
        (HEAD + "## Parts\n", [(5, 4, "rule/chapter")]),
        (HEAD + "# Other\n", [(5, 3, "rule/title")]),
        (HEAD + "#### C1.1\n", [(5, 6, "rule/heading")]),
        (HEAD + "### C1.1\nOne.\n###C1.2\n", [(7, 1, "rule/markdown")]),
        (HEAD + "### C1.1\nOne:\n- item\n", [(7, 1, "rule/markdown")]),
        (HEAD + "### C1.1\n<!-- note -->\nOne.\n", [(6, 1, "rule/markdown")]),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(text: str, places: list[tuple[int, int, str]]) -> None:
    assert reading(text)[1] == places


def test_misspelt_flag_gives_the_nearest() -> None:
    source, _ = decode((HEAD + "### C1.1 {narative}\nOne.\n").encode(), "rules.md")
    assert source is not None
    assert read(source, "en")[1][0].hint == "did you mean `narrative`?"


@pytest.mark.parametrize(
    ("text", "joined"),
    [
        ("one\ntwo", "one two"),
        ("牌山\n的牌", "牌山的牌"),
        ("牌山。\nC5", "牌山。 C5"),
        ("レベル\n6", "レベル 6"),
        ("one", "one"),
    ],
)
def test_lines_join_by_a_space_except_between_full_width_signs(text: str, joined: str) -> None:
    assert flowed(text) == joined
