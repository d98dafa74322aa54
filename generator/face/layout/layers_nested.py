"""Layers that hold others: groups, repetitions, included snippets."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from generator.face.layout.kinds import Length
from generator.face.layout.layers_flat import placing_misnamed, rounded
from generator.face.layout.library import DEEPEST
from generator.face.layout.placing import Placing, Skip
from generator.face.layout.template import Layer
from generator.face.placed import Clip, Item

MOST_REPEATS = 500
Inner = Callable[[Placing, Iterable[Layer]], list[Item]]


def place_group(placing: Placing, layer: Layer, inner: Inner) -> Iterable[Item]:
    """Place layers together, cut off at the group's box if it clips."""
    within = placing.inner({})
    within.define(layer.names, layer.name)
    yield from _clipped(placing, layer, inner(within, layer.layers))


def place_each(placing: Placing, layer: Layer, inner: Inner) -> Iterable[Item]:
    """Place the same layers for every item of a list, each dx, dy mm further than the one before."""
    name = str(placing.get(layer, "as"))
    dx: Length = placing.get(layer, "dx", Length(0.0))
    dy: Length = placing.get(layer, "dy", Length(0.0))
    around = placing.box(layer)
    parts = placing.get(layer, "of")
    if len(parts) > MOST_REPEATS:
        placing.note(layer.spot, "template/refused", f"{layer.name}.of: more than {MOST_REPEATS} items")
        raise Skip
    for index, part in enumerate(parts):
        placing.notes.spend()
        names = {name: part, "index": index, "count": len(parts)}
        step = placing.inner(names, index * dx.within(around.w), index * dy.within(around.h))
        yield from inner(step, layer.layers)


def place_include(placing: Placing, layer: Layer, inner: Inner) -> Iterable[Item]:
    """Place a snippet's layers into a box; it sees the names around it, and its theme lies over the one here."""
    name, library = str(placing.get(layer, "file")), placing.template.library
    spot = layer.values["file"].spot
    placing_misnamed(placing, name, layer)
    if placing.depth > DEEPEST:
        placing.note(spot, "template/depth", f"{layer.name}: snippets include each other more than {DEEPEST} deep")
        raise Skip
    found = library.find(name, placing.template.name)
    if not found:
        message, hint = library.unknown(name)
        placing.note(spot, "template/unknown-layout", f"{layer.name}.file: {message}", hint)
        raise Skip
    snippet, problems = library.load(found)
    placing.notes.problems |= dict.fromkeys(problems)
    if snippet is None:
        raise Skip
    placing.notes.files |= dict.fromkeys(snippet.depends_on)
    built_in = {**placing.built_in, "box": placing.box(layer)}
    within = Placing(
        snippet, placing.context, placing.notes, placing.names, {**placing.theme, **snippet.theme},
        {**placing.styles, **snippet.styles}, built_in, "box", placing.depth + 1,
    )  # fmt: skip
    given = placing.inner({})
    given.define(layer.names, layer.name)
    within.names, within.broken = given.names, given.broken
    within.define({key: value for key, value in snippet.names.items() if key not in layer.names}, "names")
    yield from _clipped(placing, layer, inner(within, snippet.layers))


def _clipped(placing: Placing, layer: Layer, items: list[Item]) -> Iterable[Item]:
    if not placing.get(layer, "clip", False):
        return items
    return (Clip(rounded(placing, layer, placing.box(layer)), tuple(items)),)
