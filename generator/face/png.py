"""A PNG writer for rendered faces: 8-bit RGB, one filter for all rows, quick deflate."""

from __future__ import annotations

import struct
import zlib
from typing import Literal

from zlib_ng import zlib_ng

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
Filter = Literal["none", "sub"]


def png(rows: bytearray, width: int, height: int, dpi: float, row_filter: Filter = "none") -> bytes:
    """Encode RGB rows that each begin with a zero byte (1 + 3 * width bytes a row, the layout of filter None).

    ``sub`` pays off for photographs and costs flat drawings bytes; dpi is written as pixels per metre.
    """
    if len(rows) != height * (1 + 3 * width):
        raise ValueError(f"{len(rows)} bytes are not {height} rows of 1 + 3 x {width}")
    data: bytes | bytearray = _subtracted(rows, width, height) if row_filter == "sub" else rows
    per_metre = round(dpi / 0.0254)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib_ng.compress(data, 1)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"pHYs", struct.pack(">IIB", per_metre, per_metre, 1)),
            _chunk(b"IDAT", body),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(name: bytes, body: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(body)), name, body, struct.pack(">I", zlib.crc32(body, zlib.crc32(name)))))


def _subtracted(rows: bytearray, width: int, height: int) -> bytes:
    """Replace each pixel by its difference from the one to its left (PNG filter 1)."""
    from PIL import Image, ImageChops

    stride = 1 + 3 * width
    image = Image.frombuffer("RGB", (width, height), bytes(rows[1:]) + b"\0", "raw", "RGB", stride, 1)
    left = Image.new("RGB", (width, height))
    left.paste(image.crop((0, 0, width - 1, height)), (1, 0))
    plain = ImageChops.subtract_modulo(image, left).tobytes()
    return b"".join(b"\x01" + plain[at : at + 3 * width] for at in range(0, len(plain), 3 * width))
