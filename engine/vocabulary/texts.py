"""What a card says, whichever game it is of."""

from __future__ import annotations

from typing import Any

from engine.vocabulary.said import Part, Said


def said(game_name: str, game: Any, card: Any, language: str) -> Said:
    """Say a card of a game in a language, part by part."""
    if game_name == "chase":
        from engine.vocabulary.chase.texts import card_text_of, parts

        return parts(card, card_text_of(card, game, language), language)
    text = card.text[language] if card.text else ""
    return Said(card.name[language], "", (Part("", "", text),) if text else ())
