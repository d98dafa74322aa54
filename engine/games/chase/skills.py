"""Students' skills: offered at their moment, used once a turn or once a stage, or declined (C8.6)."""

from __future__ import annotations

from engine.games.chase.explain import explain
from engine.games.chase.frames import EFFECT, NO, SKILL, YES, ask
from engine.games.chase.records import note
from engine.games.chase.state import Answer, State


def offer(state: State, moment: int, player: int) -> None:
    """Let a player's skill be offered, if it waits for this moment, as soon as all else that is under way is done."""
    if state.table.moments[moment] >> player & 1 and not state.spent >> player & 1:
        state.frames.append([SKILL, player])


def step_skill(state: State, frame: list[int]) -> None:
    """Ask whether the skill is used, if its condition holds now."""
    player = frame[1]
    student = state.table.students[player]
    assert student is not None
    if state.spent >> player & 1:
        state.frames.pop()
    elif student.condition is not None and not student.condition(state, -1, player):
        state.frames.pop()
        if state.log is not None and student.card.skill.if_ is not None:
            why = explain(state, student.card.skill.if_, -1, player)
            note(state, "skill-not-met", "C8.6", player, student=student.card.id, condition=why)
    elif student.able is not None and not student.able(state, -1, player):
        state.frames.pop()
    else:
        ask(state, player, "skill", [YES, NO])


def answer_skill(state: State, frame: list[int], answer: Answer) -> None:
    """Use the skill, or decline, which does not use it up."""
    state.frames.pop()
    player = frame[1]
    student = state.table.students[player]
    assert student is not None
    if answer[0] == "no":
        if state.log is not None:
            note(state, "skill-declined", "C8.6", player, student=student.card.id)
        return
    state.spent |= 1 << player
    if state.log is not None:
        note(state, "skill-used", "C8.6", player, student=student.card.id)
    state.frames.append([EFFECT, student.program, 0, -1, player, -1, 1, 0])
