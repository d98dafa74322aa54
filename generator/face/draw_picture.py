"""Icons, picture-font pictures and art as XObjects that are stored once and used often."""

from __future__ import annotations

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from generator.face.content import Box, Content, rgb
from generator.pictures.art import ArtBook
from generator.pictures.bitmap import Bitmap
from generator.pictures.drawing import CURRENT, INK, Drawing, Shape, mixed
from generator.pictures.outline import number


class XObjects:
    """Register each drawing, each long outline and each bitmap once in a document, under names counted from 1."""

    def __init__(self, canvas: Canvas, art: ArtBook) -> None:
        self._canvas = canvas
        self._art = art
        self._names: dict[tuple[object, ...], str] = {}

    def drawing(
        self, drawing: Drawing, *, color: str | None = None, tint: str | None = None, group: bool = False
    ) -> str:
        """Return the name of a form that draws in the drawing's own coordinates."""
        key = (drawing.key, color, tint, group)
        if key not in self._names:
            content = Content()
            for shape in drawing.shapes:
                draw_shape(content, shape, color=color, tint=tint)
            name = f"d{len(self._names) + 1}"
            x, y, width, height = drawing.box
            content.form(self._canvas, name, (x, y, x + width, y + height), group=group)
            self._names[key] = name
        return self._names[key]

    def outline(self, operators: str, paint: str, box: Box) -> str:
        """Return the name of a form that paints an outline in the colours that are set where it is used."""
        key = ("outline", operators, paint, box)
        if key not in self._names:
            content = Content()
            content.add(operators, paint)
            name = f"o{len(self._names) + 1}"
            content.form(self._canvas, name, box)
            self._names[key] = name
        return self._names[key]

    def bitmap(self, bitmap: Bitmap) -> str:
        """Return the name of an image XObject (the unit square)."""
        key = ("bitmap", bitmap)
        if key not in self._names:
            name = f"i{len(self._names) + 1}"
            alpha = None
            if bitmap.alpha:
                mask = SpooledImage(self._art, bitmap, alpha=True)
                alpha = self._canvas._doc.Reference(mask, f"{name}.alpha")
            self._canvas._doc.addForm(name, SpooledImage(self._art, bitmap, mask=alpha))
            self._names[key] = name
        return self._names[key]


class SpooledImage(pdfdoc.PDFObject):  # type: ignore[misc]
    """An image XObject whose bytes are fetched from the spool only while the file is written."""

    __RefOnly__ = 1

    def __init__(
        self, art: ArtBook, bitmap: Bitmap, *, alpha: bool = False, mask: pdfdoc.PDFObjectReference | None = None
    ) -> None:
        self._art, self._bitmap, self._alpha, self._mask = art, bitmap, alpha, mask

    def format(self, document: pdfdoc.PDFDocument) -> bytes:
        bitmap = self._bitmap
        pixels, alpha = self._art.data(bitmap)
        colors = 1 if self._alpha else bitmap.colors
        jpeg = bitmap.jpeg and not self._alpha
        image = {
            "Type": pdfdoc.PDFName("XObject"),
            "Subtype": pdfdoc.PDFName("Image"),
            "Width": bitmap.width,
            "Height": bitmap.height,
            "BitsPerComponent": 8,
            "ColorSpace": pdfdoc.PDFName("DeviceGray" if colors == 1 else "DeviceRGB"),
            "Filter": pdfdoc.PDFName("DCTDecode" if jpeg else "FlateDecode"),
        }
        if not jpeg:
            image["DecodeParms"] = pdfdoc.PDFDictionary(
                {"Predictor": 15, "Colors": colors, "BitsPerComponent": 8, "Columns": bitmap.width}
            )
        if self._mask is not None:
            image["SMask"] = self._mask
        content = alpha if self._alpha and alpha is not None else pixels
        formatted: bytes = pdfdoc.PDFStream(pdfdoc.PDFDictionary(image), content).format(document)
        return formatted


def draw_shape(content: Content, shape: Shape, *, color: str | None = None, tint: str | None = None) -> None:
    """Append a shape; ``currentColor`` becomes ``color`` (or the ink), every colour is mixed with ``tint``."""
    fill, stroke = _paint(shape.fill, color, tint), _paint(shape.stroke, color, tint)
    if stroke and shape.width <= 0:
        stroke = None
    if not fill and not stroke:
        return
    own = shape.matrix is not None or shape.fill_opacity < 1 or shape.stroke_opacity < 1
    if own:
        content.add("q")
    if shape.matrix is not None:
        content.matrix(*shape.matrix)
    if shape.fill_opacity < 1 or shape.stroke_opacity < 1:
        content.state(shape.fill_opacity, shape.stroke_opacity)
    if fill:
        content.add(f"{rgb(fill)} rg")
    if stroke:
        content.add(f"{rgb(stroke)} RG {number(shape.width)} w {shape.cap} J {shape.join} j")
    content.add(shape.outline, paint_operator(bool(fill), bool(stroke), shape.even_odd))
    if own:
        content.add("Q")


def paint_operator(fill: bool, stroke: bool, even_odd: bool) -> str:
    """Return PDF's operator that fills, strokes or does both to the current path."""
    if fill and stroke:
        return "B*" if even_odd else "B"
    if fill:
        return "f*" if even_odd else "f"
    return "S" if stroke else "n"


def _paint(paint: str | None, color: str | None, tint: str | None) -> str | None:
    if paint is None:
        return None
    plain = (color or INK) if paint == CURRENT else paint
    return mixed(plain, tint) if tint else plain
