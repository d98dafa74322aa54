"""The outlines of SVG's shape elements as PDF path operators."""

from __future__ import annotations

from collections.abc import Callable

from generator.pictures.outline import operators
from generator.pictures.svg_values import floats, length

Attributes = dict[str, str]


def outline(element: str, attributes: Attributes) -> str:
    """Return the outline of a path, circle, ellipse, rect, line, polyline or polygon ("" if it has no size)."""
    return operators(_PATHS[element](attributes))


def _path(attributes: Attributes) -> str:
    return attributes.get("d", "")


def _circle(attributes: Attributes) -> str:
    radius = _number(attributes, "r")
    return _oval(_number(attributes, "cx"), _number(attributes, "cy"), radius, radius)


def _ellipse(attributes: Attributes) -> str:
    return _oval(*(_number(attributes, name) for name in ("cx", "cy", "rx", "ry")))


def _oval(cx: float, cy: float, rx: float, ry: float) -> str:
    if rx <= 0 or ry <= 0:
        return ""
    return f"M{cx - rx} {cy}A{rx} {ry} 0 1 1 {cx + rx} {cy}A{rx} {ry} 0 1 1 {cx - rx} {cy}Z"


def _rect(attributes: Attributes) -> str:
    x, y, w, h = (_number(attributes, name) for name in ("x", "y", "width", "height"))
    if w <= 0 or h <= 0:
        return ""
    rx = _number(attributes, "rx" if "rx" in attributes else "ry")
    ry = _number(attributes, "ry" if "ry" in attributes else "rx")
    rx, ry = min(rx, w / 2), min(ry, h / 2)
    if not rx or not ry:
        return f"M{x} {y}H{x + w}V{y + h}H{x}Z"
    corner = f"A{rx} {ry} 0 0 1"
    return (
        f"M{x + rx} {y}H{x + w - rx}{corner} {x + w} {y + ry}V{y + h - ry}{corner} {x + w - rx} {y + h}"
        f"H{x + rx}{corner} {x} {y + h - ry}V{y + ry}{corner} {x + rx} {y}Z"
    )


def _line(attributes: Attributes) -> str:
    x1, y1, x2, y2 = (_number(attributes, name) for name in ("x1", "y1", "x2", "y2"))
    return f"M{x1} {y1}L{x2} {y2}"


def _polyline(attributes: Attributes) -> str:
    points = floats(attributes["points"]) if attributes.get("points", "").strip() else []
    if len(points) % 2:
        raise ValueError("points has an odd count of numbers")
    return "M" + "L".join(f"{x} {y}" for x, y in zip(points[::2], points[1::2], strict=True)) if points else ""


def _polygon(attributes: Attributes) -> str:
    drawn = _polyline(attributes)
    return drawn + "Z" if drawn else ""


def _number(attributes: Attributes, name: str) -> float:
    try:
        return length(attributes.get(name, "0"))
    except ValueError as error:
        raise ValueError(f"{name}={error}") from None


_PATHS: dict[str, Callable[[Attributes], str]] = {
    "path": _path,
    "circle": _circle,
    "ellipse": _ellipse,
    "rect": _rect,
    "line": _line,
    "polyline": _polyline,
    "polygon": _polygon,
}
