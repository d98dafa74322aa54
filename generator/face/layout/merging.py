"""``extends``: lay a layout's nodes over those of the one it extends, keeping where each was written."""

from __future__ import annotations

from collections.abc import Mapping as Table
from dataclasses import dataclass

from engine.database.near import did_you_mean
from engine.database.tree import Mapping, Node, Scalar, kind_of
from engine.problems import Place, Problem
from generator.face.layout.template import Spot


@dataclass(frozen=True, slots=True)
class Sourced:
    """A node and the file that it was written in."""

    node: Node
    file: str
    lines: list[str]

    def spot(self, place: Place | None = None) -> Spot:
        """Return the node's place, or another one in the same file."""
        place = place or self.node.place
        line = self.lines[place.line - 1] if 0 < place.line <= len(self.lines) else ""
        return Spot(self.file, place, line)


@dataclass(frozen=True, slots=True)
class Branch:
    """Keys with where they stand; values are branches or leaves."""

    spot: Spot
    keys: dict[str, tuple[Spot, Tree]]


Tree = Branch | Sourced


def sourced(node: Node, file: str, lines: list[str]) -> Tree:
    """Turn nodes into a tree whose every part knows its file."""
    here = Sourced(node, file, lines)
    if not isinstance(node, Mapping):
        return here
    keys = {key.text: (here.spot(key.place), sourced(value, file, lines)) for key, value in node.entries}
    return Branch(here.spot(), keys)


def merged(base: Branch, over: Branch, problems: list[Problem]) -> Branch:
    """Lay ``over`` onto ``base``: maps key by key, all else replaced; a layer takes its place by before/after."""
    keys = dict(base.keys)
    for name, (spot, value) in over.keys.items():
        below = keys.get(name)
        if below and isinstance(below[1], Branch) and isinstance(value, Branch):
            if name == "layers":
                value = _merged_layers(below[1], value, problems)
            elif not _retyped(below[1], value):
                value = merged(below[1], value, problems)
        keys[name] = (spot, value)
    return Branch(over.spot, keys)


def _merged_layers(base: Branch, over: Branch, problems: list[Problem]) -> Branch:
    whole = merged(
        base, Branch(over.spot, {name: over.keys[name] for name in over.keys if name in base.keys}), problems
    )
    order = list(whole.keys.items())
    for name, (spot, value) in over.keys.items():
        if name in base.keys:
            continue
        at = len(order)
        for key in ("before", "after"):
            if isinstance(value, Branch) and key in value.keys:
                at = _position(value.keys[key][1], key, order, problems, at)
        order.insert(at, (name, (spot, value)))
    return Branch(over.spot, dict(order))


def _position(
    target: Tree, key: str, order: list[tuple[str, tuple[Spot, Tree]]], problems: list[Problem], at: int
) -> int:
    names = [name for name, _ in order]
    node = target.node if isinstance(target, Sourced) else None
    wanted = node.text if isinstance(node, Scalar) else ""
    if wanted not in names:
        message = f"`{key}` names the layer `{wanted}`, which is not there"
        problems.append(problem(target.spot if isinstance(target, Branch) else target.spot(), "template/unknown-layer",
                                message, did_you_mean(wanted, names)))  # fmt: skip
        return at
    return names.index(wanted) + (key == "after")


def _retyped(base: Branch, over: Branch) -> bool:
    """Say whether a layer gets another type, so that the old one's keys would make no sense."""
    types = [_scalar(branch.keys.get("type")) for branch in (base, over)]
    return types[1] is not None and types[0] is not None and types[0] != types[1]


def _scalar(entry: tuple[Spot, Tree] | None) -> str | None:
    if entry and isinstance(entry[1], Sourced) and isinstance(entry[1].node, Scalar):
        return entry[1].node.text
    return None


def problem(spot: Spot, code: str, message: str, hint: str = "") -> Problem:
    """Make a finding at a spot of a template."""
    return Problem(file=spot.file, line=spot.place.line, column=spot.place.column, code=code, message=message,
                   hint=hint, excerpt=spot.excerpt)  # fmt: skip


def kind_in_words(tree: Tree) -> str:
    """Name what stands there for a person."""
    return "a map" if isinstance(tree, Branch) else kind_of(tree.node)


Parts = Table[str, tuple[Spot, Tree]]
