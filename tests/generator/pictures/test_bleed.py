"""Art reaches into the bleed in the way its author chose."""

from pathlib import Path

import pytest
from PIL import Image

from generator.face.placed import Picture
from generator.pictures.art import ArtBook
from generator.pictures.bitmap import Bitmap
from generator.pictures.bleed import covering, full_bleed
from generator.pictures.edges import continued, margin


def _two_by_two() -> Image.Image:
    """Give 16 x 16 px: red and green above, blue and white below, one black column at the left edge."""
    image = Image.new("RGB", (16, 16), "red")
    image.paste("lime", (8, 0, 16, 8))
    image.paste("blue", (0, 8, 8, 16))
    image.paste("white", (8, 8, 16, 16))
    image.paste("black", (0, 0, 1, 16))
    return image


def test_mirror_repeats_what_lies_inside_the_edge() -> None:
    image = continued(_two_by_two(), "mirror")
    assert image.size == (20, 20)
    assert [image.getpixel((x, 5)) for x in (0, 1, 2, 3)] == [(255, 0, 0), (0, 0, 0), (0, 0, 0), (255, 0, 0)]
    assert image.getpixel((19, 19)) == (255, 255, 255)
    assert image.getpixel((1, 0)) == (0, 0, 0)


def test_smear_repeats_the_edge_itself() -> None:
    image = continued(_two_by_two(), "smear")
    assert image.size == (20, 20)
    assert [image.getpixel((x, 5)) for x in (0, 1, 2, 3)] == [(0, 0, 0), (0, 0, 0), (0, 0, 0), (255, 0, 0)]
    assert image.getpixel((19, 0)) == (0, 255, 0)


@pytest.mark.parametrize(("size", "more"), [((16, 16), 2), ((15, 40), 1), ((1, 1), 1), ((800, 100), 12)])
def test_margin_is_an_eighth_of_the_shorter_side(size: tuple[int, int], more: int) -> None:
    assert margin(*size) == more
    assert continued(Image.new("L", size), "mirror").size == (size[0] + 2 * more, size[1] + 2 * more)


@pytest.mark.parametrize(
    ("size", "box"), [((2, 1), (-5, 0, 20, 10)), ((1, 1), (0, 0, 10, 10)), ((1, 2), (0, -5, 10, 20))]
)
def test_covering_keeps_the_proportion(size: tuple[float, float], box: tuple[float, ...]) -> None:
    assert covering(size, (0, 0, 10, 10)) == box


@pytest.mark.parametrize("how", ["held", "scale", "mirror", "smear"])
@pytest.mark.parametrize("size", [(630, 880), (690, 940), (400, 400), (2000, 300)])
def test_every_way_covers_the_bleed(how: str, size: tuple[int, int]) -> None:
    clip = full_bleed("fox.png", size, (63, 88), 3, how)
    (picture,) = clip.items
    assert isinstance(picture, Picture)
    assert picture.x <= -3 + 1e-9
    assert picture.y <= -3 + 1e-9
    assert picture.x + picture.w >= 66 - 1e-9
    assert picture.y + picture.h >= 91 - 1e-9


def test_mirrored_art_keeps_its_scale_on_the_trim(tmp_path: Path) -> None:
    Image.new("RGB", (630, 880)).save(tmp_path / "fox.png")
    book = ArtBook(tmp_path)
    size = book.size("fox.png", "E07")
    assert size == (630, 880)
    (picture,) = full_bleed("fox.png", size, (63, 88), 3, "mirror").items
    art, problems = book.load("fox.png", "E07", edges="mirror")
    assert problems == ()
    assert isinstance(art, Bitmap)
    assert isinstance(picture, Picture)
    assert picture.source == "mirror:fox.png"
    assert picture.w / art.width == pytest.approx(63 / 630)
    assert picture.h / art.height == pytest.approx(88 / 880)


def test_an_svgs_edges_cannot_be_continued(tmp_path: Path) -> None:
    (tmp_path / "a.svg").write_text('<svg viewBox="0 0 9 9"><path d="M0 0H1"/></svg>')
    art, (problem,) = ArtBook(tmp_path).load("a.svg", "E07", edges="smear")
    assert art is None
    assert problem.code == "art/edges"
