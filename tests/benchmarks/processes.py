"""Run programs as new processes: how long they take, how much memory they and theirs hold together."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAUSE = 0.01
DECKWRIGHT = (sys.executable, "-c", "from generator.cli import main; main()")


def environment(work: Path, cache: str = "warm") -> dict[str, str]:
    """Return the environment of a run whose model cache is the folder ``cache`` in ``work``.

    Modules are compiled once and kept, as pip does when it installs; here the checkout stays as it is.
    """
    own = {"PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": str(work / "compiled")}
    own |= {"DECKWRIGHT_CACHE": str(work / cache), "LC_ALL": "C.UTF-8"}
    return {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"} | own


def run(command: Sequence[str], env: Mapping[str, str]) -> float:
    """Run a program to its end and return the seconds it took; RuntimeError shows what it wrote if it failed."""
    begun = time.perf_counter()
    done = subprocess.run(command, env=dict(env), cwd=ROOT, capture_output=True, text=True, check=False)
    seconds = time.perf_counter() - begun
    _hold(command, done.returncode, done.stderr)
    return seconds


def _hold(command: Sequence[str], code: int, told: str = "") -> None:
    # A build ends with 1 when a card has a finding; its other files are made all the same.
    if code not in ((0, 1) if "build" in command and "Traceback" not in told else (0,)):
        raise RuntimeError(f"{command} ended with {code}\n{told[-2000:]}")


def medians(runs: Mapping[str, Callable[[], float]], repeats: int) -> dict[str, float]:
    """Take turns through all runs, so that the machine's moods fall on each alike; return each one's median."""
    taken: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(repeats):
        for name, once in runs.items():
            taken[name].append(once())
    return {name: statistics.median(seconds) for name, seconds in taken.items()}


def peak_memory(command: Sequence[str], env: Mapping[str, str]) -> float:
    """Return the largest sum of proportional set sizes (MB) of a program and its children; Linux only."""
    peak = 0
    with subprocess.Popen(command, env=dict(env), cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as it:
        while it.poll() is None:
            peak = max(peak, sum(_proportional_kb(process) for process in _family(it.pid)))
            time.sleep(PAUSE)
    _hold(command, it.returncode)
    return peak / 1000


def _family(pid: int) -> list[int]:
    found = [pid]
    for process in found:
        try:
            tasks = list(Path(f"/proc/{process}/task").iterdir())
            for task in tasks:
                found += map(int, (task / "children").read_text().split())
        except OSError:
            continue
    return found


def _proportional_kb(pid: int) -> int:
    try:
        rows = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(row.split()[1]) for row in rows if row.startswith("Pss:")), 0)
