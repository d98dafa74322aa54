"""The judge's sentences, by language and matter, all with the same keys and the same named placeholders."""

from __future__ import annotations

from functools import cache
from importlib import import_module

LANGUAGES = ("zh", "ja", "en")
MATTERS = ("", "records_", "facts_", "questions_", "faults_")
"""Files of a language: labels and headings, then each matter by itself."""


@cache
def sentences(language: str) -> dict[str, str]:
    """Give a language's sentences by key; one that has none speaks English."""
    code = language if language in LANGUAGES else "en"
    found: dict[str, str] = {}
    for matter in MATTERS:
        found |= import_module(f"engine.judge.chase.sentences.{matter}{code}").SENTENCES
    return found
