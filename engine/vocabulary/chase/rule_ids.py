"""The ids of chase's rules: how many paragraphs each chapter has, and the rulings with their readings."""

from __future__ import annotations

from typing import get_args, get_type_hints

import msgspec

from engine.vocabulary.chase.shape import Chase, Rulings

CHAPTERS = {"C1": 7, "C2": 7, "C3": 5, "C4": 9, "C5": 10, "C6": 7, "C7": 5, "C8": 8}

READINGS = {name: get_args(hint) for name, hint in get_type_hints(Rulings).items()}

RULES = tuple(f"{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1))
RULINGS = tuple(
    id
    for name, readings in READINGS.items()
    for id in (f"ruling/{name}", *(f"ruling/{name}/{reading}" for reading in readings))
)
IDS = (*RULES, *RULINGS)


def played(game: Chase) -> dict[str, str]:
    """Name the reading that the database plays, by ruling."""
    return dict(msgspec.structs.asdict(game.rulings))
