"""Set one unbroken line of small print in the font book's own faces."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from generator.face.placed import Run
from generator.sheet.footer import MM_PER_PT
from generator.sheet.furniture import SmallPrint

if TYPE_CHECKING:
    from generator.text.fonts import FontBook


def small_print(book: FontBook, family: str = "body") -> SmallPrint:
    """Return what sets a line in a family; a character that no face has becomes its stand-in."""

    def set_line(text: str, language: str, size: float, color: str) -> tuple[tuple[Run, ...], float]:
        setter = book.setter(family, None, language)
        runs, x = [], 0.0
        for face, group in groupby((setter.glyph(char) for char in text), key=lambda glyph: glyph.face):
            glyphs = list(group)
            chars = "".join(glyph.char for glyph in glyphs)
            if face and chars:
                runs.append(Run(x, 0.0, chars, face, size, color))
            x += sum(glyph.advance for glyph in glyphs) / 1000 * size * MM_PER_PT
        return tuple(runs), x

    return set_line
