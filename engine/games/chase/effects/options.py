"""Actions made of steps: when, may, price, choice, for each."""

from __future__ import annotations

from engine.effects import Term
from engine.games.chase.effects.meaning import DONE, HERE, ME, NEXT, PC, STAY, TIMES, Code, Compiler, Step, Test, means
from engine.games.chase.explain import explain, written
from engine.games.chase.frames import NO, YES, ask
from engine.games.chase.records import note
from engine.games.chase.state import Answer, State


@means("when")
def when(compiler: Compiler, condition: Term, action: Term) -> Code:
    """Do a part only if its own condition holds at its moment."""
    test, code = compiler.make(condition), compiler.code(action)

    def run(state: State, frame: list[int]) -> int:
        if test(state, frame[HERE], frame[ME]):
            return NEXT
        if state.log is not None:
            why = explain(state, condition, frame[HERE], frame[ME])
            note(state, "part-not-met", "C5.6", frame[ME], condition=why)
        return 1 + len(code)

    return (Step(run), *code)


def _skip_unless_done(length: int) -> Step:
    return Step(lambda state, frame: NEXT if frame[DONE] else 1 + length)


def _yes_or_no(length: int, able: Test | None = None) -> Step:
    """Ask whether to do the next instructions; where the price can't be paid nobody is asked."""

    def run(state: State, frame: list[int]) -> int:
        if able is not None and not able(state, frame[HERE], frame[ME]):
            return 1 + length
        ask(state, frame[ME], "may", [YES, NO])
        return STAY

    def take(state: State, frame: list[int], answer: Answer) -> None:
        frame[PC] += 1 if answer[0] == "yes" else 1 + length
        if state.log is not None:
            note(state, "accepted" if answer[0] == "yes" else "declined", "C5.10", frame[ME])

    return Step(run, take)


@means("may")
def may(compiler: Compiler, action: Term) -> Code:
    """Do it if the player likes."""
    code = compiler.code(action)
    return (_yes_or_no(len(code)), *code)


@means("may_pay")
def may_pay(compiler: Compiler, price: Term, action: Term) -> Code:
    """Pay in full if the player likes, and only then do it."""
    cost, code = compiler.code(price, in_full=True), compiler.code(action)
    return (_yes_or_no(len(cost) + 1 + len(code), cost[-1].able), *cost, _skip_unless_done(len(code)), *code)


def _choice(options: list[Code]) -> Code:
    lengths = [len(option) + 1 for option in options]
    starts = [1 + sum(lengths[:number]) for number in range(len(options))]
    answers: list[Answer] = [("option", number) for number in range(len(options))]

    def run(state: State, frame: list[int]) -> int:
        ask(state, frame[ME], "option", answers)
        return STAY

    def take(state: State, frame: list[int], answer: Answer) -> None:
        frame[PC] += starts[answer[1]]
        if state.log is not None:
            effect = next(step.term for step in options[answer[1]] if step.term is not None)
            note(state, "chosen", "C5.10", frame[ME], option=answer[1], effect=written(effect))

    code: list[Step] = [Step(run, take)]
    for number, option in enumerate(options):
        code += [*option, _jump(sum(lengths[number + 1 :]) + 1)]
    return tuple(code)


def _jump(length: int) -> Step:
    return Step(lambda state, frame: length)


@means("choose")
def choose(compiler: Compiler, first: Term, second: Term) -> Code:
    """Do one of two, by the player's choice."""
    return _choice([compiler.code(first), compiler.code(second)])


@means("choose_of_three")
def choose_of_three(compiler: Compiler, first: Term, second: Term, third: Term) -> Code:
    """Do one of three, by the player's choice."""
    return _choice([compiler.code(first), compiler.code(second), compiler.code(third)])


@means("per")
def per(compiler: Compiler, number: Term, action: Term) -> Code:
    """Do it as often as is counted now; an amount is multiplied and done in one go."""
    count, code = compiler.make(number), compiler.code(action)

    def run(state: State, frame: list[int]) -> int:
        times = count(state, frame[HERE], frame[ME])
        frame[TIMES] = times or 1
        return NEXT if times else len(code) + 2

    def again(state: State, frame: list[int]) -> int:
        frame[TIMES] -= 1
        if frame[TIMES]:
            return -len(code)
        frame[TIMES] = 1
        return NEXT

    def once(state: State, frame: list[int]) -> int:
        frame[TIMES] = 1
        return NEXT

    return (Step(run), *code, Step(once if code[0].scaled else again))
