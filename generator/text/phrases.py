"""Where phrases begin in Japanese and Chinese text: BudouX, opened when first needed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any


@lru_cache(maxsize=4)
def _parser(language: str) -> Any:
    import budoux

    if language == "ja":
        return budoux.load_default_japanese_parser()
    return budoux.load_default_simplified_chinese_parser() if language == "zh" else None


@lru_cache(maxsize=4096)
def phrase_starts(text: str, language: str) -> frozenset[int]:
    """Return the indexes in ``text`` where a phrase begins; none for a language without a model."""
    parser = _parser(language)
    if parser is None:
        return frozenset()
    starts, at = set(), 0
    for phrase in parser.parse(text):
        starts.add(at)
        at += len(phrase)
    return frozenset(starts)
