"""A project's fonts and pictures as materials of a build."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from generator.build.plan import DocumentFonts, Materials
from generator.face.placed import Item
from generator.pictures.pictures import Pictures
from generator.sheet.small_print import small_print
from generator.text.fonts import FontBook


def materials(book: FontBook, pictures: Pictures, root: Path, version: str, *, placeholders: bool = False) -> Materials:
    """Gather materials; ``version`` is the tool and its picture font, ``root`` what paths of art are relative to."""

    def fonts(items: Iterable[Item]) -> DocumentFonts:
        from generator.text.pdf_fonts import PdfFonts, used_characters

        return PdfFonts(book, used_characters(items))

    def font_digest(face: str) -> str:
        return book.face(face).opened.digest

    return Materials(fonts, font_digest, pictures, small_print(book), version, root, placeholders)
