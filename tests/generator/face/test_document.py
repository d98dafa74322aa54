"""The PDF is whole: boxes, fonts, each thing once, the same bytes every time."""

import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import time
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
from generator.face.render import pixels
from generator.pictures.art import ArtBook
from generator.pictures.emoji import EmojiBook
from generator.pictures.icons import IconSet
from generator.pictures.pictures import Pictures

_ICONS = Path(__file__).parents[3] / "templates" / "icons"
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


def _square(x: float, y: float, size: float, color: str) -> Outline:
    return Outline(f"M{x} {y}h{size}v{size}h-{size}Z", fill=color)


def test_e07_boxes_nest_and_measure(tmp_path: Path) -> None:
    pdf, _ = _pdf([_face()], tmp_path)
    page = pdfium.PdfDocument(pdf)[0]
    media, bleed, trim = page.get_mediabox(), page.get_bleedbox(), page.get_trimbox()
    assert media == pytest.approx((0, 0, 69 * _MM, 94 * _MM), abs=0.01)
    assert bleed == pytest.approx((0, 0, 69 * _MM, 94 * _MM), abs=0.01)
    assert trim == pytest.approx((3 * _MM, 3 * _MM, 66 * _MM, 91 * _MM), abs=0.01)


def test_b11_fractions_of_a_millimetre_count(tmp_path: Path) -> None:
    pdf, _ = _pdf([_face(width=63.5, height=88.9)], tmp_path)
    left, bottom, right, top = pdfium.PdfDocument(pdf)[0].get_trimbox()
    assert (right - left, top - bottom) == pytest.approx((180, 252), abs=0.001)
    assert (pixels(63.5, 300), pixels(88.9, 300)) == (750, 1050)
    assert (pixels(69, 300), pixels(94, 300)) == (815, 1110)


def test_e03_an_image_used_often_is_stored_once(tmp_path: Path) -> None:
    Image.effect_noise((600, 840), 90).convert("RGB").save(tmp_path / "back.png")
    one, _ = _pdf([_face(Picture("art:back.png", 0, 0, 63, 88), key="B0")], tmp_path)
    many, _ = _pdf([_face(Picture("art:back.png", 0, 0, 63, 88), key=f"B{n}") for n in range(54)], tmp_path)
    assert len(many) - len(one) < 54 * 1500
    assert many.count(b"/Subtype /Image") == 1


def test_an_icon_and_a_face_are_stored_once_however_often_placed(tmp_path: Path) -> None:
    face = _face(*(Icon("fish", x, 0, 5, 5) for x in range(0, 60, 5)))
    pdf, _ = _pdf([face, face, face], tmp_path)
    assert pdf.count(b"/Subtype /Form") == 2


def test_e01_every_font_is_embedded(tmp_path: Path) -> None:
    pdf, _ = _pdf([_face(Run(5, 10, "Fox", "latin-400", 12, "#000000"))], tmp_path)
    assert b"Helvetica" not in pdf
    fonts = re.findall(rb"/Type /Font\b", pdf)
    assert (
        len(fonts)
        == len(re.findall(rb"/FontDescriptor \d+ 0 R", pdf))
        == len(re.findall(rb"/FontFile2 \d+ 0 R", pdf))
        == 1
    )


def _rich_face() -> Face:
    return _face(
        _square(0, 0, 20, "#336699"),
        Run(5, 10, "Fox", "x", 12, "#000000"),
        Icon("fish", 20, 20, 8, 8),
        Picture("emoji:1F436", 20, 40, 20, 20, opacity=0.5, tint="#00ff00"),
        Picture("art:a.png", 40, 40, 20, 20),
        Clip("M0 0H5V5Z", (Outline("M0 0A3 3 0 0 1 5 5", stroke="#ff0000", width=0.3, opacity=0.5),)),
    )


def test_e05_same_bytes_at_another_time(tmp_path: Path) -> None:
    Image.new("RGBA", (20, 20), (1, 2, 3, 4)).save(tmp_path / "a.png")
    first, _ = _pdf([_rich_face()], tmp_path)
    time.sleep(1.1)
    assert _pdf([_rich_face()], tmp_path)[0] == first


_PROGRAM = """
import hashlib, sys
sys.path[:0] = [{root!r}, {here!r}]
import pathlib, importlib.util
spec = importlib.util.spec_from_file_location("t", {file!r})
t = importlib.util.module_from_spec(spec); spec.loader.exec_module(t)
print(hashlib.sha256(t._pdf([t._rich_face()], pathlib.Path("."))[0]).hexdigest())
"""


def test_e05_same_bytes_whatever_hash_seed_zone_and_folder(tmp_path: Path) -> None:
    Image.new("RGBA", (20, 20), (1, 2, 3, 4)).save(tmp_path / "a.png")
    other = tmp_path / "My Game – 炎"
    other.mkdir()
    shutil.copy(tmp_path / "a.png", other / "a.png")
    here = Path(__file__)
    program = _PROGRAM.format(root=str(here.parents[3]), here=str(here.parent), file=str(here))
    sums = {hashlib.sha256(_pdf([_rich_face()], tmp_path)[0]).hexdigest()}
    for folder, seed, zone in ((tmp_path, "1", "Asia/Tokyo"), (other, "2", "America/Lima")):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": zone}
        run = subprocess.run(
            [sys.executable, "-c", program], cwd=folder, env=environment, capture_output=True, text=True, check=True
        )
        sums.add(run.stdout.strip())
    assert len(sums) == 1


def test_document_says_what_it_is(tmp_path: Path) -> None:
    pdf, _ = _pdf([_rich_face()], tmp_path)
    document = pdfium.PdfDocument(pdf)
    assert document.get_metadata_value("Title") == "Test"
    assert document.get_metadata_value("Author") == "deckwright"
    assert re.search(rb"/Lang \(en\)", pdf)
    assert re.search(rb"/PrintScaling /None", pdf)


def test_qpdf_finds_nothing(tmp_path: Path) -> None:
    if not shutil.which("qpdf"):
        pytest.skip("qpdf is not installed")
    Image.new("RGBA", (20, 20), (1, 2, 3, 4)).save(tmp_path / "a.png")
    pdf, _ = _pdf([_rich_face(), _face(key="E08")], tmp_path)
    (tmp_path / "a.pdf").write_bytes(pdf)
    run = subprocess.run(["qpdf", "--check", str(tmp_path / "a.pdf")], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
