"""Fitting: shrinking, overflow, missing characters, icons on the line, centring."""

from pathlib import Path

import pytest

from generator.face.placed import Icon, Run
from generator.text.fitting import fit
from generator.text.fonts import FontBook
from generator.text.style import Fitted, TextStyle

BOOK = FontBook.load([Path(__file__).parents[3] / "templates"])
PT = 25.4 / 72


def runs(fitted: Fitted) -> list[Run]:
    return [item for item in fitted.items if isinstance(item, Run)]


def icons(fitted: Fitted) -> list[Icon]:
    return [item for item in fitted.items if isinstance(item, Icon)]


def test_a01_long_word_shrinks_and_then_breaks_inside_the_box() -> None:
    word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
    fitted = fit(word, TextStyle(size=14), 50, 12, "en", BOOK)
    assert fitted.lines == (word,)
    assert 6 <= fitted.size < 7
    fitted = fit(word, TextStyle(size=14), 30, 12, "en", BOOK)
    assert fitted.fits
    assert fitted.size == 6
    assert len(fitted.lines) == 2
    assert "".join(line.removesuffix("-") for line in fitted.lines) == word
    for run in runs(fitted):
        face = BOOK.face(run.face)
        assert run.x + sum(map(face.advance, run.text)) * run.size * PT / 1000 <= 30.5  # kerning takes a little more
    assert fitted.width <= 30


def test_word_that_fits_at_a_smaller_size_is_not_broken() -> None:
    fitted = fit("Donaudampfschifffahrt", TextStyle(size=14), 30, 12, "en", BOOK)
    assert len(fitted.lines) == 1
    assert 6 < fitted.size < 14


def test_a02_too_much_text_is_all_set_and_told_in_mm() -> None:
    text = " ".join(f"word{n}" for n in range(120))
    fitted = fit(text, TextStyle(size=9), 30, 20, "en", BOOK)
    assert fitted.size == 6
    assert not fitted.fits
    assert fitted.over_mm[0] == 0
    assert fitted.over_mm[1] == pytest.approx(fitted.height - 20, abs=0.001)
    assert " ".join(fitted.lines) == text


def test_text_fits_at_its_very_height_and_not_a_hair_below() -> None:
    style = TextStyle(size=9, floor=9)
    height = fit("距离", style, 30, 30, "zh", BOOK).height
    assert fit("距离", style, 30, height, "zh", BOOK).over_mm == (0, 0)
    assert fit("距离", style, 30, height - 0.02, "zh", BOOK).over_mm == (0, pytest.approx(0.02))


def test_floor_is_by_language_and_never_above_the_size() -> None:
    assert fit("牌" * 400, TextStyle(), 20, 10, "zh", BOOK).size == 6.5
    assert fit("card " * 200, TextStyle(), 20, 10, "en", BOOK).size == 6
    assert fit("牌" * 400, TextStyle(size=5), 20, 10, "zh", BOOK).size == 5


def test_a04_missing_character_is_told_and_never_drawn_as_notdef() -> None:
    fitted = fit("Gain ✦ then 炎", TextStyle(), 50, 10, "en", BOOK)
    assert fitted.missing == ("✦",)
    for run in runs(fitted):
        assert all(BOOK.face(run.face).has(char) for char in run.text)


@pytest.mark.parametrize("language", ["zh", "ja", "en"])
@pytest.mark.parametrize("align", ["left", "center", "right"])
def test_a14_icon_sits_at_one_height_on_its_line(language: str, align: str) -> None:
    style = TextStyle(size=9, align=align)  # type: ignore[arg-type]
    alone = icons(fit("{coin}", style, 40, 20, language, BOOK))[0]
    centre = alone.y + alone.h / 2
    first_baseline = centre + (0.361 if language != "en" else 0.33) * 9 * PT
    for text in ("Cost: {coin}{coin}", "{coin} x", "x {coin}", "**x{coin}x**", "{coin}{coin}"):
        fitted = fit(text, style, 40, 20, language, BOOK)
        baselines = {run.y for run in runs(fitted)} or {first_baseline}
        assert len(baselines) == 1
        for icon in icons(fitted):
            above = baselines.copy().pop() - (icon.y + icon.h / 2)
            assert above == pytest.approx(first_baseline - centre, abs=0.02), text


