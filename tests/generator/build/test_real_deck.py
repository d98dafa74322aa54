"""The shipped deck as a print shop's tools see it (issue 3: PDF), and the same bytes wherever it is built."""

from __future__ import annotations

import hashlib
import math
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
FORKING = "from generator.cli import main; main()"
SPAWNING = f"""
from generator.build import forks
from generator.face import raster
if __name__ == "__main__":
    forks._forks = lambda: False
    raster._start_method = lambda: "spawn"
    {FORKING}
"""
PDFS = ("cards.pdf", "sheets-a4.pdf")


def build(out: Path, cache: Path, jobs: int, script: str = FORKING, **environment: str) -> Path:
    """Build chase in Chinese at a low resolution; return the folder of its files."""
    program = out.parent / "deckwright.py"
    program.write_text(script, encoding="utf-8")
    options = ["build", "chase", "--file", str(ROOT), "--lang", "zh", "--dpi", "50", "--jobs", str(jobs)]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "DECKWRIGHT_CACHE": str(cache), **environment}
    command = [sys.executable, str(program), *options, "--out", str(out)]
    done = subprocess.run(command, env=env, cwd=out.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return out / "chase" / "zh"


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="session")
def deck(tmp_path_factory: pytest.TempPathFactory, cache: Path) -> Path:
    out = tmp_path_factory.mktemp("deck") / "out"
    return build(out, cache, 2, PYTHONHASHSEED="0", TZ="UTC")


def told(tool: str, *arguments: str) -> str:
    """Run a tool that must end well; return all that it says."""
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("name", PDFS)
def test_qpdf_finds_nothing(deck: Path, name: str) -> None:
    assert "No syntax or stream encoding errors" in told("qpdf", "--check", str(deck / name))


@pytest.mark.parametrize("name", PDFS)
def test_mutool_finds_nothing_to_mend(deck: Path, tmp_path: Path, name: str) -> None:
    words = told("mutool", "info", str(deck / name))
    words += told("mutool", "clean", "-gggg", str(deck / name), str(tmp_path / name))
    assert not re.search(r"(?i)\b(error|warning|repair)", words)


@pytest.mark.parametrize("name", PDFS)
def test_ghostscript_reads_every_page(deck: Path, name: str) -> None:
    words = told("gs", "-dNOPAUSE", "-dBATCH", "-sDEVICE=nullpage", str(deck / name))
    assert not re.search(r"(?i)error|warning|\*\*\*\*", words)
    assert words.count("\nPage ") >= 10


@pytest.mark.parametrize("name", PDFS)
def test_every_font_is_embedded_and_a_subset(deck: Path, name: str) -> None:
    rows = told("pdffonts", str(deck / name)).splitlines()[2:]
    assert len(rows) >= 3
    assert {tuple(row.split()[-5:-2]) for row in rows} == {("yes", "yes", "yes")}


@pytest.mark.parametrize("name", PDFS)
def test_a_face_has_no_more_subsets_than_its_glyphs_need(deck: Path, name: str) -> None:
    subsets: Counter[str] = Counter()
    glyphs: Counter[str] = Counter()
    for face, codes in fonts_of(deck / name):
        subsets[face] += 1
        glyphs[face] += codes
    assert max(glyphs.values()) > 255
    assert {face: math.ceil(count / 255) for face, count in glyphs.items()} == dict(subsets)


def fonts_of(path: Path) -> list[tuple[str, int]]:
    """List each font of a PDF: its PostScript name without the subset's tag, how many codes it maps to text."""
    pikepdf = pytest.importorskip("pikepdf")
    found: dict[Any, tuple[str, int]] = {}
    with pikepdf.open(path) as document:
        for item in document.objects:
            if isinstance(item, pikepdf.Dictionary) and item.get("/Type") == "/Font" and "/ToUnicode" in item:
                rows = re.findall(rb"^<[0-9A-Fa-f]{2}> <", item.ToUnicode.read_bytes(), re.MULTILINE)
                tag, _, face = str(item.BaseFont).removeprefix("/").partition("+")
                assert len(tag) == 6
                found[item.objgen] = (face, len(rows))
    return list(found.values())


def test_cards_know_their_trim_their_title_and_their_language(deck: Path) -> None:
    pikepdf = pytest.importorskip("pikepdf")
    with pikepdf.open(deck / "cards.pdf") as document:
        assert len(document.pages) == len(list((deck / "cards").glob("*.png")))
        assert str(document.Root.Lang) == "zh"
        assert str(document.docinfo.Title)
        bleed = 3 * 72 / 25.4
        for page in document.pages:
            media, trim = ([float(value) for value in box] for box in (page.MediaBox, page.TrimBox))
            assert [float(value) for value in page.BleedBox] == pytest.approx(media, abs=0.01)
            grown = [trim[0] - bleed, trim[1] - bleed, trim[2] + bleed, trim[3] + bleed]
            assert grown == pytest.approx(media, abs=0.01)


@pytest.mark.parametrize(
    ("script", "jobs", "seed", "zone", "folder"),
    [
        (FORKING, 1, "1", "Asia/Tokyo", "out"),
        (FORKING, 3, "4711", "America/Lima", "Ausgabe für alle"),
        (SPAWNING, 2, "2", "Pacific/Apia", "输出"),
    ],
    ids=["alone", "three processes", "spawned"],
)
def test_e05_the_same_bytes_whatever_seed_zone_folder_and_processes(
    deck: Path, cache: Path, tmp_path: Path, script: str, jobs: int, seed: str, zone: str, folder: str
) -> None:
    again = build(tmp_path / folder, cache, jobs, script, PYTHONHASHSEED=seed, TZ=zone, LC_ALL="C.UTF-8")
    assert digests(again) == digests(deck)


def digests(folder: Path) -> dict[str, str]:
    paths = [path for path in folder.rglob("*") if path.suffix in (".pdf", ".png")]
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}
