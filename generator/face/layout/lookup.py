"""What an expression finds behind a dot: fields of data, never the methods of the thing that holds them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from engine.database.words import Words

_MAP_METHODS = ("items", "keys", "values", "get")
_TEXT_METHODS = (
    "upper",
    "lower",
    "title",
    "capitalize",
    "strip",
    "lstrip",
    "rstrip",
    "startswith",
    "endswith",
    "split",
)
ABSENT = object()
"""What ``field`` returns where there is no such field."""


def field(holder: Any, name: str, language: str) -> Any:
    """Return a field's value in a language (I03: a field named ``copy`` is a field), or ``ABSENT``."""
    if isinstance(holder, Mapping):
        if name in holder:
            return shown(holder[name], language)
        return getattr(holder, name) if name in _MAP_METHODS else ABSENT
    if isinstance(holder, str):
        return getattr(holder, name) if name in _TEXT_METHODS else ABSENT
    fields = fields_of(type(holder))
    if name in fields:
        return shown(getattr(holder, fields[name]), language)
    return ABSENT


def shown(value: Any, language: str) -> Any:
    """Give a text in the face's language, and a vocabulary word without arguments as its plain word."""
    if isinstance(value, Words):
        return value[language] if language in value.languages else next((text for _, text in value.texts), "")
    if isinstance(value, msgspec.Struct) and value.__struct_fields__ == ("word", "args") and not getattr(value, "args"):  # noqa: B009
        return getattr(value, "word")  # noqa: B009 - an effect's Term, which this package must not import
    if isinstance(value, tuple):
        return tuple(shown(part, language) for part in value)
    return value


def known_fields(holder: Any) -> list[str]:
    """List what may stand behind a dot, for hints."""
    if isinstance(holder, Mapping):
        return sorted(str(key) for key in holder)
    return [] if isinstance(holder, str) else sorted(fields_of(type(holder)))


_FIELDS: dict[type, Mapping[str, str]] = {}


def fields_of(kind: type) -> Mapping[str, str]:
    """Map the names of a class's fields and properties, as an author knows them, to its attributes."""
    if kind in _FIELDS:
        return _FIELDS[kind]
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        found |= {name: name for name, member in vars(base).items() if isinstance(member, property)}
    found |= {name: name for name in getattr(kind, "__dataclass_fields__", {})}
    if issubclass(kind, msgspec.Struct):
        found |= dict(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))
    _FIELDS[kind] = {name: own for name, own in found.items() if not name.startswith("_")}
    return _FIELDS[kind]


def is_allowed_call(called: object, allowed: Iterable[Callable[..., Any]]) -> bool:
    """Say whether an expression may call this: a function of the layout language or a method of a text or map."""
    if any(called is each for each in allowed):
        return True
    owner, name = getattr(called, "__self__", None), getattr(called, "__name__", "")
    if isinstance(owner, str):
        return name in _TEXT_METHODS
    return isinstance(owner, Mapping) and name in _MAP_METHODS
