"""Structs that stand under their ids."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from engine.database.nodes import compose
from engine.database.reading import INVALID, Context, read
from engine.database.source import decode
from engine.problems import Place


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="card"):
    id: Annotated[str, Meta(pattern=r"^\w+$")]
    copies: int = 1


class Token(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="token"):
    id: str


class Deck(msgspec.Struct, frozen=True):
    cards: Annotated[tuple[Card | Token, ...], Meta(extra={"keyed": "id"})]


class Simple(msgspec.Struct, frozen=True):
    id: str
    copies: int = 1


def reading(text: str, type: Any = Deck) -> tuple[Any, Context]:
    source, _ = decode(text.encode(), "cards.yaml")
    assert source is not None
    node, problems = compose(source)
    assert node is not None
    assert problems == []
    context = Context(source, path="deck")
    return read(node, type, context), context


def test_map_and_list_read_alike() -> None:
    under, context = reading("cards:\n  E07: {kind: card, copies: 2}\n  E08: {kind: token}\n")
    assert context.problems == []
    listed, _ = reading("cards:\n  - {kind: card, copies: 2, id: E07}\n  - {id: E08, kind: token}\n")
    assert under == listed == Deck(cards=(Card(id="E07", copies=2), Token(id="E08")))
    assert context.places["deck.cards.E07"] == Place(2, 3)
    assert context.places["deck.cards.E07.copies"] == Place(2, 29)


def test_ids_as_typed() -> None:
    value, context = reading("NO:\n007:\n010:\n08: {}\n", Annotated[tuple[Simple, ...], Meta(extra={"keyed": "id"})])
    assert context.problems == []
    assert [card.id for card in value] == ["NO", "007", "010", "08"]


@pytest.mark.parametrize(
    ("first", "second"), [("E07", "E07"), ("E07", "e07"), ("E07", "E０７"), ("Gebäck", "Gebäck"), ("ß", "SS")]
)
def test_ids_that_look_alike_are_refused_with_both_lines(first: str, second: str) -> None:
    value, context = reading(f"cards:\n  - {{id: {first}, kind: token}}\n  - {{id: {second}, kind: token}}\n")
    assert value is INVALID
    assert [(p.code, p.line) for p in context.problems] == [("data/duplicate-id", 3)]
    assert "line 2" in context.problems[0].message
    assert "line 3" in context.problems[0].message


def test_different_ids_are_different() -> None:
    value, context = reading("cards: {E07: {kind: token}, E7: {kind: token}, E70: {kind: token}}\n")
    assert context.problems == []
    assert len(value.cards) == 3


def test_list_item_without_id_misses_it() -> None:
    value, context = reading("cards: [{kind: card}]\n")
    assert value is INVALID
    assert [p.message for p in context.problems] == ["the key `id` is missing"]


def test_second_id_inside_must_agree() -> None:
    assert reading("cards: {E1: {id: E1, kind: token}}\n")[1].problems == []
    assert [p.code for p in reading("cards: {E1: {id: E2, kind: token}}\n")[1].problems] == ["data/two-ids"]


def test_key_is_held_to_the_fields_pattern() -> None:
    assert [p.code for p in reading("cards: {a b: {kind: card}}\n")[1].problems] == ["data/pattern"]


def test_space_around_an_id_is_dropped_with_a_note() -> None:
    value, context = reading("cards: {'E1 ': {kind: token}}\n")
    assert value == Deck(cards=(Token(id="E1"),))
    assert [(p.code, p.severity) for p in context.problems] == [("data/spaces", "note")]


def test_text_is_no_card() -> None:
    assert [p.code for p in reading("cards: {E1: hello}\n")[1].problems] == ["data/kind"]
    assert [p.code for p in reading("cards: hello\n")[1].problems] == ["data/kind"]
