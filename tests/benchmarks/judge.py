"""Measure the judge: rulings in memory, and one-shot answers from a new process.

Run: ``python tests/benchmarks/judge.py``; figures in milliseconds of CPU and megabytes.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from engine.database import load  # noqa: E402
from engine.games.chase import Table  # noqa: E402
from engine.judge.chase.given import Given, Laid  # noqa: E402
from engine.judge.chase.ruling import rule  # noqa: E402
from engine.vocabulary.registry import SHAPES  # noqa: E402

KNOWN = {"distance": 7, "round": 4, "hand.green": 3, "hand.red": 3, "ap.green": 1, "ap.red": 2, "dishes.green": 1}
KNOWN |= {
    "dishes.red": 0,
    "rewards": 6,
    "offensives": 4,
    "hidden": 14,
    "discard": 4,
    "took": 0,
    "moved": 1,
    "unlocked": 0,
}
USED = {0: (8, 10, 12), 1: (4, 2, 1)}
OPEN = ("E02", "E03", "E04", "E08", "E09", "E10")


def stack(*cards: str) -> tuple[Laid, ...]:
    return tuple(Laid(number % 2, card) for number, card in enumerate(cards))


SITUATIONS = {
    "3 cards": Given(stack=stack("E01", "E12", "E03"), numbers=KNOWN, used=USED),
    "3 cards, hand unknown": Given(stack=stack("E07", "E12", "E03"), numbers={"distance": 7}, used=USED),
    "10 cards, choices of 6, 5 and 4": Given(
        stack=stack("E36", "E17", "E28", "E12", "E13", "E05", "E01", "E35", "E06", "E15"),
        numbers=KNOWN,
        used=USED,
        open=OPEN,
    ),
}


def one_shot(cache: str) -> tuple[float, float]:
    """Give CPU seconds and megabytes of a new process."""
    code = "from engine.judge.command import judge; judge()"
    words = [
        "chase",
        "--lang",
        "en",
        "--stack",
        "green E07, red E12, green E03",
        "--distance",
        "7",
        "--hand-green",
        "3",
    ]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {**os.environ, "DECKWRIGHT_CACHE": cache}
    subprocess.run([sys.executable, "-c", code, *words], cwd=ROOT, env=environment, capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, after.ru_maxrss / 1024


def main() -> None:
    """Write the figures."""
    table = Table(load(ROOT / "cards.yaml", SHAPES).games["chase"])
    write = sys.stdout.write
    for name, given in SITUATIONS.items():
        times = []
        for _ in range(5):
            start = time.process_time()
            ruling = rule(table, given)
            times.append(time.process_time() - start)
        write(f"{name}: {1000 * min(times):.1f} ms, {ruling.lines} lines, {len(ruling.cases)} cases\n")
    with tempfile.TemporaryDirectory() as cache:
        for name in ("cold cache", "warm cache"):
            seconds, size = one_shot(cache)
            write(f"one-shot, {name}: {1000 * seconds:.0f} ms, {size:.0f} MB\n")


if __name__ == "__main__":
    main()
