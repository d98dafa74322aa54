"""Text layers: their style worked out, the fitting handed in, what doesn't fit told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from engine.database.near import did_you_mean
from generator.face.layout.geometry import Box
from generator.face.layout.keys import STYLE_KEYS
from generator.face.layout.kinds import COLOR
from generator.face.layout.placing import Placing, Skip
from generator.face.layout.template import Layer, Value
from generator.face.placed import Item
from generator.text.style import Fitted, TextStyle

MOST_NAMED = 8
"""Characters of one text that a finding lists."""


def place_text(placing: Placing, layer: Layer, inner: Any) -> Iterable[Item]:
    """Fit a text into its box; one that doesn't fit, or lacks glyphs, is placed, told and marked."""
    text = str(placing.get(layer, "text")).strip()
    if not text:
        return ()
    box, style = placing.box(layer), _style(placing, layer)
    fitted = placing.context.fit(text, style, box.w, box.h, placing.context.language)
    if not fitted.fits or fitted.missing or fitted.faults:
        _tell(placing, layer, text, style, box, fitted)
    return [replace(item, x=item.x + box.x, y=item.y + box.y) for item in fitted.items]


def _tell(placing: Placing, layer: Layer, text: str, style: TextStyle, box: Box, fitted: Fitted) -> None:
    notes, spot, language = placing.notes, layer.values["text"].spot, placing.context.language
    field = f"{layer.name} ({language})"
    if not fitted.fits:
        notes.marked = True
        over = " and ".join(
            f"{mm:.1f} mm too {how}" for mm, how in zip(fitted.over_mm, ("wide", "high"), strict=True) if mm
        )
        shown = text if len(text) <= 40 else text[:39] + "…"
        message = f"{field}: the text is {over} at {fitted.size:g} pt: “{shown}”"
        placing.note(
            spot, "text/overflow", message, f"shorten it, or make its box of {box.w:.1f} x {box.h:.1f} mm larger"
        )
    if fitted.missing:
        notes.marked = True
        named = ", ".join(f"{char!r} (U+{ord(char):04X})" for char in fitted.missing[:MOST_NAMED])
        more = f" and {len(fitted.missing) - MOST_NAMED} more" if len(fitted.missing) > MOST_NAMED else ""
        message = f"{field}: no font of `{style.family}` has a glyph for {named}{more}"
        hint = "use other characters, or declare a font that has them in templates/fonts.yaml"
        placing.note(spot, "text/missing-glyph", message, hint)
    for fault in fitted.faults:
        placing.note(spot, fault.code, f"{field}: {fault.message}", fault.hint)


def _style(placing: Placing, layer: Layer) -> TextStyle:
    values: dict[str, Value] = dict(_named(placing, layer))
    values |= {key: value for key, value in layer.values.items() if key in STYLE_KEYS}
    settings: dict[str, Any] = {
        key: placing.named_color(value, f"{layer.name}.{key}")
        if value.kind is COLOR
        else placing.evaluate(value, f"{layer.name}.{key}")
        for key, value in values.items()
    }
    return TextStyle(**{key: value for key, value in settings.items() if value is not None})


def _named(placing: Placing, layer: Layer) -> Mapping[str, Value]:
    name = placing.get(layer, "style", "")
    if name and name not in placing.styles:
        spot = layer.values["style"].spot
        message = f"{layer.name}.style: there is no style `{name}`"
        placing.note(spot, "template/unknown-style", message, did_you_mean(name, placing.styles))
        raise Skip
    return placing.styles[name] if name else {}
