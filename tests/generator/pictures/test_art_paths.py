"""Where an author's art may lie, and what names of it are refused."""

from pathlib import Path

import pytest
from PIL import Image

from generator.pictures.art import ArtBook
from generator.pictures.bitmap import Bitmap


def _png(image: Image.Image, path: Path) -> None:
    image.save(path, "PNG")


def _loaded(book: ArtBook, name: str) -> Bitmap:
    art, problems = book.load(name, "E07")
    assert problems == ()
    assert isinstance(art, Bitmap)
    return art


@pytest.mark.parametrize("name", ["y" * 300 + ".png", "a/" * 3000 + "b.png", "fox.png/b.png"])
def test_f10_names_that_no_system_takes_are_findings(tmp_path: Path, name: str) -> None:
    _png(Image.new("RGB", (2, 2)), tmp_path / "fox.png")
    art, (problem,) = ArtBook(tmp_path).load(name, "E07")
    assert art is None
    assert problem.code == "art/missing"


def test_equal_files_under_two_names_are_one_bitmap(tmp_path: Path) -> None:
    _png(Image.new("RGB", (2, 2)), tmp_path / "a.png")
    (tmp_path / "b.png").write_bytes((tmp_path / "a.png").read_bytes())
    book = ArtBook(tmp_path)
    assert _loaded(book, "a.png") is _loaded(book, "b.png")


@pytest.mark.parametrize(
    ("stored", "asked"),
    [
        ("art/é 1.png", "art/é 1.png"),
        ("art/é 1.png", "art\\é 1.png"),
        ("art/é 1.png", "art/e\u0301 1.png"),
        ("e\u0301.png", "é.png"),
        ("炎/x.png", "./炎/x.png"),
    ],
)
def test_spaces_accents_and_backslashes_in_paths(tmp_path: Path, stored: str, asked: str) -> None:
    path = tmp_path / stored
    path.parent.mkdir(exist_ok=True)
    _png(Image.new("RGB", (2, 2)), path)
    assert _loaded(ArtBook(tmp_path), asked).width == 2


@pytest.mark.parametrize(
    "name", ["../x.png", "a/../../x.png", "/etc/hostname", "C:\\x.png", "C:x.png", "..\\x.png", "link.png"]
)
def test_no_path_leaves_the_project(tmp_path: Path, name: str) -> None:
    project = tmp_path / "project"
    project.mkdir()
    _png(Image.new("RGB", (2, 2)), tmp_path / "x.png")
    (project / "link.png").symlink_to(tmp_path / "x.png")
    art, (problem,) = ArtBook(project).load(name, "E07")
    assert art is None
    assert problem.code == "art/outside"
    assert "E07" in problem.message


@pytest.mark.parametrize("name", ["", "  ", "a\0b", ".", "folder"])
def test_names_that_are_no_files(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    art, (problem,) = ArtBook(tmp_path).load(name, "E07")
    assert art is None
    assert problem.code == "art/missing"
