"""Layers of icons and pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from generator.face.layout.geometry import Box, oval
from generator.face.layout.layers_flat import rounded
from generator.face.layout.lookup import ABSENT, field
from generator.face.layout.placing import Placing, Skip
from generator.face.layout.template import Layer
from generator.face.placed import Clip, Icon, Item, Path, Picture
from generator.pictures.bleed import full_bleed

GROUND = 0.72
"""How far down a scene, as a share of its height, what reaches there stands on the ground and throws a shadow."""


def place_icon(placing: Placing, layer: Layer, inner: Any) -> Iterable[Item]:
    """Place one icon by name; an empty name places none."""
    box, name = placing.box(layer), str(placing.get(layer, "icon"))
    if name:
        yield Icon(name, box.x, box.y, box.w, box.h, placing.color(layer, "color"))


def place_icons(placing: Placing, layer: Layer, inner: Any) -> Iterable[Item]:
    """Place a row (or column) of icons, squares of ``size`` mm with ``gap`` between; too many close up."""
    box, names = placing.box(layer), [str(name) for name in placing.get(layer, "of") if name]
    if not names:
        return
    size, gap = placing.get(layer, "size"), placing.get(layer, "gap", 0.5)
    down = placing.get(layer, "flow", "right") == "down"
    room, thick = (box.h, box.w) if down else (box.w, box.h)
    if len(names) > 1:
        gap = min(gap, (room - len(names) * size) / (len(names) - 1))
    taken = len(names) * size + (len(names) - 1) * gap
    start = {"start": 0.0, "center": (room - taken) / 2, "end": room - taken}[placing.get(layer, "align", "start")]
    color = placing.color(layer, "color")
    for index, name in enumerate(names):
        along, across = start + index * (size + gap), (thick - size) / 2
        x, y = (across, along) if down else (along, across)
        yield Icon(name, box.x + x, box.y + y, size, size, color)


def place_picture(placing: Placing, layer: Layer, inner: Any) -> Iterable[Item]:
    """Place a scene: layers of pictures, or one picture filling the box.

    A scene's layer says ``emoji`` (or ``art``), middle x, y in percent of the box, ``size`` in percent of its height.
    """
    box, scene = placing.box(layer), placing.get(layer, "scene")
    shadow = placing.color(layer, "shadow")
    tint, opacity = placing.color(layer, "tint"), placing.get(layer, "opacity", 1.0)
    items: list[Item] = []
    for part in _parts(placing, scene):
        item = _picture(placing, layer, part, box, tint, opacity)
        if item is None:
            continue
        if shadow and item.y + item.h > box.y + GROUND * box.h:
            items.append(_shadow(item, shadow))
        items.append(item)
    yield from (Clip(rounded(placing, layer, box), tuple(items)),) if placing.get(layer, "clip", False) else items


def place_art(placing: Placing, layer: Layer, inner: Any) -> Iterable[Item]:
    """Place an author's picture file: whole in the box, covering it, or over the whole card into the bleed."""
    box, file = placing.box(layer), str(placing.get(layer, "file"))
    if not file:
        return
    if bleeding := placing.get(layer, "bleed"):
        card = placing.template
        yield full_bleed(file, placing.context.art_size(file), (card.width, card.height), card.bleed, bleeding)
        return
    source = f"art:{file}"
    cover = placing.get(layer, "fit", "contain") == "cover"
    shown = _covering(box, placing.context.aspect(source)) if cover else box
    item = Picture(
        source, shown.x, shown.y, shown.w, shown.h,
        placing.get(layer, "mirror", False), placing.get(layer, "turn", 0.0),
        placing.color(layer, "tint"), placing.get(layer, "opacity", 1.0),
    )  # fmt: skip
    yield Clip(rounded(placing, layer, box), (item,)) if cover or "radius" in layer.values else item


def _covering(box: Box, aspect: float) -> Box:
    w = max(box.w, box.h * aspect)
    h = w / aspect
    return Box(box.cx - w / 2, box.cy - h / 2, w, h)


def _parts(placing: Placing, scene: Any) -> Iterable[Any]:
    if not scene:
        return ()
    if isinstance(scene, str):
        return ({"emoji": scene, "size": 90},)
    layers = field(scene, "layers", placing.context.language)
    return (layers or ()) if layers is not ABSENT else scene if isinstance(scene, (list, tuple)) else (scene,)


def _picture(placing: Placing, layer: Layer, part: Any, box: Box, tint: str | None, opacity: float) -> Picture | None:
    if isinstance(part, str):
        part = {"emoji": part}

    def read(key: str, default: Any) -> Any:
        found = field(part, key, placing.context.language)
        return default if found is ABSENT or found is None else found

    emoji, art = str(read("emoji", "")), str(read("art", ""))
    if not emoji and not art:
        placing.note(layer.spot, "template/picture", f"{layer.name}.scene: a layer of a scene names no `emoji`")
        return None
    try:
        size = float(read("size", 60)) / 100 * box.h
        x, y = box.x + float(read("x", 50)) / 100 * box.w, box.y + float(read("y", 50)) / 100 * box.h
        turn = float(read("turn", 0))
    except (TypeError, ValueError) as error:
        placing.note(layer.spot, "template/picture", f"{layer.name}.scene: {error}")
        raise Skip from error
    source = f"art:{art}" if art else f"emoji:{code(emoji)}"
    mirror = str(read("mirror", False)).lower() in ("true", "yes")
    return Picture(source, x - size / 2, y - size / 2, size, size, mirror, turn, read("tint", tint), opacity)


def code(emoji: str) -> str:
    """Return a sign's hex code (``1F469-200D-1F373``); names and codes stay as they are."""
    return emoji if emoji.isascii() else "-".join(f"{ord(sign):04X}" for sign in emoji)


def _shadow(item: Picture, color: str) -> Path:
    """Put a soft shadow on the ground under a picture."""
    x, y = item.x + item.w / 2, item.y + item.h * 0.97
    return Path(oval(x, y, item.w * 0.36, item.h * 0.055), fill=color, opacity=0.28)


Names = Mapping[str, Any]
