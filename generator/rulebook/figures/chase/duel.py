"""A stack of two cards of the database whose lower one fails, found by arithmetic on the distance (C5.5, C5.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from engine.effects.terms import Term
from engine.vocabulary.chase.shape import Chase, Event, Half


@dataclass(frozen=True, slots=True)
class Duel:
    """Green's card below, red's on it; the distance before, after red's card, and so at the end."""

    lower: Event
    upper: Event
    before: int
    after: int


def duel(game: Chase) -> Duel:
    """Find the pair: the lower card's condition is met when it is laid and not when it resolves.

    Conditions are about the distance alone, actions move it by fixed steps, no reward square is stopped on and the
    track's ends aren't reached, so that nothing but what the figure shows happens. ValueError where there is none.
    """
    found = min(_duels(game), key=lambda each: _worth(each, game), default=None)
    if found is None:
        raise ValueError("no two events of the game spoil each other by the distance alone")
    return found


def _worth(each: Duel, game: Chase) -> tuple[int, int, str, str]:
    low = each.lower.level + each.upper.level
    return low, abs(each.before - game.track.start), each.lower.id, each.upper.id


def _duels(game: Chase) -> Iterator[Duel]:
    events = [card for card in game.cards if isinstance(card, Event) and card.copies]
    rewards = {at for side in game.track.rewards.values() for at in side}
    lower = [card for card in events if _plain(card.green) and card.green.if_ is not None]
    upper = [card for card in events if _plain(card.red)]
    for below, above, before in product(lower, upper, range(1, game.track.last)):
        after = before + moved(above.red)
        spoilt = met(below.green.if_, before) and not met(below.green.if_, after)
        if below != above and spoilt and met(above.red.if_, before) and 0 < after < game.track.last:
            steps = set(range(min(before, after), max(before, after))) - {before} | {after}
            if not steps & rewards:
                yield Duel(below, above, before, after)


def _plain(half: Half) -> bool:
    """Say whether a half only moves the distance by fixed steps, on conditions about nothing else."""
    return half.play_if is None and _about_distance(half.if_) and all(_step(term) is not None for term in half.do)


def _about_distance(term: Term | None) -> bool:
    if term is None:
        return True
    comparison = term.word in ("at_least", "at_most", "exactly") and len(term.args) == 2
    return comparison and term.args[0] == Term("distance") and isinstance(term.args[1], int)


def met(term: Term | None, distance: int) -> bool:
    """Say whether a condition about the distance is met."""
    if term is None:
        return True
    wanted = term.args[1]
    assert isinstance(wanted, int)
    return {"at_least": distance >= wanted, "at_most": distance <= wanted, "exactly": distance == wanted}[term.word]


def moved(half: Half) -> int:
    """Add up how far a half moves the distance."""
    return sum(_step(term) or 0 for term in half.do)


def _step(term: Term) -> int | None:
    if term.word not in ("farther", "closer") or len(term.args) != 1 or not isinstance(term.args[0], int):
        return None
    return term.args[0] if term.word == "farther" else -term.args[0]
