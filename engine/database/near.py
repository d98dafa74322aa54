"""The word that was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

CLOSE = 60
"""Likeness in percent from which a word is worth offering."""


def nearest(word: str, choices: Iterable[str], close: int = CLOSE) -> str | None:
    """Return the choice most like ``word`` whatever its case, or None where none is alike."""
    return _nearest(word, tuple(choices), close)


def did_you_mean(word: str, choices: Iterable[str]) -> str:
    """Write the hint for an unknown word: the nearest choice, or up to twelve choices."""
    known = tuple(choices)
    if meant := _nearest(word, known, CLOSE):
        return f"did you mean `{meant}`?"
    if not known:
        return ""
    more = f" … ({len(known)} in all)" if len(known) > 12 else ""
    return "known are " + ", ".join(f"`{choice}`" for choice in known[:12]) + more


@lru_cache(maxsize=1024)
def _nearest(word: str, choices: tuple[str, ...], close: int) -> str | None:
    from rapidfuzz import fuzz, process
    from rapidfuzz.distance import OSA

    word = word[:100].casefold()
    folded = [choice.casefold() for choice in choices]
    found = process.extractOne(word, folded, scorer=fuzz.ratio, score_cutoff=close)
    if found is not None:
        return choices[found[2]]
    slip = process.extractOne(word, folded, scorer=OSA.distance, score_cutoff=1) if len(word) > 1 else None
    return choices[slip[2]] if slip else None
