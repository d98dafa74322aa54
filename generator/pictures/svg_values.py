"""The values of SVG attributes: colours, lengths, transforms, the view box."""

from __future__ import annotations

import math
import re

from generator.pictures.drawing import CURRENT, Matrix

CAPS = {"butt": 0, "round": 1, "square": 2}
JOINS = {"miter": 0, "round": 1, "bevel": 2}
_NAMES = {
    "black": "#000000", "silver": "#c0c0c0", "gray": "#808080", "grey": "#808080", "white": "#ffffff",
    "maroon": "#800000", "red": "#ff0000", "purple": "#800080", "fuchsia": "#ff00ff", "green": "#008000",
    "lime": "#00ff00", "olive": "#808000", "yellow": "#ffff00", "navy": "#000080", "blue": "#0000ff",
    "teal": "#008080", "aqua": "#00ffff", "orange": "#ffa500", "brown": "#a52a2a", "pink": "#ffc0cb",
    "gold": "#ffd700",
}  # fmt: skip
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_CALL = re.compile(r"\s*,?\s*(\w+)\s*\(([^)]*)\)")


def color(value: str, inherited: str | None = None) -> str | None:
    """Read a paint as ``#rrggbb``, ``currentColor`` or None; ``ValueError`` for gradients and unknown names."""
    if value == "none" or value == "transparent":
        return None
    if value == "inherit":
        return inherited
    if value.lower() == "currentcolor":
        return CURRENT
    if re.fullmatch(r"#[0-9a-fA-F]{6}", value):
        return value.lower()
    if re.fullmatch(r"#[0-9a-fA-F]{3}", value):
        return "#" + "".join(sign * 2 for sign in value[1:].lower())
    called = re.fullmatch(r"rgb\(([^)]*)\)", value)
    if called:
        parts = re.split(r"[\s,]+", called[1].strip())
        if len(parts) == 3:
            shares = [float(p[:-1]) * 2.55 if p.endswith("%") else float(p) for p in parts]
            return "#" + "".join(f"{min(255, max(0, round(share))):02x}" for share in shares)
    if value.lower() in _NAMES:
        return _NAMES[value.lower()]
    raise ValueError(f"{value!r} is no colour this reader knows; write #rrggbb")


def length(value: str) -> float:
    """Read a length in the picture's units; ``px`` may stand behind it, other units are a ``ValueError``."""
    if not re.fullmatch(_NUMBER.pattern + r"(?:px)?", value.strip()):
        raise ValueError(f"{value!r} is no plain number")
    return float(value.strip().removesuffix("px"))


def floats(value: str) -> list[float]:
    """Read numbers parted by spaces or commas; ``ValueError`` if anything else stands among them."""
    if _NUMBER.sub("", value).strip(" ,\t\r\n") or not _NUMBER.search(value):
        raise ValueError(f"{value!r} is no list of numbers")
    return [float(found) for found in _NUMBER.findall(value)]


def viewbox(attributes: dict[str, str]) -> tuple[float, float, float, float] | None:
    """Return the drawing's box (x, y, width, height) from ``viewBox``, else from width and height."""
    try:
        if "viewBox" in attributes:
            x, y, width, height = floats(attributes["viewBox"])
        else:
            x, y, width, height = 0.0, 0.0, length(attributes["width"]), length(attributes["height"])
    except (KeyError, ValueError):
        return None
    return (x, y, width, height) if width > 0 and height > 0 else None


def matrix(value: str) -> Matrix:
    """Read a ``transform`` list into one matrix."""
    total: Matrix = (1, 0, 0, 1, 0, 0)
    at = 0
    while value[at:].strip():
        found = _CALL.match(value, at)
        if not found:
            raise ValueError(f"{value!r} is no transform")
        total = multiplied(_single(found[1], floats(found[2])), total)
        at = found.end()
    return total


def multiplied(inner: Matrix, outer: Matrix) -> Matrix:
    """Return the matrix that applies ``inner`` first, then ``outer``."""
    a, b, c, d, e, f = inner
    m, n, o, p, q, r = outer
    return (a * m + b * o, a * n + b * p, c * m + d * o, c * n + d * p, e * m + f * o + q, e * n + f * p + r)


def _single(name: str, v: list[float]) -> Matrix:
    if name == "matrix" and len(v) == 6:
        return (v[0], v[1], v[2], v[3], v[4], v[5])
    if name == "translate" and len(v) in (1, 2):
        return (1, 0, 0, 1, v[0], v[1] if len(v) == 2 else 0)
    if name == "scale" and len(v) in (1, 2):
        return (v[0], 0, 0, v[-1], 0, 0)
    if name == "rotate" and len(v) in (1, 3):
        cos, sin = math.cos(math.radians(v[0])), math.sin(math.radians(v[0]))
        x, y = v[1:] or (0, 0)
        return (cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)
    if name in ("skewX", "skewY") and len(v) == 1:
        slope = math.tan(math.radians(v[0]))
        return (1, 0, slope, 1, 0, 0) if name == "skewX" else (1, slope, 0, 1, 0, 0)
    raise ValueError(f"{name}({', '.join(map(str, v))}) is no transform")
