"""Lay a card out: card + layout -> placed face."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from generator.face.layout.expressions import Fault, compiled
from generator.face.layout.geometry import Box
from generator.face.layout.laid import Context, Fitting, Laid
from generator.face.layout.layers_flat import place_fill, place_frame, place_pattern, place_shape
from generator.face.layout.layers_nested import place_each, place_group, place_include
from generator.face.layout.layers_pictures import place_art, place_icon, place_icons, place_picture
from generator.face.layout.layers_text import place_text
from generator.face.layout.placing import Notes, Placing, Skip, TooMuch
from generator.face.layout.template import Layer, Template
from generator.face.placed import Face, Item, Path
from generator.text.style import Fitted, TextStyle

MARK_COLOR = "#e6007e"
MARK_SIZE = 9.0
"""Legs of the triangle, in mm, that marks a card whose text doesn't fit."""

Place = Callable[[Placing, Layer, Callable[[Placing, Iterable[Layer]], list[Item]]], Iterable[Item]]
LAYERS: Mapping[str, Place] = {
    "fill": place_fill,
    "shape": place_shape,
    "pattern": place_pattern,
    "frame": place_frame,
    "icon": place_icon,
    "icons": place_icons,
    "picture": place_picture,
    "text": place_text,
    "art": place_art,
    "each": place_each,
    "group": place_group,
    "include": place_include,
}


def layout(card: Any, template: Template, context: Context) -> Laid:
    """Place all of a layout's layers for a card; what is wrong is told, and the rest is placed all the same."""
    key = context.key or str(getattr(card, "id", "") or template.name)
    notes = Notes(key)
    notes.files |= dict.fromkeys(template.depends_on)
    trim = Box(0.0, 0.0, template.width, template.height)
    bleed, safe = template.bleed, template.safe
    boxes = {
        "trim": trim,
        "bleed": Box(-bleed, -bleed, trim.w + 2 * bleed, trim.h + 2 * bleed),
        "safe": Box(safe, safe, trim.w - 2 * safe, trim.h - 2 * safe),
    }
    names = {"card": card, "language": context.language, **context.names}
    context = replace(context, fit=_paying(context.fit, notes))
    placing = Placing(template, context, notes, names, template.theme, template.styles, boxes)
    placing.define(template.names, "names")
    items: list[Item] = []
    try:
        items += place_layers(placing, template.layers)
    except TooMuch:
        hint = "place fewer layers, repetitions and texts"
        placing.note(None, "template/refused", "the layout comes to more than a card can hold", hint)
    if notes.marked:
        x, y = trim.w, -bleed
        corner = f"M{x + bleed - MARK_SIZE - bleed} {y}H{x + bleed}V{y + MARK_SIZE + bleed}Z"
        items.append(Path(corner, fill=MARK_COLOR, stroke="#ffffff", width=0.4))
    title = context.title or _title(placing, card) or key
    face = Face(key, title, context.language, template.width, template.height, bleed, template.radius, tuple(items))
    return Laid(face, tuple(notes.problems), tuple(notes.files))


def place_layers(placing: Placing, layers: Iterable[Layer]) -> list[Item]:
    """Place layers in order, leaving out those whose ``when`` is not so and those that fail."""
    items: list[Item] = []
    for layer in layers:
        placing.notes.spend()
        try:
            when = layer.values.get("when")
            if when is not None and not placing.evaluate(when, f"{layer.name}.when"):
                continue
            items.extend(LAYERS[layer.type](placing, layer, place_layers))
        except Skip:
            continue
    return items


def _paying(fit: Fitting, notes: Notes) -> Fitting:
    """Count a text's length as work; setting it takes as long."""

    def paid(text: str, style: TextStyle, width_mm: float, height_mm: float, language: str) -> Fitted:
        notes.spend(len(text) // 20)
        return fit(text, style, width_mm, height_mm, language)

    return paid


def _title(placing: Placing, card: Any) -> str:
    for source in ("{{ text.name }}", "{{ card.name }}"):
        try:
            return str(compiled(source)(placing.names, placing.context.language))
        except Fault:
            continue
    return ""
