"""Every key of the layout language and the kind of its value."""

from __future__ import annotations

from collections.abc import Mapping

from generator.face.layout.kinds import (
    BOX,
    COLOR,
    CONDITION,
    DATA,
    FLAG,
    ITEMS,
    LAYERS,
    LENGTH,
    NAMES,
    NUMBER,
    TEXT,
    WHOLE,
    Kind,
    choice,
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
    "weight": WHOLE,
    "bold_weight": WHOLE,
    "size": NUMBER,
    "floor": NUMBER,
    "leading": NUMBER,
    "align": choice("left", "center", "right"),
    "valign": choice("top", "middle", "bottom"),
    "color": COLOR,
    "bold_color": COLOR,
    "icon": NUMBER,
    "icon_color": COLOR,
    "paragraph_gap": NUMBER,
    "max_lines": WHOLE,
}
"""The fields of ``generator.text.style.TextStyle``."""
_PLACED: Keys = {"type": TEXT, "when": CONDITION, "before": TEXT, "after": TEXT, "box": BOX}
_INKED: Keys = {"color": COLOR, "stroke": COLOR, "width": NUMBER, "opacity": NUMBER}
_ROUNDED: Keys = {"radius": NUMBER, "corners": TEXT, "slant": NUMBER}

LAYERS_KEYS: Mapping[str, Keys] = {
    "fill": {**_PLACED, **_INKED, **_ROUNDED},
    "shape": {
        **_PLACED,
        **_INKED,
        "shape": choice(*SHAPES, "path"),
        "points": NUMBER,
        "depth": NUMBER,
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
        "size": NUMBER,
        "gap": NUMBER,
        "turn": NUMBER,
        "count": NUMBER,
        "cx": LENGTH,
        "cy": LENGTH,
        "seed": NUMBER,
    },
    "frame": {**_PLACED, "file": TEXT, "color": COLOR, "opacity": NUMBER, "fit": choice("stretch", "contain")},
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
    "picture": {**_PLACED, **_ROUNDED, "scene": DATA, "clip": FLAG, "shadow": COLOR, "tint": COLOR, "opacity": NUMBER},
    "text": {**_PLACED, **STYLE_KEYS, "text": TEXT, "style": TEXT},
    "art": {
        **_PLACED,
        **_ROUNDED,
        "file": TEXT,
        "fit": choice("contain", "cover"),
        "turn": NUMBER,
        "mirror": FLAG,
        "tint": COLOR,
        "opacity": NUMBER,
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
