"""Cards' own wordings beside what their effects say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.checks.halves import effects
from engine.checks.subject import Subject
from engine.effects import Term, say
from engine.vocabulary.wording import Wording


class Own(NamedTuple):
    """An own wording, the effects or conditions that it stands for, and the half it stands on."""

    path: str
    wording: Wording
    terms: tuple[Term, ...]
    side: str


class Told(NamedTuple):
    """One language of an own wording, and what is generated from the effects."""

    path: str
    language: str
    text: str
    made: str
    own: Own


def own_wordings(subject: Subject) -> Iterator[Own]:
    """Go through all own wordings of a game."""
    for effect in effects(subject.game):
        if effect.wording is not None:
            yield Own(f"{effect.path}.wording", effect.wording, effect.do, effect.side)
        if effect.wording_if is not None:
            terms = tuple(term for term in (effect.play_if, effect.if_) if term is not None)
            yield Own(f"{effect.path}.wording_if", effect.wording_if, terms, effect.side)


def told(subject: Subject) -> Iterator[Told]:
    """Go through all own wordings language by language."""
    for own in own_wordings(subject):
        for language, text in own.wording.texts.texts:
            made = "\n".join(say(term, language, subject.vocabulary, own.side) for term in own.terms)
            yield Told(f"{own.path}.{language}", language, text, made, own)
