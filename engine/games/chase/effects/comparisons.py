"""Comparisons and logic; a number that is not there makes every comparison false."""

from __future__ import annotations

from engine.effects import Term
from engine.games.chase.effects.meaning import Compiler, Test, means
from engine.games.chase.state import State


@means("at_least")
def at_least(compiler: Compiler, number: Term, wanted: int) -> Test:
    """Compare for ``>=``."""
    count = compiler.make(number)

    def test(state: State, here: int, me: int) -> bool:
        found = count(state, here, me)
        return found is not None and found >= wanted

    return test


@means("at_most")
def at_most(compiler: Compiler, number: Term, wanted: int) -> Test:
    """Compare for ``<=``."""
    count = compiler.make(number)

    def test(state: State, here: int, me: int) -> bool:
        found = count(state, here, me)
        return found is not None and found <= wanted

    return test


@means("exactly")
def exactly(compiler: Compiler, number: Term, wanted: int) -> Test:
    """Compare for ``=``."""
    count = compiler.make(number)
    return lambda state, here, me: count(state, here, me) == wanted


@means("zero")
def zero(compiler: Compiler, number: Term) -> Test:
    """Compare with nothing."""
    count = compiler.make(number)
    return lambda state, here, me: count(state, here, me) == 0


@means("not")
def negated(compiler: Compiler, fact: Term) -> Test:
    """Turn a fact round."""
    test = compiler.make(fact)
    return lambda state, here, me: not test(state, here, me)


@means("all_of")
def all_of(compiler: Compiler, first: Term, second: Term) -> Test:
    """Ask for both."""
    one, two = compiler.make(first), compiler.make(second)
    return lambda state, here, me: one(state, here, me) and two(state, here, me)


@means("any_of")
def any_of(compiler: Compiler, first: Term, second: Term) -> Test:
    """Ask for one of both, or both."""
    one, two = compiler.make(first), compiler.make(second)
    return lambda state, here, me: one(state, here, me) or two(state, here, me)
