"""Open a PDF whose bytes depend on nothing but what is drawn, page boxes in mm, fonts all embedded."""

from __future__ import annotations

from typing import BinaryIO, Literal

from reportlab.pdfgen.canvas import Canvas

from generator.face.content import MM, Box
from generator.face.document_write import write_pdf

AUTHOR = "deckwright"
_VERSION = (1, 7)


class Document:
    """A PDF under way: draw on ``canvas`` between ``begin_page`` and ``end_page``, then ``save``."""

    def __init__(self, file: BinaryIO, *, title: str, language: str, subject: str = "") -> None:
        self.canvas: Canvas = _PrintCanvas(
            file, invariant=1, pageCompression=1, pdfVersion=_VERSION, lang=language, initialFontName="Helvetica"
        )
        self.pages = 0
        self._file = file
        self.canvas.setTitle(title)
        self.canvas.setAuthor(AUTHOR)
        self.canvas.setCreator(AUTHOR)
        self.canvas.setSubject(subject)
        self.canvas.setViewerPreference("PrintScaling", "None")
        self.canvas.setViewerPreference("DisplayDocTitle", "true")

    def print_sides(self, flip: Literal["long", "short"] | None) -> None:
        """Ask a printer to turn sheets about that edge; None to leave their backs bare."""
        asked = f"DuplexFlip{flip.title()}Edge" if flip else "Simplex"
        self.canvas.setViewerPreference("Duplex", asked)

    def begin_page(self, width: float, height: float, *, trim: Box | None = None, bleed: Box | None = None) -> None:
        """Start a page of width x height mm; boxes are x0, y0, x1, y1 in mm from its top-left corner."""
        self.canvas.setPageSize((width * MM, height * MM))
        page: Box = (0, 0, width, height)
        self.canvas.setTrimBox(_box(trim or page, height))
        self.canvas.setBleedBox(_box(bleed or page, height))

    def end_page(self) -> None:
        """Finish the page."""
        self.canvas.showPage()
        self.pages += 1

    def save(self) -> None:
        """Write the file, an object at a time."""
        write_pdf(self.canvas, self._file)


class _PrintCanvas(Canvas):  # type: ignore[misc]
    """A canvas that sets no font before one is asked for: Helvetica can't be embedded (E01)."""

    def _make_preamble(self) -> None:
        self._preamble = "1 0 0 1 0 0 cm"


def _box(box: Box, page_height: float) -> tuple[float, float, float, float]:
    x0, y0, x1, y1 = box
    return (x0 * MM, (page_height - y1) * MM, x1 * MM, (page_height - y0) * MM)


def face_page(document: Document, width: float, height: float, bleed: float) -> tuple[float, float]:
    """Start a page for one face with its bleed around it; return where its trim's corner lies, in mm."""
    outer = (width + 2 * bleed, height + 2 * bleed)
    document.begin_page(*outer, trim=(bleed, bleed, bleed + width, bleed + height))
    return bleed, bleed
