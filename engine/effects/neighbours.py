"""All effects that differ from a given one in one place."""

from __future__ import annotations

from collections.abc import Iterator

from engine.effects.templates import Amount, Slot
from engine.effects.terms import Term
from engine.effects.vocabulary import Vocabulary


def neighbours(term: Term, sort: str, vocabulary: Vocabulary) -> Iterator[Term]:
    """Yield every term of a sort made by one change: an amount one up or down, or one word for another.

    A word is exchanged for those that fit the same place and take the same kinds of arguments
    (``distance +2`` for ``distance -2``, ``red`` for ``green``, ``>=`` for ``<=``).
    """
    for word in vocabulary.of_sort(sort):
        if word.name != term.word and _takes(vocabulary.slots[word.name], term, vocabulary):
            yield Term(word.name, term.args)
    for number, (slot, arg) in enumerate(zip(vocabulary.slots[term.word], term.args, strict=True)):
        for other in _others(slot, arg, vocabulary):
            yield Term(term.word, (*term.args[:number], other, *term.args[number + 1 :]))


def _others(slot: Slot, arg: Term | int, vocabulary: Vocabulary) -> Iterator[Term | int]:
    if isinstance(arg, Term):
        assert not isinstance(slot, Amount)
        yield from neighbours(arg, slot.sort, vocabulary)
    elif isinstance(slot, Amount):
        yield from (amount for amount in (arg - 1, arg + 1) if slot.low <= amount <= slot.high)


def _takes(slots: tuple[Slot, ...], term: Term, vocabulary: Vocabulary) -> bool:
    if len(slots) != len(term.args):
        return False
    return all(
        slot.low <= arg <= slot.high
        if isinstance(slot, Amount) and isinstance(arg, int)
        else isinstance(slot, Amount) == isinstance(arg, int)
        and not isinstance(slot, Amount)
        and isinstance(arg, Term)
        and vocabulary.fits(arg.word, slot.sort)
        for slot, arg in zip(slots, term.args, strict=True)
    )
