"""Programs that play a side of chase: ``PLAYERS[name](state, chance)`` answers the pending decision.

A player knows no more than a person in its place: what it may not see it imagines anew each time.
"""

from collections.abc import Callable, Mapping
from random import Random

from engine.games.chase import Answer, State
from engine.simulate.players import chance, greedy

Player = Callable[[State, Random], Answer]

PLAYERS: Mapping[str, Player] = {"random": chance.choose, "greedy": greedy.choose}

__all__ = ["PLAYERS", "Player"]
