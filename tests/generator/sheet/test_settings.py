"""What is asked for lies over the template."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.sheet.problems import SheetError
from generator.sheet.settings import settings
from generator.sheet.template import load_template

HOME = load_template("home", [Path(__file__).parents[3] / "templates" / "sheets"])


def test_what_is_not_asked_for_is_the_templates() -> None:
    options, template = settings(HOME)
    assert template == HOME
    assert (options.paper.name, options.margin, options.gutter) == ("a4", HOME.margin, HOME.gutter)


def test_what_is_asked_for_wins() -> None:
    options, template = settings(HOME, paper_name="Letter", gutter_mm="0.6", margin_mm=0, cut="lines", flip="short")
    assert (options.paper.name, options.gutter, options.margin, options.flip) == ("letter", 600, 0, "short")
    assert template.marks.cut == "lines"
    assert template.marks.length == HOME.marks.length
    assert (settings(HOME, cut="none")[0].marks, options.marks, settings(HOME)[0].marks) == (0, 0, 2_500)


@pytest.mark.parametrize("edge", ["200", "0"])
def test_lengths_at_their_bounds(edge: str) -> None:
    assert settings(HOME, gutter_mm=edge)[0].gutter == int(edge) * 1000


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(SheetError) as caught:
        settings(HOME, paper_name="a44", gutter_mm="wide", margin_mm="200.001", single_sided=True, gutterfold=True)
    assert [problem.file for problem in caught.value.problems] == ["--margin", "--gutter", "--gutterfold", "--paper"]
    with pytest.raises(SheetError):
        settings(HOME, margin_mm="-0.001")
