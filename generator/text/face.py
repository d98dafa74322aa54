"""One font file at one weight: what its characters measure, in 1/1000 em."""

from __future__ import annotations

import struct
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from engine.problems import Problem
from generator.text.declared import FontFile

_WANTED = ("cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp")
_KINDS = {
    b"OTTO": "it has PostScript (CFF) outlines, which a PDF made here cannot embed",
    b"ttcf": "it is a collection of several fonts (.ttc)",
    b"wOFF": "it is a web font (.woff)",
    b"wOF2": "it is a web font (.woff2)",
}
_TRUETYPE = (b"\x00\x01\x00\x00", b"true")


class FontError(Exception):
    """A font file that cannot be used; the text is the reason."""


class Opened:
    """An opened TrueType file: HarfBuzz face, weight axis (low, high) or None, units per em."""

    def __init__(self, path: Path) -> None:
        _check_head(path)
        self._path = path
        try:
            self._open()
        except FontError:
            raise
        except Exception as error:
            # Broken tables make HarfBuzz and its binding raise whatever they stumble over.
            raise FontError(f"it is broken: {error}") from error

    def _open(self) -> None:
        import uharfbuzz as hb

        self.face: Any = hb.Face(hb.Blob.from_file_path(str(self._path)))
        tables = set(self.face.table_tags)
        if missing := [tag for tag in _WANTED if tag not in tables]:
            raise FontError(f"it is broken or cut off: the tables {', '.join(missing)} are missing")
        if not self.face.upem or not self.face.glyph_count or not len(self.face.unicodes):
            raise FontError("it is broken: it holds no characters")
        axes = {axis.tag: (axis.min_value, axis.max_value) for axis in self.face.axis_infos}
        self.weights: tuple[float, float] | None = axes.pop("wght", None)
        self.other_axes = tuple(sorted(axes))
        self.upem: int = self.face.upem

    @cached_property
    def digest(self) -> str:
        """What tells this font from all others: the sum in its head table, its own name and size."""
        head = self.face.reference_table("head").data
        return f"{self.post_script_name}/{self.face.glyph_count}/{head[4:12].hex()}/{self._path.stat().st_size}"

    @cached_property
    def post_script_name(self) -> str:
        """The font's own PostScript name without its style, in ASCII."""
        import uharfbuzz as hb

        name = self.face.get_name(hb.OTNameIdPredefined.POSTSCRIPT_NAME) or "Font"
        return "".join(sign for sign in name.split("-")[0] if sign.isascii() and sign.isalnum()) or "Font"


def _check_head(path: Path) -> None:
    try:
        with path.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(0)
            head = file.read(12)
            table_count = struct.unpack(">H", head[4:6])[0] if len(head) == 12 else 0
            directory = file.read(16 * table_count)
            tables = {
                tag: (offset, length)
                for tag, _, offset, length in struct.iter_unpack(">4sLLL", directory[: len(directory) // 16 * 16])
            }
            if head[:4] in _TRUETYPE and b"OS/2" in tables:
                file.seek(tables[b"OS/2"][0] + 8)
                rights = int.from_bytes(file.read(2), "big")
            else:
                rights = 0
    except FileNotFoundError:
        raise FontError("there is no such file") from None
    except OSError as error:
        raise FontError(f"it cannot be read: {error.strerror or error}") from error
    if reason := _KINDS.get(head[:4]):
        raise FontError(reason)
    if head[:4] not in _TRUETYPE:
        raise FontError("it is not a TrueType font")
    if any(offset + length > size for offset, length in tables.values()) or len(tables) < table_count:
        raise FontError(f"it is broken: it ends after {size} bytes, before its last table")
    if rights == 0x0002 or rights & 0x0300:
        raise FontError("its maker allows no embedding of part of it (OS/2 fsType)")


@lru_cache(maxsize=64)
def _opened(path: Path, stamp: tuple[int, int]) -> Opened:
    return Opened(path)


def open_font(path: Path) -> Opened:
    """Open a font file, each state of it once a process; FontError says why it can't be used."""
    try:
        stat = path.stat()
    except OSError:
        return Opened(path)
    return _opened(path, (stat.st_mtime_ns, stat.st_size))


def font_problem(file: FontFile, reason: str) -> Problem:
    """Make the finding for a declared font that cannot be used."""
    where = file.path.as_posix() if file.path else f"package {file.package}"
    return Problem(
        file=file.source,
        line=file.place.line,
        column=file.place.column,
        code="font/unusable",
        message=f"the font `{file.name}` ({where}) cannot be used: {reason}",
        hint="give a TrueType font (.ttf); no other font is put in its place",
    )


class FontFace:
    """A font file at a weight, named as in ``latin-600``; a font without a weight axis keeps its plain name."""

    def __init__(self, name: str, file: FontFile, opened: Opened, weight: int | None) -> None:
        import uharfbuzz as hb

        self.name = name
        self.file = file
        self.opened = opened
        self.weight = weight
        self._font: Any = hb.Font(opened.face)
        if weight is not None:
            self._font.set_variations({"wght": weight})
        self._scale = 1000 / opened.upem
        self._kerns: dict[str, float] = {}

    def has(self, char: str) -> bool:
        """Say whether the font has a glyph for a character."""
        return bool(self._font.get_nominal_glyph(ord(char)))

    def advance(self, char: str) -> float:
        """Measure a character in 1/1000 em; 0 for one that the font lacks."""
        glyph = self._font.get_nominal_glyph(ord(char))
        return self._font.get_glyph_h_advance(glyph) * self._scale if glyph else 0.0

    def ink(self, char: str) -> tuple[float, float, float, float]:
        """Give the ink's left, bottom, right and top in 1/1000 em from the pen; zeros where there is none."""
        glyph = self._font.get_nominal_glyph(ord(char))
        box = self._font.get_glyph_extents(glyph) if glyph else None
        if box is None:
            return (0.0, 0.0, 0.0, 0.0)
        left, top = box.x_bearing * self._scale, box.y_bearing * self._scale
        return (left, top + box.height * self._scale, left + box.width * self._scale, top)

    def kern(self, pair: str) -> float:
        """Give the kerning between two characters in 1/1000 em, negative for closer."""
        found = self._kerns.get(pair)
        if found is None:
            found = self._kerns[pair] = self._shaped(pair) - self.advance(pair[0]) - self.advance(pair[1])
        return found

    def _shaped(self, text: str) -> float:
        import uharfbuzz as hb

        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(self._font, buffer, {"liga": False, "clig": False, "calt": False, "kern": True})
        return float(sum(at.x_advance for at in buffer.glyph_positions)) * self._scale
