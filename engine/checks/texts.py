"""Every text that an author has written in a game's entry, with its path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from engine.checks.subject import Subject
from engine.database.words import Words


class Text(NamedTuple):
    """A text in each of its languages; ``field`` is the last key of its path that is no number."""

    path: str
    field: str
    words: Mapping[str, str]


RULES = ("text", "title", "lines", "wording", "wording_if")
"""Fields whose texts say what players do; names and flavour may speak as they like."""


def texts(subject: Subject) -> Iterator[Text]:
    """Go through all texts of a game in the order of its fields."""
    yield from _inside(subject.game, "", "", subject.languages)


def _inside(value: Any, path: str, field: str, languages: tuple[str, ...]) -> Iterator[Text]:
    if isinstance(value, Words):
        yield Text(path, field, dict(value.texts))
    elif isinstance(value, msgspec.Struct):
        own = getattr(value, "texts", None)
        if isinstance(own, Words):
            yield Text(path, field, dict(own.texts))
            return
        for name, key in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            if name == "more":
                yield from _inside(getattr(value, name), path, field, languages)
            elif name not in ("word", "args", "ignore", "languages"):
                yield from _inside(getattr(value, name), _join(path, key), key, languages)
    elif isinstance(value, Mapping):
        if value and all(isinstance(each, str) for each in value.values()) and set(value) <= set(languages):
            yield Text(path, field, dict(value))
            return
        for key, each in value.items():
            yield from _inside(each, _join(path, str(key)), str(key), languages)
    elif isinstance(value, tuple):
        for index, each in enumerate(value):
            yield from _inside(each, _join(path, getattr(each, "id", str(index))), field, languages)


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
