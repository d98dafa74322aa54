"""What a card says, whichever game it is of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.database.plain import in_language
from engine.vocabulary.said import Part, Said
from engine.words import language as language_of


def said(game_name: str, game: Any, card: Any, language: str) -> Said:
    """Say a card of a game in a language, part by part."""
    if game_name == "chase":
        from engine.vocabulary.chase.texts import card_text_of, parts

        return parts(card, card_text_of(card, game, language), language)
    text = card.text[language] if card.text else ""
    return Said(card.name[language], "", (Part("", "", text),) if text else ())


def face_names(game_name: str, game: Any, card: Any, language: str) -> Mapping[str, Any]:
    """Give what a layout may name: ``card``, its ``text`` in a language, the language's ``labels``, the ``game``.

    A card of a game that no engine knows is a map of its own fields and the author's.
    """
    labels = language_of(language).labels
    if game_name == "chase":
        from engine.vocabulary.chase.texts import card_text_of

        return {"card": card, "text": card_text_of(card, game, language), "labels": labels, "game": game}
    own = {name: value for name, value in msgspec.structs.asdict(card).items() if name != "more"}
    fields = {**own, **card.more}
    shown = {name: in_language(value, language, game.languages) for name, value in fields.items()}
    return {"card": shown, "text": {}, "labels": labels, "game": game}
