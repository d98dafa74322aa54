"""Inline markup: what it means, and that nothing typed is dropped."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.text.markup import Piece, parse_markup


def text_of(source: str, icons: tuple[str, ...] | None = None) -> str:
    return "\n".join("".join(piece.text for piece in pieces) for pieces in parse_markup(source, icons).paragraphs)


def test_bold_italic_icon_and_paragraphs() -> None:
    markup = parse_markup("a **b *c*** {step}\nd", ("step",))
    assert markup.faults == ()
    assert markup.paragraphs == (
        (
            Piece("a "),
            Piece("b ", bold=True),
            Piece("c", bold=True, italic=True),
            Piece(" "),
            Piece("{step}", icon="step"),
        ),
        (Piece("d"),),
    )


def test_escapes_print_the_mark() -> None:
    assert text_of(r"\{step\} 2\*3 \**a** \\", ("step",)) == "{step} 2*3 **a** \\"


@pytest.mark.parametrize(
    "text", ["R&D", "S&P 500", "Pay <2", "0.1 <A <0.9", "<b>x", "[1]", "2 * 3 * 4", "{a b}", "C:\\x"]
)
def test_i05_author_text_is_printed_as_typed(text: str) -> None:
    assert text_of(text) == text
    assert parse_markup(text).faults == ()


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("**open", "text/unclosed-bold", 0),
        ("a b c** d", "text/unclosed-bold", 5),
        ("go {stepp}", "text/unknown-icon", 3),
        ("go {step", "text/unclosed-icon", 3),
        ("a \u05d0", "text/right-to-left", 2),
        ("a\u202eb", "text/right-to-left", 1),
    ],
)
def test_malformed_markup_is_a_fault_and_stays_in_the_text(text: str, code: str, at: int) -> None:
    (fault,) = parse_markup(text, ("step",)).faults
    assert (fault.code, fault.at) == (code, at)
    assert text_of(text, ("step",)) == text


def test_unknown_icon_names_the_nearest() -> None:
    assert "step" in parse_markup("{stepp}", ("step", "card")).faults[0].hint


@given(st.text(alphabet="ab *{}\\。炎\n\r"))
def test_only_marks_vanish(source: str) -> None:
    kept = text_of(source, ("a",))
    strip = str.maketrans("", "", "*\\{}\r\n")
    assert kept.translate(strip) == source.translate(strip)
