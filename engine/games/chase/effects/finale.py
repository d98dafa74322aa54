"""What cards of level 6 decide (C7.1, C7.4): which of three verdicts a card bears."""

from __future__ import annotations

from engine.games.chase.effects.meaning import Compiler, means

GREEN_WINS, RED_WINS, NOBODY_WINS = 0, 1, 2


@means("green_victory")
def green_victory(compiler: Compiler) -> int:
    """Name green's victory card."""
    return GREEN_WINS


@means("red_victory")
def red_victory(compiler: Compiler) -> int:
    """Name red's victory card."""
    return RED_WINS


@means("nobody_wins")
def nobody_wins(compiler: Compiler) -> int:
    """Name the draw card."""
    return NOBODY_WINS
