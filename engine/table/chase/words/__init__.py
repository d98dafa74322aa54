"""What the companion says, in each language by key; all languages have the same keys and placeholders."""

from collections.abc import Mapping

from engine.table.chase.words import en, ja, zh

TEXTS: Mapping[str, Mapping[str, str]] = {"zh": zh.TEXTS, "ja": ja.TEXTS, "en": en.TEXTS}


def text(language: str, key: str, **facts: object) -> str:
    """Fill a sentence; a language that isn't shipped speaks English."""
    return TEXTS.get(language, TEXTS["en"])[key].format(**facts)


def has(key: str) -> bool:
    """Say whether there is a sentence of a key."""
    return key in TEXTS["en"]


__all__ = ["TEXTS", "has", "text"]
