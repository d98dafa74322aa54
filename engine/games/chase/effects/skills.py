"""When a student's skill may be used, and how often (C8.6): numbers that a table looks up.

Moments follow the actions of C3.3 and the opening of C5.2, as the facts "took" and "moved" do: what an effect or a
reward moves or takes is no such moment.
"""

from __future__ import annotations

from engine.games.chase.effects.meaning import Compiler, means

TURN_STARTS, AFTER_MOVE, AFTER_TAKE, AFTER_OPEN = MOMENTS = range(4)
ONCE_A_TURN, ONCE_A_STAGE = range(2)


@means("turn_starts")
def turn_starts(compiler: Compiler) -> int:
    """Mean the beginning of one's own turn."""
    return TURN_STARTS


@means("after_move")
def after_move(compiler: Compiler) -> int:
    """Mean the end of one's action move, a reward taken by it included."""
    return AFTER_MOVE


@means("after_take")
def after_take(compiler: Compiler) -> int:
    """Mean the end of one's action take, with what it turned up and a stage that it laid out."""
    return AFTER_TAKE


@means("after_open")
def after_open(compiler: Compiler) -> int:
    """Mean the moment when one has opened a stack, before anybody else is asked for a card."""
    return AFTER_OPEN


@means("once_a_turn")
def once_a_turn(compiler: Compiler) -> int:
    """Mean once in each turn, whosever it is."""
    return ONCE_A_TURN


@means("once_a_stage")
def once_a_stage(compiler: Compiler) -> int:
    """Mean once until the next stage is laid out."""
    return ONCE_A_STAGE
