"""Conditions and effects at the bound of what play can reach, and one either side."""

from collections.abc import Callable

import pytest

from engine.problems import Problem

Checked = Callable[..., list[Problem]]

RED = "          if: distance <= 5\n          do: [distance -2]"


def red(condition: str, do: str = "[distance -2]") -> tuple[str, str]:
    """Give E01's red half another condition and other effects; nothing else of the deck is like it."""
    return RED, f"          if: {condition}\n          do: {do}"


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("distance >= 12", ""),
        ("distance >= 13", "can never hold: `distance` goes from 1 to 12"),
        ("distance >= 1", "always holds"),
        ("distance >= 2", ""),
        ("distance <= 11", ""),
        ("distance <= 12", "always holds"),
        ("distance = 0", "can never hold"),
        ("dishes(them) >= 3", ""),
        ("dishes(them) >= 4", "can never hold: `dishes(them)` goes from 0 to 3"),
        ("dishes(me) >= 5", ""),
        ("dishes(me) >= 6", "can never hold"),
        ("rewards.left >= 6", ""),
        ("rewards.left >= 7", "can never hold"),
        ("offensives.left = 4", ""),
        ("offensives.left = 5", "can never hold"),
        ("hidden >= 14", ""),
        ("hidden >= 15", "can never hold"),
        ("open level 3 >= 9", ""),
        ("open level 3 >= 10", "can never hold"),
        ("hand(me) >= 10", ""),
        ("hand(me) >= 11", "hardly ever holds"),
        ("hand(me) >= 52", "can never hold"),
        ("hand(me) > hand(me)", "can never hold"),
        ("hand(me) > hand(them)", ""),
        ("stack.height >= 1", "always holds"),
        ("stack.height >= 2", ""),
        ("laid(me) >= 1", "always holds"),
        ("laid(them) >= 1", ""),
        ("level(below) <= 5", ""),
        ("level(below) >= 6", "can never hold"),
        ("round >= 40", ""),
        ("round >= 41", "can never hold"),
        ("stack has meat", "always holds"),
        ("stack has fish", ""),
        ("not stack has level 1", "can never hold"),
    ],
)
def test_single_conditions(checked, condition: str, said: str) -> None:
    assert_said([each.message for each in checked(red(condition), only="effect/condition")], said)


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("distance >= 5 and distance <= 5", ""),
        ("distance >= 6 and distance <= 5", "never hold together"),
        ("distance >= 6 or distance <= 5", "always holds"),
        ("distance >= 7 or distance <= 5", ""),
        ("distance >= 3 and distance >= 4", "`distance >= 3` says nothing beside `distance >= 4`"),
        ("distance >= 3 or distance >= 4", "`distance >= 4` says nothing beside `distance >= 3`"),
        ("here is alone and below of them", "never hold together"),
        ("here is bottom and below is meat", "never hold together"),
        ("here is bottom and here is top", ""),
        ("here is alone and here is top", "`here is top` says nothing"),
        ("here is alone or here is top", "`here is alone` says nothing"),
        ("below is meat and below is egg", "never hold together"),
        ("below is meat or below is egg", ""),
        ("below of me and below of them", "never hold together"),
        ("took(me) and turn of them", "never hold together"),
        ("took(me) and turn of me", "`turn of me` says nothing"),
        ("stack.height <= 1 and below of them", "never hold together"),
        ("stack.height >= 2 and below of them", "`stack.height >= 2` says nothing"),
        ("hand(me) > hand(them) and hand(them) > hand(me)", "never hold together"),
        ("not here is alone and stack.height <= 1", "never hold together"),
    ],
)
def test_two_conditions_together(checked, condition: str, said: str) -> None:
    assert_said([each.message for each in checked(red(condition), only="effect/condition")], said)


@pytest.mark.parametrize(
    ("condition", "do", "said"),
    [
        ("distance <= 5", "[sink below]", ""),
        ("distance <= 5", "[sink bottom]", "never does anything: the bottom card"),
        ("here is bottom", "[cancel below]", "never does anything: no card lies below"),
        ("below is egg", "[make below egg]", "it is that already"),
        ("below is egg", "[make below meat]", ""),
        ("stack.height <= 2", "[swap two below]", "two cards never lie below"),
        ("stack.height <= 3", "[swap two below]", ""),
        ("turn of them", "[ap +1 now]", "the other side’s turn"),
        ("distance <= 5", "['when turn of them: ap +1 now']", "the other side’s turn"),
        ("hand(them) = 0", "[steal 1 from hand(them)]", "the hand is empty"),
        ("distance <= 5", "[peek 6 rewards]", ""),
        ("distance = 3", "[distance to 3]", "the distance is that already"),
        ("distance <= 5", "[cancel below, distance -1, cancel below]", "is done already"),
        ("distance <= 5", "['choose: distance -1 | distance -1']", "choose between the same"),
        ("here is top", "['per stack.resolved: distance -1']", "is always 0 here"),
        ("here is bottom", "['per stack.resolved: distance -1']", ""),
    ],
)
def test_effects_that_do_nothing(checked, condition: str, do: str, said: str) -> None:
    assert_said([each.message for each in checked(red(condition, do), only="effect/idle")], said)


def test_effects_on_a_stack_do_nothing_on_a_dish(checked) -> None:
    found = checked(("bonus: [take 1 from rewards]", "bonus: [cancel below]"), only="effect/idle")
    assert_said([each.message for each in found], "no stack resolves here")


def assert_said(messages: list[str], said: str) -> None:
    assert (said in messages[0] and len(messages) == 1) if said and messages else not said and not messages, messages


PLAIN = "format: 1\ngames:\n  foxes:\n    title: {title}\n    languages: [zh, en]\n    cards:\n      A1: {{name: {{zh: 狐狸, en: Fox}}}}\n"


@pytest.mark.parametrize(
    ("title", "severity"),
    [("{zh: 狐, en: Foxes}", []), ("Foxes", ["warning"]), ("{zh: Foxes, en: The Foxes}", ["error"])],
)
def test_one_text_for_all_languages_may_be_meant_so(checked: Checked, title: str, severity: list[str]) -> None:
    found = checked(text=PLAIN.format(title=title), only="words/script")
    assert [problem.severity for problem in found] == severity
