"""Answers as short readable words: ``take(6,-1)``, ``play(E01.2)``, ``pile(E05,0)``, ``end``."""

from __future__ import annotations

from engine.games.chase.slots import row_and_place
from engine.games.chase.state import Answer, State

SLOT_VERBS = frozenset(("take", "place", "peek", "turn-up", "clear", "shift"))
CARD_VERBS = frozenset(("play", "stack", "lay", "return", "cover-with", "discard", "give", "reveal"))
BARE_VERBS = frozenset(("move", "end", "pass", "yes", "no"))


def answer_text(state: State, answer: Answer) -> str:
    """Write an answer to the state's pending decision."""
    verb, value = answer
    if verb in BARE_VERBS:
        return verb
    if verb in SLOT_VERBS:
        row, place = row_and_place(value)
        return f"{verb}({row},{place})"
    if verb in CARD_VERBS:
        return f"{verb}({state.table.name(value)})"
    if verb == "pile":
        return f"pile({state.table.name(value >> 3)},{value & 7})"
    if verb == "dish":
        return f"dish({state.table.dish_name(value)})"
    if verb == "dish-asks":
        return f"dish-asks({state.table.dish_name(value >> 3)},{value & 7})"
    if verb == "chance" and any(value in hand for hand in state.hands):
        return f"chance({state.table.name(value)})"
    if verb == "opponent":
        return f"opponent({state.table.seat(value)})"
    return f"{verb}({value})"


def answer_from_text(state: State, text: str) -> Answer | None:
    """Give the issued answer that is written so, a design's name standing for any copy; None if there is none."""
    wanted = "".join(text.split())
    issued = state.answers or []
    for answer in issued:
        if answer_text(state, answer) == wanted:
            return answer
    for answer in issued:
        if answer[0] in CARD_VERBS and f"{answer[0]}({_design(state, answer[1])})" == wanted:
            return answer
    return None


def _design(state: State, card: int) -> str:
    table = state.table
    return table.designs[table.design[card]].id if card < table.count else table.name(card)
