"""Write a tree back in its notation."""

from __future__ import annotations

from engine.effects.templates import literals_between
from engine.effects.terms import Term
from engine.effects.vocabulary import Vocabulary


def notation(term: Term, vocabulary: Vocabulary) -> str:
    """Write a term as a card's author would; parsing it gives the same term again."""
    written = ""
    literals = literals_between(vocabulary.words[term.word].notation)
    for literal, arg in zip(literals, (*term.args, ""), strict=True):
        written += literal + (notation(arg, vocabulary) if isinstance(arg, Term) else str(arg))
    return written
