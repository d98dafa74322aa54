"""Layers of plain ink: fills, shapes, patterns, SVG frames."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from generator.face.layout.geometry import Box, points, rectangle
from generator.face.layout.outlines import outline
from generator.face.layout.paths import PathError, fitting, moved, operators, turned
from generator.face.layout.patterns import Look, pattern
from generator.face.layout.placing import Placing, Skip
from generator.face.layout.template import Layer
from generator.face.placed import Clip, Item, Path
from generator.pictures.drawing import CURRENT, INK, Drawing
from generator.pictures.svg import read_svg


def place_fill(placing: Placing, layer: Layer, inner: Any) -> Iterable[Item]:
    """Fill a box, its corners rounded if asked."""
    yield _inked(placing, layer, rounded(placing, layer, placing.box(layer)))


def place_shape(placing: Placing, layer: Layer, inner: Any) -> Iterable[Item]:
    """Draw a named shape, or an SVG path drawn for a ``view``, into a box."""
    box = placing.box(layer)
    name = placing.get(layer, "shape")
    if name == "path":
        d = _drawn(placing, layer, box)
    else:
        d = outline(name, box, int(placing.get(layer, "points", 5)), placing.get(layer, "depth", 0.0))
    turn = placing.get(layer, "turn", 0.0)
    if turn:
        d = moved(operators(d), turned(box, turn))
    yield _inked(placing, layer, d, even_odd=placing.get(layer, "even_odd", name == "ring"))


def place_pattern(placing: Placing, layer: Layer, inner: Any) -> Iterable[Item]:
    """Cover a box with a pattern, cut off at its (rounded) edge."""
    box = placing.box(layer)
    look = Look(
        size=placing.get(layer, "size", 2.0),
        gap=placing.get(layer, "gap", 2.0),
        turn=placing.get(layer, "turn", 0.0),
        count=int(placing.get(layer, "count", 24)),
        cx=box.x + _within(placing, layer, "cx", box.w),
        cy=box.y + _within(placing, layer, "cy", box.h),
        seed=int(placing.get(layer, "seed", 0)),
    )
    path = _inked(placing, layer, pattern(placing.get(layer, "pattern"), box, look))
    yield Clip(rounded(placing, layer, box), (path,))


def place_frame(placing: Placing, layer: Layer, inner: Any) -> Iterable[Item]:
    """Draw an SVG file of the templates' folder into a box; ``color`` is its currentColor."""
    box, name = placing.box(layer), str(placing.get(layer, "file"))
    drawing = _read_frame(placing, layer, name)
    color = placing.color(layer, "color", INK) or INK
    opacity = placing.get(layer, "opacity", 1.0)
    x, y, w, h = drawing.box
    matrix = fitting(Box(x, y, w, h), box, placing.get(layer, "fit", "stretch"))
    scale = (matrix[0] + matrix[3]) / 2
    for shape in drawing.shapes:
        d = shape.outline if shape.matrix is None else operators(moved(shape.outline, shape.matrix))
        fill, stroke = (color if ink == CURRENT else ink for ink in (shape.fill, shape.stroke))
        yield Path(moved(d, matrix), fill, stroke, shape.width * scale if stroke else 0.0,
                   opacity * (shape.fill_opacity if fill else shape.stroke_opacity), shape.even_odd)  # fmt: skip


def rounded(placing: Placing, layer: Layer, box: Box) -> str:
    """Write a layer's box with its rounded corners, or slanted: left edge down, right edge up by half of ``slant``."""
    if slant := placing.get(layer, "slant", 0.0) / 2:
        x, right, bottom = box.x, box.x + box.w, box.y + box.h
        return points([(x, box.y + slant), (right, box.y - slant), (right, bottom - slant), (x, bottom + slant)])
    return rectangle(box, placing.get(layer, "radius", 0.0), placing.get(layer, "corners", ""))


def _read_frame(placing: Placing, layer: Layer, name: str) -> Drawing:
    spot = layer.values["file"].spot
    library = placing.template.library
    stem = name.removesuffix(".svg")
    found = "" if placing_misnamed(placing, name, layer) else library.find(stem, placing.template.name, ".svg")
    path = library.path(found + ".svg") if found else None
    if path is None:
        placing.note(spot, "template/no-file", f"{layer.name}.file: there is no SVG file `{name}` in the templates")
        raise Skip
    placing.notes.files[f"faces/{found}.svg"] = None
    drawing, problems = read_svg(path.read_bytes(), path.as_posix())
    placing.notes.problems |= dict.fromkeys(problems)
    if drawing is None:
        raise Skip
    return drawing


def placing_misnamed(placing: Placing, name: str, layer: Layer) -> bool:
    """Note a file name that leaves the templates' folder or is written with backslashes."""
    from generator.face.layout.environment import misnamed

    fault, _, hint = misnamed(name).partition("\n")
    if fault:
        placing.note(layer.values["file"].spot, "template/file-name", f"{layer.name}.file: {fault}", hint)
        raise Skip
    return False


def _drawn(placing: Placing, layer: Layer, box: Box) -> str:
    d, view = placing.get(layer, "d", ""), placing.get(layer, "view", "100 100")
    try:
        numbers = [float(part) for part in str(view).replace("x", " ").split()]
        x, y, w, h = numbers if len(numbers) == 4 else [0.0, 0.0, *numbers]
        if w <= 0 or h <= 0:
            raise ValueError
    except ValueError:
        message = f"{layer.name}.view: `{view}` must be two numbers (width, height) or four (x, y, width, height)"
        placing.note(layer.values["view"].spot, "template/value", message)
        raise Skip from None
    matrix = fitting(Box(x, y, w, h), box, placing.get(layer, "fit", "stretch"), placing.get(layer, "mirror", False))
    try:
        return moved(operators(d), matrix)
    except PathError as error:
        spot = layer.values["d"].spot if "d" in layer.values else layer.spot
        placing.note(spot, "template/path", f"{layer.name}.d: {error}")
        raise Skip from None


def _inked(placing: Placing, layer: Layer, d: str, even_odd: bool = False) -> Path:
    return Path(
        d,
        placing.color(layer, "color"),
        placing.color(layer, "stroke"),
        placing.get(layer, "width", 0.3) if "stroke" in layer.values else 0.0,
        placing.get(layer, "opacity", 1.0),
        even_odd,
    )


def _within(placing: Placing, layer: Layer, key: str, extent: float) -> float:
    found = placing.get(layer, key)
    return extent / 2 if found is None else float(found.within(extent))
