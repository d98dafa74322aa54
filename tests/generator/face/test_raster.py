"""PNGs come out at exact sizes, the same from any number of processes, and whole or not at all."""

import io
import os
import threading
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from generator.face import raster
from generator.face.document import Document
from generator.face.png import png
from generator.face.raster import Target, rasterize, target, write_beside
from generator.face.render import Pages, pixels

# Test runners keep threads; Python 3.12 warns of forking beside them.
_forks = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")


def _pdf(count: int, width: float = 69, height: float = 94) -> bytes:
    file = io.BytesIO()
    document = Document(file, title="t", language="en")
    for index in range(count):
        document.begin_page(width, height)
        document.canvas.setFillColorRGB(index / count, 0.5, 0.25)
        document.canvas.rect(0, 0, 100, 100, stroke=0, fill=1)
        document.canvas.circle(120, 200, 40 + index, stroke=1, fill=0)
        document.end_page()
    document.save()
    return file.getvalue()


@pytest.mark.parametrize(
    ("mm", "dpi", "px"),
    [
        (69, 300, 815),
        (94, 300, 1110),
        (63.5, 300, 750),
        (88.9, 300, 1050),
        (25.4, 0.5, 1),
        (25.4, 0.49, 0),
        (69.4, 300, 820),
    ],
)
def test_millimetres_become_pixels_rounded_half_up(mm: float, dpi: float, px: int) -> None:
    assert pixels(mm, dpi) == px


def test_png_has_its_size_its_dpi_and_its_colours(tmp_path: Path) -> None:
    asked = target(2, tmp_path / "cards" / "E03.png", 69, 94, 300)
    assert rasterize(_pdf(3), [asked]) == []
    with Image.open(asked.path) as image:
        assert image.size == (815, 1110)
        assert image.mode == "RGB"
        assert image.info["dpi"] == pytest.approx((300, 300), abs=0.01)
        assert image.getpixel((100, 1000)) == (170, 127, 64) or image.getpixel((100, 1000)) == (170, 128, 64)
        assert image.getpixel((800, 10)) == (255, 255, 255)


def test_a_photo_is_filtered_but_looks_the_same(tmp_path: Path) -> None:
    pdf = _pdf(1)
    flat, photo = (Target(0, tmp_path / f"{photo}.png", 300, 400, 150, photo) for photo in (False, True))
    assert rasterize(pdf, [flat, photo]) == []
    assert flat.path.read_bytes() != photo.path.read_bytes()
    with Image.open(flat.path) as one, Image.open(photo.path) as other:
        assert one.tobytes() == other.tobytes()


def test_sub_filter_makes_gradients_small() -> None:
    width, height = 200, 50
    rows = bytearray(
        b"".join(b"\0" + bytes(v for x in range(width) for v in (x, x + y & 255, 3 * x & 255)) for y in range(height))
    )
    assert len(png(rows, width, height, 300, "sub")) < len(png(rows, width, height, 300)) / 2


def test_rows_must_have_the_size_that_is_said() -> None:
    with pytest.raises(ValueError, match="rows"):
        png(bytearray(10), 3, 2, 300)


@_forks
@pytest.mark.parametrize(("jobs", "start"), [(2, "fork"), (2, "spawn"), (3, None), (9, "fork")])
def test_processes_make_the_same_files(tmp_path: Path, jobs: int, start: str | None) -> None:
    pdf = _pdf(5)
    alone = [target(page, tmp_path / "1" / f"{page}.png", 69, 94, 100) for page in range(5)]
    shared = [target(page, tmp_path / "n" / f"{page}.png", 69, 94, 100) for page in range(5)]
    done: list[Target] = []
    assert rasterize(pdf, alone) == []
    assert rasterize(pdf, shared, jobs=jobs, start=start, done=done.append) == []
    assert sorted(item.page for item in done) == [0, 1, 2, 3, 4]
    assert [item.path.read_bytes() for item in alone] == [item.path.read_bytes() for item in shared]
    assert sorted(os.listdir(tmp_path / "n")) == [f"{page}.png" for page in range(5)]


def test_threads_rule_out_fork() -> None:
    ready, leave = threading.Event(), threading.Event()

    def wait() -> None:
        ready.set()
        leave.wait()

    thread = threading.Thread(target=wait)
    thread.start()
    ready.wait()
    try:
        assert raster._start_method() == "spawn"
    finally:
        leave.set()
        thread.join()


def test_what_cannot_be_written_is_found_and_the_rest_is_made(tmp_path: Path) -> None:
    (tmp_path / "0.png").mkdir()
    targets = [target(page, tmp_path / f"{page}.png", 69, 94, 50) for page in range(2)]
    problems = rasterize(_pdf(2), targets)
    assert [problem.code for problem in problems] == ["output/unwritable"]
    assert str(tmp_path / "0.png") in problems[0].message
    assert targets[1].path.is_file()
    assert sorted(os.listdir(tmp_path)) == ["0.png", "1.png"]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(b"old")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "locked")

    monkeypatch.setattr(os, "replace", refuse)
    problem = write_beside(path, b"new")
    assert problem is not None
    assert "locked" in problem.message
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a.png"]


def _leave(*_: object) -> None:
    os._exit(9)


@_forks
def test_a_killed_helper_leaves_no_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(raster, "_help", _leave)
    targets = [target(page, tmp_path / f"{page}.png", 69, 94, 50) for page in range(4)]
    assert rasterize(_pdf(4), targets, jobs=2, start="fork") == []
    assert all(item.path.is_file() for item in targets)


def _take_one_and_leave(source: Path, targets: list[Target], following: object, connection: object) -> None:
    next(raster._taken(following, len(targets)))
    os._exit(9)


@_forks
def test_a_page_taken_by_a_killed_helper_is_made_after_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(raster, "_help", _take_one_and_leave)
    targets = [target(page, tmp_path / f"{page}.png", 69, 94, 300) for page in range(12)]
    assert rasterize(_pdf(12), targets, jobs=2, start="fork") == []
    assert all(item.path.is_file() for item in targets)


def test_rendering_fills_the_asked_pixels_exactly() -> None:
    pages = Pages(_pdf(1, 69, 94))
    rows = pages.rows(0, 815, 1110)
    assert len(rows) == 1110 * (1 + 3 * 815)
    assert not any(rows[at] for at in range(0, len(rows), 1 + 3 * 815))
    assert pages.size(0) == pytest.approx((69, 94), abs=0.001)
    assert len(pages) == 1
    odd = [pages.rgb(0, width, 10) for width in (7, 8, 9, 10)]
    assert [len(rgb) for rgb in odd] == [210, 240, 270, 300]
    assert all(one != other for one, other in pairwise(odd))
    pages.close()
