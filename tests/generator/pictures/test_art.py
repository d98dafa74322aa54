"""An author's art is read by what it is, set right, and kept once; what is wrong names card and file."""

import io
import struct
import zlib
from pathlib import Path

import pytest
from PIL import Image, ImageCms

from generator.pictures.art import ArtBook
from generator.pictures.bitmap import Bitmap
from generator.pictures.drawing import Drawing


def _png(image: Image.Image, path: Path, **options: object) -> None:
    image.save(path, "PNG", **options)


def _pixels(book: ArtBook, bitmap: Bitmap) -> list[object]:
    """Decode what was stored, by PNG's own rules or as JPEG."""
    data, alpha = book.data(bitmap)
    base = (
        _decoded(data, bitmap.width, bitmap.height, bitmap.colors) if not bitmap.jpeg else Image.open(io.BytesIO(data))
    )
    if alpha:
        base.putalpha(_decoded(alpha, bitmap.width, bitmap.height, 1))
    return [base.getpixel((x, y)) for y in range(base.height) for x in range(base.width)]


def _decoded(rows: bytes, width: int, height: int, colors: int) -> Image.Image:
    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 0 if colors == 1 else 2, 0, 0, 0)
    file = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return Image.open(io.BytesIO(file))


def _loaded(book: ArtBook, name: str) -> Bitmap:
    art, problems = book.load(name, "E07")
    assert problems == ()
    assert isinstance(art, Bitmap)
    return art


def test_d01_missing_art_names_card_and_full_path(tmp_path: Path) -> None:
    _png(Image.new("RGB", (2, 2)), tmp_path / "fox.png")
    art, (problem,) = ArtBook(tmp_path).load("fxo.png", "E07")
    assert art is None
    assert problem.code == "art/missing"
    assert "E07" in problem.message
    assert str(tmp_path / "fxo.png") in problem.message
    assert "fox.png" in problem.hint
    assert problem.severity == "error"


def test_each_card_gets_its_own_finding(tmp_path: Path) -> None:
    (tmp_path / "bad.png").write_bytes(b"\x89PNG\r\n\x1a\nbroken")
    book = ArtBook(tmp_path)
    messages = [book.load("bad.png", card)[1][0].message for card in ("E07", "E08")]
    assert messages[0].startswith("card E07: ")
    assert messages[1].startswith("card E08: ")
    assert messages[0][10:] == messages[1][10:]


def test_d04_cmyk_jpeg_is_red_not_negative(tmp_path: Path) -> None:
    Image.new("CMYK", (8, 8), (0, 255, 255, 0)).save(tmp_path / "red.jpg", quality=95)
    book = ArtBook(tmp_path)
    red, green, blue = _pixels(book, _loaded(book, "red.jpg"))[0]
    assert red > 245
    assert max(green, blue) < 20


def test_d06_phone_photo_stands_upright(tmp_path: Path) -> None:
    image = Image.new("RGB", (40, 20), (255, 255, 255))
    image.paste((255, 0, 0), (0, 0, 20, 20))
    exif = Image.Exif()
    exif[0x0112] = 6
    image.save(tmp_path / "photo.jpg", exif=exif, quality=95)
    book = ArtBook(tmp_path)
    art = _loaded(book, "photo.jpg")
    assert (art.width, art.height, art.jpeg) == (20, 40, False)
    shown = _pixels(book, art)
    assert shown[5 * 20 + 10][1] < 60
    assert shown[35 * 20 + 10][1] > 200


def test_d07_sixteen_bit_grey_is_scaled(tmp_path: Path) -> None:
    ramp = struct.pack("<4H", 0, 200, 30000, 65535)
    _png(Image.frombytes("I;16", (4, 1), ramp), tmp_path / "ramp.png")
    book = ArtBook(tmp_path)
    assert _pixels(book, _loaded(book, "ramp.png")) == [0, 1, 117, 255]


def test_d09_clear_areas_keep_their_alpha(tmp_path: Path) -> None:
    image = Image.new("RGBA", (2, 1), (10, 20, 30, 0))
    image.putpixel((1, 0), (200, 100, 50, 128))
    _png(image, tmp_path / "ghost.png")
    book = ArtBook(tmp_path)
    art = _loaded(book, "ghost.png")
    assert art.alpha is not None
    shown = _pixels(book, art)
    assert shown[0][3] == 0
    assert shown[1] == (200, 100, 50, 128)


