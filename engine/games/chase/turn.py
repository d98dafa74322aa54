"""The turn: actions, each once, and one dish (C3.3)."""

from __future__ import annotations

from engine.games.chase.dishes import DECLARED
from engine.games.chase.effects.skills import AFTER_MOVE, AFTER_TAKE
from engine.games.chase.frames import DISH, END, STACKING, ask
from engine.games.chase.mountain import LEVEL_6, takeable
from engine.games.chase.records import note
from engine.games.chase.skills import offer
from engine.games.chase.stacking import lay_on_stack, playable
from engine.games.chase.state import MOVE, PLAY, TAKE, Answer, State
from engine.games.chase.table import meets
from engine.games.chase.track import move_marker
from engine.games.chase.zones import take_from_mountain

MOVE_ANSWER: Answer = ("move", 0)
END_ANSWER: Answer = ("end", 0)


def step_turn(state: State, frame: list[int]) -> None:
    """Ask the player whose turn it is what to do next."""
    table, player = state.table, state.active
    hand = state.hands[player]
    answers: list[Answer] = []
    if state.ap > 0:
        takes, moves, plays = state.left
        if takes:
            if state.unlocked:
                answers = [("take", slot) for slot in takeable(state)]
            else:
                level, mountain = table.level, state.mountain
                answers = [("take", slot) for slot in takeable(state) if level[mountain[slot]] != LEVEL_6]
        if moves:
            answers.append(MOVE_ANSWER)
        if plays:
            layable, play = table.layable[player & 1], table.plays
            for card in hand:
                may = layable[card]
                if may == 1 or (may and playable(state, player, card)):
                    answers.append(play[card])
    if not state.declared and hand:
        for dish in declarable(state, player):
            answers.append(("dish", dish))
    answers.append(END_ANSWER)
    ask(state, player, "turn", answers)


def declarable(state: State, player: int) -> list[int]:
    """List the dishes of the dish area that a player's hand can meet as it is."""
    table = state.table
    packed = 0
    for card in state.hands[player]:
        packed += table.packed[card]
    if state.asks:
        return [dish for dish in state.area if meets(packed, table.asked(state, dish))]
    fitting = table.fitting(packed)
    return [dish for dish in fitting if dish in state.area] if fitting else []


def answer_turn(state: State, frame: list[int], answer: Answer) -> None:
    """Do an action, declare a dish or end the turn."""
    verb, value = answer
    player = state.active
    if verb == "take":
        _act(state, TAKE, "take")
        state.took = True
        offer(state, AFTER_TAKE, player)
        take_from_mountain(state, value, player, "C4.1")
    elif verb == "move":
        _act(state, MOVE, "move")
        state.moved = True
        offer(state, AFTER_MOVE, player)
        move_marker(state, -1 if player & 1 else 1, player, "C4.4", action=True)
    elif verb == "play":
        _act(state, PLAY, "play")
        state.frames.append([STACKING] if len(state.hands) == 2 else [STACKING, 0])
        lay_on_stack(state, value, player, "C5.1")
    elif verb == "dish":
        state.declared = True
        if state.log is not None:
            note(state, "declared", "C6.1", player, dish=state.table.dish_name(value))
        state.frames.append([DISH, value, DECLARED, 0])
    else:
        if state.log is not None:
            note(state, "actions-ended", "C3.3", player, unspent=state.ap)
        frame[0] = END


def _act(state: State, kind: int, verb: str) -> None:
    state.ap -= 1
    state.left[kind] -= 1
    if state.log is not None:
        note(state, "action", "C3.3", state.active, action=verb, ap=state.ap)
