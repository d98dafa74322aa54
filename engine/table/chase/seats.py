"""What players are called: by side, and with four by side and number."""

from __future__ import annotations

from engine.games.chase import NATURE, Table
from engine.judge.chase.cards import Cards
from engine.judge.chase.sentences import sentences
from engine.judge.chase.speaking import SIDES, Speaker

PLAYERS = (2, 4)
"""The numbers of players that the rules engine knows."""


def player_name(player: int, players: int, language: str) -> str:
    """Name a player, or nobody."""
    words = sentences(language)
    if player == NATURE:
        return words["nobody"]
    side = words[SIDES[player & 1]]
    return side if players == 2 else f"{side} {player // 2 + 1}"


class SeatSpeaker(Speaker):
    """Speaks as the judge does, naming players by their seats."""

    def __init__(self, cards: Cards, language: str, table: Table) -> None:
        super().__init__(cards, language)
        self.players = table.players
        self.students = {each.card.id: each.card.name[language] for each in table.students if each is not None}

    def player(self, number: int) -> str:
        """Name a player."""
        return player_name(number % self.players, self.players, self.language)
