"""One face under way: values, colours and boxes of its layers, worked out for its card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

from engine.database.near import did_you_mean
from engine.problems import Problem, Severity
from generator.face.layout.environment import unknown_name
from generator.face.layout.expressions import Fault, compiled
from generator.face.layout.geometry import Box
from generator.face.layout.keys import BUILT_IN_BOXES
from generator.face.layout.kinds import Length, Unfit
from generator.face.layout.laid import Context
from generator.face.layout.template import Boxed, Layer, Spot, Template, Value

FALLBACK_COLOR = "#ff00ff"
"""What is drawn in place of an unknown colour: nobody takes it for meant."""


MOST_WORK = 20_000
"""Layers, repetitions and 20 characters of text each that a face may come to: a second or two."""


class Skip(Exception):
    """A layer that can't be placed; the finding is already noted."""


class TooMuch(Exception):
    """A face with more on it than anybody can mean: nothing further is placed."""


class Notes:
    """What is gathered over a whole face: findings, marks to be drawn, files it depends on, work done."""

    def __init__(self, card: str) -> None:
        self.card = card
        self.problems: dict[Problem, None] = {}
        self.marked = False
        self.files: dict[str, None] = {}
        self._work = 0

    def spend(self, work: int = 1) -> None:
        """Count layers placed and texts set; raises ``TooMuch`` beyond ``MOST_WORK``."""
        self._work += work
        if self._work > MOST_WORK:
            raise TooMuch


