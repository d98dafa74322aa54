"""Fonts in PDFs: embedded, told apart by weight, no more subsets than needed, the same bytes every time."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen.canvas import Canvas

from generator.face.placed import Clip, Run
from generator.text.fitting import fit
from generator.text.fonts import FontBook
from generator.text.pdf_fonts import PdfFonts, used_characters
from generator.text.style import TextStyle

ROOT = Path(__file__).parents[3]
BOOK = FontBook.load([ROOT / "templates"])


def pdf(texts: list[tuple[str, str]]) -> bytes:
    """Draw (face, text) one below the other."""
    used: dict[str, set[str]] = {}
    for face, text in texts:
        used.setdefault(face, set()).update(text)
    fonts = PdfFonts(BOOK, used)
    file = io.BytesIO()
    canvas = Canvas(file, invariant=1, pageCompression=0)
    for row, (face, text) in enumerate(texts):
        canvas.setFont(fonts.draw_name(face), 10)
        canvas.drawString(20, 800 - 14 * row, text)
    canvas.save()
    return file.getvalue()


def base_fonts(data: bytes) -> list[str]:
    return sorted(name.decode() for name in re.findall(rb"/BaseFont /(\S+)", data) if b"+" in name)


def extracted(data: bytes) -> str:
    return pypdfium2.PdfDocument(data)[0].get_textpage().get_text_bounded()


def test_weights_of_one_file_are_different_fonts() -> None:
    data = pdf([("sc-400", "失效"), ("sc-700", "失效"), ("latin-400", "ab"), ("latin-900", "ab")])
    names = base_fonts(data)
    assert names == [
        "AAAAAA+NotoSansSC-sc-400",
        "AAAAAA+NotoSansSC-sc-700",
        "AAAAAA+SourceSans3-latin-400",
        "AAAAAA+SourceSans3-latin-900",
    ]
    assert len(re.findall(rb"/FontFile2 ", data)) == 4


def test_weight_is_pinned_not_the_default() -> None:
    fonts = PdfFonts(BOOK, {"latin-900": "m", "latin-400": "m"})
    for face in ("latin-900", "latin-400"):
        drawn = pdfmetrics.stringWidth("m", fonts.draw_name(face), 1000)
        assert drawn == pytest.approx(BOOK.face(face).advance("m"), abs=1)


@pytest.mark.parametrize(("count", "subsets"), [(254, 1), (255, 1), (256, 2), (510, 2), (511, 3)])
def test_subsets_are_full_before_another_begins(count: int, subsets: int) -> None:
    have = BOOK.face("sc-400")
    chars = " " + "".join([chr(code) for code in range(0x4E00, 0x5400) if have.has(chr(code))][: count - 1])
    data = pdf([("sc-400", chars[at : at + 40]) for at in range(0, count, 40)])
    assert len(base_fonts(data)) == subsets  # ceil(count / 255)
    assert re.sub(r"\s", "", extracted(data)) == chars.strip()


def test_characters_beyond_the_basic_plane_are_read_back() -> None:
    assert BOOK.setter("body", None, "ja").glyph("𠮷").face == "jp-400"
    assert extracted(pdf([("jp-400", "𠮷野家")])).strip() == "𠮷野家"


def test_growing_sets_of_characters_work_in_one_process() -> None:
    first, second = PdfFonts(BOOK, {"sc-400": "失"}), PdfFonts(BOOK, {"sc-400": "失效"})
    assert first.draw_name("sc-400") != second.draw_name("sc-400")
    assert first.draw_name("sc-400") == PdfFonts(BOOK, {"sc-400": "失失"}).draw_name("sc-400")
    assert extracted(pdf([("sc-400", "失")])).strip() == "失"
    assert extracted(pdf([("sc-400", "失效")])).strip() == "失效"


def test_character_that_was_not_announced_is_refused() -> None:
    canvas = Canvas(io.BytesIO())
    canvas.setFont(PdfFonts(BOOK, {"sc-400": "失"}).draw_name("sc-400"), 10)
    with pytest.raises(KeyError, match=r"U\+6548"):
        canvas.drawString(0, 0, "效")


def test_e05_bytes_are_the_same_whatever_the_hash_seed() -> None:
    code = (
        "import hashlib, sys; sys.path[:0] = sys.argv[1:];"
        "from test_pdf_fonts import pdf;"
        "print(hashlib.sha256(pdf([('sc-700', '使下方的牌失效'), ('latin-400', 'Cancel'), ('display', 'Wok')])).hexdigest())"
    )
    sums = {
        subprocess.run(
            [sys.executable, "-c", code, str(ROOT), str(Path(__file__).parent)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(sums) == 1


def test_every_used_face_can_be_made() -> None:
    fitted = fit("**牌** “a” *b*", TextStyle(), 50, 10, "zh", BOOK)
    fonts = PdfFonts(BOOK, used_characters(fitted.items))
    assert fonts.check() == []


def test_used_characters_are_gathered_from_clips_too() -> None:
    run = Run(0, 0, "ab", "latin-400", 9, "#000000")
    inner = Run(0, 0, "bc", "latin-400", 9, "#000000")
    assert used_characters([run, Clip("", (inner,))]) == {"latin-400": {"a", "b", "c"}}


def test_two_sets_of_one_face_in_one_document_are_refused_not_merged() -> None:
    canvas = Canvas(io.BytesIO())
    for chars in ("山", "川"):
        canvas.setFont(PdfFonts(BOOK, {"sc-400": chars}).draw_name("sc-400"), 10)
        canvas.drawString(0, 0, chars)
    with pytest.raises(ValueError, match="two sets of characters"):
        canvas.save()
