"""Small print in the font book's faces."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.sheet.small_print import small_print
from generator.text.fonts import FontBook

TEMPLATES = Path(__file__).parents[3] / "templates"


@pytest.mark.parametrize(
    ("language", "text"), [("en", "page 1 of 2 · The Chase"), ("zh", "第 1 / 2 页 · 追逐"), ("ja", "1 / 2 ページ · 炎")]
)
def test_a_line_keeps_its_text_and_grows_with_its_size(language: str, text: str) -> None:
    line = small_print(FontBook.load([TEMPLATES]))
    runs, width = line(text, language, 5.5, "#102030")
    assert "".join(run.text for run in runs) == text
    assert {(run.size, run.color, run.y) for run in runs} == {(5.5, "#102030", 0.0)}
    assert [run.x for run in runs] == sorted({run.x for run in runs})
    assert runs[-1].x < width
    assert line(text, language, 11, "#102030")[1] == pytest.approx(2 * width)


def test_scripts_part_the_runs() -> None:
    runs, _ = small_print(FontBook.load([TEMPLATES]))("A炎B", "zh", 6, "#000000")
    assert [run.text for run in runs] == ["A", "炎", "B"]
    assert runs[0].face == runs[2].face != runs[1].face
    assert runs[1].x + 6 * 25.4 / 72 == pytest.approx(runs[2].x, rel=0.01)


def test_nothing_is_as_wide_as_nothing() -> None:
    assert small_print(FontBook.load([TEMPLATES]))("", "en", 6, "#000000") == ((), 0.0)
