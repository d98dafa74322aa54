"""Where phrases begin in Japanese and Chinese text: BudouX, opened when first needed."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from generator.text.kinsoku import TRADITIONAL, primary

_MODELS = {"ja": "japanese", "zh": "simplified_chinese"}
_HELD = {"zh": re.compile("[己对双我敌一绿红蓝黄黑白]方|行动点|料理|若?这么做|手牌|弃?牌堆|背面|正面|以[上下内外]")}
"""Words of table games that the model parts."""


@lru_cache(maxsize=4)
def _parser(language: str) -> Any:
    model = "traditional_chinese" if language in TRADITIONAL else _MODELS.get(primary(language))
    if model is None:
        return None
    import budoux

    return getattr(budoux, f"load_default_{model}_parser")()


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
    if held := _HELD.get(primary(language)):
        for word in held.finditer(text):
            starts.difference_update(range(word.start() + 1, word.end()))
    return frozenset(starts)