def test_a14_icon_at_a_wrap_sits_as_on_the_first_line() -> None:
    fitted = fit("word word {coin} word word {coin} word", TextStyle(size=9, floor=9), 14, 40, "en", BOOK)
    lines = sorted({run.y for run in runs(fitted)})
    assert len(lines) > 2
    above = {round(min(y - (icon.y + icon.h / 2) for y in lines if y > icon.y), 3) for icon in icons(fitted)}
    assert len(above) == 1


def test_big_icons_part_the_lines() -> None:
    style = TextStyle(size=9, icon=2.5)
    fitted = fit("{coin}\n{coin}", style, 40, 60, "en", BOOK)
    upper, lower = icons(fitted)
    assert lower.y >= upper.y + upper.h


def test_icon_keeps_its_aspect() -> None:
    (icon,) = icons(fit("{card}", TextStyle(), 40, 20, "en", BOOK, {"card": 0.7}))
    assert icon.w / icon.h == pytest.approx(0.7, abs=0.001)


@pytest.mark.parametrize(
    ("language", "text", "char"), [("en", "3", "H"), ("zh", "7", "H"), ("zh", "翻墙", "国"), ("ja", "出前", "国")]
)
def test_text_is_centred_by_its_ink(language: str, text: str, char: str) -> None:
    fitted = fit(text, TextStyle(size=14, align="center"), 30, 10, language, BOOK)
    (run,) = runs(fitted)
    _, low, _, high = BOOK.face(run.face).ink(char)
    middle = run.y - (high + low) / 2 * 14 * PT / 1000
    assert middle == pytest.approx(5, abs=0.02)


def test_all_alignments_place_the_ink_in_the_box() -> None:
    for valign in ("top", "middle", "bottom"):
        fitted = fit("gÄ\ngÄ", TextStyle(valign=valign), 30, 20, "en", BOOK)
        high, low = BOOK.face("latin-400").ink("Ä")[3], BOOK.face("latin-400").ink("g")[1]
        assert min(run.y for run in runs(fitted)) - high * 9 * PT / 1000 >= -0.001
        assert max(run.y for run in runs(fitted)) - low * 9 * PT / 1000 <= 20.001


def test_max_lines_shrinks_a_name() -> None:
    name = "Over-the-Wall Delivery"
    assert len(fit(name, TextStyle(size=14), 40, 20, "en", BOOK).lines) == 2
    assert len(fit(name, TextStyle(size=14, max_lines=1), 40, 20, "en", BOOK).lines) == 1


@pytest.mark.parametrize("text", ["R&D", "S&P 500", "Pay <2", "0.1 <A <0.9", "<b>x"])
@pytest.mark.parametrize("language", ["zh", "en"])
def test_i05_marks_of_other_markups_are_set_as_typed(text: str, language: str) -> None:
    fitted = fit(text, TextStyle(), 50, 10, language, BOOK)
    assert fitted.lines == (text,)
    assert "".join(run.text for run in fitted.items if isinstance(run, Run)) == text


def test_colours_and_weights_of_bold() -> None:
    style = TextStyle(color="#111111", bold_color="#aa0000")
    plain, bold = runs(fit("a **b**", style, 30, 10, "en", BOOK))
    assert (plain.color, plain.face) == ("#111111", "latin-400")
    assert (bold.color, bold.face) == ("#aa0000", "latin-700")


def test_empty_text_places_nothing() -> None:
    for text in ("", "\n", " "):
        fitted = fit(text, TextStyle(), 30, 10, "zh", BOOK)
        assert fitted.fits
        assert not icons(fitted)


def test_unshipped_language_is_set_by_the_chain_for_others() -> None:
    fitted = fit("crème brûlée", TextStyle(), 30, 10, "fr", BOOK)
    assert (fitted.missing, fitted.lines) == ((), ("crème brûlée",))
    assert fit("שלום", TextStyle(), 30, 10, "he", BOOK).faults[0].code == "text/right-to-left"


