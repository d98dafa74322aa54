"""The bare script to measure against: a PDF's pages to PNG files, with nothing of this project's.

``python bare_raster.py PDF FOLDER DPI PROCESSES``: PDFium as pypdfium2 offers it, the encoder the project uses too.
"""

from __future__ import annotations

import os
import struct
import sys
import zlib
from pathlib import Path

import pypdfium2
from zlib_ng import zlib_ng


def share(pdf: Path, folder: Path, dpi: float, first: int, step: int) -> None:
    """Render every ``step``-th page, beginning with ``first``."""
    document = pypdfium2.PdfDocument(pdf)
    for page in range(first, len(document), step):
        image = document[page].render(scale=dpi / 72, rev_byteorder=True)
        made = png(image.width, image.height, image.stride, bytes(image.buffer))
        (folder / f"{page}.png").write_bytes(made)


def png(width: int, height: int, stride: int, pixels: bytes) -> bytes:
    """Encode RGB rows of ``stride`` bytes."""
    rows = b"".join([b"\0" + pixels[at : at + 3 * width] for at in range(0, stride * height, stride)])
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib_ng.compress(rows, 1)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def chunk(name: bytes, body: bytes) -> bytes:
    """Frame one part of a PNG."""
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def main() -> None:
    """Fork off all processes but one."""
    pdf, folder, dpi, processes = Path(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
    folder.mkdir(parents=True, exist_ok=True)
    helpers = []
    for index in range(1, processes):
        helper = os.fork()
        if not helper:
            share(pdf, folder, dpi, index, processes)
            os._exit(0)
        helpers.append(helper)
    share(pdf, folder, dpi, 0, processes)
    if any(os.waitpid(helper, 0)[1] for helper in helpers):
        sys.exit("a helper failed")


if __name__ == "__main__":
    main()
