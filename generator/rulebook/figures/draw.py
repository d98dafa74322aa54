"""Draw placed figures into a PDF with the painter of the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from reportlab.pdfgen.canvas import Canvas

from generator.face.content import MM
from generator.face.draw import Painter
from generator.face.layout.geometry import Box, rectangle
from generator.face.layout.paths import moved
from generator.face.placed import Face, Item
from generator.pictures.outline import operators
from generator.rulebook.figures.placed import Mini, Placed


def items_of(placed: Placed) -> Iterator[Item]:
    """Go through all that a figure will draw, small cards' items too, as a document's fonts need to know it."""
    for part in placed.parts:
        if isinstance(part, Mini):
            yield from part.face.items
        else:
            yield part


def layers_of(placed: Placed) -> Iterator[Face | Mini]:
    """Cut a figure into faces of its own size and the small cards between them, in drawing order."""
    gathered: list[Item] = []
    number = 0

    def face() -> Face:
        key = f"figure/{placed.key}/{number}"
        return Face(key, placed.title, placed.language, placed.width, placed.height, 0, 0, tuple(gathered))

    for part in placed.parts:
        if not isinstance(part, Mini):
            gathered.append(part)
            continue
        if gathered:
            yield face()
            gathered = []
            number += 1
        yield part
    if gathered:
        yield face()


def draw(
    painter: Painter,
    canvas: Canvas,
    placed: Placed,
    x: float,
    y: float,
    *,
    scale: float = 1.0,
    link: Callable[[str], str] | None = None,
) -> None:
    """Draw a figure with its top-left corner at x, y (pt, reportlab's axes, whatever matrix is in force).

    ``link`` gives the document's destination for a rule's id; None draws no links.
    """
    canvas.saveState()
    canvas.transform(scale, 0, 0, scale, x, y)
    for layer in layers_of(placed):
        if isinstance(layer, Mini):
            _mini(painter, canvas, layer)
        else:
            canvas.doForm(painter.define(layer))
    for each in placed.links if link is not None else ():
        left, top = each.box.x * MM, -each.box.y * MM
        corners = (left, top - each.box.h * MM, left + each.box.w * MM, top)
        canvas.linkRect("", link(each.target), corners, relative=1, thickness=0)  # type: ignore[misc]
    canvas.restoreState()


def _mini(painter: Painter, canvas: Canvas, mini: Mini) -> None:
    face = mini.face
    rounded = operators(rectangle(Box(0, 0, face.width, face.height), face.radius))
    canvas.saveState()
    canvas.transform(mini.scale, 0, 0, mini.scale, mini.x * MM, -mini.y * MM)
    canvas.addLiteral(f"{operators(moved(rounded, (MM, 0, 0, -MM, 0, 0)))} W n")
    canvas.doForm(painter.define(face))
    canvas.restoreState()