def test_alpha_that_hides_nothing_is_dropped(tmp_path: Path) -> None:
    _png(Image.new("RGBA", (3, 3), (1, 2, 3, 255)), tmp_path / "full.png")
    assert _loaded(ArtBook(tmp_path), "full.png").alpha is None


def test_palette_with_one_clear_colour(tmp_path: Path) -> None:
    image = Image.new("P", (2, 1))
    image.putpalette([255, 0, 0, 0, 255, 0])
    image.putpixel((1, 0), 1)
    _png(image, tmp_path / "pal.png", transparency=0)
    book = ArtBook(tmp_path)
    shown = _pixels(book, _loaded(book, "pal.png"))
    assert shown[0][3] == 0
    assert shown[1] == (0, 255, 0, 255)


def test_rgb_png_with_a_clear_colour(tmp_path: Path) -> None:
    image = Image.new("RGB", (2, 1), (9, 9, 9))
    image.putpixel((1, 0), (5, 6, 7))
    _png(image, tmp_path / "key.png", transparency=(9, 9, 9))
    book = ArtBook(tmp_path)
    shown = _pixels(book, _loaded(book, "key.png"))
    assert shown[0][3] == 0
    assert shown[1] == (5, 6, 7, 255)


def _huge(path: Path, width: int, height: int) -> None:
    _png(Image.new("1", (width, height)), path)


def test_d11_huge_art_is_refused_with_size_limit_and_way_out(tmp_path: Path) -> None:
    _huge(tmp_path / "huge.png", 20000, 9000)
    art, (problem,) = ArtBook(tmp_path).load("huge.png", "E07")
    assert art is None
    assert problem.code == "art/too-large"
    for part in ("E07", "20000", "9000", "64000000"):
        assert part in problem.message
    assert "DECKWRIGHT_MAX_PIXELS=180000000" in problem.hint


def test_d11_limit_is_met_at_its_very_pixel_and_can_be_raised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _huge(tmp_path / "a.png", 50, 20)
    assert ArtBook(tmp_path, pixel_limit=1000).load("a.png", "E07")[0] is not None
    assert ArtBook(tmp_path, pixel_limit=999).load("a.png", "E07")[0] is None
    monkeypatch.setenv("DECKWRIGHT_MAX_PIXELS", "999")
    assert ArtBook(tmp_path).load("a.png", "E07")[0] is None
    monkeypatch.setenv("DECKWRIGHT_MAX_PIXELS", "1000")
    assert ArtBook(tmp_path).load("a.png", "E07")[0] is not None


def test_d13_webp_named_jpg_works_with_a_note(tmp_path: Path) -> None:
    Image.new("RGB", (4, 4), (0, 0, 255)).save(tmp_path / "fox.jpg", "WEBP", lossless=True)
    book = ArtBook(tmp_path)
    art, (note,) = book.load("fox.jpg", "E07")
    assert isinstance(art, Bitmap)
    assert _pixels(book, art)[0] == (0, 0, 255)
    assert (note.severity, note.code) == ("note", "art/misnamed")
    assert "WebP" in note.message
    assert "fox.jpg" in note.message


@pytest.mark.parametrize(
    ("data", "said"),
    [(b"", "nothing"), (b"GIF89a....", "GIF"), (b"hello", "no picture"), (b"%PDF-1.7", "PDF"), (b"BM1234", "BMP")],
)
def test_other_types_are_named(tmp_path: Path, data: bytes, said: str) -> None:
    (tmp_path / "fox.png").write_bytes(data)
    art, problems = ArtBook(tmp_path).load("fox.png", "E07")
    assert art is None
    assert said in problems[0].message
    assert str(tmp_path / "fox.png") in problems[0].message


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_cut_off_files_are_findings(tmp_path: Path, kind: str, share: float) -> None:
    file = io.BytesIO()
    Image.effect_noise((64, 64), 80).convert("RGB").save(file, kind)
    data = file.getvalue()
    (tmp_path / "cut").write_bytes(data[: int(len(data) * share)])
    art, problems = ArtBook(tmp_path).load("cut", "E07")
    assert art is None
    assert [problem.code for problem in problems] == ["art/broken"]


