"""SVG files, the subset that icons and frames need; whatever else stands in one is a finding."""

from __future__ import annotations

import xml.parsers.expat
from dataclasses import replace

from engine.problems import Problem
from generator.pictures.drawing import Drawing, Matrix, Shape
from generator.pictures.outline import PathError
from generator.pictures.svg_shapes import outline
from generator.pictures.svg_values import CAPS, JOINS, color, floats, length, matrix, multiplied, viewbox

_SVG = "http://www.w3.org/2000/svg"
_SHAPES = {"path", "circle", "ellipse", "rect", "line", "polyline", "polygon"}
_SILENT = {"title", "desc", "metadata"}
_GEOMETRY = {"d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "x1", "y1", "x2", "y2", "points"}
_HARMLESS = {
    "id",
    "class",
    "version",
    "baseProfile",
    "role",
    "aria-label",
    "aria-hidden",
    "viewBox",
    "enable-background",
}
_LIMIT = 2_000_000


def read_svg(data: bytes, file: str) -> tuple[Drawing | None, list[Problem]]:
    """Read a drawing; None with its findings if the file is no SVG or holds what can't be drawn."""
    reader = _Reader(file)
    if len(data) > _LIMIT:
        reader.find("svg/too-large", f"the SVG has {len(data)} bytes; at most {_LIMIT} are read", line=0)
        return None, reader.problems
    reader.run(data)
    if reader.problems or reader.box is None:
        return None, reader.problems
    return Drawing(f"svg:{file}", reader.box, tuple(reader.shapes)), []


class _Reader:
    """Follow the elements with expat, which knows their lines."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.shapes: list[Shape] = []
        self.box: tuple[float, float, float, float] | None = None
        self._styles = [Shape("", fill="#000000")]
        self._skipped = self._defs = 0
        self._parser = xml.parsers.expat.ParserCreate(namespace_separator=" ")
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.StartDoctypeDeclHandler = self._doctype
        self._parser.CharacterDataHandler = self._text

    def run(self, data: bytes) -> None:
        try:
            self._parser.Parse(data, True)
        except xml.parsers.expat.ExpatError as error:
            message = f"the SVG is broken: {xml.parsers.expat.ErrorString(error.code)}"
            self.find("svg/broken", message, line=error.lineno, column=error.offset + 1)
        except _StopReadingError:
            pass
        if self.box is None and not self.problems:
            self.find("svg/no-size", "the SVG has neither a viewBox nor a width and height in numbers", line=1)

    def find(self, code: str, message: str, *, line: int | None = None, column: int = 0, hint: str = "") -> None:
        line = self._parser.CurrentLineNumber if line is None else line
        self.problems.append(Problem(file=self.file, line=line, column=column, code=code, message=message, hint=hint))

    def _doctype(self, *_: object) -> None:
        hint = "delete the <!DOCTYPE …> line"
        self.find("svg/unsupported", "a document type may define entities and is not read", hint=hint)
        raise _StopReadingError

    def _text(self, text: str) -> None:
        if text.strip() and not self._skipped:
            self.find("svg/unsupported", f"text {text.strip()[:20]!r} stands outside any title or desc")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        space, _, name = tag.rpartition(" ")
        if name == "defs" and not self._skipped:
            # Editors leave an empty <defs>; what stands in a full one is found element by element.
            self._styles.append(self._styles[-1])
            self._defs += 1
            return
        if self._skipped or name in _SILENT or space not in ("", _SVG):
            self._skipped += 1
            return
        if self._defs:
            self.find("svg/unsupported", f"<{name}> inside <defs> can't be used")
            self._skipped += 1
            return
        outermost = name == "svg" and len(self._styles) == 1
        if not outermost and name != "g" and name not in _SHAPES:
            hint = "turn it into paths in your drawing program (Inkscape: Path > Object to Path)"
            self.find("svg/unsupported", f"<{name}> can't be drawn", hint=hint)
            self._skipped += 1
            return
        if outermost:
            self.box = viewbox(attributes)
        style = self._style(name, attributes)
        self._styles.append(style)
        if name in _SHAPES:
            self._shape(name, attributes, style)

    def _end(self, tag: str) -> None:
        if self._skipped:
            self._skipped -= 1
        else:
            self._styles.pop()
            self._defs -= tag.endswith("defs")

    def _shape(self, name: str, attributes: dict[str, str], style: Shape) -> None:
        try:
            drawn = outline(name, attributes)
        except (PathError, ValueError) as error:
            self.find("svg/bad-value", f"<{name}>: {error}")
            return
        if drawn and (style.fill or style.stroke):
            self.shapes.append(replace(style, outline=drawn))

    def _style(self, name: str, attributes: dict[str, str]) -> Shape:
        style = self._styles[-1]
        declared = {key: value for key, value in attributes.items() if " " not in key}
        for part in declared.pop("style", "").split(";"):
            key, colon, value = part.partition(":")
            if colon:
                declared[key.strip()] = value.strip()
        for key, value in declared.items():
            if key in _GEOMETRY or key in _HARMLESS or key.startswith(("data-", "-inkscape", "xml")):
                continue
            try:
                changed = _applied(style, name, key, value.strip())
            except ValueError as error:
                self.find("svg/bad-value", f"<{name} {key}>: {error}")
                continue
            if changed is None:
                self.find("svg/unsupported", f"<{name}>: {key}={value!r} can't be drawn")
            else:
                style = changed
        return style


class _StopReadingError(Exception):
    """Leave expat once a finding makes the rest moot."""


def _applied(style: Shape, element: str, key: str, value: str) -> Shape | None:
    """Return the style with one property applied, None if the property is not supported."""
    shape = style
    if key == "fill":
        shape = replace(shape, fill=color(value, shape.fill))
    elif key == "stroke":
        shape = replace(shape, stroke=color(value, shape.stroke))
    elif key == "stroke-width":
        shape = replace(shape, width=length(value))
    elif key == "stroke-linecap" and value in CAPS:
        shape = replace(shape, cap=CAPS[value])
    elif key == "stroke-linejoin" and value in JOINS:
        shape = replace(shape, join=JOINS[value])
    elif key in ("fill-rule", "clip-rule") and value in ("evenodd", "nonzero"):
        shape = replace(shape, even_odd=value == "evenodd") if key == "fill-rule" else shape
    elif key in ("fill-opacity", "stroke-opacity"):
        shape = replace(shape, **{key.replace("-", "_"): _share(value)})  # type: ignore[arg-type]
    elif key == "opacity" and (element in _SHAPES or _share(value) == 1):
        # On a group, opacity is that of the whole and can't be spread over shapes that overlap.
        share = _share(value)
        shape = replace(shape, fill_opacity=shape.fill_opacity * share, stroke_opacity=shape.stroke_opacity * share)
    elif key == "transform":
        own: Matrix = matrix(value)
        shape = replace(shape, matrix=multiplied(own, shape.matrix) if shape.matrix else own)
    elif (key, value) in _NEUTRAL or (element == "svg" and key in ("preserveAspectRatio", "overflow")):
        return style
    else:
        return None
    return shape


_NEUTRAL = {
    ("display", "inline"),
    ("visibility", "visible"),
    ("stroke-dasharray", "none"),
    ("stroke-dashoffset", "0"),
    ("stroke-miterlimit", "4"),
    ("stroke-miterlimit", "10"),
    ("filter", "none"),
    ("mask", "none"),
    ("clip-path", "none"),
    ("mix-blend-mode", "normal"),
    ("paint-order", "normal"),
}


def _share(value: str) -> float:
    share = float(value[:-1]) / 100 if value.endswith("%") else floats(value)[0]
    return min(1.0, max(0.0, share))
