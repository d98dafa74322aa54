"""All figures by game and name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from generator.rulebook.figures.chase.covering import covering_figure
from generator.rulebook.figures.chase.dish import dish_figure
from generator.rulebook.figures.chase.event import event
from generator.rulebook.figures.chase.mountain import mountain
from generator.rulebook.figures.chase.returning import returning
from generator.rulebook.figures.chase.stack import stack
from generator.rulebook.figures.chase.table import table
from generator.rulebook.figures.chase.track import track
from generator.rulebook.figures.placed import Placed

FIGURES: Mapping[str, Mapping[str, Callable[..., Placed]]] = {
    "chase": {
        "table": table,
        "mountain": mountain,
        "covering": covering_figure,
        "returning": returning,
        "track": track,
        "event": event,
        "stack": stack,
        "dish": dish_figure,
    },
}
"""Each takes a sketch, the game's model and its own options by name."""
