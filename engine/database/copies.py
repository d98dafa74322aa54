"""How many cards a game has: an absurd number is questioned, none is refused, a card of 0 copies is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from engine.database.context import Context
from engine.problems import Place

MOST_CARDS = 10_000


class Copied(Protocol):
    """Any kind of card."""

    @property
    def id(self) -> str: ...

    @property
    def copies(self) -> int: ...


def check_copies(cards: Iterable[Copied], path: str, context: Context) -> None:
    """Note 0 copies, no card at all, more than 10,000; ``path`` is that of the cards."""
    total = 0
    top: Copied | None = None
    for card in cards:
        total += card.copies
        top = card if top is None or card.copies > top.copies else top
        if card.copies == 0:
            place = _at(context, f"{path}.{card.id}.copies", path)
            message = f"the card `{card.id}` has 0 copies and will not be printed"
            context.problem(place, "data/no-copies", message, "", "warning")
    if total == 0:
        context.problem(_at(context, path), "data/no-cards", "the deck has no cards")
    if total > MOST_CARDS and top is not None:
        place = _at(context, f"{path}.{top.id}.copies", f"{path}.{top.id}", path)
        message = f"the deck comes to {total:,} cards, more than {MOST_CARDS:,}"
        hint = f"`{top.id}` alone has {top.copies:,} copies; was another number taken for the copies?"
        context.problem(place, "data/too-many-cards", message, hint)


def _at(context: Context, *paths: str) -> Place:
    return next((context.places[path] for path in paths if path in context.places), Place(1, 1))
