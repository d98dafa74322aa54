"""What follows from facts of chase: whether facts can hold together, and whether one implies another.

A literal pairs a number or fact with the values it may take (facts take 0 or 1); a number's values are a range.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.checks.bounds import bounds
from engine.checks.halves import Effect
from engine.effects import Term
from engine.vocabulary.chase.shape import Chase

FAR = 999
"""Above every number."""
ME, THEM = Term("me"), Term("them")
HEIGHT, RESOLVED = Term("stack_height"), Term("stack_resolved")
INGREDIENTS = ("meat", "fish", "egg", "grain", "spice", "vegetable")
ABOUT_STACK = ("below_is", "above_is", "below_of", "top", "lowest", "alone")
ABOUT_GAME = ("stack_has", "stack_has_level", "on_reward", "took", "moved", "turn_of", "unlocked", "bigger_hand")
FACTS = (*ABOUT_STACK, *ABOUT_GAME)
OWN_TURN = ("turn_starts", "after_move", "after_take")
"""Moments of a skill that lie in its owner's turn."""


class Literal(NamedTuple):
    """A number or fact and the values, from least to most, that it is said to have."""

    about: Term
    least: int
    most: int

    @property
    def denied(self) -> list[Literal]:
        """Give the literals of which one holds where this one does not."""
        below = [Literal(self.about, 0, self.least - 1)] if self.least > 0 else []
        fact = self.about.word in FACTS
        above = [Literal(self.about, self.most + 1, 1 if fact else FAR)] if self.most < (1 if fact else FAR) else []
        # A card that is not there, or a Final Offensive, has no level.
        without = [Literal(Term("lowest"), 1, 1)] if self.about.word == "level" else []
        return below + above + without


def literals(test: Term) -> list[Literal]:
    """Read one test as literals that all hold."""
    match test.word, test.args:
        case "at_least", (Term() as number, int(n)):
            return [Literal(number, n, FAR)]
        case "at_most", (Term() as number, int(n)):
            return [Literal(number, 0, n)]
        case "exactly", (Term() as number, int(n)):
            return [Literal(number, n, n)]
        case "zero", (Term() as number,):
            return [Literal(number, 0, 0)]
        case "not", (Term() as fact,):
            return [Literal(fact, 0, 0)]
    return [Literal(test, 1, 1)]


def tests(condition: Term) -> tuple[str, list[Term]]:
    """Part a condition into its tests and what joins them (``all_of``, ``any_of``)."""
    if condition.word in ("all_of", "any_of"):
        return condition.word, [arg for arg in condition.args if isinstance(arg, Term)]
    return "all_of", [condition]


def possible(known: Sequence[Literal], effect: Effect, game: Chase) -> bool:
    """Say whether facts can hold together where an effect reads them."""
    ranges: dict[Term, tuple[int, int]] = {}
    queue = list(known)
    while queue:
        about, least, most = queue.pop()
        if about.word == "bigger_hand" and least == 1 and about.args[0] == about.args[1]:
            return False
        old = ranges.get(about) or _all_values(about, effect, game)
        new = max(old[0], least), min(old[1], most)
        if new[0] > new[1]:
            return False
        if new != ranges.get(about):
            ranges[about] = new
            queue += _implied(Literal(about, *new), effect)
    return True


def _all_values(about: Term, effect: Effect, game: Chase) -> tuple[int, int]:
    if about.word in FACTS:
        return _of_fact(about, effect, game)
    limits = bounds(about, effect, game)
    if limits:
        return limits.low, limits.high
    return (1, 5) if effect.stacked else (1, 0)


def _of_fact(fact: Term, effect: Effect, game: Chase) -> tuple[int, int]:
    """Give what a fact can be at all: without a stack there is no card below, above or here."""
    if not effect.stacked and fact.word in ABOUT_STACK:
        return 0, 0
    moment = getattr(getattr(effect.card, "skill", None), "when", None)
    if moment is not None and fact.args and fact.word in ("turn_of", "took", "moved"):
        mine = (fact.args[0] == ME) == (moment.word in OWN_TURN)
        return (int(fact.word == "turn_of"), 1) if mine else (0, 0)
    if fact.word in ("below_is", "above_is", "stack_has"):
        shown = any(getattr(card, "ingredient", None) == fact.args[0] and card.copies for card in game.cards)
        own = fact.word == "stack_has" and getattr(effect.card, "ingredient", None) == fact.args[0]
        return int(own), int(shown)
    if fact.word == "stack_has_level":
        there = any(getattr(card, "level", None) == fact.args[0] and card.copies for card in game.cards)
        return int(effect.stacked and getattr(effect.card, "level", None) == fact.args[0]), int(there)
    return 0, 1


def _implied(literal: Literal, effect: Effect) -> Iterator[Literal]:
    about, least, most = literal
    holds, fails = least == 1, most == 0
    match about.word:
        case "alone" if holds:
            yield Literal(Term("top"), 1, 1)
            yield Literal(Term("lowest"), 1, 1)
            yield Literal(HEIGHT, 1, 1)
            yield Literal(Term("laid", (THEM,)), 0, 0)
        case "top" if holds:
            yield Literal(RESOLVED, 0, 0)
            yield from (Literal(Term("above_is", (Term(word),)), 0, 0) for word in INGREDIENTS)
        case "lowest" if holds:
            yield from (Literal(Term("below_is", (Term(word),)), 0, 0) for word in INGREDIENTS)
            yield from (Literal(Term("below_of", (side,)), 0, 0) for side in (ME, THEM))
        case "below_is" | "below_of" | "above_is" if holds:
            place = "top" if about.word == "above_is" else "lowest"
            yield Literal(Term(place), 0, 0)
            yield Literal(HEIGHT, 2, FAR)
            yield Literal(Term("alone"), 0, 0)
            others = (ME, THEM) if about.word == "below_of" else tuple(map(Term, INGREDIENTS))
            yield from (Literal(Term(about.word, (other,)), 0, 0) for other in others if other != about.args[0])
            if about.word == "below_is":
                yield Literal(Term("stack_has", about.args), 1, 1)
            elif about.word == "below_of" and about.args[0] == THEM:
                yield Literal(Term("laid", (THEM,)), 1, FAR)
        case "level" if about.args[0] == Term("below"):
            yield Literal(Term("lowest"), 0, 0)
        case "stack_height" if most == 1:
            yield Literal(Term("alone"), 1, 1)
        case "stack_height" if least >= 2:
            yield Literal(Term("alone"), 0, 0)
        case "stack_resolved" if least >= 1:
            yield Literal(HEIGHT, least + 1, FAR)
        case "laid" if least >= 1 and about.args[0] == THEM:
            yield Literal(HEIGHT, least + int(effect.stacked), FAR)
        case "laid" if about.args[0] == ME:
            yield Literal(HEIGHT, least, FAR)
        case "took" | "moved" if holds:
            yield Literal(Term("turn_of", about.args), 1, 1)
        case "turn_of":
            other = THEM if about.args[0] == ME else ME
            if holds or fails:
                yield Literal(Term("turn_of", (other,)), int(fails), int(fails))
            if fails:
                yield from (Literal(Term(word, about.args), 0, 0) for word in ("took", "moved"))
        case "bigger_hand" if holds:
            yield Literal(Term("bigger_hand", about.args[::-1]), 0, 0)
            yield Literal(Term("hand", about.args[:1]), 1, FAR)
