"""Hold the kinds of card against the components (C1): a card for each verdict, two students a side, one track.

Dishes, finale cards, students, references, track and chase card lie on the table once each, so that they have one copy.

Passes: `decides: red wins`
Fails: `decides: green wins`
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.checks.finding import Check, Finding
from engine.checks.subject import Subject
from engine.vocabulary.chase.shape import Event, Finale, Offensive, Reference, Student

VERDICTS = {"green_victory": "green wins", "red_victory": "red wins", "nobody_wins": "nobody wins"}
STUDENTS = 2
"""Students of a side (C1.7)."""


def find(subject: Subject) -> Iterator[Finding]:
    """Count the cards of each kind."""
    yield from _single(subject)
    yield from _finale(subject)
    for side in ("green", "red"):
        students = [card for card in subject.game.cards if isinstance(card, Student) and card.side == side]
        if len(students) != STUDENTS:
            path = f"cards.{students[-1].id}.side" if students else "cards"
            yield Finding(path, f"{side} has {len(students)} students; four players need {STUDENTS} a side (C1.7)")
        references = [card for card in subject.game.cards if isinstance(card, Reference) and card.side == side]
        if len(references) != 1:
            path = f"cards.{references[-1].id}.side" if references else "cards"
            yield Finding(path, f"{side} has {len(references)} reference cards, not one")
    for kind in ("track", "slider"):
        found = [card for card in subject.game.cards if card.kind == kind]
        if len(found) != 1:
            path = f"cards.{found[-1].id}.kind" if found else "cards"
            yield Finding(path, f"there are {len(found)} cards of the kind `{kind}`, not one (C1.6)")


def _single(subject: Subject) -> Iterator[Finding]:
    for card in subject.game.cards:
        if not isinstance(card, Event | Offensive) and card.copies != 1:
            message = f"{card.id} has {card.copies} copies; a card of the kind `{card.kind}` lies on the table once"
            yield Finding(f"cards.{card.id}.copies", message, "delete `copies`")


def _finale(subject: Subject) -> Iterator[Finding]:
    cards = [card for card in subject.game.cards if isinstance(card, Finale)]
    for word, written in VERDICTS.items():
        of = [card for card in cards if card.decides.word == word]
        if not of:
            yield Finding("cards", f"no card of level 6 decides `{written}` (C1.3)")
        for card in of[1:]:
            lines = subject.at(*(f"cards.{each.id}.decides" for each in of))
            yield Finding(f"cards.{card.id}.decides", f"{len(of)} cards decide `{written}` (C1.3)", f"see {lines}")


CHECK = Check("count/kinds", find, ("chase",))
