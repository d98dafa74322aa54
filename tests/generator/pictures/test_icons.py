"""The deck's icons are all there, readable and told apart by shape."""

from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from generator.face.document import Document
from generator.face.draw import Painter
from generator.face.placed import Face, Icon
from generator.face.render import Pages
from generator.pictures.art import ArtBook
from generator.pictures.drawing import Drawing
from generator.pictures.emoji import EmojiBook
from generator.pictures.icons import IconSet
from generator.pictures.pictures import Pictures

_BUNDLED = Path(__file__).parents[3] / "templates" / "icons"
_NEEDED = [
    "ap",
    "cancel",
    "card",
    "crown",
    "diamond",
    "dish",
    "down",
    "egg",
    "eye",
    "final",
    "fish",
    "flame",
    "grain",
    "hand",
    "hidden",
    "lock",
    "meat",
    "mountain",
    "pan",
    "repeat",
    "reward",
    "shield",
    "spice",
    "stack",
    "star",
    "step",
    "swap",
    "triangle",
    "up",
    "vegetable",
]
_INGREDIENTS = ("meat", "fish", "egg", "grain", "spice", "vegetable")


@pytest.mark.parametrize("name", _NEEDED)
def test_icon_is_read_whole_and_uses_the_inks_colour(name: str) -> None:
    drawing = IconSet([_BUNDLED]).find(name)
    assert isinstance(drawing, Drawing)
    assert drawing.box[1::2] == (0, 24)
    assert drawing.box[0] * 2 + drawing.box[2] == pytest.approx(24, abs=0.5)
    assert any("currentColor" in (shape.fill, shape.stroke) for shape in drawing.shapes)


def test_a_projects_icon_lies_over_the_bundled_one(tmp_path: Path) -> None:
    (tmp_path / "fish.svg").write_text('<svg viewBox="0 0 5 5"><path d="M0 0H5"/></svg>')
    icons = IconSet([tmp_path, tmp_path / "missing", _BUNDLED])
    fish, egg = icons.find("fish"), icons.find("egg")
    assert isinstance(fish, Drawing)
    assert isinstance(egg, Drawing)
    assert fish.box == (0, 0, 5, 5)
    assert egg.box[3] == 24


def test_an_unknown_icon_is_a_finding_with_the_nearest_name() -> None:
    (problem,) = IconSet([_BUNDLED]).find("vegtable", file="cards.yaml", line=7)
    assert (problem.code, problem.file, problem.line) == ("icon/unknown", "cards.yaml", 7)
    assert "vegetable" in problem.hint


def test_a_projects_broken_icon_names_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "fox.svg").write_text('<svg viewBox="0 0 5 5">\n<text>x</text></svg>')
    (problem,) = IconSet([tmp_path]).find("fox")
    assert problem.file == str(tmp_path / "fox.svg")
    assert problem.line == 2


def _silhouettes(tmp_path: Path, names: tuple[str, ...], px: int) -> dict[str, Image.Image]:
    pictures = Pictures(EmojiBook(), IconSet([_BUNDLED]), ArtBook(tmp_path))
    path = tmp_path / "icons.pdf"
    with path.open("wb") as file:
        document = Document(file, title="icons", language="en")
        painter = Painter(document.canvas, None, pictures)
        for name in names:
            document.begin_page(24, 24)
            painter.place(Face(name, name, "en", 24, 24, 0, 0, (Icon(name, 0, 0, 24, 24),)), 0, 0)
            document.end_page()
        document.save()
    assert painter.problems == []
    pages = Pages(path)
    shown = {}
    for index, name in enumerate(names):
        image = Image.frombytes("RGB", (px, px), pages.rgb(index, px, px))
        shown[name] = ImageChops.invert(image.convert("L")).point(lambda value: 255 if value > 8 else 0)
    pages.close()
    return shown


def test_ingredients_differ_in_silhouette_at_2_5_mm(tmp_path: Path) -> None:
    px = 30
    shown = _silhouettes(tmp_path, _INGREDIENTS, px)
    for one, other in combinations(_INGREDIENTS, 2):
        union = ImageChops.lighter(shown[one], shown[other]).histogram()[255]
        apart = ImageChops.difference(shown[one], shown[other]).histogram()[255]
        assert apart / union > 0.2, (one, other)


def test_icons_stand_close_to_the_words_beside_them(tmp_path: Path) -> None:
    icons = IconSet([_BUNDLED])
    for name, image in _silhouettes(tmp_path, tuple(_NEEDED), 240).items():
        drawing = icons.find(name)
        assert isinstance(drawing, Drawing)
        left, _, right, _ = image.getbbox() or (0, 0, 0, 0)
        blank = drawing.box[2] - (right - left) / 10
        assert 0 <= blank <= 2 * 0.1 * 24, name


def test_no_icon_is_cut_by_its_box(tmp_path: Path) -> None:
    for name, image in _silhouettes(tmp_path, tuple(_NEEDED), 240).items():
        left, top, right, bottom = image.getbbox() or (0, 0, 0, 0)
        assert min(left, top) > 0, name
        assert max(right, bottom) < 240, name
