"""Winning in the midst of a turn, and the end of the game (C7.2, C7.3, C8.7)."""

from __future__ import annotations

from engine.games.chase.records import note
from engine.games.chase.state import GREEN, RED, State


def in_last_stage(state: State) -> bool:
    """Say whether the stage runs in which the cards of level 6 lie (C8.7); with two players there is one stage."""
    return state.stage == state.table.last_stage


def _counts(state: State) -> bool:
    """Say whether a dish or chase victory counts now: in every stage, unless the ruling says in the last one only."""
    return state.table.early_wins or in_last_stage(state)


def chase_victory(state: State) -> None:
    """Let red win if the red square is covered (C7.3)."""
    if not state.distance and state.winner < 0 and _counts(state):
        if state.stack and state.log is not None:
            cards = [state.table.name(entry[0]) for entry in reversed(state.stack)]
            note(state, "not-resolved-any-more", "C5.9", -1, cards=cards)
        end_game(state, RED, "C7.3")


def dish_victory(state: State) -> None:
    """Let green win if its players together hold as many dishes as they need (C7.2, C8.7)."""
    if len(state.dishes[GREEN]) >= state.table.dishes_to_win and state.winner < 0 and _counts(state):
        end_game(state, GREEN, "C7.2")


def victory_of_the_last_stage(state: State) -> None:
    """See, as the last stage begins, who has won by what did not count before; first the side whose turn it is.

    Only the ruling ``stages_win: stage_three_only`` leaves such a victory over.
    """
    looks = (dish_victory, chase_victory)
    for look in looks if not state.active & 1 else reversed(looks):
        if look is dish_victory or state.table.win_after_effect or not state.stack:
            look(state)


def end_game(state: State, winner: int, rule: str) -> None:
    """End the game; what is still to come does not happen."""
    state.winner = winner
    state.ended = rule
    if state.log is not None:
        note(state, "game-over", rule, -1, winner=("green", "red", "nobody")[winner])
