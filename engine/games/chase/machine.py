"""The decision machine: it runs to the next decision, issues the legal answers, refuses all others."""

from __future__ import annotations

from engine.games.chase.dishes import answer_dish, step_dish
from engine.games.chase.end import answer_end, answer_place, step_end, step_place
from engine.games.chase.frames import DISH, EFFECT, END, PLACE, RESOLVING, REVEAL, REWARD, SKILL, STACKING, TURN
from engine.games.chase.hidden import answer_reveal, step_reveal
from engine.games.chase.program import answer_effect, step_effect
from engine.games.chase.records import Record
from engine.games.chase.refusals import refusal
from engine.games.chase.resolve import step_resolving
from engine.games.chase.skills import answer_skill, step_skill
from engine.games.chase.stacking import answer_stacking, step_stacking
from engine.games.chase.state import Answer, State
from engine.games.chase.track import answer_reward, step_reward
from engine.games.chase.turn import answer_turn, step_turn
from engine.games.common.refusals import Refusal, Refused


def _never(state: State, frame: list[int], answer: Answer) -> None:
    raise AssertionError(f"frame {frame} asks nothing")


STEPS = [step_turn] * 10
ANSWERS = [_never] * 10
for _code, _step, _answer in (
    (TURN, step_turn, answer_turn),
    (END, step_end, answer_end),
    (STACKING, step_stacking, answer_stacking),
    (RESOLVING, step_resolving, _never),
    (EFFECT, step_effect, answer_effect),
    (REWARD, step_reward, answer_reward),
    (REVEAL, step_reveal, answer_reveal),
    (PLACE, step_place, answer_place),
    (DISH, step_dish, answer_dish),
    (SKILL, step_skill, answer_skill),
):
    STEPS[_code] = _step
    ANSWERS[_code] = _answer


def run(state: State) -> None:
    """Go on until somebody has two or more answers to choose from, or has to end a turn, or the game is over.

    A turn is ended by its player even when nothing else is left to do, so that a stack's end can be looked at.
    """
    frames = state.frames
    while state.winner < 0:
        answers = state.answers
        if answers is None:
            frame = frames[-1]
            STEPS[frame[0]](state, frame)
        elif len(answers) == 1 and state.kind != "turn":
            state.answers = None
            frame = frames[-1]
            ANSWERS[frame[0]](state, frame, answers[0])
        else:
            return
    state.answers = None


def legal(state: State) -> list[Answer]:
    """List the answers that the pending decision allows; none when the game is over."""
    return state.answers or []


def verify(state: State, answer: Answer) -> Refusal | None:
    """Say why an answer is refused, or None if it is allowed; nothing changes."""
    if state.answers is not None and answer in state.answers:
        return None
    return refusal(state, answer)


def apply(state: State, answer: Answer) -> tuple[State, list[Record]]:
    """Answer the pending decision: a new state and what happened; the old state stays usable.

    Raise Refused for an answer that ``verify`` refuses.
    """
    refused = verify(state, answer)
    if refused is not None:
        raise Refused(refused)
    after = state.copy()
    records: list[Record] = []
    after.log = records
    advance(after, answer)
    after.log = None
    return after, records


def advance(state: State, answer: Answer) -> None:
    """Answer in place, for one of the issued answers; records go to the state's log if it has one."""
    state.answers = None
    frame = state.frames[-1]
    ANSWERS[frame[0]](state, frame, answer)
    if state.answers is None or len(state.answers) == 1:
        run(state)
