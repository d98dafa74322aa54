"""Find event cards and dishes by what people write, and name them in a language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.database.find import find, nearest

if TYPE_CHECKING:
    from engine.games.chase import Table

COPY = re.compile(r"[.#]\d+$")


class Cards:
    """The cards of a table by id, with their names."""

    def __init__(self, table: Table, language: str = "en") -> None:
        self.language = language
        self.designs: dict[str, Any] = {card.id: card for card in table.designs}
        self.dishes: dict[str, Any] = {card.id: card for card in table.dish_models}
        self.copies = {id: card.copies for id, card in {**self.designs, **self.dishes}.items()}

    def find(self, text: str, dishes: bool = False) -> list[str]:
        """List the ids that a text means: of dishes, or of event cards and, if none is meant, of dishes."""
        first, second = (self.dishes, self.designs) if dishes else (self.designs, self.dishes)
        name = COPY.sub("", text.strip())
        if name.upper() in first or name.upper() in second:
            return [name.upper()]
        for cards in (first, second):
            found = find(cards.values(), name)
            if found:
                return [card.id for card in found]
        return []

    def near(self, text: str, dishes: bool = False) -> list[str]:
        """Name the cards spelt most like a text."""
        return nearest((self.dishes if dishes else self.designs).values(), text)

    def name(self, id: str) -> str:
        """Give a card's name in the language."""
        card = self.designs.get(id) or self.dishes.get(id)
        return str(card.name[self.language]) if card is not None else id

    def labels(self, ids: Iterable[str]) -> list[str]:
        """Write cards as ``E07 Rice Ball Relay``."""
        return [f"{id} {self.name(id)}" for id in ids]
