"""Placed items and drawings as SVG, for Typst to set."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import count

from generator.face.placed import Clip, Face, Icon, Item, Path, Picture
from generator.pictures.drawing import CURRENT, INK, Drawing, Shape
from generator.pictures.pictures import Pictures

_CAPS, _JOINS = ("butt", "round", "square"), ("miter", "round", "bevel")
_OPERATOR = re.compile(r"([-\d. ]*)([mlch])\s*")


def drawing_svg(drawing: Drawing, color: str | None = None) -> str:
    """Write a drawing as an SVG file of its own."""
    x, y, w, h = drawing.box
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}">{_shapes(drawing, color)}</svg>'


def items_svg(face: Face, items: Iterable[Item], pictures: Pictures) -> str:
    """Write paths, icons and clipped groups as one SVG of the face's bleed size."""
    w, h, bleed = face.width + 2 * face.bleed, face.height + 2 * face.bleed, face.bleed
    body = "".join(_items(face, items, pictures, count()))
    size = f'viewBox="{-bleed} {-bleed} {w} {h}" width="{w}mm" height="{h}mm"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'


def _items(face: Face, items: Iterable[Item], pictures: Pictures, ids: Iterator[int]) -> Iterator[str]:
    for item in items:
        if isinstance(item, Path):
            yield _path(item)
        elif isinstance(item, Clip):
            name = f"c{next(ids)}"
            inside = "".join(_items(face, item.items, pictures, ids))
            yield f'<clipPath id="{name}"><path d="{item.d}"/></clipPath><g clip-path="url(#{name})">{inside}</g>'
        elif isinstance(item, Icon):
            drawing, _ = pictures.icon(item.name, face.key)
            if drawing is not None:
                yield _fitted(drawing, item, _shapes(drawing, item.color))
        elif isinstance(item, Picture):
            art, _ = pictures.picture(item.source, face.key, item.tint)
            if isinstance(art, Drawing):
                yield f'<g opacity="{item.opacity}">{_fitted(art, item, _shapes(art, None))}</g>'


def _fitted(drawing: Drawing, item: Icon | Picture, body: str) -> str:
    x, y, w, h = drawing.box
    scale = min(item.w / w, item.h / h)
    dx, dy = item.x + (item.w - w * scale) / 2 - x * scale, item.y + (item.h - h * scale) / 2 - y * scale
    turned = f"translate({dx:.4f} {dy:.4f}) scale({scale:.6f})"
    if isinstance(item, Picture) and (item.turn or item.mirror):
        cx, cy, flip = item.x + item.w / 2, item.y + item.h / 2, -1 if item.mirror else 1
        turned = f"translate({cx} {cy}) rotate({item.turn}) scale({flip} 1) translate({-cx} {-cy}) {turned}"
    return f'<g transform="{turned}">{body}</g>'


def _path(item: Path) -> str:
    stroke = f' stroke="{item.stroke}" stroke-width="{item.width}"' if item.stroke and item.width else ""
    rule = ' fill-rule="evenodd"' if item.even_odd else ""
    opacity = f' opacity="{item.opacity}"' if item.opacity < 1 else ""
    return f'<path d="{item.d}" fill="{item.fill or "none"}"{stroke}{rule}{opacity}/>'


def _shapes(drawing: Drawing, color: str | None) -> str:
    return "".join(_shape(shape, color) for shape in drawing.shapes)


def _shape(shape: Shape, color: str | None) -> str:
    def paint(value: str | None) -> str:
        return (color or INK) if value == CURRENT else value or "none"

    outline = _OPERATOR.sub(lambda found: ("Z" if found[2] == "h" else found[2].upper()) + found[1], shape.outline)
    stroke = ""
    if shape.stroke and shape.width > 0:
        stroke = f' stroke="{paint(shape.stroke)}" stroke-width="{shape.width}" stroke-linecap="{_CAPS[shape.cap]}"'
        stroke += f' stroke-linejoin="{_JOINS[shape.join]}"'
    opacity = f' fill-opacity="{shape.fill_opacity}"' if shape.fill_opacity < 1 else ""
    matrix = f' transform="matrix({" ".join(map(str, shape.matrix))})"' if shape.matrix else ""
    rule = ' fill-rule="evenodd"' if shape.even_odd else ""
    return f'<path d="{outline}" fill="{paint(shape.fill)}"{stroke}{opacity}{matrix}{rule}/>'
