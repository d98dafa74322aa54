"""Draw placed faces into a PDF: one Form XObject a face, placed as often as it is printed."""

from __future__ import annotations

import math

from reportlab.pdfgen.canvas import Canvas

from engine.problems import Problem
from generator.face.content import MM, Box, Content, rgb
from generator.face.draw_picture import XObjects, paint_operator
from generator.face.draw_text import Fonts, draw_run
from generator.face.placed import Face, Icon, Item, Path, Picture, Run
from generator.pictures.bitmap import Bitmap
from generator.pictures.drawing import Drawing
from generator.pictures.outline import PathError, number, operators
from generator.pictures.pictures import Pictures

_QUARTERS = {0: (1, 0, 0, 1), 90: (0, -1, 1, 0), 180: (-1, 0, 0, -1), 270: (0, 1, -1, 0)}

LONG = 2000
"""An outline of so many characters, a pattern's, is stored once and used on every face that has it."""


class Painter:
    """Define faces and place them on a canvas's pages; what can't be drawn is collected in ``problems``.

    ``min_dpi`` is the resolution under which bitmap art is warned about; ``placeholders`` draws a crossed
    box where a picture is missing and makes its finding a warning.
    """

    def __init__(
        self, canvas: Canvas, fonts: Fonts, pictures: Pictures, *, min_dpi: float = 150, placeholders: bool = False
    ) -> None:
        self.problems: list[Problem] = []
        self.with_bitmaps: set[str] = set()
        self._canvas = canvas
        self._fonts = fonts
        self._pictures = pictures
        self._min_dpi = min_dpi
        self._placeholders = placeholders
        self._xobjects = XObjects(canvas, pictures.art)
        self._defined: dict[tuple[str, str], str] = {}

    def define(self, face: Face) -> str:
        """Make the face's form once (its coordinates mm, its box the bleed's) and return its name."""
        key = (face.language, face.key)
        if key not in self._defined:
            content = Content()
            self._draw(content, face, face.items)
            name = f"f{len(self._defined) + 1}"
            content.form(self._canvas, name, bleed_box(face), matrix=(MM, 0, 0, -MM, 0, 0))
            self._defined[key] = name
        return self._defined[key]

    def place(self, face: Face, x_mm: float, y_mm: float, turn: int = 0, clip: Box | None = None) -> None:
        """Put the face on the page: its trim, turned clockwise, has its top-left corner at x, y from the page's.

        ``clip`` (x0, y0, x1, y1 in mm, relative to the unturned trim) cuts what is shown; None shows the bleed.
        """
        name = self.define(face)
        a, b, c, d = _QUARTERS[turn % 360]
        # The turned trim's corner that ends up top left becomes the anchor.
        right, down = _extent(face, a, b, c, d)
        page_height = self._canvas._pagesize[1]
        canvas = self._canvas
        canvas.saveState()
        canvas.transform(a, b, c, d, (x_mm + right) * MM, page_height - (y_mm + down) * MM)
        if clip is not None:
            x0, y0, x1, y1 = (value * MM for value in clip)
            canvas.addLiteral(f"{number(x0)} {number(-y1)} {number(x1 - x0)} {number(y1 - y0)} re W n")
        canvas.doForm(name)
        canvas.restoreState()

    def _draw(self, content: Content, face: Face, items: tuple[Item, ...]) -> None:
        for item in items:
            if isinstance(item, Run):
                draw_run(content, self._canvas, self._fonts, item)
            elif isinstance(item, Path):
                self._path(content, face, item)
            elif isinstance(item, Icon):
                self._icon(content, face, item)
            elif isinstance(item, Picture):
                self._picture(content, face, item)
            elif outline := self._outline(face, item.d):
                content.add("q", outline, "W n")
                self._draw(content, face, item.items)
                content.add("Q")

    def _outline(self, face: Face, d: str) -> str:
        try:
            return operators(d)
        except PathError as error:
            self.problems.append(Problem(file=face.key, code="face/bad-path", message=f"card {face.key}: {error}"))
            return ""

    def _path(self, content: Content, face: Face, item: Path) -> None:
        outline = self._outline(face, item.d)
        stroke = item.stroke if item.width > 0 else None
        if not outline or not (item.fill or stroke):
            return
        if item.opacity < 1:
            content.add("q")
            content.state(item.opacity, item.opacity)
        if item.fill:
            content.add(f"{rgb(item.fill)} rg")
        if stroke:
            content.add(f"{rgb(stroke)} RG {number(item.width)} w")
        paint = paint_operator(bool(item.fill), bool(stroke), item.even_odd)
        if len(outline) < LONG:
            content.add(outline, paint)
        else:
            content.use(self._xobjects.outline(outline, paint, bleed_box(face)))
        if item.opacity < 1:
            content.add("Q")

    def _icon(self, content: Content, face: Face, item: Icon) -> None:
        drawing, problems = self._pictures.icon(item.name, face.key)
        self._report(problems, found=drawing is not None)
        box = (item.x, item.y, item.w, item.h)
        if drawing is None:
            self._placeholder(content, box)
            return
        content.add("q")
        _fit_drawing(content, drawing, box)
        content.use(self._xobjects.drawing(drawing, color=item.color))
        content.add("Q")

    def _picture(self, content: Content, face: Face, item: Picture) -> None:
        art, problems = self._pictures.picture(item.source, face.key, item.tint)
        self._report(problems, found=art is not None)
        box = (item.x, item.y, item.w, item.h)
        if art is None:
            self._placeholder(content, box)
            return
        faint = item.opacity < 1
        content.add("q")
        if faint:
            content.state(item.opacity, item.opacity)
        if item.turn or item.mirror:
            _turn(content, box, item.turn, item.mirror)
        if isinstance(art, Bitmap):
            self._bitmap(content, face, item, art)
        else:
            _fit_drawing(content, art, box)
            content.use(self._xobjects.drawing(art, tint=item.tint, group=faint))
        content.add("Q")

    def _bitmap(self, content: Content, face: Face, item: Picture, art: Bitmap) -> None:
        scale = min(item.w / art.width, item.h / art.height)
        width, height = art.width * scale, art.height * scale
        x, y = item.x + (item.w - width) / 2, item.y + (item.h - height) / 2
        content.matrix(width, 0, 0, -height, x, y + height)
        content.use(self._xobjects.bitmap(art))
        self.with_bitmaps.add(face.key)
        dpi = 25.4 / scale
        if dpi < self._min_dpi:
            path = item.source.partition(":")[2]
            low = f"below {self._min_dpi:.0f} dpi it looks coarse"
            message = f"card {face.key}: {path} prints at {math.floor(dpi)} dpi; {low}"
            larger = math.ceil((self._min_dpi / dpi - 1) * 100 - 1e-6)
            hint = f"use a picture with {larger} % more pixels each way, or print it smaller"
            self._report((Problem(file=path, code="art/low-dpi", message=message, hint=hint, severity="warning"),))

    def _report(self, problems: tuple[Problem, ...], *, found: bool = True) -> None:
        for problem in problems:
            if not found and self._placeholders:
                problem = Problem(
                    file=problem.file, line=problem.line, column=problem.column, code=problem.code,
                    message=problem.message, hint=problem.hint, excerpt=problem.excerpt, severity="warning",
                )  # fmt: skip
            if problem not in self.problems:
                self.problems.append(problem)

    def _placeholder(self, content: Content, box: Box) -> None:
        if not self._placeholders:
            return
        x, y, w, h = map(number, box)
        right, bottom = number(box[0] + box[2]), number(box[1] + box[3])
        content.add("q 0.95 0.93 0.96 rg 0.75 0.1 0.55 RG 0.4 w", f"{x} {y} {w} {h} re B")
        content.add(f"{x} {y} m {right} {bottom} l {x} {bottom} m {right} {y} l S Q")


