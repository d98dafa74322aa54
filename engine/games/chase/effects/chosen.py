"""The two shapes that most steps have: one by one by somebody's choice, and one by one by chance."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.chase.chance import draw
from engine.games.chase.effects.meaning import COUNT, DONE, HERE, ME, NEXT, STAY, TIMES, Step, Who
from engine.games.chase.frames import ask
from engine.games.chase.state import NATURE, Answer, State

Options = Callable[[State, int, int], list[int]]
"""What can be chosen now, in order."""
Do = Callable[[State, int, int, int], None]
"""Do it: the value chosen, the card that the effect stands on, the player."""


def chosen(amount: int, kind: str, options: Options, do: Do, who: Who | None = None) -> Step:
    """Make a step that lets a player (the layer unless ``who`` says otherwise) choose ``amount`` times."""

    def run(state: State, frame: list[int]) -> int:
        left = frame[COUNT]
        if left < 0:
            left = frame[COUNT] = amount * frame[TIMES]
        if left:
            found = options(state, frame[HERE], frame[ME])
            if found:
                ask(state, who(state, frame[ME]) if who else frame[ME], kind, [(kind, value) for value in found])
                return STAY
        return NEXT

    def take(state: State, frame: list[int], answer: Answer) -> None:
        frame[COUNT] -= 1
        frame[DONE] += 1
        do(state, answer[1], frame[HERE], frame[ME])

    def able(state: State, here: int, me: int) -> bool:
        return len(options(state, here, me)) >= amount

    return Step(run, take, able, scaled=True)


def by_chance(amount: int, options: Options, do: Do) -> Step:
    """Make a step that draws ``amount`` times; a state that is told of chance asks nature."""

    def run(state: State, frame: list[int]) -> int:
        left = frame[COUNT]
        if left < 0:
            left = frame[COUNT] = amount * frame[TIMES]
        if left:
            found = options(state, frame[HERE], frame[ME])
            if found:
                if state.told:
                    ask(state, NATURE, "chance", [("chance", value) for value in found])
                else:
                    take(state, frame, ("chance", found[draw(state, len(found))]))
                return STAY
        return NEXT

    def take(state: State, frame: list[int], answer: Answer) -> None:
        frame[COUNT] -= 1
        frame[DONE] += 1
        do(state, answer[1], frame[HERE], frame[ME])

    def able(state: State, here: int, me: int) -> bool:
        return len(options(state, here, me)) >= amount

    return Step(run, take, able, scaled=True)


def plain(do: Callable[[State, int, int, int], int], scaled: bool = False) -> Step:
    """Make a step without a choice: ``do`` gets how often, the card and the player, and returns how much it did."""

    def run(state: State, frame: list[int]) -> int:
        frame[DONE] = int(do(state, frame[TIMES], frame[HERE], frame[ME]))
        return NEXT

    return Step(run, scaled=scaled)
