"""Readers of msgspec Structs and of unions told apart by a tag."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import NODEFAULT, inspect

from engine.database.containers import place_of
from engine.database.context import INVALID, Context, Invalid, Reader, shown
from engine.database.near import did_you_mean, nearest
from engine.database.tree import Mapping, Node, Scalar
from engine.problems import Place

_ALIKE = 80
"""Percent from which a free field looks like a mistyped known one."""


class StructReader:
    """Read a map as a Struct: unknown, missing, empty and wrong fields are all noted.

    A field with ``Meta(extra={"rest": True})`` takes all keys that no other field has.
    """

    def __init__(self, info: inspect.StructType, build: Callable[[inspect.Type], Reader]) -> None:
        self.make = info.cls
        self.tag_field = info.tag_field
        self.rest: tuple[str, Reader] | None = None
        self.fields: dict[str, tuple[str, bool, Reader]] = {}
        self.required: list[str] = []
        for field in info.fields:
            if isinstance(field.type, inspect.Metadata) and (field.type.extra or {}).get("rest"):
                inner = field.type.type
                self.rest = field.name, build(inner.value_type if isinstance(inner, inspect.DictType) else inner)
                continue
            self.fields[field.encode_name] = field.name, _has_default(field), build(field.type)
            if field.required:
                self.required.append(field.encode_name)

    def __call__(self, node: Node, context: Context, path: str) -> Any:
        if not isinstance(node, Mapping):
            return context.expected("a map (`key: value`)", node)
        values: dict[str, Any] = {}
        missing = dict.fromkeys(self.required)
        rest: list[tuple[Scalar, Node]] = []
        sound = True
        for key, value in node.entries:
            known = self.fields.get(key.text)
            if known is None:
                if key.text != self.tag_field:
                    rest.append((key, value))
                continue
            missing.pop(key.text, None)
            name, optional, reader = known
            if optional and isinstance(value, Scalar) and value.blank:
                if hint := context.swallowed(value):
                    context.problem(value.place, "data/empty", f"`{key.text}` is empty", hint, "warning")
                continue
            inner = f"{path}.{key.text}"
            context.places[inner] = place_of(key, value)
            values[name] = result = reader(value, context, inner)
            sound = sound and result is not INVALID
        if rest:
            sound = self.take_rest(node, rest, values, context, path) and sound
        for name in missing:
            context.problem(node.place, "data/missing-key", f"the key `{name}` is missing")
        return self.finish(node.place, values, context) if sound and not missing else INVALID

    def take_rest(
        self, node: Mapping, rest: list[tuple[Scalar, Node]], values: dict[str, Any], context: Context, path: str
    ) -> bool:
        """Read the keys that no field has, or note each as unknown."""
        used = {key.text for key, _ in node.entries}
        unused = [name for name in self.fields if name not in used]
        if self.rest is None:
            for key, _ in rest:
                hint = did_you_mean(key.text, unused) or did_you_mean(key.text, self.fields)
                context.problem(key.place, "data/unknown-key", f"unknown key `{shown(key.text)}`", hint)
            return False
        name, reader = self.rest
        values[name] = taken = {}
        for key, value in rest:
            if meant := nearest(key.text, unused, _ALIKE):
                message = f"`{shown(key.text)}` is taken for a field of your own"
                context.problem(key.place, "data/near-key", message, f"did you mean `{meant}`?", "warning")
            inner = f"{path}.{key.text}"
            context.places[inner] = place_of(key, value)
            taken[key.text] = reader(value, context, inner)
        return INVALID not in taken.values()

    def finish(self, place: Place, values: dict[str, Any], context: Context) -> Any:
        """Make the Struct; what its ``__post_init__`` refuses becomes a finding."""
        try:
            return self.make(**values)
        except (TypeError, ValueError) as error:
            return context.problem(place, "data/refused", str(error))


def _has_default(field: inspect.Field) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def tagged_reader(tag_field: str, members: dict[str, Reader]) -> Reader:
    """Read a map as the Struct that its ``tag_field`` names."""

    def read(node: Node, context: Context, path: str) -> Any | Invalid:
        if not isinstance(node, Mapping):
            return context.expected("a map (`key: value`)", node)
        tag = node.get(tag_field)
        if tag is None:
            hint = did_you_mean("", members)
            return context.problem(node.place, "data/missing-key", f"the key `{tag_field}` is missing", hint)
        if not isinstance(tag, Scalar) or tag.blank:
            return context.expected("one of " + ", ".join(f"`{name}`" for name in members), tag)
        if tag.text not in members:
            message = f"unknown {tag_field} `{shown(tag.text)}`"
            return context.problem(tag.place, "data/choice", message, did_you_mean(tag.text, members))
        context.places[f"{path}.{tag_field}"] = tag.place
        return members[tag.text](node, context, path)

    return read
