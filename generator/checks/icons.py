"""Look for icons that a layout names and no file draws, also where no card shows them yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.database.near import did_you_mean
from engine.problems import Problem
from generator.face.layout import Layouts
from generator.face.layout.merging import problem
from generator.face.layout.template import Layer
from generator.pictures.icons import IconSet

CODE = "icon/unknown"


def unknown_icons(layouts: Layouts, files: Iterable[str], icons: IconSet) -> Iterator[tuple[str, Problem]]:
    """Give the name and the finding of each constant icon of the layouts that is not there."""
    for file in sorted(files):
        template, _ = layouts.load(file.removesuffix(".yaml")) if file.endswith(".yaml") else (None, ())
        for layer in _all(template.layers) if template else ():
            value = layer.values.get("icon") if layer.type == "icon" else None
            if value is not None and not value.source and str(value.constant) not in icons.names:
                name = str(value.constant)
                yield name, problem(value.spot, CODE, f"there is no icon {name!r}", did_you_mean(name, icons.names))


def _all(layers: Iterable[Layer]) -> Iterator[Layer]:
    for layer in layers:
        yield layer
        yield from _all(layer.layers)
