"""Laying cards, opening a stack and stacking in turn (C5.1-C5.4, C8.8).

A stacking frame: code, and with four players how many of the side that is asked have declined.
"""

from __future__ import annotations

from engine.games.chase.chance import LAYABLE
from engine.games.chase.effects.skills import AFTER_OPEN
from engine.games.chase.four_order import next_to_answer
from engine.games.chase.frames import PASS, RESOLVING, ask, reveal_later
from engine.games.chase.records import note
from engine.games.chase.skills import offer
from engine.games.chase.state import Answer, State
from engine.games.chase.zones import EVERYBODY


def playable(state: State, player: int, card: int) -> bool:
    """Say whether a card's condition for laying holds for a player now."""
    test = state.table.play_if[player & 1][card]
    return test is None or test(state, card, player)


def lay_on_stack(state: State, card: int, player: int, rule: str) -> None:
    """Lay a hand card on the stack, or begin one with it (C5.8)."""
    table = state.table
    state.hands[player].remove(card)
    state.stack.append((card, player, 0, table.ingredient[card]))
    state.laid[player & 1] += 1
    state.stirred = True
    state.seen[card] = EVERYBODY
    if state.log is not None:
        note(state, "laid", rule, player, card=table.name(card), height=len(state.stack))
    if card in state.could:
        reveal_later(state, card, LAYABLE, player)


def step_stacking(state: State, frame: list[int]) -> None:
    """Ask the side stacked upon for a card; opening costs a point of the player's own coming turn (C5.2, C8.8)."""
    table = state.table
    player = next_to_answer(state, state.stack[-1][1], frame[1] if len(frame) > 1 else 0)
    if len(state.stack) == 1 and state.next_ap[player] < 1:
        if state.log is not None:
            note(state, "cannot-open", "C5.2", player, ap=state.next_ap[player])
        _decline(state, frame)
        return
    layable, stacks = table.layable[player & 1], table.stacks
    answers = [PASS]
    for card in state.hands[player]:
        may = layable[card]
        if may == 1 or (may and playable(state, player, card)):
            answers.append(stacks[card])
    ask(state, player, "stack", answers)


def answer_stacking(state: State, frame: list[int], answer: Answer) -> None:
    """Lay the card, or let the resolving begin."""
    player = state.who
    if answer[0] == "pass":
        if state.log is not None:
            note(state, "declined", "C5.4", player)
        _decline(state, frame)
        return
    if len(frame) > 1:
        frame[1] = 0
    rule = "C5.3"
    if len(state.stack) == 1:
        rule = "C5.2"
        state.next_ap[player] -= 1
        if state.log is not None:
            note(state, "opened", "C5.2", player, ap=state.next_ap[player])
        offer(state, AFTER_OPEN, player)
    lay_on_stack(state, answer[1], player, rule)


def _decline(state: State, frame: list[int]) -> None:
    """Ask the partner, or end the stacking if the whole side has declined (C5.4, C8.8)."""
    if len(frame) > 1 and frame[1] + 1 < len(state.hands) // 2:
        frame[1] += 1
    else:
        begin_resolving(state, frame)


def begin_resolving(state: State, frame: list[int]) -> None:
    """Go over to resolving, from the top down (C5.5)."""
    state.top = state.stack[-1][0]
    if state.log is not None:
        order = [state.table.name(entry[0]) for entry in reversed(state.stack)]
        note(state, "resolving", "C5.5", state.active, cards=order)
    frame[:] = [RESOLVING, 0]
