"""At a terminal the judge asks one short question at a time, and only for what matters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from engine.judge.chase.session import Session
from engine.judge.command import judge

ROOT = Path(__file__).parents[4]


@pytest.fixture(autouse=True)
def _at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "_at_terminal", lambda session: session.options["asking"] is not False)


def ask(text: str, *arguments: str, language: str = "en") -> Result:
    words = ["--file", str(ROOT / "cards.yaml"), "--lang", language, "chase", *arguments]
    return CliRunner().invoke(judge, words, input=text)


def test_asks_for_the_stack_then_only_for_what_matters() -> None:
    found = ask("green E02\n5\n4\n")
    assert found.exit_code == 0
    asked = re.findall(r"(How many[^?]*|What is[^?]*)\?", found.stdout)
    assert asked == ["How many cards does Red hold", "What is the distance (0-12)"]
    assert "4 → 5" in found.stdout


def test_asks_nothing_where_nothing_unknown_matters() -> None:
    assert "?" not in ask("", "--stack", "green E13", "--distance", "6").stdout.split("Rules")[0]


def test_an_answer_that_is_none_is_asked_again_and_enter_means_not_known() -> None:
    found = ask("banana\n\n", "--stack", "green E02", "--distance", "5")
    assert "“banana” is no answer to that." in found.stdout
    assert found.stdout.count("How many cards does Red hold?") == 2
    assert "If Red holds 3 or fewer:" in found.stdout


def test_a_stack_that_cannot_be_read_is_asked_again() -> None:
    found = ask("green Xyzzyx\ngreen E13\n6\n")
    assert "no card is called `Xyzzyx`" in found.stdout
    assert "E13 Cabbage Shield" in found.stdout


@pytest.mark.parametrize(
    ("language", "question"),
    [("zh", "红方有几张手牌？"), ("ja", "赤の手札は何枚？"), ("en", "How many cards does Red hold?")],
)
def test_asks_in_each_language(language: str, question: str) -> None:
    assert question in ask("4\n", "--stack", "green E02", "--distance", "5", language=language).stdout


def test_a_bare_end_of_input_ends_the_asking() -> None:
    assert ask("", "--stack", "green E02", "--distance", "5").exit_code == 0


def test_no_ask_parts_the_answer_instead() -> None:
    found = ask("", "--no-ask", "--stack", "green E02", "--distance", "5")
    assert "Enter" not in found.stdout
    assert "Otherwise" in found.stdout
