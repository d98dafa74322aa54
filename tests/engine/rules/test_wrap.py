"""Lines for a terminal."""

import pytest

from engine.rules.wrap import NO_END, NO_START, columns, wrapped


@pytest.mark.parametrize(
    ("text", "width"), [("abc", 3), ("牌山", 4), ("6 级", 4), ("é", 1), ("e\u0301", 1), ("（", 2), ("", 0)]
)
def test_columns(text: str, width: int) -> None:
    assert columns(text) == width


def test_words_break_at_spaces_at_the_width_and_one_either_side() -> None:
    assert wrapped("aaa bbb", 7) == ["aaa bbb"]
    assert wrapped("aaa bbb", 6) == ["aaa", "bbb"]
    assert wrapped("aaa bbb", 8) == ["aaa bbb"]
    assert wrapped("", 8) == [""]
    assert wrapped("toolongword x", 4) == ["toolongword", "x"]


def test_full_width_signs_break_anywhere_but_before_stops_and_after_brackets() -> None:
    assert wrapped("牌山的牌", 4) == ["牌山", "的牌"]
    assert wrapped("牌山。的", 4) == ["牌", "山。", "的"]
    assert wrapped("牌（山）的", 4) == ["牌", "（山）", "的"]


@pytest.mark.parametrize("width", range(10, 40))
def test_no_line_is_too_wide_or_begins_or_ends_wrongly(width: int) -> None:
    text = "牌山里（C5.6）的牌，6 级牌「勝利カード」は、レベル6です。ラーメンっぽい stacking rules 100%。"
    lines = wrapped(text, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    for line in lines:
        assert columns(line) <= width
        assert line[0] not in NO_START
        assert line[-1] not in NO_END
