"""Builds with the project's own fonts."""

from __future__ import annotations

import runpy
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pypdfium2 as pdfium
import pytest

from engine.problems import Problem
from generator.build.build import build
from generator.build.calibration import build_calibration
from generator.build.materials import materials
from generator.sheet.options import Options
from generator.sheet.profile import Profile
from generator.text.fonts import FontBook

kit = SimpleNamespace(**runpy.run_path(str(Path(__file__).with_name("kit.py"))))


def stuff(root: Path) -> Any:
    return materials(FontBook.load([kit.TEMPLATES]), kit.materials(root).pictures, root, "1")


def chinese(root: Path) -> Any:
    deck = replace(kit.deck(kit.card("E01"), copies=2), title="追逐", language="zh", language_title="中文")
    return kit.plan(root / "out", deck, materials=stuff(root))


def words(path: Path) -> str:
    document = pdfium.PdfDocument(path)
    return "".join(page.get_textpage().get_text_range() for page in document)


def test_small_print_speaks_the_deck_s_language(tmp_path: Path) -> None:
    wanted = chinese(tmp_path)
    assert build(wanted, kit.Remembering()).problems == ()
    assert "第 1 / 2 页 · 追逐 · 中文 · " in words(wanted.folder / "sheets-a4.pdf")


@pytest.mark.parametrize("name", ["cards.pdf", "sheets-a4.pdf"])
def test_every_font_is_embedded(tmp_path: Path, name: str) -> None:
    if shutil.which("pdffonts") is None:
        pytest.skip("pdffonts is not installed")
    wanted = chinese(tmp_path)
    build(wanted, kit.Remembering())
    command = ["pdffonts", str(wanted.folder / name)]
    rows = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()[2:]
    assert rows
    assert all(row.split()[-5] == "yes" and row.split()[-4] == "yes" for row in rows)


@pytest.mark.parametrize("language", ["zh", "ja", "en", "de"])
def test_the_calibration_sheet_is_set_in_each_language(tmp_path: Path, language: str) -> None:
    assert build_calibration(tmp_path, Options(), Profile(), stuff(tmp_path), language, kit.Remembering()) == ()
    assert "--back-offset" in words(tmp_path / "calibration-a4.pdf")


def test_a_font_that_cannot_be_embedded_is_a_finding_and_nothing_half_made_stands_there(tmp_path: Path) -> None:
    wanted = chinese(tmp_path)
    fault = Problem(file="fonts.yaml", code="font/unusable", message="the font cannot be used")

    class Faulty:
        def check(self) -> list[Problem]:
            return [fault]

        def draw_name(self, face: str) -> str:
            raise AssertionError("nothing must be drawn")

    outcome = build(
        replace(wanted, materials=replace(wanted.materials, fonts=lambda items: Faulty())), kit.Remembering()
    )
    assert outcome.problems == (fault,)
    assert outcome.made == ()
    assert not list(wanted.folder.rglob("*.p*[fg]"))
    assert build(wanted, kit.Remembering()).problems == ()
