"""The benchmarks run; what they measure is not held to anything here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
linux = pytest.mark.skipif(sys.platform != "linux", reason="proportional memory is read from /proc")


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(HERE))
    import bench_build

    return bench_build


@linux
def test_builds_are_timed_beside_the_bare_script(bench: Any, tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    file = bench.write_project(tmp_path / "game", 3, 60)
    rows = bench.builds(tmp_path, "big", "en", 40, 2, 1, file)
    assert rows[0].what == "big en: 4 faces at 40 DPI, cards.pdf, sheets-a4.pdf; 2 processes"
    assert all(row.figure > 0 for row in rows)
    assert len(list((tmp_path / "bare").glob("*.png"))) == 4
    lines = bench.table(rows).splitlines()
    assert len(lines) == 2 + 5
    assert lines[2].endswith("| ≤ 2 |")


@linux
def test_a_picture_of_many_cards_is_counted(bench: Any, tmp_path: Path) -> None:
    *_, memory, copies = bench.large(tmp_path, (2, 4), 60)
    assert copies.figure == 1
    assert memory.figure > 10


def test_help_is_timed(bench: Any, tmp_path: Path) -> None:
    (row,) = bench.helps(tmp_path, 1)
    assert row.base > 0
    assert row.figure > 0


def test_typst_sets_the_same_cards(bench: Any, tmp_path: Path) -> None:
    pytest.importorskip("typst", reason="the extra `bench` is not installed")
    pytest.importorskip("fontTools", reason="the extra `bench` is not installed")
    from decks import chase
    from PIL import Image
    from typst_deck import write

    write(tmp_path, *chase("en"), 2)
    subprocess.run([sys.executable, str(HERE / "typst_run.py"), str(tmp_path)], check=True)
    made = sorted((tmp_path / "out").iterdir())
    assert [path.name for path in made] == ["0.png", "1.png", "sheets.pdf"]
    with Image.open(made[0]) as image:
        assert image.size == (815, 1110)
        assert len(image.convert("RGB").getcolors(1 << 24) or ()) > 20


def test_what_fails_is_shown(bench: Any, tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="there is no game"):
        bench.run([*bench.DECKWRIGHT, "list", "nonesuch"], bench.environment(tmp_path))
