"""A merged tree -> a checked layout; every fault is a finding with its place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from engine.database.near import did_you_mean
from engine.database.sizes import SIZES
from engine.database.tree import Mapping as MapNode
from engine.database.tree import Node, Scalar, Sequence
from engine.problems import Problem
from generator.face.layout import keys
from generator.face.layout.expressions import is_expression
from generator.face.layout.kinds import COLOR, CONDITION, DATA, LAYERS, NAMES, NUMBER, Kind, Unfit
from generator.face.layout.merging import Branch, Sourced, Tree, kind_in_words, problem
from generator.face.layout.sizes import BadSize, read_size
from generator.face.layout.template import Boxed, Layer, Spot, Template, Value

_WHOLE = re.compile(r"-?(?:0|[1-9]\d{0,8})")
_DECIMAL = re.compile(r"-?\d{1,8}\.\d{1,8}")


class Reading:
    """Read the parts of one layout, noting findings."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def note(self, spot: Spot, code: str, message: str, hint: str = "") -> None:
        """Note a finding."""
        self.problems.append(problem(spot, code, message, hint))

    def branch(self, tree: Tree | None, known: Iterable[str] | None = None, what: str = "") -> Mapping[str, Any]:
        """Return a map's (spot, tree) by key; unknown keys, or something else than a map, are findings."""
        if tree is None:
            return {}
        if isinstance(tree, Sourced):
            if not (isinstance(tree.node, Scalar) and tree.node.blank):
                self.note(tree.spot(), "template/kind", f"{what} must be a map, not {kind_in_words(tree)}")
            return {}
        if known is None:
            return tree.keys
        choices = tuple(known)
        for name, (spot, _) in tree.keys.items():
            if name not in choices:
                self.note(spot, "template/unknown-key", f"{what} has no key `{name}`", did_you_mean(name, choices))
        return {name: pair for name, pair in tree.keys.items() if name in choices}

    def value(self, tree: Tree, kind: Kind) -> Value | None:
        """Read a value of a kind: a constant now, an expression later."""
        spot = tree.spot() if isinstance(tree, Sourced) else tree.spot
        if isinstance(tree, Sourced) and isinstance(tree.node, Scalar):
            text = tree.node.text
            if kind is CONDITION and text not in ("true", "false"):
                return Value(kind, spot, source=text if is_expression(text) else "{{ " + text + " }}")
            if is_expression(text):
                return Value(kind, spot, source=text)
            data: Any = text == "true" if kind is CONDITION else _typed(tree.node) if kind is DATA else text
        else:
            data = _data(tree)
        try:
            return Value(kind, spot, constant=kind.read(data))
        except Unfit as fault:
            message, _, hint = str(fault).partition("\n")
            self.note(spot, "template/value", message, hint)
            return None

    def values(self, parts: Mapping[str, tuple[Spot, Tree]], kinds: Mapping[str, Kind]) -> dict[str, Value]:
        """Read the values of keys whose kinds are known."""
        found = {name: self.value(tree, kinds[name]) for name, (_, tree) in parts.items()}
        return {name: value for name, value in found.items() if value is not None}

    def box(self, tree: Tree, what: str) -> Boxed:
        """Read a box."""
        return self.values(self.branch(tree, keys.BOX_KEYS, what), keys.BOX_KEYS)

    def names(self, tree: Tree | None, what: str) -> dict[str, Value]:
        """Read names and what they stand for."""
        parts = self.branch(tree, None, what)
        return self.values(parts, dict.fromkeys(parts, DATA))

    def layers(self, tree: Tree | None, what: str) -> tuple[Layer, ...]:
        """Read layers in their order."""
        found = []
        for name, (spot, branch) in self.branch(tree, None, what).items():
            layer = self._layer(name, spot, branch)
            if layer is not None:
                found.append(layer)
        return tuple(found)

    def _layer(self, name: str, spot: Spot, tree: Tree) -> Layer | None:
        parts = self.branch(tree, None, f"layer `{name}`")
        typed = parts.get("type")
        node = typed[1].node if typed and isinstance(typed[1], Sourced) else None
        if not isinstance(node, Scalar):
            self.note(spot, "template/no-type", f"layer `{name}` has no `type`", did_you_mean("", keys.LAYERS_KEYS))
            return None
        kinds = keys.LAYERS_KEYS.get(node.text)
        if kinds is None or typed is None:
            hint = did_you_mean(node.text, keys.LAYERS_KEYS)
            self.note(spot, "template/unknown-type", f"there is no layer type `{node.text}`", hint)
            return None
        parts = self.branch(tree, kinds, f"a layer of type {node.text}")
        for key in keys.REQUIRED[node.text]:
            if key not in parts:
                self.note(spot, "template/missing-key", f"layer `{name}` of type {node.text} lacks `{key}`")
        box_tree = parts["box"][1] if "box" in parts else None
        own = self.box(box_tree, f"the box of layer `{name}`") if isinstance(box_tree, Branch) else None
        plain = {
            key: pair
            for key, pair in parts.items()
            if kinds[key] not in (LAYERS, NAMES) and not (key == "box" and own is not None)
        }
        inner = self.layers(parts["layers"][1], f"layers of `{name}`") if "layers" in parts else ()
        names = self.names(parts["names"][1], f"names of `{name}`") if "names" in parts else {}
        return Layer(name, node.text, spot, self.values(plain, kinds), own, inner, names)

    def number(self, parts: Mapping[str, Any], key: str, default: float) -> float:
        """Read a number of the layout itself; no expression there."""
        if key not in parts:
            return default
        value = self.value(parts[key][1], NUMBER)
        if value is not None and value.source:
            self.note(value.spot, "template/value", f"`{key}` must be a number as it is, not an expression")
            return default
        return float(value.constant) if value is not None else default

    def theme(self, tree: Tree | None, above: str = "") -> dict[str, str]:
        """Read colours by name; those of inner maps are named with dots (``side.green``)."""
        found: dict[str, str] = {}
        for name, (_, value) in self.branch(tree, None, "theme").items():
            if isinstance(value, Branch):
                found |= self.theme(value, f"{above}{name}.")
                continue
            read = self.value(value, COLOR)
            if read is not None:
                found[above + name] = str(read.constant)
        return self._resolved(found, tree) if not above else found

    def _resolved(self, theme: dict[str, str], tree: Tree | None) -> dict[str, str]:
        """Let a colour be another one's name."""
        for name, color in theme.items():
            for _ in range(8):
                color = theme.get(color, color)
            if not color.startswith("#") and isinstance(tree, Branch):
                self.note(tree.spot, "template/unknown-color", f"colour `{name}` is `{color}`, which is no colour",
                          did_you_mean(color, theme))  # fmt: skip
                color = "#ff00ff"
            theme[name] = color
        return theme

    def size(self, parts: Mapping[str, Any]) -> tuple[float, float]:
        """Read the trim size, width and height changed about where ``turned`` says so."""
        if "size" not in parts:
            return (0.0, 0.0)
        tree = parts["size"][1]
        text = tree.node.text if isinstance(tree, Sourced) and isinstance(tree.node, Scalar) else ""
        try:
            width, height = read_size(text)
        except BadSize as fault:
            self.note(tree.spot() if isinstance(tree, Sourced) else tree.spot, "template/size", str(fault),
                      did_you_mean(text, SIZES))  # fmt: skip
            width, height = SIZES["standard"]
        turned = parts.get("turned")
        if turned and isinstance(turned[1], Sourced) and getattr(turned[1].node, "text", "") == "true":
            return height, width
        return width, height

    def template(self, name: str, file: str, tree: Branch, library: Any) -> Template:
        """Read a whole layout or snippet."""
        parts = self.branch(tree, keys.LAYOUT_KEYS, f"layout `{name}`")

        def part(key: str) -> Tree | None:
            return parts[key][1] if key in parts else None

        width, height = self.size(parts)
        boxes = {
            key: self.box(value, f"box `{key}`")
            for key, (_, value) in self.branch(part("boxes"), None, "boxes").items()
        }
        styles = {
            key: self.values(self.branch(value, keys.STYLE_KEYS, f"style `{key}`"), keys.STYLE_KEYS)
            for key, (_, value) in self.branch(part("styles"), None, "styles").items()
        }
        return Template(
            name, file, width, height,
            self.number(parts, "bleed", 3.0), self.number(parts, "radius", 3.0), self.number(parts, "safe", 3.0),
            self.theme(part("theme")), self.names(part("names"), "names"), boxes, styles,
            self.layers(part("layers"), "layers"), (file,), library,
        )  # fmt: skip


def _data(tree: Tree) -> Any:
    if isinstance(tree, Branch):
        return {name: _data(value) for name, (_, value) in tree.keys.items()}
    return _plain(tree.node)


def _typed(node: Scalar) -> Any:
    """Take a text without quotes that is written as a number, true or false for what it looks like."""
    if node.plain and node.text in ("true", "false"):
        return node.text == "true"
    if node.plain and _WHOLE.fullmatch(node.text):
        return int(node.text)
    return float(node.text) if node.plain and _DECIMAL.fullmatch(node.text) else node.text


def _plain(node: Node) -> Any:
    if isinstance(node, Scalar):
        return _typed(node)
    if isinstance(node, Sequence):
        return tuple(_plain(item) for item in node.items)
    assert isinstance(node, MapNode)
    return {key.text: _plain(value) for key, value in node.entries}
