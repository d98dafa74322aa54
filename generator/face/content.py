"""PDF operators and the resources they name, gathered into Form XObjects."""

from __future__ import annotations

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas
from zlib_ng import zlib_ng

from generator.pictures.outline import number

MM = 72 / 25.4
PT = 25.4 / 72
Box = tuple[float, float, float, float]
_LEVEL = 3


class Content:
    """One content stream under way: its operators, and the XObjects and graphics states it uses."""

    def __init__(self) -> None:
        self.code: list[str] = []
        self._xobjects: dict[str, pdfdoc.PDFObjectReference] = {}
        self._states: dict[str, pdfdoc.PDFDictionary] = {}
        self._text = False

    def add(self, *operators: str) -> None:
        """Append operators as they are."""
        self.code.extend(operators)

    def matrix(self, *values: float) -> None:
        """Append ``cm``."""
        self.code.append(" ".join(map(number, values)) + " cm")

    def state(self, fill: float, stroke: float) -> None:
        """Set the opacity of fills and strokes."""
        name = f"O{round(fill * 1000)}-{round(stroke * 1000)}"
        self._states[name] = pdfdoc.PDFDictionary({"ca": round(fill, 3), "CA": round(stroke, 3)})
        self.code.append(f"/{name} gs")

    def use(self, name: str) -> None:
        """Draw an XObject registered under ``name``."""
        internal = pdfdoc.xObjectName(name)
        self._xobjects[internal] = pdfdoc.PDFObjectReference(internal)
        self.code.append(f"/{internal} Do")

    def uses_text(self) -> None:
        """Give the stream the document's fonts."""
        self._text = True

    def form(self, canvas: Canvas, name: str, box: Box, *, matrix: tuple[float, ...] = (), group: bool = False) -> None:
        """Register the stream as a Form XObject; ``group`` makes opacity act on it as a whole."""
        resources = {}
        if self._xobjects:
            resources["XObject"] = pdfdoc.PDFDictionary(self._xobjects)
        if self._states:
            resources["ExtGState"] = pdfdoc.PDFDictionary(self._states)
        if self._text:
            resources["Font"] = pdfdoc.PDFObjectReference(pdfdoc.BasicFonts)
        form = {
            "Type": pdfdoc.PDFName("XObject"),
            "Subtype": pdfdoc.PDFName("Form"),
            "BBox": pdfdoc.PDFArray([round(value, 4) for value in box]),
            "Resources": pdfdoc.PDFDictionary(resources),
            "Filter": pdfdoc.PDFName("FlateDecode"),
        }
        if matrix:
            form["Matrix"] = pdfdoc.PDFArray([round(value, 6) for value in matrix])
        if group:
            form["Group"] = pdfdoc.PDFDictionary(
                {"S": pdfdoc.PDFName("Transparency"), "CS": pdfdoc.PDFName("DeviceRGB")}
            )
        # Deflated here rather than by reportlab: a third of the time, and only the short form is kept until the end.
        content = zlib_ng.compress("\n".join(self.code).encode("ascii"), _LEVEL)
        canvas._doc.addForm(name, pdfdoc.PDFStream(pdfdoc.PDFDictionary(form), content))


def rgb(color: str) -> str:
    """Write ``#rrggbb`` as three shares of 1."""
    return " ".join(number(int(color[at : at + 2], 16) / 255) for at in (1, 3, 5))
