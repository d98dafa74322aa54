"""Render PDF pages with PDFium straight into PNG's row layout."""

from __future__ import annotations

import ctypes
import math
from pathlib import Path

import pypdfium2 as pdfium
import pypdfium2.raw as pdfium_c

_REVERSED = pdfium_c.FPDF_REVERSE_BYTE_ORDER


def pixels(mm: float, dpi: float) -> int:
    """Return a length in px, rounded half up: 69 mm at 300 dpi are 815 px."""
    return math.floor(mm * dpi / 25.4 + 0.5 + 1e-9)


class Pages:
    """An open PDF whose pages can be rendered; close it after use."""

    def __init__(self, pdf: Path | bytes) -> None:
        self._document = pdfium.PdfDocument(pdf if isinstance(pdf, bytes) else str(pdf))

    def __len__(self) -> int:
        return len(self._document)

    def size(self, page: int) -> tuple[float, float]:
        """Return a page's width and height in mm."""
        width, height = self._document.get_page_size(page)
        return width * 25.4 / 72, height * 25.4 / 72

    def rows(self, page: int, width: int, height: int) -> bytearray:
        """Render a page to exactly width x height px: RGB rows on white, a zero byte before each."""
        stride = 1 + 3 * width
        rows = bytearray(stride * height)
        # One byte into the buffer: PDFium then leaves PNG's filter byte before each row alone.
        start = (ctypes.c_ubyte * (len(rows) - 1)).from_buffer(rows, 1)
        bitmap = pdfium_c.FPDFBitmap_CreateEx(width, height, pdfium_c.FPDFBitmap_BGR, start, stride)
        if not bitmap:
            raise MemoryError(f"PDFium can't make a bitmap of {width} x {height} px")
        opened = self._document[page]
        try:
            pdfium_c.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xFFFFFFFF)
            pdfium_c.FPDF_RenderPageBitmap(bitmap, opened, 0, 0, width, height, 0, _REVERSED)
        finally:
            pdfium_c.FPDFBitmap_Destroy(bitmap)
            opened.close()
        del start
        return rows

    def rgb(self, page: int, width: int, height: int) -> bytes:
        """Render a page to width x height px of plain RGB."""
        rows, stride = self.rows(page, width, height), 1 + 3 * width
        return b"".join(rows[at + 1 : at + stride] for at in range(0, len(rows), stride))

    def close(self) -> None:
        """Close the PDF."""
        self._document.close()
