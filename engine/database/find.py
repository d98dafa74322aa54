"""Find a card by what a person types: its id or its name in any language, forgivingly."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Protocol, TypeVar

from engine.database.words import Words

QUOTES = str.maketrans(
    {
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "‘": "'",
        "’": "'",
        "‚": "'",
        "`": "'",
        "−": "-",
        "–": "-",
        "—": "-",
    }
)
NEAR = 78


def tight(text: str) -> str:
    """Keep only letters and digits, so that spaces, dashes and quotes may be left out."""
    return "".join(sign for sign in text if sign.isalnum())


class Named(Protocol):
    """Anything with an id and a name."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Words: ...


T = TypeVar("T", bound=Named)


def folded(text: str) -> str:
    """Fold what people type differently: width, case, kind of quotes and dashes, spaces."""
    text = unicodedata.normalize("NFKC", text).translate(QUOTES).casefold()
    return " ".join(text.split())


def find(cards: Iterable[T], query: str) -> list[T]:
    """List the cards that a query means: exactly that id or name, else names that hold it, else near ones.

    One card is an answer, several are a question, none means that nothing is near.
    """
    cards = list(cards)
    wanted = folded(query)
    exact = [card for card in cards if folded(card.id) == wanted] or [
        card for card in cards if wanted in {folded(text) for _, text in card.name.texts}
    ]
    if exact or not wanted:
        return exact
    close = [card for card in cards if tight(wanted) in {tight(folded(text)) for _, text in card.name.texts}]
    return close or _within(cards, tight(wanted)) or _near(cards, wanted)


def nearest(cards: Iterable[Named], query: str, most: int = 3) -> list[str]:
    """Name a few cards that are spelt most like a query, for a hint."""
    from rapidfuzz import fuzz, process

    names = {f"{card.id} {text}": (card.id, text) for card in cards for _, text in card.name.texts}
    wanted = folded(query)
    scored = process.extract(wanted, [folded(text) for _, text in names.values()], scorer=fuzz.ratio, limit=most)
    listed = list(names.values())
    return list(dict.fromkeys(f"{listed[index][0]} ({listed[index][1]})" for _, score, index in scored if score > 40))


def _within(cards: list[T], wanted: str) -> list[T]:
    """List the cards whose names hold the query, if it is long enough to mean something."""
    if len(wanted) < (2 if wanted[:1] > "\u2e7f" else 4):
        return []
    return [card for card in cards if any(wanted in tight(folded(text)) for _, text in card.name.texts)]


def _near(cards: list[T], wanted: str) -> list[T]:
    from rapidfuzz import fuzz

    scores = {card.id: max(fuzz.ratio(wanted, folded(text)) for _, text in card.name.texts) for card in cards}
    best = max(scores.values(), default=0.0)
    return [card for card in cards if scores[card.id] >= NEAR and scores[card.id] >= best - 8]
