"""A JSON Schema (2020-12) of the card file for editors, made from the types that read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import NODEFAULT, inspect

from engine.database.shapes import PLAIN, GameShape
from engine.database.words import Words

_TEXT = ["string", "number", "boolean"]
"""An editor takes 007, 1.10 and true for numbers and truths; they are texts here."""
_LISTS = inspect.VarTupleType | inspect.ListType | inspect.SetType | inspect.FrozenSetType

Schema = dict[str, Any]


def file_schema(shapes: Mapping[str, GameShape]) -> Schema:
    """Return the schema of the whole file: the known games, and any other one plainly."""
    definitions: Schema = {}
    games = {name: _Writer(name, shape, definitions).game() for name, shape in sorted(shapes.items())}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "deckwright cards",
        "type": "object",
        "required": ["format", "games"],
        "additionalProperties": False,
        "properties": {
            "format": {"const": 1},
            "games": {
                "type": "object",
                "minProperties": 1,
                "properties": games,
                "additionalProperties": _Writer("plain", PLAIN, definitions).game(),
            },
        },
        "$defs": definitions,
    }


class _Writer:
    """Write the schemas of one game's types; Structs stand under ``$defs``."""

    def __init__(self, name: str, shape: GameShape, definitions: Schema) -> None:
        self.name = name
        self.shape = shape
        self.definitions = definitions
        self.hooked = {**(shape.schemas or {})}
        self.hooks = set(shape.hooks()) | set(self.hooked)

    def game(self) -> Schema:
        return self.write(inspect.type_info(self.shape.model), {})

    def write(self, info: inspect.Type, extra: Mapping[str, Any]) -> Schema:
        if isinstance(info, inspect.Metadata):
            inner = self.write(info.type, {**extra, **(info.extra or {})})
            return {**inner, **(info.extra_json_schema or {})}
        cls = getattr(info, "cls", None)
        if cls is Words and Words not in self.hooks:
            return self.words()
        if cls in self.hooks:
            return dict(self.hooked.get(cls, {}))
        match info:
            case inspect.StructType():
                return self.struct(info, frozenset())
            case inspect.UnionType():
                return {"anyOf": [self.write(each, extra) for each in info.types]}
            case inspect.TupleType():
                items = [self.write(each, {}) for each in info.item_types]
                return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}
            case inspect.DictType():
                return {"type": "object", "additionalProperties": self.write(info.value_type, {})}
        if isinstance(info, _LISTS):
            return self.list(info, extra)
        return _scalar(info)

    def list(self, info: Any, extra: Mapping[str, Any]) -> Schema:
        bounds = {"minItems": info.min_length, "maxItems": info.max_length}
        listed: Schema = {"type": "array", "items": self.write(info.item_type, {})}
        listed.update({name: bound for name, bound in bounds.items() if bound is not None})
        if "keyed" not in extra:
            return listed
        under = self.keyed(info.item_type, extra["keyed"])
        return {"anyOf": [{"type": "object", "additionalProperties": under}, listed]}

    def keyed(self, info: inspect.Type, field: str) -> Schema:
        members = info.types if isinstance(info, inspect.UnionType) else (info,)
        written = [self.struct(each, frozenset({field})) for each in members if isinstance(each, inspect.StructType)]
        return written[0] if len(written) == 1 else {"anyOf": written}

    def struct(self, info: inspect.StructType, given: frozenset[str]) -> Schema:
        name = ".".join([self.name, info.cls.__name__, *sorted(given)])
        if name not in self.definitions:
            self.definitions[name] = {}
            self.definitions[name].update(self.fields(info, given))
        return {"$ref": f"#/$defs/{name}"}

    def fields(self, info: inspect.StructType, given: frozenset[str]) -> Schema:
        properties: Schema = {}
        required = []
        rest: Any = False
        if info.tag_field is not None:
            properties[info.tag_field] = {"const": info.tag}
            required.append(info.tag_field)
        for field in info.fields:
            if isinstance(field.type, inspect.Metadata) and (field.type.extra or {}).get("rest"):
                rest = True
                continue
            written = self.write(field.type, {})
            optional = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
            properties[field.encode_name] = {"anyOf": [written, {"type": "null"}]} if optional else written
            if field.required and field.encode_name not in given:
                required.append(field.encode_name)
        schema: Schema = {"type": "object", "properties": properties, "additionalProperties": rest}
        if required:
            schema["required"] = required
        if info.cls.__doc__:
            schema["description"] = info.cls.__doc__.split("\n")[0]
        return schema

    def words(self) -> Schema:
        text: Schema = {"type": _TEXT, "minLength": 1}
        languages = self.shape.languages
        by_language: Schema = {"type": "object", "additionalProperties": text, "minProperties": 1}
        if languages is not None:
            properties = dict.fromkeys(languages, text)
            by_language = {"type": "object", "additionalProperties": False, "required": list(languages)}
            by_language["properties"] = properties
        return {"anyOf": [text, by_language]}


def _scalar(info: inspect.Type) -> Schema:
    match info:
        case inspect.StrType():
            pattern = info.pattern and info.pattern.replace(r"\A", "^").replace(r"\Z", "$")
            return _limited(_TEXT, minLength=info.min_length, maxLength=info.max_length, pattern=pattern)
        case inspect.IntType() | inspect.FloatType():
            return _limited(
                "integer" if isinstance(info, inspect.IntType) else "number",
                minimum=info.ge,
                exclusiveMinimum=info.gt,
                maximum=info.le,
                exclusiveMaximum=info.lt,
                multipleOf=info.multiple_of,
            )
        case inspect.BoolType():
            return {"type": "boolean"}
        case inspect.NoneType():
            return {"type": "null"}
        case inspect.LiteralType():
            return {"enum": list(info.values)}
        case inspect.EnumType():
            return {"enum": [member.value for member in info.cls]}
    return {}


def _limited(kind: Any, **limits: Any) -> Schema:
    return {"type": kind, **{name: value for name, value in limits.items() if value is not None}}
