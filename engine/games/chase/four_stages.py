"""The stages of the four-player game: the next mountain is laid out as the last card leaves (C8.2)."""

from __future__ import annotations

from engine.games.chase.frames import reveal_later
from engine.games.chase.mountain import LEVEL_FO, lay, turn_up
from engine.games.chase.records import note
from engine.games.chase.state import State
from engine.games.chase.victory import in_last_stage, victory_of_the_last_stage


def lay_next_stage(state: State) -> None:
    """Lay out the next stage's mountain, in the midst of a turn too; distance and used squares carry over (C8.2).

    A stage for which no card is there at all is passed over.
    """
    table = state.table
    while state.reserve and not state.mountain:
        state.stage += 1
        state.spent &= table.once_a_turn
        places = table.stages[state.stage - 1]
        cards, state.reserve = state.reserve[: len(places)], state.reserve[len(places) :]
        lay_stage(state, cards)
        if state.log is not None:
            note(state, "stage", "C8.2", -1, stage=state.stage, cards=len(state.mountain))
    if state.winner < 0 and in_last_stage(state) and not table.early_wins:
        victory_of_the_last_stage(state)


def lay_stage(state: State, cards: list[int]) -> None:
    """Lay a stage's cards, row by row, each row over the one above, then the single ones (C2.7).

    What lies face up and is unknown becomes known in that order.
    """
    shown = []
    for (slot, _, down), card in zip(state.table.stages[state.stage - 1], cards, strict=True):
        if card < 0:
            continue
        lay(state, slot, card)
        if down:
            state.down.add(slot)
            continue
        state.seen[card] = 255
        if card in state.could:
            shown.append(card)
    state.unlocked = state.unlocked or not offensives_to_come(state)
    for card in reversed(shown):
        reveal_later(state, card)
    for slot in [slot for slot in sorted(state.down) if not state.over[slot]]:
        turn_up(state, slot, "C4.3")


def offensives_to_come(state: State) -> bool:
    """Say whether a Final Offensive lies in the mountain or in a stage to come, so that level 6 stays locked (C4.2)."""
    table, could = state.table, state.could
    for card in (*state.mountain.values(), *state.reserve):
        if card < 0:
            continue
        if table.level[card] == LEVEL_FO or (card in could and not could[card] & ~table.offensive_mask):
            return True
    return False
