"""Every key of the layout language and the kind of its value."""

from __future__ import annotations

from collections.abc import Mapping

from generator.face.layout.kinds import (
    BOX,
    COLOR,
    CONDITION,
    COUNT,
    DATA,
    FLAG,
    ITEMS,
    LAYERS,
    LENGTH,
    NAMES,
    NUMBER,
    SHARE,
    TEXT,
    Kind,
    choice,
    ranged,
)  # fmt: skip
from generator.face.layout.outlines import SHAPES
from generator.face.layout.patterns import PATTERNS

Keys = Mapping[str, Kind]

BUILT_IN_BOXES = ("trim", "bleed", "safe")
SNIPPET_BOX = "box"
"""The box that a snippet is laid out in."""

LAYOUT_KEYS = ("extends", "size", "turned", "bleed", "radius", "safe", "theme", "names", "styles", "boxes", "layers")
BOX_KEYS: Keys = {"in": TEXT} | dict.fromkeys(
    ("x", "y", "w", "h", "left", "right", "top", "bottom", "inset", "cx", "cy"), LENGTH
)
STYLE_KEYS: Keys = {
    "family": TEXT,
    "weight": COUNT,
    "bold_weight": COUNT,
    "size": ranged(1, 300),
    "floor": ranged(1, 300),
    "leading": ranged(0.5, 5),
    "align": choice("left", "center", "right"),
    "valign": choice("top", "middle", "bottom"),
    "color": COLOR,
    "bold_color": COLOR,
    "icon": ranged(0.2, 5),
    "icon_color": COLOR,
    "paragraph_gap": ranged(0, 10),
    "max_lines": COUNT,
}
"""The fields of ``generator.text.style.TextStyle``."""
_PLACED: Keys = {"type": TEXT, "when": CONDITION, "before": TEXT, "after": TEXT, "box": BOX}
_INKED: Keys = {"color": COLOR, "stroke": COLOR, "width": ranged(0, 50), "opacity": SHARE}
_ROUNDED: Keys = {"radius": NUMBER, "corners": TEXT, "slant": NUMBER}

LAYERS_KEYS: Mapping[str, Keys] = {
    "fill": {**_PLACED, **_INKED, **_ROUNDED},
    "shape": {
        **_PLACED,
        **_INKED,
        "shape": choice(*SHAPES, "path"),
        "points": COUNT,
        "depth": SHARE,
        "turn": NUMBER,
        "mirror": FLAG,
        "d": TEXT,
        "view": TEXT,
        "fit": choice("stretch", "contain", "cover"),
        "even_odd": FLAG,
    },
    "pattern": {
        **_PLACED,
        **_INKED,
        **_ROUNDED,
        "pattern": choice(*PATTERNS),
        "size": ranged(0, 500),
        "gap": ranged(0, 500),
        "turn": NUMBER,
        "count": COUNT,
        "cx": LENGTH,
        "cy": LENGTH,
        "seed": ranged(0, 9999),
    },
    "frame": {**_PLACED, "file": TEXT, "color": COLOR, "opacity": SHARE, "fit": choice("stretch", "contain")},
    "icon": {**_PLACED, "icon": TEXT, "color": COLOR},
    "icons": {
        **_PLACED,
        "of": ITEMS,
        "size": NUMBER,
        "gap": NUMBER,
        "flow": choice("right", "down"),
        "align": choice("start", "center", "end"),
        "color": COLOR,
    },
    "picture": {**_PLACED, **_ROUNDED, "scene": DATA, "clip": FLAG, "shadow": COLOR, "tint": COLOR, "opacity": SHARE},
    "text": {**_PLACED, **STYLE_KEYS, "text": TEXT, "style": TEXT},
    "art": {
        **_PLACED,
        **_ROUNDED,
        "file": TEXT,
        "fit": choice("contain", "cover"),
        "bleed": choice("held", "scale", "mirror", "smear"),
        "turn": NUMBER,
        "mirror": FLAG,
        "tint": COLOR,
        "opacity": SHARE,
    },
    "each": {**_PLACED, "of": ITEMS, "as": TEXT, "dx": LENGTH, "dy": LENGTH, "layers": LAYERS},
    "group": {**_PLACED, **_ROUNDED, "clip": FLAG, "layers": LAYERS, "names": NAMES},
    "include": {**_PLACED, **_ROUNDED, "file": TEXT, "clip": FLAG, "names": NAMES},
}
REQUIRED: Mapping[str, tuple[str, ...]] = {
    "fill": ("box", "color"),
    "shape": ("box", "shape"),
    "pattern": ("box", "pattern", "color"),
    "frame": ("box", "file"),
    "icon": ("box", "icon"),
    "icons": ("box", "of", "size"),
    "picture": ("box", "scene"),
    "text": ("box", "text"),
    "art": ("box", "file"),
    "each": ("of", "as", "layers"),
    "group": ("layers",),
    "include": ("file",),
}
