"""Filling placeholders."""

import pytest

from engine.rules.numbers import filled, listed, shown


def fill(text: str, language: str = "en", **values: int) -> str:
    return filled(text, values, language, {"ruling.take": "A whole sentence."}, "°")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{n} cards", "3 cards"),
        ("{n}{n}", "33"),
        ("{n} {n:card|cards}", "3 cards"),
        ("{one} {one:card|cards}", "1 card"),
        ("{one:|s}{n:|s}", "s"),
        ("So.{house}", "So.°"),
        ("Take. {ruling.take}", "Take. A whole sentence."),
        (r"from \0 to {n}", "from 0 to 3"),
        (r"\1\2", "12"),
        (r"−\2", "−2"),
        (r"\{n} \* \\7", r"\{n} \* \\7"),
        ("", ""),
    ],
)
def test_filled(text: str, said: str) -> None:
    assert fill(text, n=3, one=1) == said


def test_unknown_name_is_an_error_and_not_left_in_the_text() -> None:
    with pytest.raises(KeyError):
        fill("{m}", n=3)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "8, 10 and 12"), ("zh", "8、10、12"), ("ja", "8・10・12"), ("de", "8, 10, 12")]
)
def test_several_numbers_are_listed_as_the_language_does(language: str, said: str) -> None:
    assert shown((8, 10, 12), language) == said


def test_lists_of_none_one_and_two() -> None:
    assert [listed([*"abc"][:count], "en") for count in range(3)] == ["", "a", "a and b"]


def test_minus_is_the_printers_sign() -> None:
    assert shown(-1, "en") == "−1"
