"""Run the effects of a card's half: a program's instructions, one after the other (C5.6)."""

from __future__ import annotations

from engine.games.chase.effects.meaning import COUNT, DONE, ME, PC, PROGRAM
from engine.games.chase.explain import written
from engine.games.chase.records import note
from engine.games.chase.state import Answer, State


def step_effect(state: State, frame: list[int]) -> None:
    """Run instructions until one waits, another frame comes first, or all are done."""
    program = state.table.programs[frame[PROGRAM]]
    frames = state.frames
    while True:
        at = frame[PC]
        if at >= len(program):
            frames.pop()
            state.rival = -1
            return
        step = program[at]
        if step.term is not None and frame[COUNT] < 0:
            frame[DONE] = 0
        going = step.run(state, frame)
        if going:
            frame[PC] = at + going
            frame[COUNT] = -1
            if state.log is not None and step.term is not None and not frame[DONE]:
                note(state, "nothing-to-do", "C5.6", frame[ME], effect=written(step.term))
        if state.answers is not None or frames[-1] is not frame or state.winner >= 0:
            return


def answer_effect(state: State, frame: list[int], answer: Answer) -> None:
    """Hand an answer to the instruction that asked for it."""
    take = state.table.programs[frame[PROGRAM]][frame[PC]].take
    assert take is not None
    take(state, frame, answer)
