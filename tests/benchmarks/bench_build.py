"""How quick a build is, and how much memory it takes: ``python tests/benchmarks/bench_build.py``.

Every figure is the median of several runs, each a new process; what is compared takes turns. Nothing is asserted:
figures depend on the machine and on what else it does.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import click
from big_deck import write_project
from processes import DECKWRIGHT, ROOT, environment, medians, peak_memory, run
from rows import Row, table

HERE = Path(__file__).parent
MEMORY_MB = 160


def builds(
    work: Path, game: str, language: str, dpi: int, jobs: int, repeats: int, file: Path | None = None
) -> list[Row]:
    """Time a build into an empty folder beside a script that does nothing but render its ``cards.pdf``."""
    out, warm = work / "out", environment(work)
    build = [*DECKWRIGHT, "build", game, "--lang", language, "--dpi", str(dpi), "--jobs", str(jobs), "--out", str(out)]
    build += ["--file", str(file)] if file else []
    pdf = out / game / language / "cards.pdf"
    bare, own = (
        [sys.executable, str(HERE / f"{name}_raster.py"), str(pdf), str(work / name), str(dpi), str(jobs)]
        for name in ("bare", "own")
    )

    def afresh(env: dict[str, str]) -> float:
        shutil.rmtree(out, ignore_errors=True)
        shutil.rmtree(work / "cold", ignore_errors=True)
        return run(build, env)

    afresh(warm)
    run(bare, warm)
    run(own, warm)
    runs: dict[str, Callable[[], float]] = {
        "build": partial(afresh, warm),
        "again": partial(run, build, warm),
        "bare": partial(run, bare, warm),
        "own": partial(run, own, warm),
        "cold": partial(afresh, environment(work, "cold")),
    }
    took = medians(runs, repeats)
    afresh(warm)
    files = len(list(out.rglob("*.png")))
    shutil.rmtree(out)
    peak = peak_memory(build, warm)
    what = f"{game} {language}: {files} faces at {dpi} DPI, cards.pdf, sheets-a4.pdf; {jobs} processes"
    return [
        Row(what, took["build"], "s", "bare script", took["bare"], 2),
        Row("the same", took["build"], "s", "our renderer alone", took["own"]),
        Row("the same, card file not read before", took["cold"], "s", "bare script", took["bare"]),
        Row("the same again, nothing to do", took["again"], "s"),
        Row("memory of all processes (sum of PSS)", peak, "MB", "", MEMORY_MB, 1),
    ]


def helps(work: Path, repeats: int) -> list[Row]:
    """Time ``deckwright --help`` beside the import of click."""
    env = environment(work)
    clicks = [sys.executable, "-c", "import click"]
    for command in (clicks, [*DECKWRIGHT, "--help"]):
        run(command, env)
    took = medians({"help": partial(run, [*DECKWRIGHT, "--help"], env), "click": partial(run, clicks, env)}, repeats)
    return [Row("deckwright --help", took["help"], "s", "import click", took["click"], 1.5)]


def typsts(work: Path, language: str, repeats: int, count: int = 54) -> list[Row]:
    """Time our whole build of chase beside Typst's PNGs and sheets of its first ``count`` fronts."""
    from decks import chase
    from typst_deck import write

    write(work / "typst", *chase(language), count)
    env, out = environment(work), work / "out"
    typst = [sys.executable, str(HERE / "typst_run.py"), str(work / "typst")]
    build = [*DECKWRIGHT, "build", "chase", "--lang", language, "--out", str(out)]

    def afresh() -> float:
        shutil.rmtree(out, ignore_errors=True)
        return run(build, env)

    afresh()
    took = medians({"build": afresh, "typst": partial(run, typst, env)}, repeats)
    return [
        Row(
            f"all faces, cards.pdf, sheets; Typst: {count} fronts, sheets",
            took["build"],
            "s",
            "Typst",
            took["typst"],
            0.5,
        )
    ]


def large(work: Path, cards: tuple[int, int] = (100, 500), px: int = 2400) -> list[Row]:
    """Build few and many cards on one large picture: time, memory, and how often the PDFs hold the picture."""
    env, rows, stored, peaks = environment(work), [], 0, []
    for count in cards:
        folder = work / "large"
        shutil.rmtree(folder, ignore_errors=True)
        file = write_project(folder, count, px)
        out = folder / "out"
        command = [*DECKWRIGHT, "build", "big", "--file", str(file), "--out", str(out)]
        size = (folder / "back.jpg").stat().st_size / 1e6
        rows.append(Row(f"{count} cards on one picture of {size:.1f} MB", run(command, env), "s"))
        stored = max(stored, *(path.read_bytes().count(b"/Subtype /Image") for path in out.rglob("*.pdf")))
        shutil.rmtree(out)
        peaks.append(peak_memory(command, env))
    rows.append(Row(f"memory for {cards[1]} of them", peaks[1], "MB", f"for {cards[0]}", peaks[0]))
    rows.append(Row("copies of the picture in a PDF", stored, "", "", 1, 1))
    return rows


@click.command()
@click.option("--lang", "language", default="en", show_default=True)
@click.option("--repeats", default=7, show_default=True)
@click.option("--jobs", default=2, show_default=True)
@click.option("--only", type=click.Choice(["builds", "helps", "typst", "large"]), multiple=True)
def main(language: str, repeats: int, jobs: int, only: tuple[str, ...]) -> None:
    """Measure and print a table."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        parts: dict[str, Callable[[], list[Row]]] = {
            "builds": lambda: builds(work, "chase", language, 300, jobs, repeats),
            "helps": lambda: helps(work, 3 * repeats),
            "typst": lambda: typsts(work, language, max(1, repeats // 2)),
            "large": lambda: large(work),
        }
        rows = [row for name, part in parts.items() if name in (only or parts) for row in part()]
    click.echo(table(rows))


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main()
