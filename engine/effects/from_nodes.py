"""Read a node of the database as a term: the hook that the database is handed for effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.database.context import Context, Invalid
from engine.database.tree import Mapping as MapNode
from engine.database.tree import Node, Scalar
from engine.effects.parse import Fault, parse
from engine.effects.terms import Term
from engine.effects.tokens import Piece, Token, tokens
from engine.effects.vocabulary import Vocabulary
from engine.problems import Place


class TermHook:
    """Read notations as terms of the sort named by ``Meta(extra={"sort": …})``.

    A notation is a text; a map of one entry reads as ``key: value``, a list in it as options between ``|``.
    """

    def __init__(self, vocabulary: Vocabulary):
        self.vocabulary = vocabulary

    def __call__(self, node: Node, extra: Mapping[str, Any], context: Context) -> Term | Invalid:
        """Return the term, or note the fault at the token that does not fit."""
        sort = extra["sort"]
        found = tokens(pieces(node, context))
        result = parse(found, sort, self.vocabulary)
        if isinstance(result, Term):
            return result
        return context.problem(_place(result, found, node), f"effect/{_code(sort)}", result.message, result.hint)


def pieces(node: Node, context: Context) -> Iterator[Piece]:
    """Yield the stretches of notation in a node, in reading order."""
    if isinstance(node, Scalar):
        yield Piece(node.text, context.inside(node, 0))
    elif isinstance(node, MapNode):
        for number, (key, value) in enumerate(node.entries):
            if number:
                yield Piece(",", key.place)
            yield from pieces(key, context)
            yield Piece(":", key.place)
            yield from pieces(value, context)
    else:
        for number, item in enumerate(node.items):
            if number:
                yield Piece("|", item.place)
            yield from pieces(item, context)


def _place(fault: Fault, found: list[Token], node: Node) -> Place:
    if not found:
        return node.place
    if fault.at < len(found):
        return found[fault.at].place
    last = found[-1]
    return Place(last.place.line, last.place.column + len(last.text))


def _code(sort: str) -> str:
    return sort if sort in ("action", "condition") else "word"
