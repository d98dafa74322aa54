"""The mountain drawn as text in the half-card pattern (C2.7): a card is two halves wide, a row shifted by one.

Covered, uncovered, locked and face-down cards differ in their signs, so that no colour is needed.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.chase import State, row_and_place
from engine.games.chase.chance import bits
from engine.games.chase.mountain import locked, takeable
from engine.games.chase.table import RANKS
from engine.table.chase.whereabouts import design_of

HALF = 3
"""Columns of half a card."""
LABEL = 3


def mountain_lines(state: State, free: Iterable[int] = ()) -> list[str]:
    """Draw the mountain; ``free`` are empty slots to mark. At most 60 columns for a set-up mountain."""
    marks = {row_and_place(slot): "+" for slot in free}
    open_slots = set(takeable(state)) if state.mountain else set()
    for slot in state.mountain:
        marks[row_and_place(slot)] = _card(state, slot, slot in open_slots)
    if not marks:
        return []
    rows = [row for row, _ in marks]
    first, last = min(place for _, place in marks), max(place for _, place in marks)
    lines = []
    for row in range(min(rows), max(rows) + 1):
        line = f"{row:>{LABEL - 1}} "
        for place in sorted(place for number, place in marks if number == row):
            line = line.ljust(LABEL + HALF * (place - first)) + marks[row, place].center(2 * HALF)
        lines.append(line.rstrip())
    lines.append(" " * LABEL + "".join(_label(place, first, last) for place in range(first, last + 2)).rstrip())
    return lines


def _label(place: int, first: int, last: int) -> str:
    """Write a place under the middle of its card: its left half ends there."""
    if place > last:
        return ""
    return f"{place:>{HALF + 1}}" if place == first else f"{place:>{HALF}}"


def _card(state: State, slot: int, free: bool) -> str:
    card = state.mountain[slot]
    if slot in state.down:
        return f"##{rank_of(state, card)}"
    name = f"?{rank_of(state, card)}" if card in state.could else design_of(state, card)
    if not free:
        return name
    return f"{{{name}}}" if locked(state, card) else f"[{name}]"


def rank_of(state: State, card: int) -> str:
    """Name a card's rank: a row's for one that is face down; nothing if it may be of several."""
    levels = {state.table.level[each] for each in (bits(state.could[card]) if card in state.could else (card,))}
    return RANKS[levels.pop()] if len(levels) == 1 else ""
