"""Hold a layout's names against each other: boxes, styles and colours that are named and not there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.database.near import did_you_mean
from engine.problems import Problem
from generator.face.layout.keys import BUILT_IN_BOXES, SNIPPET_BOX
from generator.face.layout.kinds import COLOR
from generator.face.layout.merging import problem
from generator.face.layout.template import Layer, Template, Value


def check_names(template: Template) -> list[Problem]:
    """List constant names that point nowhere; a snippet's colours and styles may be its user's, so they pass."""
    boxes = {*template.boxes, *BUILT_IN_BOXES, *(() if template.width else (SNIPPET_BOX,))}
    found: list[Problem] = []
    for boxed in template.boxes.values():
        found += _unknown(boxed.get("in"), boxes, "box")
    for layer in _all(template.layers):
        found += _unknown(layer.values.get("box"), boxes, "box")
        if layer.box:
            found += _unknown(layer.box.get("in"), boxes, "box")
        if template.width:
            found += _unknown(layer.values.get("style"), template.styles, "style")
            for value in layer.values.values():
                found += _colors(value, template.theme)
    for style in template.styles.values():
        for value in style.values():
            found += _colors(value, template.theme) if template.width else []
    return found


def _all(layers: Iterable[Layer]) -> Iterator[Layer]:
    for layer in layers:
        yield layer
        yield from _all(layer.layers)


def _colors(value: Value, theme: Mapping[str, str]) -> list[Problem]:
    if (
        value.kind is COLOR
        and not value.source
        and not str(value.constant).startswith("#")
        and value.constant != "none"
    ):
        return _unknown(value, theme, "color")
    return []


def _unknown(value: Value | None, known: Iterable[str], what: str) -> list[Problem]:
    if value is None or value.source or value.constant in known:
        return []
    hint = did_you_mean(str(value.constant), sorted(known))
    return [problem(value.spot, f"template/unknown-{what}", f"there is no {what} `{value.constant}`", hint)]
