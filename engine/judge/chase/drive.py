"""Drive the rules engine along one line: it resolves, every choice is answered by a script."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.games.chase import Record
from engine.games.chase.effects.meaning import COUNT
from engine.games.chase.frames import DISH, EFFECT, PASS, TURN
from engine.games.chase.machine import ANSWERS, STEPS
from engine.judge.chase.given import Given
from engine.judge.chase.options import Option, Question, design, question
from engine.judge.chase.unsure import Unsure
from engine.judge.explore import Line


class Choice(msgspec.Struct, frozen=True):
    """A choice that was made: what was asked, what was chosen, after how many records."""

    question: Question
    option: Option
    at: int


Begin = Callable[[Unsure], None]


def decline_dish(state: Unsure) -> None:
    """End the stacking on a dish: what lies there is compared with what the dish asks for (C6.4)."""
    ANSWERS[DISH](state, state.frames[-1], PASS)


def drive(make: Callable[[], Unsure], given: Given, script: Sequence[int], begin: Begin | None = None) -> Line:
    """Run until the turn goes on, the game ends or the script has no answer left; raise Needs for a fact."""
    state = make()
    records: list[Record] = []
    state.log = records
    choices: list[Choice] = []
    frames = state.frames
    if begin is not None:
        begin(state)
    while state.winner < 0:
        frame = frames[-1]
        if state.answers is None:
            if frame[0] == TURN:
                break
            STEPS[frame[0]](state, frame)
            continue
        asked = question(state, given)
        if not asked.options:
            _skip(state)
            continue
        if len(asked.options) == 1:
            option = asked.options[0]
        elif len(choices) < len(script):
            option = asked.options[script[len(choices)]]
            choices.append(Choice(asked, option, len(records)))
        else:
            return Line(state, tuple(records), tuple(choices), asked)
        state.answers = None
        ANSWERS[frame[0]](state, frame, option.answer)
    return Line(state, tuple(_named(state, record) for record in records), tuple(choices), None)


def _skip(state: Unsure) -> None:
    """Let an effect that finds no card go on, as it does where the table shows that there is none (C5.6)."""
    frame = state.frames[-1]
    assert frame[0] == EFFECT
    frame[COUNT] = 0
    state.answers = None
    step = state.table.programs[frame[1]][frame[2]]
    frame[2] += 1
    frame[COUNT] = -1
    if step.term is not None and not frame[6] and state.log is not None:
        from engine.games.chase.explain import written

        state.log.append(Record("nothing-to-do", "C5.6", frame[4], {"effect": written(step.term)}))


def _named(state: Unsure, record: Record) -> Record:
    """Name the cards of a record as people know them."""
    facts = dict(record.facts)
    for key in ("card", "was"):
        if key in facts:
            facts[key] = name_of(state, facts[key])
    for key in ("cards", "now"):
        if isinstance(facts.get(key), list):
            facts[key] = [name_of(state, name) for name in facts[key]]
    if "slot" in facts and facts.get("card", "").startswith("?"):
        facts.pop("slot")
    return Record(record.kind, record.rule, record.player, facts)


def name_of(state: Unsure, name: str) -> str:
    """Turn a physical card's name into that of its design; ``?5`` becomes ``?``."""
    number = state.table.number.get(name)
    return "?" if number is None else design(state, number)
