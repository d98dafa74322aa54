"""Chase's rulings and their readings."""

from __future__ import annotations

from engine.games.common.rulings import readings_of, with_rulings
from engine.vocabulary.chase.shape import Rulings

__all__ = ["readings", "with_rulings"]


def readings() -> dict[str, tuple[str, ...]]:
    """List every ruling with its readings, the default first."""
    return readings_of(Rulings)
