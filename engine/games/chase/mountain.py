"""Cards laid into the mountain and lifted from it; what covers what (C2.7, C4.3, C4.8)."""

from __future__ import annotations

from bisect import insort

from engine.games.chase.frames import reveal_later
from engine.games.chase.records import note
from engine.games.chase.slots import BOTTOM_CORNERS, DIAGONALS, FIRST, row_and_place
from engine.games.chase.state import State

LEVEL_FO, LEVEL_6 = 0, 6


def lay(state: State, slot: int, card: int) -> None:
    """Lay a card into an empty slot, on top of every card that it touches."""
    over, rim, opened = state.over, state.rim, state.open
    mountain = state.mountain
    mountain[slot] = card
    state.clock = clock = state.clock + 1
    state.order[slot] = clock
    over[slot] = 0
    insort(opened, slot)
    rim.pop(slot, None)
    for near in DIAGONALS:
        near += slot
        if near in mountain:
            if not over[near]:
                opened.remove(near)
            over[near] += 1
        else:
            rim[near] = rim.get(near, 0) + 1
    joined(state, card)


def joined(state: State, card: int) -> None:
    """Count a Final Offensive or a card of level 6 that has come to the mountain."""
    level = state.table.level[card]
    if level == LEVEL_FO:
        state.offensives += 1
        if state.table.live_lock:
            state.unlocked = False
    elif level == LEVEL_6:
        verdict = state.table.verdict[card]
        state.gone[verdict] = -1
        if verdict == 2:
            state.draw_left = False


def lift(state: State, slot: int, side: int) -> int:
    """Lift the card of a slot, for a side; face-down cards that it uncovers wait in ``turning`` (see ``settle``)."""
    mountain, over, rim, order = state.mountain, state.over, state.rim, state.order
    card = mountain.pop(slot)
    when = order.pop(slot)
    if not over.pop(slot):
        state.open.remove(slot)
    touching = 0
    for near in DIAGONALS:
        near += slot
        if near in mountain:
            touching += 1
            if order[near] > when:
                continue
            left = over[near] - 1
            over[near] = left
            if not left:
                insort(state.open, near)
                if near in state.down:
                    state.turning.append(near)
        else:
            left = rim[near] - 1
            if left:
                rim[near] = left
            else:
                del rim[near]
    if touching:
        rim[slot] = touching
    if state.down:
        state.down.discard(slot)
    level = state.table.level[card]
    if level == LEVEL_FO:
        state.offensives -= 1
        if not state.offensives:
            state.unlocked = True
    elif level == LEVEL_6:
        verdict = state.table.verdict[card]
        state.gone[verdict] = side
        if verdict == 2:
            state.draw_left = True
    return card


def settle(state: State) -> None:
    """Turn up the face-down cards that are no longer covered, before anything else happens (C4.3)."""
    for slot in state.turning:
        turn_up(state, slot, "C4.3")
    state.turning = []


def turn_up(state: State, slot: int, rule: str) -> None:
    """Turn a face-down card of the mountain face up."""
    state.down.discard(slot)
    card = state.mountain[slot]
    if card in state.could:
        reveal_later(state, card)
    state.seen[card] = 255
    if state.log is not None:
        note(state, "turned-up", rule, -1, card=state.table.name(card), slot=row_and_place(slot))


def empty_slots(state: State) -> list[int]:
    """List the slots that a returned card may go to, in order (C4.8)."""
    return sorted(state.rim) if state.mountain else [FIRST]


def takeable(state: State) -> list[int]:
    """List the slots of the cards that may be taken, the lock of level 6 aside (C4.1)."""
    if not state.table.corner_rule:
        return state.open
    found = []
    for slot in sorted(state.mountain):
        for corner in BOTTOM_CORNERS:
            corner += slot
            if corner not in state.mountain or state.order[corner] < state.order[slot]:
                found.append(slot)
                break
    return found


def free(state: State) -> list[int]:
    """List the slots of the cards that may be taken (C4.1, C4.2)."""
    slots = takeable(state)
    if state.unlocked:
        return slots
    level, mountain = state.table.level, state.mountain
    return [slot for slot in slots if level[mountain[slot]] != LEVEL_6]


def locked(state: State, card: int) -> bool:
    """Say whether a card is of level 6 and these cannot be taken yet (C4.2)."""
    return not state.unlocked and state.table.level[card] == LEVEL_6
