"""Look for cards that a cheaper one beats in everything: on both halves no harder a condition, no less an effect.

Only what the structure shows counts: the same effects with amounts at least as good, costs no greater, in the same
order. Cards of the same level count when one is better somewhere; two that do the same are told as such.

Passes: `do: [distance +2, ap +1 now, again play]
       red:
         do: [distance -2, ap -1 next for them]`
Fails: `if: distance >= 8
        do: [distance +1]
      red:
        if: distance <= 4
        do: [distance -1]`
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.checks.consequences import Literal, literals, possible, tests
from engine.checks.finding import Check, Finding
from engine.checks.halves import Effect, effects
from engine.checks.subject import Subject
from engine.effects import Term
from engine.vocabulary.chase.shape import Event, Offensive

LEVEL_OF_OFFENSIVE = 6


def find(subject: Subject) -> Iterator[Finding]:
    """Compare each card with each of the same level or lower."""
    halves: dict[str, dict[str, Effect]] = {}
    for effect in effects(subject.game):
        if isinstance(effect.card, Event | Offensive) and effect.card.copies:
            halves.setdefault(effect.card.id, {})[effect.side] = effect
    for id, own in halves.items():
        for other, cheaper in halves.items():
            if other == id or _level(cheaper["green"]) > _level(own["green"]):
                continue
            if not all(_covers(subject, cheaper[side], own[side]) for side in own):
                continue
            same = all(_covers(subject, own[side], cheaper[side]) for side in own)
            if same and (_level(cheaper["green"]) == _level(own["green"])):
                if list(halves).index(other) < list(halves).index(id):
                    yield Finding(
                        f"cards.{id}", f"{id} does the same as {other}", f"see {subject.at(f'cards.{other}')}"
                    )
                continue
            what = "costs more and does the same as" if same else "is beaten in everything by"
            yield Finding(f"cards.{id}", f"{id} {what} {other}", f"see {subject.at(f'cards.{other}')}", "warning")
            break


def _level(effect: Effect) -> int:
    return int(getattr(effect.card, "level", LEVEL_OF_OFFENSIVE))


def _covers(subject: Subject, better: Effect, worse: Effect) -> bool:
    """Say whether a half's condition is no harder than another's and its effects are no less."""
    if better.play_if is not None and better.play_if != worse.play_if:
        return False
    return _weaker(subject, better, worse) and _superset(better.do, worse.do, worse.side)


def _weaker(subject: Subject, better: Effect, worse: Effect) -> bool:
    if better.if_ is None or better.if_ == worse.if_:
        return True
    if worse.if_ is None:
        return False
    joined, parts = tests(better.if_)
    own, given = tests(worse.if_)
    if own != "all_of":
        return False
    known = [literal for part in given for literal in literals(part)]

    def implied(literal: Literal) -> bool:
        return not any(possible([*known, other], worse, subject.game) for other in literal.denied)

    wanted = [all(implied(literal) for literal in literals(part)) for part in parts]
    return all(wanted) if joined == "all_of" else any(wanted)


def _superset(better: Sequence[Term], worse: Sequence[Term], side: str) -> bool:
    left = list(better)
    for action in worse:
        at = next((number for number, other in enumerate(left) if _at_least(other, action, side)), None)
        if at is None:
            return False
        left = left[at + 1 :]
    return not any(_costs(action, side) for action in better if action not in worse)


def _at_least(other: Term, action: Term, side: str) -> bool:
    if other == action:
        return True
    if other.word != action.word or other.args[1:] != action.args[1:] or _costs(action, side):
        return False
    more, less = (other.args[0], action.args[0]) if action.args else (0, 0)
    return isinstance(more, int) and isinstance(less, int) and more >= less and action.word != "distance_to"


def _costs(action: Term, side: str) -> bool:
    """Say whether an action hurts the side that laid the card, as far as its word tells."""
    against = {"green": "closer", "red": "farther"}.get(side, "")
    own_loss = action.word in ("discard_hand", "discard_random", "return_hand", "ap_lose") and Term("me") in action.args
    return action.word == against or own_loss


CHECK = Check("effect/dominated", find, ("chase",))
