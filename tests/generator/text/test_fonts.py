"""Which face draws what, and what is said of fonts that can't be used."""

import shutil
import struct
from pathlib import Path
from random import Random

import pytest

from generator.text.declared import package_folder
from generator.text.fitting import fit
from generator.text.fonts import FontBook
from generator.text.fonts_report import report
from generator.text.pdf_fonts import PdfFonts
from generator.text.style import TextStyle

TEMPLATES = Path(__file__).parents[3] / "templates"
LILITA = package_folder("fontpkg_lilita_one") / "files" / "LilitaOne-Regular.ttf"


@pytest.fixture(scope="module")
def book() -> FontBook:
    return FontBook.load([TEMPLATES])


def own_fonts(project: Path, file: str, chain: str = "[own]") -> FontBook:
    templates = project / "templates"
    templates.mkdir(parents=True, exist_ok=True)
    (templates / "fonts.yaml").write_text(
        f'faces:\n  own: {{file: "{file}"}}\nfamilies:\n  body: {{faces: {{other: {chain}}}}}\n', encoding="utf-8"
    )
    return FontBook.load([templates, TEMPLATES])


def test_bundled_fonts_have_no_finding(book: FontBook) -> None:
    assert book.check() == []


@pytest.mark.parametrize(
    ("language", "char", "face"),
    [
        ("zh", "炎", "sc-400"),
        ("ja", "炎", "jp-400"),
        ("zh", "A", "latin-400"),
        ("ja", "7", "latin-400"),
        ("zh", "“", "sc-400"),
        ("zh", "…", "sc-400"),
        ("zh", "·", "sc-400"),
        ("zh", "—", "sc-400"),
        ("en", "“", "latin-400"),
        ("en", "·", "latin-400"),
        ("zh", "−", "latin-400"),
        ("fr", "é", "latin-400"),
    ],
)
def test_face_follows_the_language(book: FontBook, language: str, char: str, face: str) -> None:
    assert book.setter("body", None, language).glyph(char).face == face


def test_chinese_quotes_are_full_width_and_english_ones_are_not(book: FontBook) -> None:
    assert book.setter("body", None, "zh").glyph("“").advance == 1000
    assert book.setter("body", None, "en").glyph("“").advance < 600


def test_apostrophe_between_latin_letters_is_latin_in_chinese_text(book: FontBook) -> None:
    assert book.setter("body", None, "zh").glyph("’", in_latin=True).face == "latin-400"


def test_simplified_character_in_japanese_text_is_missing_not_swapped(book: FontBook) -> None:
    glyph = book.setter("body", None, "ja").glyph("饺")
    assert (glyph.missing, glyph.char) == ("饺", "〓")


def test_declared_fallback_is_used(tmp_path: Path) -> None:
    shutil.copy(LILITA, tmp_path / "own.ttf")
    book = own_fonts(tmp_path, "own.ttf", "[own, sc]")
    assert book.setter("body", None, "en").glyph("A").face == "own"
    assert book.setter("body", None, "en").glyph("炎").face == "sc-400"


def test_weights_measure_differently(book: FontBook) -> None:
    assert book.face("latin-400").advance("m") < book.face("latin-900").advance("m")


def test_kerning_pulls_capitals_together(book: FontBook) -> None:
    assert book.setter("body", None, "en").kern("latin-400", "To") < -20
    assert book.setter("body", None, "zh").kern("sc-400", "牌山") == 0


def test_f10_font_path_with_space_and_unicode_works(tmp_path: Path) -> None:
    project = tmp_path / "My Game – 炎"
    (project / "my fonts").mkdir(parents=True)
    shutil.copy(LILITA, project / "my fonts" / "é 1.ttf")
    book = own_fonts(project, "my fonts/é 1.ttf")
    assert book.check() == []
    assert book.setter("body", None, "en").glyph("A").face == "own"


def test_a18_cff_font_is_named_with_the_reason_and_not_swapped(tmp_path: Path) -> None:
    (tmp_path / "Own.otf").write_bytes(b"OTTO" + bytes(8))
    book = own_fonts(tmp_path, "Own.otf")
    (problem,) = book.check()
    assert (problem.code, problem.severity, problem.line) == ("font/unusable", "error", 2)
    assert "Own.otf" in problem.message
    assert "CFF" in problem.message
    assert book.setter("body", None, "en").glyph("A").missing == "A"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "no such file"),
        (b"", "not a TrueType font"),
        (b"<html>", "not a TrueType font"),
        (b"wOF2" + bytes(40), "web font"),
        (b"ttcf" + bytes(40), "collection"),
        (LILITA.read_bytes()[:9000], "broken"),
        (struct.pack(">4sHHHH", b"\0\1\0\0", 0, 0, 0, 0), "broken"),
    ],
)
def test_unusable_file_is_a_finding_with_file_and_reason(tmp_path: Path, data: bytes | None, reason: str) -> None:
    if data is not None:
        (tmp_path / "own.ttf").write_bytes(data)
    (problem,) = own_fonts(tmp_path, "own.ttf").check()
    assert "own.ttf" in problem.message
    assert reason in problem.message


