"""Readers of lists, fixed tuples, maps and free content."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.database.context import INVALID, Context, Reader
from engine.database.tree import Mapping, Node, Scalar, Sequence


def list_reader(item: Reader, make: Callable[[list[Any]], Any], least: int | None, most: int | None) -> Reader:
    """Read a list of any length within the bounds, each item by ``item``."""

    def read(node: Node, context: Context, path: str) -> Any:
        if not isinstance(node, Sequence):
            return not_a_list(node, context)
        values = [_item(item, each, context, f"{path}.{index}") for index, each in enumerate(node.items)]
        if (least is not None and len(values) < least) or (most is not None and len(values) > most):
            bound = f"at least {least}" if least is not None and len(values) < least else f"at most {most}"
            message = f"the list must have {bound} items, it has {len(values)}"
            return context.problem(node.place, "data/length", message)
        return INVALID if INVALID in values else make(values)

    return read


def tuple_reader(items: list[Reader]) -> Reader:
    """Read a list of exactly as many items as there are readers."""

    def read(node: Node, context: Context, path: str) -> Any:
        if not isinstance(node, Sequence):
            return not_a_list(node, context)
        if len(node.items) != len(items):
            message = f"the list must have {len(items)} items, it has {len(node.items)}"
            return context.problem(node.place, "data/length", message)
        pairs = enumerate(zip(items, node.items, strict=True))
        values = [_item(reader, each, context, f"{path}.{index}") for index, (reader, each) in pairs]
        return INVALID if INVALID in values else tuple(values)

    return read


def _item(reader: Reader, node: Node, context: Context, path: str) -> Any:
    context.places[path] = node.place
    return reader(node, context, path)


def not_a_list(node: Node, context: Context) -> Any:
    """Note that a list was expected, and how to write one."""
    if isinstance(node, Scalar):
        if node.blank:
            hint = context.swallowed(node) or "write [] for an empty list"
            return context.problem(node.place, "data/empty", "expected a list, found nothing", hint)
        message = f"expected a list, found the text `{node.text[:40]}`"
        return context.problem(node.place, "data/kind", message, f"write [{node.text[:40]}]")
    return context.expected("a list", node)


def map_reader(key: Reader, value: Reader) -> Reader:
    """Read a map; a key that cannot be read takes its value with it."""

    def read(node: Node, context: Context, path: str) -> Any:
        if not isinstance(node, Mapping):
            return context.expected("a map (`key: value`)", node)
        values: dict[Any, Any] = {}
        for name, each in node.entries:
            inner = f"{path}.{name.text}"
            context.places[inner] = place_of(name, each)
            values[key(name, context, inner)] = value(each, context, inner)
        return INVALID if INVALID in values or INVALID in values.values() else values

    return read


def place_of(key: Scalar, node: Node) -> Any:
    """Return where a person looks for an entry: its text, or the key above a list or map."""
    return node.place if isinstance(node, Scalar) else key.place


def free_reader(node: Node, context: Context, path: str) -> Any:
    """Read anything: texts as typed, lists as tuples, maps as dicts."""
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Sequence):
        return tuple(_item(free_reader, each, context, f"{path}.{index}") for index, each in enumerate(node.items))
    return {key.text: _entry(key, each, context, f"{path}.{key.text}") for key, each in node.entries}


def _entry(key: Scalar, node: Node, context: Context, path: str) -> Any:
    context.places[path] = place_of(key, node)
    return free_reader(node, context, path)
