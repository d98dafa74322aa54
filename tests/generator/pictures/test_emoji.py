"""Pictures of the picture font are found however they are named."""

import pytest

from engine.problems import Problem
from generator.pictures.drawing import Drawing, mixed
from generator.pictures.emoji import EmojiBook

_BOOK = EmojiBook()


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("🐶", "1F436"),
        ("🐶\ufe0f", "1F436"),
        ("dog face", "1F436"),
        ("Dog_Face", "1F436"),
        ("1f436", "1F436"),
        ("U+1F436", "1F436"),
        ("2764", "2764"),
        ("\u2764", "2764"),
        ("\u2764\ufe0f", "2764"),
        ("👩\u200d🍳", "1F469-200D-1F373"),
        ("👩\u200d🍳\ufe0f", "1F469-200D-1F373"),
        ("1F469-200D-1F373", "1F469-200D-1F373"),
        ("woman + cooking", "1F469-200D-1F373"),
        ("🏴\u200d☠", "1F3F4-200D-2620-FE0F"),
        ("🏴\u200d☠\ufe0f", "1F3F4-200D-2620-FE0F"),
        ("1\u20e3", "0031-FE0F-20E3"),
        ("👋🏼", "1F44B-1F3FC"),
        ("waving hand sign, medium-light skin tone", "1F44B-1F3FC"),
        ("🇯🇵", "1F1EF-1F1F5"),
    ],
)
def test_found_by_sign_code_or_name(word: str, code: str) -> None:
    assert _BOOK.find(word) == code
    assert isinstance(_BOOK.drawing(code), Drawing)


@pytest.mark.parametrize(
    "word", ["", "A", "42", "dgo face", "🐶🐱", "FFFFFF", "D800", "dog face, purple", "face", "a+b"]
)
def test_unknown_is_a_finding(word: str) -> None:
    problem = _BOOK.find(word, file="cards.yaml", line=3, column=5)
    assert isinstance(problem, Problem)
    assert (problem.code, problem.file, problem.line, problem.column) == ("picture/unknown", "cards.yaml", 3, 5)


def test_unknown_name_has_the_nearest_match() -> None:
    problem = _BOOK.find("dgo face")
    assert isinstance(problem, Problem)
    assert "dog face" in problem.hint


def test_layers_carry_palette_colours_and_the_box_fits() -> None:
    drawing = _BOOK.drawing("1F436")
    assert drawing is not None
    assert len(drawing.shapes) == 13
    assert drawing.shapes[0].fill == "#f1b31c" or drawing.shapes[0].fill.startswith("#f")
    numbers = [int(part) for shape in drawing.shapes for part in shape.outline.split() if part not in "mlch"]
    x, y, width, height = drawing.box
    assert min(numbers[::2]) == pytest.approx(x, abs=90)
    assert max(numbers[::2]) == pytest.approx(x + width, abs=90)
    assert height > 2700
    assert y < 0
    assert _BOOK.aspect("1F436") == pytest.approx(width / height)


def test_a_code_the_font_lacks_draws_nothing() -> None:
    assert _BOOK.drawing("41") is None
    assert _BOOK.drawing("no such") is None


def test_tint_mixes_half_and_half() -> None:
    assert mixed("#ff0000", "#0000ff") == "#800080"
    assert mixed("#000000", "#ffffff") == "#808080"
