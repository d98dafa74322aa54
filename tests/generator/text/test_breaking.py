"""Line breaking: kinsoku, what stays together, nothing lost and none overfull."""

from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from generator.face.placed import Icon, Run
from generator.text.atoms import measure
from generator.text.breaking import Paragraph
from generator.text.fitting import ICON_GAP, fit
from generator.text.fonts import FontBook
from generator.text.kinsoku import NO_END, NO_START
from generator.text.markup import parse_markup
from generator.text.phrases import phrase_starts
from generator.text.style import Fitted, TextStyle

BOOK = FontBook.load([Path(__file__).parents[3] / "templates"])
ICON = "\ufffc"
ICONS = {"step": 1150.0, "card": 1150.0}
SIZE = 9.0
EM = SIZE * 25.4 / 72
STYLE = TextStyle(size=SIZE, floor=SIZE, valign="top")


def set_text(text: str, ems: float, language: str) -> Fitted:
    return fit(text, STYLE, ems * EM, 500, language, BOOK)


def paragraph(text: str, language: str) -> Paragraph:
    (pieces,) = parse_markup(text).paragraphs
    measured = measure(pieces, lambda bold, _: BOOK.setter("body", 700 if bold else 400, language), ICONS, ICON_GAP)
    return Paragraph(measured, lambda text: phrase_starts(text, language), language)


def ink_right(item: Run | Icon) -> float:
    """Measure where an item's ink ends in mm, from the fonts alone."""
    if isinstance(item, Icon):
        return item.x + item.w
    face = BOOK.face(item.face)
    back = sum(pt for _, pt in item.squeeze) * 25.4 / 72
    before = sum(face.advance(char) for char in item.text[:-1]) * item.size * 25.4 / 72 / 1000
    last = face.ink(item.text[-1])[2] * item.size * 25.4 / 72 / 1000
    return item.x + before + last - back


def ink_left(item: Run | Icon) -> float:
    if isinstance(item, Icon):
        return item.x
    return item.x + BOOK.face(item.face).ink(item.text[0])[0] * item.size * 25.4 / 72 / 1000


@pytest.mark.parametrize("ems", [8, 9, 7.5])
def test_a07_no_line_starts_with_a_stop(ems: float) -> None:
    text = "山札から一枚引く。手札を捨てる、「炎」を得る。"
    lines = set_text(text, ems, "ja").lines
    assert "".join(lines) == text
    assert not [line for line in lines if line[0] in "。、」" or line[-1] == "「"]


def test_a09_text_without_spaces_wraps_whole() -> None:
    text = "牌山堆叠距离料理奖励回合" * 5
    lines = set_text(text, 13, "zh").lines
    assert "".join(lines) == text
    assert len(lines) == 5  # 60 characters, 13 a line


@pytest.mark.parametrize("ems", [3.6, 4, 4.4, 4.8, 5.2, 6])
def test_a16_no_break_space_holds(ems: float) -> None:
    lines = set_text("Pay 10\u00a0gold", ems, "en").lines
    assert any("10\u00a0gold" in line for line in lines)


@pytest.mark.parametrize("ems", [4, 4.5, 5, 5.5, 6, 6.5, 7, 8, 9, 10])
@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("从牌山拿取 **1** 张牌，红方弃三张牌。", ("1 张", "三张")),
        ("山からカードを**2**枚、札を3枚取る。", ("2枚", "3枚")),
        ("若距离 ≥ **7**，距离 **+2**{step}。", ("≥ 7", f"+2{ICON}。")),
    ],
)
def test_number_stays_with_counter_sign_and_icon(text: str, held: tuple[str, ...], ems: float) -> None:
    lines = set_text(text, ems, "ja" if "カ" in text else "zh").lines
    assert all(any(part in line for line in lines) for part in held)


def test_bold_word_is_not_parted_where_it_can_be_helped() -> None:
    for ems in range(6, 20):
        lines = set_text("距离 **−1**{step}，并使下方的一张牌**失效**。", ems, "zh").lines
        assert any("失效" in line for line in lines), lines


