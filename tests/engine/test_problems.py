"""Findings as a person reads them."""

from __future__ import annotations

import pytest

from engine.problems import WIDEST, Problem, window


def finding(message: str = "wrong", excerpt: str = "", column: int = 1) -> list[str]:
    return (
        Problem(file="a.yaml", line=3, column=column, code="x/y", message=message, excerpt=excerpt).text().split("\n")
    )


def test_a_finding_shows_its_place_and_points_into_its_line() -> None:
    assert finding(excerpt="name: Fox", column=7) == ["a.yaml:3:7: error: wrong [x/y]", "    name: Fox", "          ^"]


@pytest.mark.parametrize("sign", ["\x1b", "\x07", "\x9b", "\x7f", "\r"])
def test_j07_no_control_character_of_a_file_reaches_the_terminal(sign: str) -> None:
    lines = finding(f"the card `{sign}[31m`", f"name: {sign}[31mFox", 7)
    assert all(sign not in line for line in lines)
    assert lines[1].index("[31m") == 4 + 7


@pytest.mark.parametrize("column", [1, 2, WIDEST, 5000, 9990, 10_000, 10_001])
def test_a_long_line_is_cut_around_the_place(column: int) -> None:
    excerpt = "x" * (column - 1) + "!" + "y" * (10_000 - column)
    cut, at = window(excerpt, column)
    assert len(cut) <= WIDEST + 2
    assert cut[at - 1 : at] == ("!" if column <= len(excerpt) else "")


def test_a_line_that_is_not_long_stays_whole() -> None:
    assert window("y" * WIDEST, 9) == ("y" * WIDEST, 9)
    assert window("y" * (WIDEST + 1), 9) == ("y" * WIDEST + "…", 9)
