"""Languages: how sentences, conditions and lists are put together in each."""

from engine.words.languages import LANGUAGES, Language, language

__all__ = ["LANGUAGES", "Language", "language"]
