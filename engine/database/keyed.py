"""Readers of Structs that stand under their ids: ``E07: {name: …}``, or in a list with ``id:``."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

from engine.database.containers import not_a_list
from engine.database.context import INVALID, Context, Reader
from engine.database.tree import Mapping, Node, Scalar, Sequence
from engine.problems import Place


def keyed_reader(field: str, item: Reader, make: Callable[[list[Any]], Any]) -> Reader:
    """Read ``Annotated[tuple[X, ...], Meta(extra={"keyed": field})]``; ids that look alike are refused."""

    def read(node: Node, context: Context, path: str) -> Any:
        entries = _entries(node, field, context)
        if entries is INVALID:
            return INVALID
        seen: dict[str, tuple[str, Place]] = {}
        values = []
        for index, (key, value) in enumerate(entries):
            name = key.text if key is not None and key.text else str(index)
            sound = key is None or _alone(key, seen, context)
            context.places[f"{path}.{name}"] = key.place if key is not None else value.place
            result = item(value, context, f"{path}.{name}")
            values.append(result if sound else INVALID)
        return INVALID if INVALID in values else make(values)

    return read


def same(text: str) -> str:
    """Fold an id so that ids which people confuse become equal: width, case, composition."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def _entries(node: Node, field: str, context: Context) -> Any:
    if isinstance(node, Mapping):
        return [_with_key(field, key, value, context) for key, value in node.entries]
    if isinstance(node, Sequence):
        return [(_id_of(each, field), each) for each in node.items]
    if isinstance(node, Scalar) and node.blank:
        return context.expected(f"entries under their `{field}`", node)
    return not_a_list(node, context)


def _with_key(field: str, key: Scalar, value: Node, context: Context) -> tuple[Scalar, Node]:
    key = trimmed(key, context)
    if isinstance(value, Scalar) and value.blank:
        value = Mapping((), key.place)
    if not isinstance(value, Mapping):
        return key, value
    own = value.get(field)
    if own is not None:
        place = own.place
        if not isinstance(own, Scalar) or own.text != key.text:
            message = f"`{field}` says something else than the key `{key.text}` above"
            context.problem(place, "data/two-ids", message, f"delete `{field}`")
        entries = tuple(entry for entry in value.entries if entry[0].text != field)
        value = Mapping(entries, value.place)
    return key, Mapping(((Scalar(field, True, key.place), key), *value.entries), value.place)


def _id_of(node: Node, field: str) -> Scalar | None:
    found = node.get(field) if isinstance(node, Mapping) else None
    return found if isinstance(found, Scalar) else None


def _alone(key: Scalar, seen: dict[str, tuple[str, Place]], context: Context) -> bool:
    first, place = seen.setdefault(same(key.text), (key.text, key.place))
    if place is key.place:
        return True
    lines = f"in line {place.line} and here in line {key.place.line}"
    message = f"the id `{key.text}` stands twice: {lines}"
    if first != key.text:
        message = f"the ids `{first}` and `{key.text}` cannot be told apart: {lines}"
    context.problem(key.place, "data/duplicate-id", message, "give each its own id")
    return False


def trimmed(node: Scalar, context: Context) -> Scalar:
    """Strip spaces around a text, with a note where there were any."""
    text = node.text.strip()
    if text == node.text:
        return node
    if text != node.text.strip("\n"):
        message = f"spaces around `{text[:40]}` are ignored"
        context.problem(node.place, "data/spaces", message, "delete them", "note")
    return Scalar(text, node.plain and bool(text), node.place)
