"""The player that answers by chance."""

from __future__ import annotations

from random import Random

from engine.games.chase import Answer, State, legal


def choose(state: State, chance: Random) -> Answer:
    """Choose any legal answer."""
    return chance.choice(legal(state))
