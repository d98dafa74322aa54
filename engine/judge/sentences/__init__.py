"""The judge's sentences, a language a file, all with the same keys and the same named placeholders."""

from __future__ import annotations

from importlib import import_module

LANGUAGES = ("zh", "ja", "en")


def sentences(language: str) -> dict[str, str]:
    """Give a language's sentences by key; one that has none speaks English."""
    code = language if language in LANGUAGES else "en"
    found: dict[str, str] = import_module(f"engine.judge.sentences.{code}").SENTENCES
    return found
