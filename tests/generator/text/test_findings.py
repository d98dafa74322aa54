"""What is wrong with a text is told with card, field, millimetres and code point."""

from pathlib import Path

from generator.text.findings import findings
from generator.text.fitting import fit
from generator.text.fonts import FontBook
from generator.text.style import TextStyle

BOOK = FontBook.load([Path(__file__).parents[3] / "templates"])


def told(text: str, style: TextStyle, width: float, height: float) -> list[tuple[str, str]]:
    fitted = fit(text, style, width, height, "en", BOOK, {"step": 1.0})
    return [(problem.code, problem.message) for problem in findings(fitted, "E07 text (en)", file="cards.yaml")]


def test_good_text_has_no_finding() -> None:
    assert told("go 2{step}", TextStyle(), 40, 10) == []


def test_a02_overflow_names_card_field_and_millimetres() -> None:
    ((code, message),) = told("word " * 120, TextStyle(), 40, 10)
    assert code == "text/overflow"
    assert message.startswith("E07 text (en): the text is ")
    assert message.endswith(" mm too high for its box at its smallest size, 6 pt")


def test_lines_beyond_the_most_are_overflow() -> None:
    assert told("one two", TextStyle(size=6, max_lines=1), 6, 40)[0][0] == "text/overflow"
    assert told("one two", TextStyle(size=6, max_lines=2), 6, 40) == []


def test_a04_missing_glyph_names_character_and_code_point() -> None:
    ((code, message),) = told("Gain ✦ now", TextStyle(), 40, 10)
    assert code == "text/missing-glyph"
    assert "'✦' (U+2726)" in message


def test_faults_of_markup_are_findings() -> None:
    assert [code for code, _ in told("**a {stp}", TextStyle(), 40, 10)] == ["text/unclosed-bold", "text/unknown-icon"]
