"""An author's bitmaps without colour, for prints in grey."""

from __future__ import annotations

import io
import struct
import zlib
from dataclasses import replace
from pathlib import Path

from PIL import Image

from engine.problems import Problem
from generator.pictures.art import Art, ArtBook
from generator.pictures.bitmap import Bitmap
from generator.pictures.edges import Edges
from generator.pictures.png_parts import encoded
from generator.pictures.spool import Spool


class GreyArtBook(ArtBook):
    """Load art below ``root`` as an art book does, every bitmap in 8-bit grey."""

    def __init__(self, root: Path) -> None:
        self._own = Spool()
        self._greys: dict[Bitmap, Bitmap] = {}
        super().__init__(root, spool=self._own)

    def load(
        self, name: str, card: str, tint: str | None = None, edges: Edges | None = None
    ) -> tuple[Art | None, tuple[Problem, ...]]:
        """Return the picture (None if it can't be used) and the findings, worded for this card."""
        art, problems = super().load(name, card, tint, edges)
        if not isinstance(art, Bitmap) or art.colors == 1:
            return art, problems
        if art not in self._greys:
            grey = _decoded(art, self.data(art)[0]).convert("L")
            self._greys[art] = replace(art, colors=1, jpeg=False, pixels=self._own.put(encoded(grey)))
        return self._greys[art], problems


def _decoded(bitmap: Bitmap, data: bytes) -> Image.Image:
    if bitmap.jpeg:
        return Image.open(io.BytesIO(data), formats=("JPEG",))
    head = struct.pack(">IIBBBBB", bitmap.width, bitmap.height, 8, 2, 0, 0, 0)
    chunks = b"".join(_chunk(name, body) for name, body in ((b"IHDR", head), (b"IDAT", data), (b"IEND", b"")))
    return Image.open(io.BytesIO(b"\x89PNG\r\n\x1a\n" + chunks), formats=("PNG",))


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
