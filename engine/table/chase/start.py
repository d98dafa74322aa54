"""The first state of a game: dealt by the program, or lying on a real table with its cards still to be told."""

from __future__ import annotations

from engine.games.chase import State, Table, new_game
from engine.games.chase.chance import bits
from engine.games.chase.setup import begin, laid_out

FIRST_TOLD = (0, 6)
"""Levels of the cards that must be told before the game begins: on them the lock and the end depend (C4.2, C7.1)."""


def first_state(table: Table, deal: bool, seed: int) -> State:
    """Give the state before the first turn; a dealt game has begun already."""
    if deal:
        return new_game(table, seed)
    state = laid_out(table, seed, told=True)
    for token, could in state.could.items():
        levels = {table.level[card] for card in bits(could)}
        if len(levels) == 1 and not levels & set(
            FIRST_TOLD
        ):  # a card's row tells its level before the card itself is known (C2.2)
            table.level[token] = levels.pop()
    return state if untold_slots(state) else begin(state)


def begun(state: State) -> bool:
    """Say whether the first turn has begun."""
    return bool(state.frames)


def untold_slots(state: State) -> list[int]:
    """List the slots whose cards must be told before the game begins, row by row from the left."""
    cards = state.mountain
    return sorted(slot for slot in cards if cards[slot] in state.could and _first(state, cards[slot]))


def _first(state: State, token: int) -> bool:
    return any(state.table.level[card] in FIRST_TOLD for card in bits(state.could[token]))