def test_last_line_of_one_or_two_characters_is_avoided() -> None:
    for ems in range(9, 20):
        lines = set_text("使下方的牌失效，并从牌山拿取最上方的牌。", ems, "zh").lines
        assert len(lines) == 1 or len(lines[-1].rstrip("。")) > 2, lines


def test_lone_last_word_is_avoided_without_another_line() -> None:
    text = "Take one card from the mountain and go"
    greedy = paragraph(text, "en")
    for tenth in range(80, 160):
        lines = greedy.lines(tenth * 100.0)
        assert len(lines) <= greedy.count(tenth * 100.0)
    lines = set_text(text, 15.5, "en").lines
    assert len(lines) == 2
    assert " " in lines[-1]


def test_japanese_breaks_between_phrases() -> None:
    assert set_text("赤は手札を無作為に1枚捨てる。", 12, "ja").lines == ("赤は手札を無作為に", "1枚捨てる。")


def test_adjacent_full_width_marks_are_squeezed() -> None:
    assert paragraph("あ。」「い", "ja").width(0, 5) == 4000  # five ems less two halves
    assert paragraph("「『あ", "ja").width(0, 3) == 2000  # one half between, one at the line's start
    assert paragraph("あ。", "ja").width(0, 2) == 1500  # the blank half at the line's end


def test_space_between_cjk_and_latin_is_the_same_typed_or_not() -> None:
    assert paragraph("距離 7 以上", "ja").width(0, 7) == pytest.approx(paragraph("距離7以上", "ja").width(0, 5))


def test_word_wider_than_the_line_is_hyphenated_and_whole() -> None:
    word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
    lines = set_text(f"ab {word} cd", 9, "en").lines
    assert "".join(line.removesuffix("-") for line in lines).replace(" ", "") == f"ab{word}cd"
    assert all(line.endswith(("-", "ab", "werk", "cd")) for line in lines)


def test_break_after_hyphen_and_zero_width_space_and_soft_hyphen() -> None:
    assert set_text("Over-Wall", 3, "en").lines == ("Over-", "Wall")
    assert set_text("aaaaa\u200bbbbbb", 4, "en").lines == ("aaaaa", "bbbbb")
    assert set_text("aaaaa\u00adbbbbb", 4, "en").lines == ("aaaaa-", "bbbbb")


_TOKENS = {
    "ja": ["山", "札", "を", "カード", "った", "ょう", "ー", "々", "。", "、", "「", "」", "（", "）", "！", "・", "…", "1枚", "10", "+2{step}", "{card}", " ", "Lv", "**無効**"],
    "zh": ["牌", "山", "距离", "的", "，", "。", "；", "“", "”", "《", "》", "！", "…", "—", "1 张", "10", " ≥ 7", "−1{step}", "{card}", " ", "AP", "**失效**"],
}  # fmt: skip


@pytest.mark.parametrize("language", ["zh", "ja"])
@settings(max_examples=250, deadline=None)
@given(data=st.data(), ems=st.integers(40, 300))
def test_law_nothing_lost_none_overfull_no_bad_start_or_end(language: str, data: st.DataObject, ems: int) -> None:
    text = "".join(data.draw(st.lists(st.sampled_from(_TOKENS[language]), min_size=1, max_size=60)))
    assume(text.strip() and "****" not in text)
    fitted = set_text(text, ems / 10, language)
    source = text.replace("**", "").replace("{step}", ICON).replace("{card}", ICON)
    assert "".join(line.removesuffix("-") for line in fitted.lines).replace(" ", "") == source.replace(" ", "")
    edge = ems / 10 * EM + 0.02
    assert all(ink_right(item) <= edge for item in fitted.items)
    assert all(ink_left(item) >= -0.3 for item in fitted.items)
    if paragraph(text, language).unbroken(ems * 100.0):
        for before, after in zip(fitted.lines, fitted.lines[1:], strict=False):
            assert after[0] not in NO_START
            assert before[-1] not in NO_END
            assert not (before[-1].isdigit() and after[0] in f"{ICON}张枚")
