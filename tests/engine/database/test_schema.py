"""The JSON Schema for editors: accepts what is read, refuses what is not."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
import yaml
from msgspec import Meta

from engine.database import GameShape, Words
from engine.database.schema import file_schema

jsonschema = pytest.importorskip("jsonschema", reason="the schema tests need jsonschema")


class Term(msgspec.Struct, frozen=True):
    text: str


class Event(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="event"):
    """A card of the mountain."""

    id: str
    name: Words
    level: Annotated[int, Meta(ge=1, le=6, description="how strong")]
    ingredient: Literal["meat", "fish"] | None = None
    do: tuple[Annotated[Term, Meta(extra={"sort": "action"})], ...] = ()


class Dish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="dish"):
    id: str
    asks: Annotated[tuple[str, ...], Meta(min_length=2)]


class Fox(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    title: Words
    cards: Annotated[tuple[Event | Dish, ...], Meta(extra={"keyed": "id"})]
    odds: dict[str, float] = {}
    pair: tuple[int, bool] | None = None


def hooks() -> dict[type, Any]:
    return {Term: lambda node, extra, context: Term("")}


SHAPES = {"fox": GameShape(Fox, languages=("ja", "en"), hooks=hooks, schemas={Term: {"type": "string"}})}
GOOD = """\
format: 1
games:
  fox:
    title: {ja: 狐, en: Fox}
    odds: {a: 0.5}
    pair: [1, true]
    cards:
      E1: {kind: event, name: Fox, level: 2, ingredient: , do: [distance +2]}
      D1: {kind: dish, asks: [meat, 007]}
  other:
    title: Other
    languages: [en]
    cards:
      007: {name: On, copies: , cost: 1.10}
"""
BAD = [
    ("format: 1", "format: 2"),
    ("level: 2", "level: 7"),
    ("level: 2, ", ""),
    ("level: 2", "levle: 2"),
    ("ingredient: ,", "ingredient: stone,"),
    ("[distance +2]", "[[distance]]"),
    ("[meat, 007]", "[meat]"),
    ("kind: dish", "kind: dsh"),
    ("{ja: 狐, en: Fox}", "{en: Fox}"),
    ("{ja: 狐, en: Fox}", "{ja: 狐, en: Fox, fr: x}"),
    ("a: 0.5", "a: b"),
    ("[1, true]", "[1, true, 2]"),
    ("languages: [en]", "languages: []"),
    ("title: Other", "titel: Other"),
    ("copies: ,", "copies: -1,"),
]


class Core(yaml.SafeLoader):
    """Reads YAML with texts for keys, as an editor does."""


def text_keys(loader: Core, node: Any) -> Any:
    return {key.value: loader.construct_object(value, deep=True) for key, value in node.value}


Core.add_constructor("tag:yaml.org,2002:map", text_keys)


def faults(text: str) -> list[Any]:
    return list(jsonschema.Draft202012Validator(file_schema(SHAPES)).iter_errors(yaml.load(text, Core)))


def test_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(file_schema(SHAPES))


def test_good_file_is_accepted() -> None:
    assert faults(GOOD) == []


@pytest.mark.parametrize(("right", "wrong"), BAD)
def test_bad_file_is_refused(right: str, wrong: str) -> None:
    assert right in GOOD
    assert faults(GOOD.replace(right, wrong)) != []


def test_list_form_needs_ids() -> None:
    head = "format: 1\ngames: {fox: {title: x, cards: [{kind: dish, asks: [a, b]"
    assert faults(head + ", id: D1}]}}") == []
    assert faults(head + "}]}}") != []


def test_descriptions_reach_the_editor() -> None:
    definitions = file_schema(SHAPES)["$defs"]
    assert definitions["fox.Event.id"]["description"] == "A card of the mountain."
    assert definitions["fox.Event.id"]["properties"]["level"]["description"] == "how strong"
