"""Faces are drawn where they belong; what cannot be drawn is found."""

import io
from importlib.resources import files
from pathlib import Path

import pypdfium2 as pdfium
import pytest
from PIL import Image
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from generator.face.document import Document
from generator.face.draw import Painter
from generator.face.placed import Clip, Face, Icon, Item, Picture, Run
from generator.face.placed import Path as Outline
from generator.face.render import Pages, pixels
from generator.pictures.art import ArtBook
from generator.pictures.emoji import EmojiBook
from generator.pictures.icons import IconSet
from generator.pictures.pictures import Pictures

_ICONS = Path(__file__).parents[3] / "templates" / "icons"
_RED, _GREEN, _BLUE, _WHITE = (255, 0, 0), (0, 128, 0), (0, 0, 255), (255, 255, 255)
_MM = 72 / 25.4
_EMOJI = EmojiBook()


class _Fonts:
    """A font book with one face."""

    def draw_name(self, face: str) -> str:
        try:
            pdfmetrics.getFont("TestLilita")
        except KeyError:
            found = sorted(path for path in files("fontpkg_lilita_one").rglob("*.ttf"))  # type: ignore[attr-defined]
            pdfmetrics.registerFont(TTFont("TestLilita", str(found[0])))
        return "TestLilita"


def _face(*items: Item, key: str = "E07", width: float = 63, height: float = 88, bleed: float = 3) -> Face:
    return Face(key, key, "en", width, height, bleed, 2.5, items)


def _pdf(faces: list[Face], root: Path, **options: object) -> tuple[bytes, Painter]:
    file = io.BytesIO()
    document = Document(file, title="Test", language="en")
    painter = Painter(document.canvas, _Fonts(), Pictures(_EMOJI, IconSet([_ICONS]), ArtBook(root)), **options)
    for face in faces:
        bleed = face.bleed
        trim = (bleed, bleed, bleed + face.width, bleed + face.height)
        document.begin_page(face.width + 2 * bleed, face.height + 2 * bleed, trim=trim)
        painter.place(face, bleed, bleed)
        document.end_page()
    document.save()
    return file.getvalue(), painter


def _shown(pdf: bytes, page: int = 0, dpi: float = 127) -> Image.Image:
    """Render at 5 px a mm."""
    pages = Pages(pdf)
    size = tuple(pixels(mm, dpi) for mm in pages.size(page))
    image = Image.frombytes("RGB", size, pages.rgb(page, *size))
    pages.close()
    return image


def _at(image: Image.Image, x_mm: float, y_mm: float) -> tuple[int, ...]:
    found = image.getpixel((int(x_mm * 5), int(y_mm * 5)))
    assert isinstance(found, tuple)
    return found


def _square(x: float, y: float, size: float, color: str) -> Outline:
    return Outline(f"M{x} {y}h{size}v{size}h-{size}Z", fill=color)


def test_every_item_lands_in_its_place(tmp_path: Path) -> None:
    Image.new("RGB", (40, 40), _BLUE).save(tmp_path / "a.png")
    pdf, painter = _pdf(
        [
            _face(
                _square(-3, -3, 5, "#ff0000"),
                _square(61, 86, 5, "#008000"),
                Picture("art:a.png", 10, 20, 10, 5),
                Icon("up", 30, 40, 10, 10, "#ff0000"),
                Picture("emoji:1F7E6", 40, 60, 10, 10),
            )
        ],
        tmp_path,
    )
    image = _shown(pdf)
    assert painter.problems == []
    assert _at(image, 0.5, 0.5) == _RED
    assert _at(image, 4.5, 4.5) == _RED
    assert _at(image, 5.5, 5.5) == _WHITE
    assert _at(image, 68.5, 93.5) == _GREEN
    # 40 x 40 px in a 10 x 5 mm box is shown whole, 5 x 5 mm in the middle.
    assert _at(image, 3 + 15, 3 + 22.5) == _BLUE
    assert _at(image, 3 + 11.5, 3 + 22.5) == _WHITE
    assert _at(image, 3 + 35, 3 + 47) == _RED
    assert _at(image, 3 + 45, 3 + 65) == (146, 211, 245)


