"""Look for effects that can never do anything, or never as much as they say, as the deck and the conditions stand.

`sink bottom` moves a card to where it lies; a card that is alone has none below to cancel; three rewards cannot be
taken where two lie; a choice between the same is none.

Passes: `do: [may sink below, distance +1, 'per stack.resolved: distance +1']`
Fails: `do: [may sink bottom, distance +1, 'per stack.resolved: distance +1']`
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.checks.bounds import bounds
from engine.checks.consequences import THEM, Literal, literals, possible, tests
from engine.checks.effect_condition import LASTING
from engine.checks.finding import Check, Finding
from engine.checks.halves import Effect, effects
from engine.checks.subject import Subject
from engine.effects import Term, notation

ON_STACK = ("cancel", "protect", "waive", "repeat", "sink", "recolour", "turn", "claim", "return_card")
ONCE = ("cancel", "protect", "waive", "keep", "peek_hand", "recolour", "reset_reward")
"""Verbs that do nothing when the same is done a second time."""
FROM_HAND = ("discard_hand", "discard_random", "steal", "return_hand", "trade")
LIMITED = {"take_reward": "rewards_left", "peek_rewards": "rewards_left", "peek_hidden": "hidden", "turn_up": "hidden"}


def find(subject: Subject) -> Iterator[Finding]:
    """Look at every step of every effect, knowing the conditions that lead to it."""
    for effect in effects(subject.game):
        known = [literal for _, condition in effect.conditions for literal in _sure(condition)]
        done: list[Term] = []
        for path, action in effect.actions():
            yield from _action(subject, effect, path, action, known)
            if action in done and action.word in ONCE:
                yield Finding(path, f"`{notation(action, subject.vocabulary)}` is done already")
            done.append(action)
            known = [each for each in known if each.about.word in LASTING]


def _sure(condition: Term) -> list[Literal]:
    joined, parts = tests(condition)
    return [literal for part in parts for literal in literals(part)] if joined == "all_of" else []


def _action(subject: Subject, effect: Effect, path: str, action: Term, known: Sequence[Literal]) -> Iterator[Finding]:
    steps = [arg for arg in action.args if isinstance(arg, Term)]
    written = notation(action, subject.vocabulary)
    match action.word:
        case "when":
            yield from _action(subject, effect, path, steps[1], [*known, *_sure(steps[0])])
        case "choose" | "choose_of_three":
            if len(set(steps)) < len(steps):
                yield Finding(path, f"`{written}` lets choose between the same")
            for step in steps:
                yield from _action(subject, effect, path, step, known)
        case "per":
            limits = bounds(steps[0], effect, subject.game)
            if limits and not possible([*known, Literal(steps[0], 1, limits.high)], effect, subject.game):
                yield Finding(path, f"`{written}` never does anything: `{_said(subject, steps[0])}` is always 0 here")
            yield from _action(subject, effect, path, steps[1], known)
        case "may" | "may_pay":
            for step in steps:
                yield from _action(subject, effect, path, step, known)
        case _:
            if reason := _idle(subject, effect, action, known):
                yield Finding(path, f"`{written}` never does anything: {reason}")
            elif reason := _less(subject, effect, action):
                yield Finding(path, f"`{written}` never does as much: {reason}", "", "warning")


def _idle(subject: Subject, effect: Effect, step: Term, known: Sequence[Literal]) -> str:
    def can(*more: Literal) -> bool:
        return possible([*known, *more], effect, subject.game)

    first = next((arg for arg in step.args if isinstance(arg, Term)), None)
    if step.word in ON_STACK and first is not None:
        if not effect.stacked:
            return "no stack resolves here"
        if first.word != "bottom" and not can(Literal(Term("lowest"), 0, 0)):
            return "no card lies below"
        if step.word == "sink" and first.word == "bottom":
            return "the bottom card lies at the bottom"
        if step.word == "recolour" and first.word == "below" and isinstance(step.args[1], Term):
            if not can(Literal(Term("below_is", (step.args[1],)), 0, 0)):
                return "it is that already"
        elif first.word == "all_showing" and not _shown(subject, first.args[0]):
            return "no card of the deck shows that"
    match step.word:
        case "swap_below" if not effect.stacked or not can(Literal(Term("stack_height"), 3, 999)):
            return "two cards never lie below"
        case "keep" if not effect.stacked:
            return "no card is resolving"
        case "ap_now" if not can(Literal(Term("turn_of", (THEM,)), 0, 0)):
            return "it is the other side’s turn"
        case "distance_to" if not _changes(step, effect, subject, known):
            return "the distance is that already"
    if step.word in FROM_HAND and isinstance(first, Term) and not can(Literal(Term("hand", (first,)), 1, 999)):
        return "the hand is empty"
    for term in step.walk():
        if term.word == "mountain_where" and not _there(subject, term.args[0]):
            return f"no card of the deck is `{_said(subject, term.args[0])}`"
    return ""


def _less(subject: Subject, effect: Effect, step: Term) -> str:
    amount = step.args[0] if step.args and isinstance(step.args[0], int) else 0
    number = LIMITED.get(step.word)
    limits = bounds(Term(number), effect, subject.game) if number else None
    if limits and amount > limits.high:
        return f"there are {limits.high} at most"
    last = subject.game.track.last
    if step.word == "distance_to" and amount > last:
        return f"the track ends at {last}"
    return ""


def _changes(step: Term, effect: Effect, subject: Subject, known: Sequence[Literal]) -> bool:
    to, distance = step.args[0], Term("distance")
    assert isinstance(to, int)
    below, above = Literal(distance, 0, to - 1), Literal(distance, to + 1, 999)
    return any(possible([*known, other], effect, subject.game) for other in (below, above))


def _there(subject: Subject, kind: Term | int) -> bool:
    assert isinstance(kind, Term)
    levels = {card.level for card in subject.game.cards if card.copies and hasattr(card, "level")}
    wanted = kind.args[0]
    if isinstance(wanted, Term):
        return _shown(subject, wanted)
    return any(
        {"level_is": level == wanted, "level_most": level <= wanted, "level_least": level >= wanted}[kind.word]
        for level in levels
    )


def _shown(subject: Subject, ingredient: Term | int) -> bool:
    return any(getattr(card, "ingredient", None) == ingredient and card.copies for card in subject.game.cards)


def _said(subject: Subject, term: Term | int) -> str:
    return notation(term, subject.vocabulary) if isinstance(term, Term) else str(term)


CHECK = Check("effect/idle", find, ("chase",))
