"""PNG's compressed rows, which a PDF takes as they are (Flate with predictor 15)."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterator
from typing import Literal

from PIL import Image

_LEVEL = 3
_PART = 1 << 20


def passable(data: bytes) -> tuple[Literal[1, 3], bytes] | None:
    """Return colour count and rows of an 8-bit grey or RGB PNG without interlace, transparency or gamma of its own."""
    chunks = list(_chunks(data))
    if not chunks or chunks[0][0] != b"IHDR" or len(chunks[0][1]) != 13:
        return None
    width, height, depth, colour, _, _, interlace = struct.unpack(">2I5B", chunks[0][1])
    names = {name for name, _ in chunks}
    if depth != 8 or colour not in (0, 2) or interlace or names & {b"tRNS", b"iCCP"}:
        return None
    rows = b"".join(body for name, body in chunks if name == b"IDAT")
    colors: Literal[1, 3] = 1 if colour == 0 else 3
    return (colors, rows) if _inflates_to(rows, (width * colors + 1) * height) else None


def _inflates_to(rows: bytes, size: int) -> bool:
    """Say whether compressed rows come to exactly so many bytes, without holding more than a part of them."""
    inflater = zlib.decompressobj()
    try:
        while rows and not inflater.eof and size >= 0:
            size -= len(inflater.decompress(rows, _PART))
            rows = inflater.unconsumed_tail
    except zlib.error:
        return False
    return size == 0


def encoded(image: Image.Image) -> bytes:
    """Compress an ``L`` or ``RGB`` image into PNG rows."""
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=_LEVEL)
    return b"".join(body for name, body in _chunks(file.getvalue()) if name == b"IDAT")


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at + 12 <= len(data):
        (length,) = struct.unpack_from(">I", data, at)
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += 12 + length
