"""All figures by game and name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from generator.rulebook.figures.chase.mountain import mountain
from generator.rulebook.figures.placed import Placed

FIGURES: Mapping[str, Mapping[str, Callable[..., Placed]]] = {
    "chase": {
        "mountain": mountain,
    },
}
"""Each takes a sketch, the game's model and its own options by name."""