@pytest.mark.parametrize(("turn", "corner"), [(0, (21, 31)), (90, (29, 31)), (180, (29, 49)), (270, (21, 49))])
def test_turned_faces_keep_their_top_left_corner(tmp_path: Path, turn: int, corner: tuple[float, float]) -> None:
    upright = turn % 180 == 0
    face = _face(_square(0, 0, 2, "#ff0000"), _square(2, 2, 2, "#0000ff"), width=10, height=20, bleed=0)
    file = io.BytesIO()
    document = Document(file, title="t", language="en")
    painter = Painter(document.canvas, _Fonts(), Pictures(_EMOJI, IconSet([_ICONS]), ArtBook(tmp_path)))
    document.begin_page(60, 70)
    painter.place(face, 20, 30, turn)
    document.end_page()
    document.save()
    image = _shown(file.getvalue())
    x, y = corner if upright else (corner[0] + 10 if turn == 90 else corner[0], corner[1] if turn == 90 else 39)
    assert _at(image, x, y) == _RED
    inked = image.convert("L").point(lambda value: 255 if value < 250 else 0).getbbox()
    assert inked is not None
    wide, high = (10, 20) if upright else (20, 10)
    assert inked[0] >= 20 * 5 - 1
    assert inked[1] >= 30 * 5 - 1
    assert inked[2] <= (20 + wide) * 5 + 1
    assert inked[3] <= (30 + high) * 5 + 1


def test_clip_cuts_relative_to_the_trim(tmp_path: Path) -> None:
    face = _face(_square(-3, -3, 30, "#ff0000"), width=20, height=20)
    file = io.BytesIO()
    document = Document(file, title="t", language="en")
    painter = Painter(document.canvas, _Fonts(), Pictures(_EMOJI, IconSet([_ICONS]), ArtBook(tmp_path)))
    document.begin_page(60, 60)
    painter.place(face, 20, 20, clip=(0, -2, 20, 10))
    document.end_page()
    document.save()
    image = _shown(file.getvalue())
    assert _at(image, 21, 18.5) == _RED
    assert _at(image, 21, 17.5) == _WHITE
    assert _at(image, 19.5, 21) == _WHITE
    assert _at(image, 39.5, 29.5) == _RED
    assert _at(image, 39.5, 30.5) == _WHITE
    assert _at(image, 40.5, 29) == _WHITE


def test_clip_items_mirror_turn_and_opacity(tmp_path: Path) -> None:
    two = Image.new("RGB", (40, 40), _RED)
    two.paste(_BLUE, (20, 0, 40, 40))
    two.save(tmp_path / "two.png")
    pdf, _ = _pdf(
        [
            _face(
                Clip("M0 0H5V10H0Z", (_square(0, 0, 10, "#ff0000"),)),
                Picture("art:two.png", 20, 0, 10, 10),
                Picture("art:two.png", 40, 0, 10, 10, mirror=True),
                Picture("art:two.png", 20, 20, 10, 10, turn=90),
                Outline("M0 40H10V50H0Z", fill="#ff0000", opacity=0.5),
                Picture("emoji:1F7E6", 20, 40, 10, 10, opacity=0.5),
                Picture("art:two.png", 40, 40, 10, 10, tint="#0000ff"),
                bleed=0,
            )
        ],
        tmp_path,
    )
    image = _shown(pdf)
    assert (_at(image, 4, 5), _at(image, 6, 5)) == (_RED, _WHITE)
    assert (_at(image, 22, 5), _at(image, 28, 5)) == (_RED, _BLUE)
    assert (_at(image, 42, 5), _at(image, 48, 5)) == (_BLUE, _RED)
    assert (_at(image, 25, 22), _at(image, 25, 28)) == (_RED, _BLUE)
    assert _at(image, 5, 45) == pytest.approx((255, 127, 127), abs=2)
    assert _at(image, 25, 45) == pytest.approx((200, 233, 250), abs=2)
    assert _at(image, 42, 45) == pytest.approx((128, 0, 128), abs=2)


