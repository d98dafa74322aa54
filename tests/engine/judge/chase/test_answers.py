"""Whole answers as text, in each language; written anew only when DECKWRIGHT_WRITE_GOLDEN is set."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.judge.command import judge

ROOT = Path(__file__).parents[4]
GOLDENS = ROOT / "tests/data/judge/chase"
ANSWERS = {
    "fizzles": ["tests/disputes/chase/case-1-condition-broken-from-above.yaml"],
    "choice": ["tests/disputes/chase/reward-square-made-fresh.yaml"],
    "unknown": ["tests/disputes/chase/hand-at-least-unknown.yaml"],
    "dish": ["tests/disputes/chase/case-4-declined-and-not-met.yaml"],
    "may": ["tests/disputes/chase/may-open-without-ap.yaml"],
    "variants": ["tests/disputes/chase/distance-at-least-just-reached.yaml", "--what-if", "distance=3"],
    "impossible": ["--stack", "green E01, red E12, red E12", "--distance", "14"],
}


@pytest.mark.parametrize("language", ["zh", "ja", "en"])
@pytest.mark.parametrize("name", ANSWERS)
def test_answer_as_text(name: str, language: str) -> None:
    words = [str(ROOT / word) if word.endswith(".yaml") else word for word in ANSWERS[name]]
    found = CliRunner().invoke(judge, ["--file", str(ROOT / "cards.yaml"), "--lang", language, "chase", *words])
    file = GOLDENS / f"{name}.{language}.txt"
    text = found.stdout or found.stderr
    if os.environ.get("DECKWRIGHT_WRITE_GOLDEN"):
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")
