"""Write a reportlab document to a file object by object, so that memory holds one picture at a time."""

from __future__ import annotations

from typing import BinaryIO

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas


def write_pdf(canvas: Canvas, file: BinaryIO) -> None:
    """Write the canvas's finished pages; reportlab's own way joins the whole file in memory first (E12)."""
    document = canvas._doc
    _realize(document, canvas)
    root, info = document.Reference(document.Catalog), document.Reference(document.info)
    out = _Counted(file)
    out.add("%PDF-{}.{}\n".format(*document._pdfVersion).encode() + b"%\xe2\xe3\xcf\xd3\n")
    names: list[str] = []
    # Formatting an object may register more of them, so the numbers grow while they are read.
    while (name := document.numberToId.get(len(names) + 1)) is not None:
        body = pdfdoc.PDFIndirectObject(name, document.idToObject[name]).format(document)
        document.idToOffset[name] = out.add(body)
        names.append(name)
    table = pdfdoc.PDFCrossReferenceTable()
    table.addsection(0, names)
    start = out.add(table.format(document))
    trailer = pdfdoc.PDFTrailer(startxref=start, Size=len(names) + 1, Root=root, Info=info, ID=document.ID())
    out.add(trailer.format(document))


def _realize(document: pdfdoc.PDFDocument, canvas: Canvas) -> None:
    for font in document.delayedFonts:
        font.addObjects(document)
    document.info.invariant = document.invariant
    document.info.digest(document.signature)
    document.Reference(document.Catalog)
    document.Reference(document.info)
    document.Outlines.prepare(document, canvas)
    if document.Outlines.ready < 0:
        document.Catalog.Outlines = None


class _Counted:
    """A file that knows how far it has been written."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._at = 0

    def add(self, data: bytes | str) -> int:
        """Write bytes; return where they begin."""
        plain = pdfdoc.pdfdocEnc(data)
        begin = self._at
        self._file.write(plain)
        self._at += len(plain)
        return begin
