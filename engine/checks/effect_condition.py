"""Look for conditions that can never hold, hold always, or have a part that says nothing, by the bounds of play.

The distance is 1 to the track's end while cards resolve, green holds fewer dishes than win, `hand(me) > hand(me)` is
never so, and a card that is alone in its stack has none below.

Passes: `if: distance >= 7`
Fails: `if: distance >= 13`
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.checks.bounds import bounds
from engine.checks.consequences import Literal, literals, possible, tests
from engine.checks.finding import Check, Finding
from engine.checks.halves import Effect, effects
from engine.checks.subject import Subject
from engine.effects import Term, notation

LASTING = ("top", "alone", "turn_of", "stack_height")
"""What no effect of the card itself changes."""


def find(subject: Subject) -> Iterator[Finding]:
    """Look at the conditions before effects, then at those inside them."""
    for effect in effects(subject.game):
        known: list[Literal] = []
        for path, condition in effect.conditions:
            yield from _look(subject, effect, path, condition, known)
            joined, parts = tests(condition)
            if joined == "all_of":
                known += [literal for part in parts for literal in literals(part)]
        for number, (path, action) in enumerate(effect.actions()):
            lasting = known if number == 0 else [each for each in known if each.about.word in LASTING]
            for term in action.walk():
                if term.word == "when" and isinstance(term.args[0], Term):
                    yield from _look(subject, effect, path, term.args[0], lasting)


def _look(subject: Subject, effect: Effect, path: str, condition: Term, known: Sequence[Literal]) -> Iterator[Finding]:
    def can(*more: Literal) -> bool:
        return possible([*known, *more], effect, subject.game)

    joined, parts = tests(condition)
    said = [f"`{notation(part, subject.vocabulary)}`" for part in parts]
    read = [literals(part) for part in parts]
    sound = True
    for words, own in zip(said, read, strict=True):
        if not can(*own):
            sound = False
            yield Finding(path, f"{words} can never hold{_why(own, effect, subject)}")
        elif not any(can(other) for each in own for other in each.denied):
            sound = False
            yield Finding(path, f"{words} always holds{_why(own, effect, subject)}", "leave it out", "warning")
        else:
            yield from _unusual(path, words, own, effect, subject)
    if not sound or len(parts) < 2:
        return
    (first, second), (one, two) = read, said
    if joined == "all_of":
        if not can(*first, *second):
            yield Finding(path, f"{one} and {two} never hold together")
        elif not any(can(*first, other) for each in second for other in each.denied):
            yield Finding(path, f"{two} says nothing beside {one}", "leave it out", "warning")
        elif not any(can(*second, other) for each in first for other in each.denied):
            yield Finding(path, f"{one} says nothing beside {two}", "leave it out", "warning")
    else:
        denied = [(a, b) for x in first for a in x.denied for y in second for b in y.denied]
        if not any(can(a, b) for a, b in denied):
            yield Finding(path, f"one of {one} and {two} always holds", "leave the condition out", "warning")
        elif not any(can(*first, other) for each in second for other in each.denied):
            yield Finding(path, f"{one} says nothing beside {two}", "leave it out", "warning")
        elif not any(can(*second, other) for each in first for other in each.denied):
            yield Finding(path, f"{two} says nothing beside {one}", "leave it out", "warning")


def _why(own: Sequence[Literal], effect: Effect, subject: Subject) -> str:
    for literal in own:
        limits = bounds(literal.about, effect, subject.game) if literal.about.word not in LASTING[:3] else None
        if limits and (literal.least > limits.high or literal.most < limits.low or literal.most >= limits.high):
            return f": `{notation(literal.about, subject.vocabulary)}` goes from {limits.low} to {limits.high} here"
        if limits and literal.least <= limits.low:
            return f": `{notation(literal.about, subject.vocabulary)}` goes from {limits.low} to {limits.high} here"
    return " here"


def _unusual(path: str, words: str, own: Sequence[Literal], effect: Effect, subject: Subject) -> Iterator[Finding]:
    for literal in own:
        limits = bounds(literal.about, effect, subject.game)
        if limits and literal.least > limits.usual:
            name = notation(literal.about, subject.vocabulary)
            yield Finding(path, f"{words} hardly ever holds: `{name}` seldom goes above {limits.usual}", "", "warning")


CHECK = Check("effect/condition", find, ("chase",))