def test_plain_jpeg_and_png_are_embedded_as_they_are(tmp_path: Path) -> None:
    noise = Image.effect_noise((64, 64), 80).convert("RGB")
    noise.save(tmp_path / "a.jpg")
    _png(noise, tmp_path / "b.png")
    book = ArtBook(tmp_path)
    jpeg, png = _loaded(book, "a.jpg"), _loaded(book, "b.png")
    assert book.data(jpeg) == ((tmp_path / "a.jpg").read_bytes(), None)
    assert (jpeg.jpeg, png.jpeg) == (True, False)
    assert book.data(png)[0] in (tmp_path / "b.png").read_bytes()
    assert _pixels(book, png) == [noise.getpixel((x, y)) for y in range(64) for x in range(64)]


def test_a_foreign_colour_profile_is_turned_into_srgb(tmp_path: Path) -> None:
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("XYZ")).tobytes()
    image = Image.new("RGB", (2, 2), (200, 10, 10))
    image.save(tmp_path / "own.png", icc_profile=ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    image.save(tmp_path / "odd.png", icc_profile=lab)
    book = ArtBook(tmp_path)
    assert _pixels(book, _loaded(book, "own.png"))[0] == (200, 10, 10)
    assert isinstance(_loaded(book, "odd.png"), Bitmap)


def test_d04_a_profile_that_is_none_says_nothing(tmp_path: Path) -> None:
    Image.new("RGB", (2, 2), (9, 8, 7)).save(tmp_path / "fox.png", icc_profile=b"no profile at all")
    book = ArtBook(tmp_path)
    assert _pixels(book, _loaded(book, "fox.png")) == [(9, 8, 7)] * 4


def test_d11_rows_beyond_the_picture_are_not_passed_on(tmp_path: Path) -> None:
    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", 2, 2, 8, 0, 0, 0, 0))
    rows = chunk(b"IDAT", zlib.compress(b"\0\x01\x02\0\x03\x04" + bytes(50_000_000)))
    (tmp_path / "fox.png").write_bytes(b"\x89PNG\r\n\x1a\n" + header + rows + chunk(b"IEND", b""))
    book = ArtBook(tmp_path)
    bitmap = _loaded(book, "fox.png")
    assert _pixels(book, bitmap) == [1, 2, 3, 4]
    assert len(book.data(bitmap)[0]) < 100


@pytest.mark.parametrize("height", [1, 63, 64, 65, 130])
def test_d07_sixteen_bits_are_scaled_strip_by_strip(tmp_path: Path, height: int) -> None:
    values = [(number * 7919) % 65536 for number in range(3 * height)]
    image = Image.frombytes("I;16", (3, height), struct.pack(f"<{len(values)}H", *values))
    _png(image, tmp_path / "fox.png")
    book = ArtBook(tmp_path)
    assert _pixels(book, _loaded(book, "fox.png")) == [(value * 255 + 32767) // 65535 for value in values]


def test_d11_a_picture_of_no_pixels_has_the_same_finding_each_time(tmp_path: Path) -> None:
    header = b"IHDR" + struct.pack(">IIBBBBB", 0, 0, 8, 2, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + header + struct.pack(">I", zlib.crc32(header))
    (tmp_path / "fox.png").write_bytes(data)
    first, second = (ArtBook(tmp_path).load("fox.png", "E07")[1] for _ in range(2))
    assert first == second
    assert [(problem.code, "0x" in problem.message) for problem in first] == [("art/broken", False)]


def test_svg_art_is_a_drawing_and_its_faults_have_lines(tmp_path: Path) -> None:
    (tmp_path / "frame.svg").write_text('<svg viewBox="0 0 9 9"><path d="M0 0H1"/></svg>')
    (tmp_path / "bad.svg").write_text('<svg viewBox="0 0 9 9">\n<text>a</text></svg>')
    book = ArtBook(tmp_path)
    art, problems = book.load("frame.svg", "E07")
    assert isinstance(art, Drawing)
    assert problems == ()
    assert book.size("frame.svg", "E07") == (9, 9)
    art, (problem,) = book.load("bad.svg", "E07")
    assert art is None
    assert problem.line == 2
    assert problem.message.startswith("card E07: ")


def test_tint_mixes_half_way(tmp_path: Path) -> None:
    _png(Image.new("RGB", (1, 1), (255, 0, 0)), tmp_path / "a.png")
    book = ArtBook(tmp_path)
    art, _ = book.load("a.png", "E07", "#0000ff")
    assert isinstance(art, Bitmap)
    red, green, blue = _pixels(book, art)[0]
    assert abs(red - 128) <= 1
    assert green == 0
    assert abs(blue - 128) <= 1
