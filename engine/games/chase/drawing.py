"""A state drawn for people: the mountain in the half-card pattern, then everything else in a line each.

Reward squares bear their side's letter, in capitals when used up.
"""

from __future__ import annotations

from engine.games.chase.slots import row_and_place
from engine.games.chase.state import State
from engine.games.chase.track import square_bit


def drawing(state: State, viewer: int | None = None) -> str:
    """Draw a state; ``[E01]`` is uncovered, ``##`` face down. A viewer sees others' cards only if they know them."""
    name = state.table.name

    def seen(card: int) -> str:
        known = viewer is None or state.seen[card] >> viewer & 1
        return name(card) if known else "?"

    lines = _mountain(state)
    seat, four = state.table.seat, state.table.players > 2
    stage = f"stage {state.stage} of {state.table.last_stage}, " if four else ""
    lines.append(f"{stage}round {state.round}, {seat(state.active)}'s turn, AP {state.ap}, coming {state.next_ap}")
    lines.append(_track(state))
    for player, hand in enumerate(state.hands):
        dishes = " ".join(map(state.table.dish_name, state.dishes[player & 1])) or "no dish"
        lines.append(f"{seat(player)}: {' '.join(map(seen, hand)) or 'no card'}; {dishes}{_skill(state, player)}")
    rewards = "" if four else f"; rewards: {len(state.rewards)}"
    lines.append(f"dishes: {' '.join(map(state.table.dish_name, state.area)) or 'none'}{rewards}")
    lines.append(f"discard: {' '.join(map(name, state.discard)) or 'none'}")
    if state.stack:
        laid = " < ".join(f"{name(entry[0])} ({seat(entry[1])})" for entry in state.stack)
        lines.append(f"stack from the bottom: {laid}")
    if state.dish_cards:
        piles = " ".join(f"{name(card)} on {pile + 1}" for card, _, pile in state.dish_cards)
        lines.append(f"laid for a dish: {piles}")
    return "\n".join(lines) + "\n"


def _skill(state: State, player: int) -> str:
    student = state.table.students[player]
    if student is None:
        return ""
    return f"; {student.card.id}{' used' if state.spent >> player & 1 else ''}"


def _mountain(state: State) -> list[str]:
    if not state.mountain:
        return ["the mountain is empty"]
    at = {row_and_place(slot): slot for slot in state.mountain}
    rows = sorted({row for row, _ in at})
    first = min(place for _, place in at)
    lines = []
    for row in range(rows[0], rows[-1] + 1):
        line = ""
        for place in sorted(each for number, each in at if number == row):
            slot = at[row, place]
            card = "##" if slot in state.down else state.table.name(state.mountain[slot])
            line = line.ljust(4 * (place - first)) + (card if state.over[slot] else f"[{card}]").center(8)
        lines.append(f"{row:>3}  {line}".rstrip())
    return lines


def _track(state: State) -> str:
    squares = []
    for square in range(state.table.last_square, -1, -1):
        sides = [side for side in (0, 1) if square in state.table.squares[side]]
        mark = "".join("GR"[side] if state.used & square_bit(square, side) else "gr"[side] for side in sides)
        squares.append(f"<{square}{mark}>" if square == state.distance else f"{square}{mark}")
    return f"distance: {' '.join(squares)}"
