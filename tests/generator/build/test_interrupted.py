"""Builds that are killed, and builds that meet (trials F05, F07)."""

from __future__ import annotations

import os
import runpy
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from generator.build.build import build
from generator.build.lock import LockedError, locked

KIT = Path(__file__).with_name("kit.py")
ROOT = Path(__file__).parents[3]
kit = SimpleNamespace(**runpy.run_path(str(KIT)))
COUNT = 24

BUILD = f"""
import runpy, sys
from pathlib import Path
kit = runpy.run_path({str(KIT)!r})
from generator.build.build import build
cards = kit["deck"](*(kit["card"](f"E{{n:02d}}") for n in range({COUNT})))
report = kit["Remembering"]()
class Telling(type(report)):
    def wrote(self, path, size):
        super().wrote(path, size)
        sys.stdout.write(path.name + "\\n"); sys.stdout.flush()
outcome = build(kit["plan"](Path(sys.argv[1]), cards, dpi=300.0, jobs=2), Telling())
sys.exit(1 if outcome.problems else 0)
"""

HOLD = """
import sys, time
from pathlib import Path
from generator.build.lock import locked
with locked(Path(sys.argv[1]), print):
    sys.stdout.write("held\\n"); sys.stdout.flush()
    time.sleep(60)
"""


def start(script: str, folder: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", script, str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


def end(process: subprocess.Popen[str], *, kill: bool = False) -> int:
    if kill:
        process.send_signal(signal.SIGKILL)
    process.communicate()
    return process.returncode


@pytest.fixture(scope="module")
def clean(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    out = tmp_path_factory.mktemp("clean") / "out"
    assert end(start(BUILD, out)) == 0
    return kit.fingerprints(out)


@pytest.mark.parametrize("files", [0, 1, 5])
def test_f05_a_killed_build_leaves_nothing_that_counts_as_fresh(tmp_path: Path, clean: Any, files: int) -> None:
    out = tmp_path / "out"
    process = start(BUILD, out)
    assert process.stdout is not None
    if files == 0:
        time.sleep(0.4)
    for _ in range(files):
        process.stdout.readline()
    end(process, kill=True)
    whole = kit.fingerprints(out)
    whole = {name: digest for name, digest in whole.items() if "/.deckwright-part" not in f"/{name}"}
    assert whole.items() <= clean.items()
    assert end(start(BUILD, out)) == 0
    assert kit.fingerprints(out) == clean
    assert not list((out / "chase" / "en").glob(".deckwright-part*"))


def test_f05_files_of_a_killed_build_are_ours_to_take_away(tmp_path: Path, clean: Any) -> None:
    out = tmp_path / "out"
    process = start(BUILD, out)
    assert process.stdout is not None
    while not process.stdout.readline().endswith(".png\n"):
        pass
    end(process, kill=True)
    assert list((out / "chase" / "en" / "cards").glob("*.png"))
    outcome = build(kit.plan(out, kit.deck(kit.card("X"))), kit.Remembering())
    assert outcome.problems == ()
    assert sorted(path.name for path in (out / "chase" / "en" / "cards").glob("*.png")) == ["X.png", "back-event.png"]


def test_f07_two_builds_at_once_both_come_out_right(tmp_path: Path, clean: Any) -> None:
    out = tmp_path / "out"
    processes = [start(BUILD, out) for _ in range(2)]
    assert [end(process) for process in processes] == [0, 0]
    assert kit.fingerprints(out) == clean


def test_f07_a_build_that_may_not_wait_says_that_the_folder_is_locked(tmp_path: Path) -> None:
    wanted = kit.plan(tmp_path / "out", kit.deck(kit.card("E01")), patience=0.1)
    wanted.folder.mkdir(parents=True)
    holder = start(HOLD, wanted.folder)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    report = kit.Remembering()
    outcome = build(wanted, report)
    assert [problem.code for problem in outcome.problems] == ["build/locked"]
    assert str(wanted.folder) in report.notes[0]
    assert not kit.fingerprints(wanted.folder)
    end(holder, kill=True)
    assert build(wanted, report).problems == ()


def test_two_builds_in_one_process_exclude_each_other_too(tmp_path: Path) -> None:
    with locked(tmp_path, print), pytest.raises(LockedError), locked(tmp_path, lambda text: None, patience=0.0):
        pass
    with locked(tmp_path, print, patience=0.0):
        pass
