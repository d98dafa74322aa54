"""Say a tree in a language, composed from the vocabulary's phrases."""

from __future__ import annotations

from collections.abc import Mapping

from engine.effects.templates import Either, Phrase, Said
from engine.effects.terms import Term
from engine.effects.vocabulary import Vocabulary

Scope = Mapping[str, "Term | int"]


def say(term: Term, language: str, vocabulary: Vocabulary, aspect: str = "", form: str = "") -> str:
    """Say a term in one of its forms (the plain one if the word has no such form).

    ``aspect`` names the half that the text stands on (``green``), which decides what ``them`` is called.
    """
    return _say(term, language, vocabulary, aspect, form, {})


def _say(term: Term, language: str, vocabulary: Vocabulary, aspect: str, form: str, outer: Scope) -> str:
    forms = vocabulary.phrases(term.word, language, aspect)
    names = (slot.name for slot in vocabulary.slots[term.word])
    scope: Scope = {**outer, **dict(zip(names, term.args, strict=True)), "self": term}
    return _fill(forms.get(form, forms[""]), scope, language, vocabulary, aspect)


def _fill(parts: Phrase, scope: Scope, language: str, vocabulary: Vocabulary, aspect: str) -> str:
    said = ""
    for part in parts:
        if isinstance(part, str):
            said += part
        elif isinstance(part, Said):
            value = scope[part.slot]
            if isinstance(value, int):
                said += str(value)
            else:
                outer = {name: arg for name, arg in scope.items() if name in ("n", "y")}
                said += _say(value, language, vocabulary, aspect, part.form, outer)
        else:
            said += _fill(_picked(part, scope, vocabulary), scope, language, vocabulary, aspect)
    return said


def _picked(part: Either, scope: Scope, vocabulary: Vocabulary) -> Phrase:
    value = scope[part.slot]
    first = value == 1 if isinstance(value, int) else vocabulary.words[value.word].first_person
    return part.first if first else part.second