def test_opacity_acts_on_a_picture_as_a_whole(tmp_path: Path) -> None:
    pdf, _ = _pdf([_face(Picture("emoji:1F436", 0, 0, 60, 60, opacity=0.5), bleed=0)], tmp_path)
    image = _shown(pdf)
    darkest = min(value for count, value in image.convert("L").getcolors(65536) or [])
    assert darkest == pytest.approx(127, abs=3)


def test_d09_clear_art_lets_the_card_show(tmp_path: Path) -> None:
    Image.new("RGBA", (40, 40), (255, 0, 0, 0)).save(tmp_path / "clear.png")
    pdf, _ = _pdf([_face(_square(0, 0, 60, "#0000ff"), Picture("art:clear.png", 0, 0, 60, 60), bleed=0)], tmp_path)
    assert _at(_shown(pdf), 30, 30) == _BLUE


@pytest.mark.parametrize("mode", ["jpeg", "cmyk", "turned"])
def test_d04_d06_art_shows_right_in_the_pdf(tmp_path: Path, mode: str) -> None:
    exif = Image.Exif()
    if mode == "cmyk":
        image = Image.new("CMYK", (64, 64), (0, 255, 255, 0))
    else:
        image = Image.new("RGB", (64, 64), _RED)
        if mode == "turned":
            image.paste(_WHITE, (32, 0, 64, 64))
            exif[0x0112] = 6
    image.save(tmp_path / "a.jpg", quality=95, exif=exif)
    pdf, _ = _pdf([_face(Picture("art:a.jpg", 0, 0, 10, 10), bleed=0)], tmp_path)
    image = _shown(pdf)
    red, green, _ = _at(image, 5, 2)
    assert red > 245
    assert green < 20
    if mode == "turned":
        assert _at(image, 5, 8)[1] > 240


def test_text_is_real_and_in_reading_order(tmp_path: Path) -> None:
    runs = (
        Run(5, 10, "First line, squeezed", "x", 12, "#000000", squeeze=((10, 2.0), (11, 1.0))),
        Run(5, 16, "Second line spaced", "x", 12, "#000000", space=0.5),
        Run(5, 22, "Third (with) \\ signs", "x", 12, "#ff0000"),
    )
    pdf, _ = _pdf([_face(*runs)], tmp_path)
    text = pdfium.PdfDocument(pdf)[0].get_textpage().get_text_bounded()
    assert text.split("\r\n") == ["First line, squeezed", "Second line spaced", "Third (with) \\ signs"]


def _ink_right(pdf: bytes) -> float:
    box = _shown(pdf, dpi=127).convert("L").point(lambda value: 255 if value < 200 else 0).getbbox()
    assert box is not None
    return box[2] / 5


def test_space_and_squeeze_move_the_pen_by_their_points(tmp_path: Path) -> None:
    plain = _ink_right(_pdf([_face(Run(0, 20, "HHHHHHHHHH", "x", 12, "#000000"))], tmp_path)[0])
    spaced = _ink_right(_pdf([_face(Run(0, 20, "HHHHHHHHHH", "x", 12, "#000000", space=1.0))], tmp_path)[0])
    squeezed = _ink_right(
        _pdf([_face(Run(0, 20, "HHHHHHHHHH", "x", 12, "#000000", squeeze=((1, 4.0), (5, 5.0))))], tmp_path)[0]
    )
    assert spaced - plain == pytest.approx(9 * 25.4 / 72, abs=0.25)
    assert plain - squeezed == pytest.approx(9 * 25.4 / 72, abs=0.25)