_RULE = TextStyle(size=9.75, floor=6.5, leading=1.34, paragraph_gap=0.22)


def test_a_phrase_is_parted_neither_for_size_nor_for_lines() -> None:
    text = "捨て札の一番上を山のレベル**4**以上のカードに重ねる。\n距離 **−2**{step}。"
    high = fit(text, _RULE, 42.8, 17.4, "ja", BOOK)
    assert high.lines[:3] == ("捨て札の一番上を", "山のレベル4以上の", "カードに重ねる。")
    assert high.fits
    assert high.size >= 0.88 * 9.75
    low = fit(text, _RULE, 45, 13.5, "ja", BOOK)
    assert low.lines[:2] == ("捨て札の一番上を山の", "レベル4以上のカードに重ねる。")
    assert 8.5 <= low.size < 9.75


def test_size_gives_way_no_further_than_a_share_and_never_below_the_floor() -> None:
    text = "捨て札の一番上を山のレベル**4**以上のカードに重ねる。"
    for floor in (6.5, 9.75):
        style = TextStyle(size=9.75, floor=floor, max_lines=2)
        fitted = fit(text, style, 42.8, 17.4, "ja", BOOK)
        assert fitted.lines == ("捨て札の一番上を山のレベ", "ル4以上のカードに重ねる。")
        assert fitted.size == 9.75
    assert fit(text, TextStyle(size=9.75, max_lines=2), 45, 17.4, "ja", BOOK).lines[0] == "捨て札の一番上を山の"


@pytest.mark.parametrize(
    ("text", "width", "first"),
    [
        ("保护下方所有己方牌不失效。", 33, "保护下方所有"),
        ("你可以弃 **1** 张手牌；若这么做，距离 **+2**{step}。", 42.8, "你可以弃 1 张手牌；"),
        ("若在己方回合，行动点 **+1**{ap}。", 37, "若在己方回合，"),
    ],
)
def test_words_that_the_chinese_model_parts_are_held(text: str, width: float, first: str) -> None:
    assert fit(text, _RULE, width, 15, "zh", BOOK).lines[0] == first


def test_korean_is_spaced_as_typed_and_parted_at_spaces() -> None:
    (line,) = runs(fit("카드", TextStyle(), 60, 20, "ko", BOOK))
    assert line.face == "kr-400"
    assert not fit("여우 놀이", TextStyle(weight=900), 60, 20, "ko", BOOK).missing
    close, apart = (fit(text, TextStyle(), 60, 20, "ko", BOOK).width for text in ("카드2장", "카드 2 장"))
    parts = sum(fit(text, TextStyle(), 60, 20, "ko", BOOK).width for text in ("카드", "2", "장"))
    assert close == pytest.approx(parts, abs=0.01)
    space = BOOK.face("latin-400").advance(" ") * 9 * PT / 1000
    assert apart == pytest.approx(parts + 2 * space, abs=0.15)
    text = "다음 차례까지 여기에 조용히 숨는다."
    for width in range(16, 40, 3):
        lines = fit(text, TextStyle(floor=9, size=9), width, 40, "ko", BOOK).lines
        assert " ".join(lines) == text


def test_a_region_s_chinese_has_its_own_face_and_chinese_lines() -> None:
    text = "從牌山拿取 2 張牌，若這麼做，距離 +1。"
    for language, face in (("zh-TW", "tc-400"), ("zh-Hant", "tc-400"), ("zh-SG", "sc-400"), ("ja-JP", "jp-400")):
        fitted = fit(text.replace("從", "从") if face == "sc-400" else text, TextStyle(size=9), 30, 20, language, BOOK)
        assert face in {run.face for run in runs(fitted)}
        assert all(not line.startswith(("，", "。")) for line in fitted.lines)
    assert fit("Não há pão", TextStyle(size=9), 30, 20, "pt-BR", BOOK).missing == ()
