"""The shape of a game that no engine knows: cards with names, texts and whatever fields their author likes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from engine.database.sizes import SIZES, Size
from engine.database.words import Words

if TYPE_CHECKING:
    from engine.database.context import Context

ID = r"\A\w(?:[\w.\-]*[\w\-])?\Z"
Reason = Annotated[str, Meta(min_length=1, description="why this card may")]
Switches = Mapping[str, Reason]
"""Checks that are turned off for a card, each with the reason."""
LANGUAGE = r"\A[a-z]{2,3}(?:-[A-Za-z0-9]+)*\Z"


class PlainCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One design; ``more`` holds the author's own fields: texts as typed, tuples, maps."""

    id: Annotated[str, Meta(pattern=ID, max_length=60, description="letters and digits, with _ - . between")]
    name: Words
    copies: Annotated[int, Meta(ge=0, description="how many are printed; 1 if left out")] = 1
    layout: str = "plain"
    back: str | None = None
    picture: str | None = None
    text: Words | None = None
    ignore: Switches = {}
    more: Annotated[Mapping[str, Any], Meta(extra={"rest": True})] = {}

    def __post_init__(self) -> None:
        """Turn the lists that a decoder makes into tuples again."""
        msgspec.structs.force_setattr(self, "more", {key: _frozen(value) for key, value in self.more.items()})


class PlainGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's title, languages, card size and cards."""

    title: Words
    languages: Annotated[
        tuple[Annotated[str, Meta(pattern=LANGUAGE, description="a language code such as en or zh-Hant")], ...],
        Meta(min_length=1),
    ]
    size: Size = Size("standard", *SIZES["standard"])
    cards: Annotated[tuple[PlainCard, ...], Meta(extra={"keyed": "id"})]


def check_plain(game: PlainGame, context: Context) -> None:
    """Question the number of cards and a language that stands twice."""
    from engine.database.copies import check_copies

    path = f"{context.path}.languages"
    for index, language in enumerate(game.languages):
        if language in game.languages[:index]:
            place = context.places[f"{path}.{index}"]
            context.problem(place, "data/duplicate", f"the language `{language}` stands twice", "keep one of the two")
    check_copies(game.cards, f"{context.path}.cards", context)


def in_language(value: Any, language: str, languages: tuple[str, ...]) -> Any:
    """Return a free field in a language: a map whose keys are all languages gives its text, all else itself."""
    if isinstance(value, Mapping) and value and all(key in languages for key in value):
        return value.get(language, "")
    return value


def _frozen(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return tuple(_frozen(each) for each in value)
    if isinstance(value, dict):
        return {key: _frozen(each) for key, each in value.items()}
    return value
