"""Set offered rewards (C4.6) aside where nothing else depends on them, so that the answer stays short."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from engine.judge.chase.answers import OutcomeTold, Ruling
from engine.judge.chase.given import Given
from engine.judge.chase.ruling import rule

if TYPE_CHECKING:
    from engine.games.chase import Table


class Offer(NamedTuple):
    """Who may take a reward card, and on which square."""

    who: str
    square: int


def without_offers(table: Table, given: Given, ruling: Ruling) -> tuple[Ruling, tuple[Offer, ...]]:
    """Give the ruling as if no square gave a reward, and the offers, if that is all its outcomes differ in.

    Otherwise the ruling stays as it is, without offers.
    """
    if sum(len(case.outcomes) for case in ruling.cases) < 2:
        return ruling, ()
    offers = _offers(ruling)
    if not offers or given.choose:
        return ruling, ()
    spent = dict(enumerate(tuple(sorted(squares)) for squares in table.squares))
    quiet = rule(table, msgspec.structs.replace(given, used=spent))
    if len(quiet.cases) != 1 or len(quiet.cases[0].outcomes) != 1:
        return ruling, ()
    same = _rest(quiet.cases[0].outcomes[0])
    if any(_rest(outcome) != same for case in ruling.cases for outcome in case.outcomes):
        return ruling, ()
    rules = tuple(dict.fromkeys((*quiet.rules, "C4.6")))
    return msgspec.structs.replace(quiet, rules=rules), offers


def _offers(ruling: Ruling) -> tuple[Offer, ...]:
    """List the offers of all outcomes in the order in which they come up."""
    found: dict[Offer, None] = {}
    for case in ruling.cases:
        for outcome in case.outcomes:
            squares = [square for squares in outcome.end.newly_used.values() for square in squares]
            takers = [choice.who for way in outcome.ways for choice in way if choice.kind == "reward"]
            found |= dict.fromkeys(Offer(takers[0], square) for square in squares if takers)
    return tuple(sorted(found))


def _rest(outcome: OutcomeTold) -> Any:
    """Give all of an outcome that an offered reward leaves alone."""
    steps = tuple(
        (step.card, step.side, step.result, step.turned, step.waived, repr(step.condition), step.before, step.after)
        for step in outcome.steps
    )
    end = outcome.end
    dishes = repr((end.dishes, end.known_dishes, end.asks, end.again, end.ap, end.coming_ap))
    return steps, end.distance, end.winner, end.rule, end.discard, dishes
