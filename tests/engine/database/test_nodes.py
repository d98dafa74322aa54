"""YAML -> nodes: texts as typed, places, and every fault of a file as a finding."""

from __future__ import annotations

import time
import tracemalloc

import pytest
import yaml

from engine.database import nodes
from engine.database.nodes import DEEPEST, Mapping, Scalar, Sequence, read_nodes
from engine.problems import Place, Problem


def the_problem(data: str | bytes) -> Problem:
    _, problems = read_nodes(data.encode() if isinstance(data, str) else data, "cards.yaml")
    assert len(problems) == 1, [problem.text() for problem in problems]
    return problems[0]


@pytest.mark.parametrize("text", ["NO", "on", "007", "08", "1.10", "12:30", "2024-01-02", "~", "null", "0x1F", "1_000"])
def test_plain_texts_stay_as_typed(text: str) -> None:
    top, problems = read_nodes(f"key: {text}\n".encode(), "cards.yaml")
    assert problems == []
    assert isinstance(top, Mapping)
    assert top.get("key") == Scalar(text, True, Place(1, 6))


def test_places_count_characters_from_one() -> None:
    top, _ = read_nodes("名前: [翻墙, 'b']\nx:\n".encode(), "cards.yaml")
    assert isinstance(top, Mapping)
    assert top.entries == (
        (
            Scalar("名前", True, Place(1, 1)),
            Sequence((Scalar("翻墙", True, Place(1, 6)), Scalar("b", False, Place(1, 10))), Place(1, 5)),
        ),
        (Scalar("x", True, Place(2, 1)), Scalar("", True, Place(2, 3))),
    )


def test_byte_order_mark_is_skipped() -> None:
    top, problems = read_nodes(b"\xef\xbb\xbfa: b\n", "cards.yaml")
    assert problems == []
    assert isinstance(top, Mapping)
    assert top.entries[0][0] == Scalar("a", True, Place(1, 1))


def test_bytes_that_are_not_utf8_are_placed() -> None:
    problem = the_problem("a: 名\nb: 名".encode() + "名".encode("shift-jis"))
    assert (problem.line, problem.column, problem.code) == (2, 5, "yaml/encoding")
    assert "0x96" in problem.message


def test_utf16_is_named() -> None:
    assert "UTF-16" in the_problem("a: b".encode("utf-16")).message


def test_control_character_is_placed() -> None:
    problem = the_problem("a: b\nc: d\x07e\n")
    assert (problem.line, problem.column, problem.code) == (2, 5, "yaml/control")
    assert "U+0007" in problem.message


@pytest.mark.parametrize("escape", ["\\x1b[31m", "\\0", "\\x9b", "\\e"])
def test_j07_control_character_written_as_an_escape_is_a_finding(escape: str) -> None:
    problem = the_problem(f'a: "b{escape}"\n')
    assert (problem.line, problem.column, problem.code) == (1, 4, "yaml/control")


def test_escaped_tabs_and_line_ends_are_text() -> None:
    top, problems = read_nodes(b'a: "b\\tc\\nd\\Ne\\_f"\n', "cards.yaml")
    assert problems == []
    assert isinstance(top, Mapping)


@pytest.mark.parametrize("data", ["", "\n\n", "# only a comment\n", b"\xef\xbb\xbf"])
def test_empty_file_is_a_finding(data: str | bytes) -> None:
    assert the_problem(data).code == "yaml/empty"


def test_c21_repeated_key_names_both_lines() -> None:
    problem = the_problem("E07:\n  cost: 1\n  name: x\n  cost: 2\n")
    assert (problem.line, problem.column, problem.code) == (4, 3, "yaml/duplicate-key")
    assert "line 2" in problem.message
    assert "line 4" in problem.message


def test_all_repeated_keys_are_found_at_once_and_the_first_value_stays() -> None:
    top, problems = read_nodes(b"a: 1\na: 2\nb: 3\na: 4\n", "cards.yaml")
    assert [problem.line for problem in problems] == [2, 4]
    assert isinstance(top, Mapping)
    assert [(key.text, node.text) for key, node in top.entries if isinstance(node, Scalar)] == [("a", "1"), ("b", "3")]


def test_key_repeated_by_alias_is_found() -> None:
    assert the_problem("{&k a: 1, *k : 2}\n").code == "yaml/duplicate-key"


@pytest.mark.parametrize(
    ("data", "code", "line", "column"),
    [
        ("a: !!python/object/apply:os.system ['x']\n", "yaml/tag", 1, 4),
        ("a: !!str 5\n", "yaml/tag", 1, 4),
        ("a: &b {c: d}\ne:\n  <<: *b\n", "yaml/merge", 3, 3),
        ("? [a, b]\n: c\n", "yaml/key", 1, 3),
        ("a: {{x}: y}\n", "yaml/key", 1, 5),
        ("a: b\n---\nc: d\n", "yaml/documents", 2, 1),
        ("a: *b\n", "yaml/alias", 1, 4),
        ("a: &b [*b]\n", "yaml/alias", 1, 8),
        ("a: &b 1\nc: &b 2\n", "yaml/anchor", 2, 4),
    ],
)
def test_what_is_not_used_here_is_refused(data: str, code: str, line: int, column: int) -> None:
    problem = the_problem(data)
    assert (problem.code, problem.line, problem.column) == (code, line, column)


def test_quoted_merge_sign_is_a_key_like_any_other() -> None:
    top, problems = read_nodes(b'"<<": a\n', "cards.yaml")
    assert problems == []
    assert isinstance(top, Mapping)


def test_alias_stands_for_its_anchor() -> None:
    top, problems = read_nodes(b"a: &x [1, 2]\nb: *x\n", "cards.yaml")
    assert problems == []
    assert isinstance(top, Mapping)
    assert top.get("b") == top.get("a")


def test_c23_nested_aliases_are_refused_at_once() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 9)]
    tracemalloc.start()
    begin = time.process_time()
    problem = the_problem("\n".join(lines))
    seconds = time.process_time() - begin
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert problem.code == "yaml/alias-bomb"
    assert seconds < 0.5
    assert peak < 5_000_000


@pytest.mark.parametrize("opening", ["[", "{a: "])
def test_depth_is_bounded(opening: str) -> None:
    closing = "]" if opening == "[" else "}"
    deep = opening * DEEPEST + "x" + closing * DEEPEST
    top, problems = read_nodes(deep.encode(), "cards.yaml")
    assert problems == []
    assert top is not None
    assert the_problem(opening * (DEEPEST + 1) + "x" + closing * (DEEPEST + 1)).code == "yaml/depth"
    assert the_problem(opening * 100_000).code == "yaml/depth"


def test_reads_alike_without_the_c_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    data = b"a: {b: [1, 'two', \"th\\u0072ee\"], c: ''}\nd: |\n  x: y\n"
    fast = read_nodes(data, "cards.yaml")
    monkeypatch.setattr(yaml, "__with_libyaml__", False)
    assert isinstance(nodes._parser("a"), yaml.SafeLoader)
    assert read_nodes(data, "cards.yaml") == fast


def test_windows_line_ends_count_as_one() -> None:
    problem = the_problem(b"a: 1\r\nb: 2\r\na: 3\r\n")
    assert (problem.line, problem.column, problem.excerpt) == (3, 1, "a: 3")