def test_font_that_forbids_embedding_is_a_finding(tmp_path: Path) -> None:
    data = bytearray(LILITA.read_bytes())
    (table_count,) = struct.unpack_from(">H", data, 4)
    places = {tag: offset for tag, _, offset, _ in struct.iter_unpack(">4sLLL", data[12 : 12 + 16 * table_count])}
    struct.pack_into(">H", data, places[b"OS/2"] + 8, 2)
    (tmp_path / "own.ttf").write_bytes(data)
    (problem,) = own_fonts(tmp_path, "own.ttf").check()
    assert "embedding" in problem.message


def test_faults_of_the_declaration_have_places(tmp_path: Path) -> None:
    templates = tmp_path / "templates"
    templates.mkdir()
    text = "faces:\n  own: {fil: a.ttf}\nfamilies:\n  body:\n    weight: heavy\n    faces: {en: [latn]}\n"
    (templates / "fonts.yaml").write_text(text)
    found = {(problem.code, problem.line) for problem in FontBook.load([templates, TEMPLATES]).problems}
    assert found == {("font/unknown-key", 2), ("font/no-file", 2), ("font/weight", 5), ("font/unknown-face", 0)}


def test_report_lists_family_language_face_file_weight_and_licence(book: FontBook) -> None:
    rows = report(book, {"sc-700": "失效失"})
    row = next(row for row in rows if (row.family, row.language, row.face) == ("body", "zh", "sc-700"))
    assert (row.weight, row.licence, row.characters) == (700, "OFL-1.1", 2)
    assert row.file.name == "NotoSansSC[wght].ttf"
    assert {row.face for row in rows if row.family == "heavy" and row.language == "en"} >= {"display", "latin-900"}


@pytest.mark.parametrize("place", ["{outside}", "../elsewhere/own.ttf", "link.ttf"])
def test_f10_no_font_path_leaves_the_project(tmp_path: Path, place: str) -> None:
    outside = tmp_path / "elsewhere" / "own.ttf"
    outside.parent.mkdir()
    shutil.copy(LILITA, outside)
    project = tmp_path / "project"
    project.mkdir()
    (project / "link.ttf").symlink_to(outside)
    book = own_fonts(project, place.format(outside=outside.as_posix()))
    (problem,) = book.check()
    assert (problem.code, problem.line) == ("font/outside", 2)
    assert book.setter("body", None, "en").glyph("A").missing == "A"


@pytest.mark.parametrize("package", ["nope", "os", "../x", "a.b", ""])
def test_only_installed_packages_are_looked_into(package: str) -> None:
    assert package_folder(package) is None or package == "os"


def test_a18_text_without_any_font_is_told_and_set_as_nothing(tmp_path: Path) -> None:
    (tmp_path / "Own.otf").write_bytes(b"OTTO" + bytes(8))
    book = own_fonts(tmp_path, "Own.otf")
    setter = book.setter("body", None, "en")
    assert setter.kern(setter.glyph("A").face, "AV") == 0.0
    fitted = fit("AV **To**", TextStyle(), 40, 20, "en", book=book, icons={})
    assert fitted.missing
    assert fitted.items == ()


@pytest.mark.parametrize("seed", range(40))
def test_a18_a_damaged_font_is_a_finding_or_works(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    data = bytearray(LILITA.read_bytes())
    for _ in range(random.choice([1, 3, 20])):
        at = random.randrange(len(data) if random.random() < 0.5 else 3000)
        data[at : at + 4] = random.choice([b"\xff\xff\xff\xff", b"\0\0\0\0", random.randbytes(4)])
    (tmp_path / "own.ttf").write_bytes(data)
    book = own_fonts(tmp_path, "own.ttf")
    glyph = book.setter("body", None, "en").glyph("A")
    problems = [*book.check(), *(PdfFonts(book, {glyph.face: "A"}).check() if glyph.face else ())]
    assert all("own.ttf" in problem.message for problem in problems)