def test_type_size_is_points(tmp_path: Path) -> None:
    pdf, _ = _pdf([_face(Run(5, 40, "H", "x", 72, "#000000"))], tmp_path)
    box = _shown(pdf).convert("L").point(lambda value: 255 if value < 200 else 0).getbbox()
    assert box is not None
    cap = pdfmetrics.getFont("TestLilita").face.capHeight / 1000
    assert (box[3] - box[1]) / 5 == pytest.approx(25.4 * cap, abs=0.5)
    assert box[3] / 5 == pytest.approx(43, abs=0.3)


def test_what_cannot_be_drawn_is_found_and_the_rest_is_drawn(tmp_path: Path) -> None:
    items = (
        Icon("fihs", 0, 0, 5, 5),
        Picture("emoji:41", 10, 0, 5, 5),
        Picture("art:missing.png", 20, 0, 5, 5),
        Picture("fox.png", 30, 0, 5, 5),
        Outline("L0 0", fill="#000000"),
        _square(50, 50, 5, "#ff0000"),
    )
    pdf, painter = _pdf([_face(*items)], tmp_path)
    codes = ["icon/unknown", "picture/unknown", "art/missing", "picture/unknown", "face/bad-path"]
    assert [problem.code for problem in painter.problems] == codes
    assert all(problem.severity == "error" for problem in painter.problems)
    image = _shown(pdf)
    assert _at(image, 55, 55) == _RED
    assert _at(image, 25.5, 5.5) == _WHITE
    placeholders, painter = _pdf([_face(*items)], tmp_path, placeholders=True)
    assert [problem.severity for problem in painter.problems] == ["warning"] * 4 + ["error"]
    assert _at(_shown(placeholders), 25.5, 3.5) != _WHITE


@pytest.mark.parametrize(("px", "warned"), [(590, True), (591, False)])
def test_too_few_dpi_are_warned_about_with_the_number(tmp_path: Path, px: int, warned: bool) -> None:
    Image.new("L", (px, px)).save(tmp_path / "a.png")
    _, painter = _pdf([_face(Picture("art:a.png", 0, 0, 100, 100))], tmp_path, min_dpi=150)
    assert [problem.code for problem in painter.problems] == (["art/low-dpi"] if warned else [])
    if warned:
        assert painter.problems[0].severity == "warning"
        assert "149 dpi" in painter.problems[0].message
        assert "E07" in painter.problems[0].message
        assert " 1 % " in painter.problems[0].hint


@pytest.mark.parametrize("even_odd", [False, True])
def test_a_long_outline_is_stored_once_and_looks_as_if_it_stood_in_place(tmp_path: Path, even_odd: bool) -> None:
    dots = "".join(f"M{x} {y}h2v2h-2ZM{x + 0.5} {y + 0.5}h1v1h-1Z" for x in range(-3, 66, 4) for y in range(-3, 91, 4))
    halves = dots[: dots.index("M33 -3")], dots[dots.index("M33 -3") :]
    style = {"stroke": "#0000ff", "width": 0.2, "opacity": 0.5, "even_odd": even_odd}

    def faces(fills: tuple[str, str], *outlines: str) -> list[Face]:
        return [_face(*(Outline(d, fill=fill, **style) for d in outlines), key=fill) for fill in fills]

    once, _ = _pdf(faces(("#ff0000", "#008000"), dots), tmp_path)
    single, _ = _pdf(faces(("#ff0000", "#ff0000"), dots)[:1], tmp_path)
    assert len(once) < len(single) + 1500
    # An outline cut at a dot's edge paints the same, for dots don't overlap.
    apart, _ = _pdf(faces(("#ff0000", "#008000"), *halves), tmp_path)
    for page in (0, 1):
        assert _shown(once, page).tobytes() == _shown(apart, page).tobytes()
    assert _at(_shown(once, 0), 1.7, 1.0)[0] > _at(_shown(once, 1), 1.7, 1.0)[0]
