"""What players are called: by side, and with four by side and number."""

from __future__ import annotations

from engine.games.chase import NATURE
from engine.judge.sentences import sentences
from engine.judge.speaking import SIDES

PLAYERS = (2,)
"""The numbers of players that the rules engine knows."""


def player_name(player: int, players: int, language: str) -> str:
    """Name a player, or nobody."""
    words = sentences(language)
    if player == NATURE:
        return words["nobody"]
    side = words[SIDES[player & 1]]
    return side if players == 2 else f"{side} {player // 2 + 1}"
