"""Offered rewards are set aside where nothing else depends on them; --all shows each outcome."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from generator.cli import root

CARDS = str(Path(__file__).parents[4] / "cards.yaml")
THREE = ("--stack", "green E01, red E16, green E22", "--distance", "7", "--hand-green", "3")


def judged(*words: str, lang: str = "en") -> str:
    result = CliRunner().invoke(root, ["judge", "chase", "--file", CARDS, "--lang", lang, *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_one_answer_and_a_note_in_place_of_every_reward_taken_or_not() -> None:
    said = judged(*THREE)
    assert "Green may take a reward card on square 8 or 10" in said
    assert "Outcome" not in said
    assert said.count("Afterwards") == 1
    assert len(said.splitlines()) <= 60


@pytest.mark.parametrize(("lang", "note"), [("zh", "奖励格8或10"), ("ja", "報酬マス8または10")])
def test_the_note_is_there_in_every_language(lang: str, note: str) -> None:
    assert note in "".join(judged(*THREE, lang=lang).split())


def test_all_outcomes_when_asked_for() -> None:
    assert judged(*THREE, "--all").count("Afterwards") > 4


def test_outcomes_stay_where_a_later_condition_counts_the_hand() -> None:
    # Green's hand of 3 or 4 (with the reward of square 8) decides what E02 finds when its turn comes.
    said = judged("--stack", "green E17, red E02, green E23", "--distance", "6", "--hand-green", "3", "--turn", "green")
    assert said.count("E02 Slippery Floor · Red half") > 1


def test_outcomes_stay_where_no_reward_is_offered() -> None:
    assert "reward" not in judged("--stack", "green E01", "--distance", "5")
