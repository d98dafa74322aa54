"""The meanings of chase's words, a small family a file; importing this package registers them all."""

from engine.games.chase.effects import (
    comparisons,
    facts,
    finale,
    hands,
    mountain,
    nouns,
    numbers,
    options,
    points,
    relay,
    skills,
    stack,
    track,
)
from engine.games.chase.effects.meaning import MEANINGS, Code, Compiler, Step

FAMILIES = (comparisons, facts, finale, hands, mountain, nouns, numbers, options, points, relay, skills, stack, track)

__all__ = ["FAMILIES", "MEANINGS", "Code", "Compiler", "Step"]
