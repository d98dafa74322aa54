"""Parse errors in words, with line, column and a way out, from both parsers."""

from __future__ import annotations

import pytest
import yaml

from engine.database.nodes import read_nodes

CASES = [
    ("a:\n\tb: 1\n", "yaml/tab", 2, 1, "spaces"),
    ("a:\n  b: 1\n\tc: 2\n", "yaml/tab", 3, 1, "spaces"),
    ("a:\n  - x\n  \t- y\n", "yaml/tab", 3, 3, "spaces"),
    ("a: |\n\ttext\n", "yaml/tab", 2, 1, "spaces"),
    ("text: When played: draw 1\n", "yaml/colon", 1, 18, 'in quotes: "When played: draw 1"'),
    ("A: {name: x, text: When played: draw 1, b: c}\n", "yaml/colon", 1, 31, 'in quotes: "When played: draw 1"'),
    ("A: {name: x,\n  text: When played: draw 1}\n", "yaml/colon", 2, 20, 'in quotes: "When played: draw 1"'),
    ("A: [x, When played: draw: 1]\n", "yaml/colon", 1, 25, "in quotes: "),
    ("A: {name: 'it's'}\n", "yaml/quotes", 1, 15, "the whole text in quotes"),
    ("A: {text: [a] then b}\n", "yaml/quotes", 1, 15, "the whole text in quotes"),
    ('- text: She said: "x: y"\n', "yaml/colon", 1, 17, "in quotes: 'She said: \"x: y\"'"),
    ("a: 1\n  b: 2\n", "yaml/colon", 2, 4, "line it up"),
    ("a: @x\n", "yaml/quotes", 1, 4, 'in quotes: "@x"'),
    ("a: %x\n", "yaml/quotes", 1, 4, 'in quotes: "%x"'),
    ("a: {coin} and more\n", "yaml/quotes", 1, 11, 'in quotes: "{coin} and more"'),
    ("a: 'x\nb: 2\n", "yaml/quotes", 1, 4, "closing"),
    ("a:\n  b: 1\n c: 2\n", "yaml/indent", 3, 2, "line it up"),
    ("- a\nb: 1\n", "yaml/indent", 2, 1, "line it up"),
    ("{a: b\n", "yaml/bracket", 2, 1, "line 1"),
    ("a: {b: #fff}\nc: d\n", "yaml/bracket", 2, 2, "in line 1 all that follows #"),
    ("a: 1\nb\nc: 2\n", "yaml/syntax", 2, 1, "colon"),
    ("a: - b\n", "yaml/syntax", 1, 4, "[a, b]"),
    ("a: !x!y z\n", "yaml/tag", 1, 4, "quotes"),
    ("%YAML 3.0\n---\na: b\n", "yaml/syntax", 1, 1, "delete"),
]


@pytest.mark.parametrize("fast", [True, False])
@pytest.mark.parametrize(("data", "code", "line", "column", "hint"), CASES)
def test_parse_error_in_words(
    data: str, code: str, line: int, column: int, hint: str, fast: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(yaml, "__with_libyaml__", fast and yaml.__with_libyaml__)
    top, problems = read_nodes(data.encode(), "cards.yaml")
    assert top is None
    assert [(p.code, p.line, p.column) for p in problems] == [(code, line, column)]
    assert hint in problems[0].hint
    assert "while scanning" not in problems[0].message


def test_unknown_escape_names_the_backslash() -> None:
    _, problems = read_nodes(b'a: "C:\\q"\n', "cards.yaml")
    assert problems[0].code == "yaml/escape"
    assert "'single quotes'" in problems[0].hint


def test_c14_colon_with_nothing_behind_it_says_what_to_do() -> None:
    _, problems = read_nodes(b"A: {name: x, copies:}\n", "cards.yaml")
    assert [(p.code, p.line, p.column) for p in problems] == [("yaml/colon", 1, 20)]
    assert problems[0].hint == "put a space after the colon"


def test_escaped_surrogates_are_no_characters() -> None:
    _, problems = read_nodes(b'a: "\\ud83d\\ude00"', "cards.yaml")
    assert problems[0].code == "yaml/escape"
    assert "surrogates" in problems[0].hint


def test_c06_a_tab_is_called_a_tab() -> None:
    _, problems = read_nodes(b"cards:\n  E01:\n\tname: Fox\n", "cards.yaml")
    assert problems[0].text().startswith("cards.yaml:3:1: error: a tab")


def test_tab_inside_a_text_is_allowed() -> None:
    top, problems = read_nodes(b"a: 'x\ty'\nb: x\ty\n", "cards.yaml")
    assert top is not None
    assert problems == []
