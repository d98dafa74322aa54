"""Where a project lies leaves no trace on its sheets; what the printer loses is told."""

from __future__ import annotations

import runpy
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from generator.build.build import build
from generator.sheet.options import Options

kit = SimpleNamespace(**runpy.run_path(str(Path(__file__).with_name("kit.py"))))
card, deck, plan = kit.card, kit.deck, kit.plan


def run(wanted: Any) -> tuple[Any, Any]:
    report = kit.Remembering()
    return build(wanted, report), report


def test_two_copies_of_a_project_give_the_same_bytes_wherever_they_lie(tmp_path: Path) -> None:
    plans = []
    for name in ("here", "über there"):
        shutil.copytree(kit.TEMPLATES / "icons", tmp_path / name / "icons")
        stuff = kit.materials(tmp_path / name, icons=tmp_path / name / "icons")
        plans.append(plan(tmp_path / name / "out", deck(card("E01")), materials=stuff))
        run(plans[-1])
    assert kit.fingerprints(plans[0].folder) == kit.fingerprints(plans[1].folder)


def test_marks_that_the_printer_loses_are_a_warning(tmp_path: Path) -> None:
    cards = deck(card("E01"), copies=9)
    plain, tight = (
        plan(tmp_path / name, cards, options=Options(gutter=width)) for name, width in (("a", 0), ("b", 6_000))
    )
    assert run(plain)[0].problems == ()
    (found,) = run(tight)[0].problems
    assert (found.code, found.severity) == ("sheet/marks", "warning")
    assert "every page" in found.message
    assert (tight.folder / "sheets-a4.pdf").exists()
