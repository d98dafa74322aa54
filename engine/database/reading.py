"""Nodes -> values of msgspec types; every fault is noted with its place, nothing stops at the first."""

from __future__ import annotations

from collections.abc import Mapping as Map
from typing import Any

from msgspec import inspect

from engine.database import containers, scalars
from engine.database.context import INVALID, Context, Hook, Invalid, Reader
from engine.database.keyed import keyed_reader
from engine.database.structs import StructReader, tagged_reader
from engine.database.tree import Node, Scalar, Sequence
from engine.database.words import Words, read_words

__all__ = ["INVALID", "Context", "Hook", "Invalid", "read"]

_LISTS: dict[type, Any] = {
    inspect.VarTupleType: tuple,
    inspect.ListType: list,
    inspect.SetType: set,
    inspect.FrozenSetType: frozenset,
}


def read(node: Node, type: Any, context: Context) -> Any:
    """Read a node as ``type`` at ``context.path``; return the value or ``INVALID``, all findings noted."""
    known = context.readers.get(id(type))
    if known is None:
        known = context.readers[id(type)] = type, _Builder(context.hooks).build(inspect.type_info(type))
    return known[1](node, context, context.path)


class _Builder:
    """Make the reader of each type once; Structs are built when first met so that they may hold themselves."""

    def __init__(self, hooks: Map[type, Hook]) -> None:
        self.hooks: Map[type, Hook] = {Words: read_words, **hooks}
        self.structs: dict[type, Reader] = {}

    def build(self, info: inspect.Type, extra: Map[str, Any] | None = None) -> Reader:
        if isinstance(info, inspect.Metadata):
            told = {key: text for key, text in (info.extra_json_schema or {}).items() if key == "description"}
            return self.build(info.type, {**(extra or {}), **told, **(info.extra or {})})
        hook = self.hooks.get(getattr(info, "cls", Any))
        if hook is not None:
            return _hooked(hook, extra or {}, info)
        if type(info) in _LISTS:
            return self.list(info, extra or {})
        match info:
            case inspect.StructType():
                return self.struct(info)
            case inspect.UnionType():
                return self.union(info, extra)
            case inspect.TupleType():
                return containers.tuple_reader([self.build(item) for item in info.item_types])
            case inspect.DictType():
                return containers.map_reader(self.build(info.key_type), self.build(info.value_type))
        return self.scalar(info, extra or {})

    def scalar(self, info: inspect.Type, extra: Map[str, Any]) -> Reader:
        match info:
            case inspect.StrType():
                return scalars.text_reader(info, extra.get("description", ""))
            case inspect.IntType():
                return scalars.whole_reader(info)
            case inspect.FloatType():
                return scalars.number_reader(info)
            case inspect.BoolType():
                return scalars.truth_reader()
            case inspect.LiteralType():
                return scalars.choice_reader(info.values)
            case inspect.EnumType():
                return scalars.choice_reader(list(info.cls))
            case inspect.AnyType():
                return containers.free_reader
        raise TypeError(f"no reader for {info}")

    def struct(self, info: inspect.StructType) -> Reader:
        def read(node: Node, context: Context, path: str) -> Any:
            made = self.structs.get(info.cls)
            if made is None:
                made = self.structs[info.cls] = StructReader(info, self.build)
            return made(node, context, path)

        return read

    def list(self, info: Any, extra: Map[str, Any]) -> Reader:
        item, make = self.build(info.item_type), _LISTS[type(info)]
        if "keyed" in extra:
            return keyed_reader(extra["keyed"], item, make)
        return containers.list_reader(item, make, info.min_length, info.max_length)

    def union(self, info: inspect.UnionType, extra: Map[str, Any] | None) -> Reader:
        types = [each for each in info.types if not isinstance(each, inspect.NoneType)]
        tags = [each for each in types if isinstance(each, inspect.StructType) and each.cls not in self.hooks]
        plain = [each for each in types if not isinstance(each, inspect.StructType) or each.cls in self.hooks]
        readers = [self.build(each, extra) for each in plain]
        if len(tags) > 1:
            readers.append(tagged_reader(str(tags[0].tag_field), {str(each.tag): self.struct(each) for each in tags}))
        elif tags:
            readers.append(self.struct(tags[0]))
        one = readers[0] if len(readers) == 1 else _either(plain, readers, bool(tags))
        return _optional(one) if len(types) < len(info.types) else one


def _hooked(hook: Hook, extra: Map[str, Any], info: Any) -> Reader:
    def read(node: Node, context: Context, path: str) -> Any:
        if isinstance(node, Scalar) and node.blank:
            return context.expected("a text" if info.cls is Words else "a value", node)
        outer, context.path = context.path, path
        value = hook(node, extra, context)
        context.path = outer
        return value

    return read


def _optional(reader: Reader) -> Reader:
    def read(node: Node, context: Context, path: str) -> Any:
        return None if isinstance(node, Scalar) and node.blank else reader(node, context, path)

    return read


def _either(plain: list[inspect.Type], readers: list[Reader], has_struct: bool) -> Reader:
    """Choose a union's member by the kind of node; of several single values the first whose form fits."""
    listed: Reader | None = None
    mapped: Reader | None = readers[len(plain)] if has_struct else None
    typed: list[tuple[inspect.Type, Reader]] = []
    other: Reader | None = None
    for info, reader in zip(plain, readers, strict=False):
        info = info.type if isinstance(info, inspect.Metadata) else info
        if type(info) in _LISTS or isinstance(info, inspect.TupleType):
            listed = reader
        elif isinstance(info, inspect.DictType):
            mapped = reader
        elif isinstance(info, inspect.CustomType | inspect.StructType):
            other = reader
        else:
            typed.append((info, reader))
    typed.sort(key=lambda pair: isinstance(pair[0], inspect.StrType | inspect.LiteralType | inspect.EnumType))

    def read(node: Node, context: Context, path: str) -> Any:
        if isinstance(node, Scalar):
            chosen = next((reader for info, reader in typed if _fits(info, node)), typed[-1][1] if typed else other)
        else:
            chosen = (listed if isinstance(node, Sequence) else mapped) or other
        chosen = chosen or (typed[-1][1] if typed else listed or mapped)
        return chosen(node, context, path) if chosen else context.expected("something else", node)

    return read


def _fits(info: inspect.Type, node: Scalar) -> bool:
    if isinstance(info, inspect.IntType):
        return node.plain and bool(scalars.WHOLE.fullmatch(node.text))
    if isinstance(info, inspect.FloatType):
        return node.plain and bool(scalars.NUMBER.fullmatch(node.text))
    if isinstance(info, inspect.BoolType):
        return node.plain and node.text in ("true", "false")
    if isinstance(info, inspect.LiteralType):
        return node.text in [str(value) for value in info.values]
    return isinstance(info, inspect.StrType)