def bleed_box(face: Face) -> Box:
    """Return the face's bleed box in mm (x0, y0, x1, y1), relative to its trim."""
    return (-face.bleed, -face.bleed, face.width + face.bleed, face.height + face.bleed)


def _extent(face: Face, a: float, b: float, c: float, d: float) -> tuple[float, float]:
    """Return how far right and down of the turned trim's top-left corner the face's origin lies, in mm."""
    corners = [(a * x - c * y, -b * x + d * y) for x in (0, face.width) for y in (0, face.height)]
    return -min(x for x, _ in corners), -min(y for _, y in corners)


def _fit_drawing(content: Content, drawing: Drawing, box: Box) -> None:
    """Scale a drawing into a box, whole and centred."""
    x, y, width, height = drawing.box
    scale = min(box[2] / width, box[3] / height)
    right, down = box[0] + (box[2] - width * scale) / 2, box[1] + (box[3] - height * scale) / 2
    content.add(f"{scale:.6f} 0 0 {scale:.6f} {number(right - x * scale)} {number(down - y * scale)} cm")


def _turn(content: Content, box: Box, turn: float, mirror: bool) -> None:
    """Turn clockwise about the box's centre after flipping left and right."""
    x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    flip = -1 if mirror else 1
    a, b, c, d = cos * flip, sin * flip, -sin, cos
    content.add(" ".join(f"{value:.6f}" for value in (a, b, c, d, x - a * x - c * y, y - b * x - d * y)) + " cm")