class Placing:
    """A scope: names that expressions see, a theme, boxes; layers inside others get scopes of their own."""

    def __init__(
        self,
        template: Template,
        context: Context,
        notes: Notes,
        names: Mapping[str, Any],
        theme: Mapping[str, str],
        styles: Mapping[str, Mapping[str, Value]],
        built_in: Mapping[str, Box],
        around: str = "trim",
        depth: int = 0,
    ) -> None:
        self.template = template
        self.context = context
        self.notes = notes
        self.names = dict(names)
        self.theme = theme
        self.styles = styles
        self.built_in = built_in
        self.around = around
        self.depth = depth
        self._boxes: dict[str, Box] = dict(built_in)
        self.broken: set[str] = set()
        """Names whose value could not be worked out: what needs them fails without a finding of its own."""
        self._under_way: list[str] = []

    def inner(self, names: Mapping[str, Any], dx: float = 0.0, dy: float = 0.0) -> Placing:
        """Return a scope with more names, its boxes moved by so many mm."""
        boxes = {name: box.shifted(dx, dy) for name, box in self.built_in.items()}
        scope = Placing(
            self.template, self.context, self.notes, {**self.names, **names}, self.theme, self.styles, boxes,
            self.around, self.depth + 1,
        )  # fmt: skip
        scope.broken |= self.broken
        return scope

    def note(self, spot: Spot | None, code: str, message: str, hint: str = "", severity: Severity = "error") -> None:
        """Note a finding about the card."""
        place = spot.place if spot else None
        self.notes.problems[
            Problem(
                file=spot.file if spot else self.template.file,
                line=place.line if place else 0,
                column=place.column if place else 0,
                code=code,
                message=f"card {self.notes.card}, {message}" if self.notes.card else message,
                hint=hint,
                excerpt=spot.excerpt if spot else "",
                severity=severity,
            )
        ] = None

    def evaluate(self, value: Value, field: str) -> Any:
        """Work a value out; raises ``Skip`` where that fails."""
        if not value.source:
            return value.constant
        try:
            found = compiled(value.source)(self.names, self.context.language)
            return value.kind.read(found)
        except Fault as fault:
            if not any(fault.message == unknown_name(name) for name in self.broken):
                self.note(value.spot, fault.code, f"{field}: {fault.message}", fault.hint)
        except Unfit as unfit:
            message, _, hint = str(unfit).partition("\n")
            self.note(value.spot, "template/value", f"{field}: {message}", hint)
        raise Skip

    def get(self, layer: Layer, key: str, default: Any = None) -> Any:
        """Work out a layer's value, ``default`` where the layer doesn't say."""
        value = layer.values.get(key)
        return default if value is None else self.evaluate(value, f"{layer.name}.{key}")

    def define(self, names: Mapping[str, Value], what: str) -> None:
        """Work out names and add them to the scope, each seeing those before it."""
        for name, value in names.items():
            try:
                self.names[name] = self.evaluate(value, f"{what}.{name}")
            except Skip:
                self.names.pop(name, None)
                self.broken.add(name)

    def color(self, layer: Layer, key: str, default: str | None = None) -> str | None:
        """Work out a colour as ``#rrggbb``; '' and an absent one are the default."""
        value = layer.values.get(key)
        return default if value is None else self.named_color(value, f"{layer.name}.{key}") or default

    def named_color(self, value: Value, field: str) -> str | None:
        """Return ``#rrggbb`` of a value that is a colour or a name of the theme."""
        name = str(self.evaluate(value, field))
        if name.startswith("#") or not name or name == "none":
            return name if name.startswith("#") else None
        if name in self.theme:
            return self.theme[name]
        self.note(value.spot, "template/unknown-color", f"{field}: there is no color `{name}`",
                  did_you_mean(name, self.theme))  # fmt: skip
        return FALLBACK_COLOR

    def box(self, layer: Layer) -> Box:
        """Work out where a layer lies."""
        if layer.box is not None:
            return self._worked_out(layer.box, f"{layer.name}.box")
        value = layer.values.get("box")
        if value is None:
            return self.built_in[self.around]
        return self.named_box(str(self.evaluate(value, f"{layer.name}.box")), value.spot, f"{layer.name}.box")

    def named_box(self, name: str, spot: Spot, field: str) -> Box:
        """Return a box by name."""
        known = self._boxes.get(name)
        if known is not None:
            return known
        if name not in self.template.boxes:
            hint = did_you_mean(name, [*self.template.boxes, *BUILT_IN_BOXES])
            self.note(spot, "template/unknown-box", f"{field}: there is no box `{name}`", hint)
            raise Skip
        if name in self._under_way:
            self.note(spot, "template/box", f"{field}: the box `{name}` lies in itself")
            raise Skip
        self._under_way.append(name)
        try:
            self._boxes[name] = self._worked_out(self.template.boxes[name], f"box {name}")
        finally:
            self._under_way.pop()
        return self._boxes[name]

    def _worked_out(self, boxed: Boxed, field: str) -> Box:
        outer = self.built_in[self.around]
        if "in" in boxed:
            outer = self.named_box(str(self.evaluate(boxed["in"], field)), boxed["in"].spot, field)

        given: dict[str, float] = {}
        for key, value in boxed.items():
            if key != "in":
                length: Length = value.constant if not value.source else self.evaluate(value, f"{field}.{key}")
                given[key] = length.within(_EXTENT[key](outer))
        inset = given.get("inset", 0.0)
        x, w = _span(given, ("x", "left", "right", "w", "cx"), inset, outer.w)
        y, h = _span(given, ("y", "top", "bottom", "h", "cy"), inset, outer.h)
        if w < 0 or h < 0:
            spot = next(iter(boxed.values())).spot
            self.note(spot, "template/box", f"{field} is {w:.2f} x {h:.2f} mm: less than nothing")
            raise Skip
        return Box(outer.x + x, outer.y + y, w, h)


_EXTENT: Mapping[str, Callable[[Box], float]] = {
    **dict.fromkeys(("x", "left", "right", "w", "cx"), attrgetter("w")),
    **dict.fromkeys(("y", "top", "bottom", "h", "cy"), attrgetter("h")),
    "inset": lambda box: min(box.w, box.h),
}


def _span(
    given: Mapping[str, float], keys: tuple[str, str, str, str, str], inset: float, extent: float
) -> tuple[float, float]:
    """Return where a box starts in the one around it and how far it goes, in mm."""
    start_key, near, far, size_key, middle = keys
    start, size = given.get(start_key, given.get(near)), given.get(size_key)
    if middle in given:
        size = size or 0.0
        return given[middle] - size / 2, size
    if size is not None and start is None and far in given:
        return extent - given[far] - size, size
    if start is None:
        start = inset
    if size is None:
        size = extent - given.get(far, inset) - start
    return start, size
