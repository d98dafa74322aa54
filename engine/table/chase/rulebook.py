"""The rules' texts at the table: read when first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.rules.texts import Texts


class Rulebook:
    """Finds paragraphs by id or word; empty where the texts can't be read."""

    def __init__(self, model: Any, folders: Callable[[], tuple[Path, ...]], language: str) -> None:
        self.model = model
        self.folders = folders
        self.language = language

    @cached_property
    def texts(self) -> Texts | None:
        """Read the texts of the game in the language."""
        from engine.rules.load import read_language
        from engine.rules.texts import Texts
        from engine.vocabulary.rule_facts import rule_facts

        facts = rule_facts("chase", self.model, self.language)
        rules, _ = read_language("chase", self.language, self.folders(), facts)
        return Texts(rules, facts) if rules is not None else None

    def paragraphs(self, ids: Iterable[str]) -> list[tuple[str, str]]:
        """Give the texts of rules by id; ids that are not written are left out."""
        texts = self.texts
        if texts is None:
            return []
        known = {rule.id for rule in texts.rules.rules}
        return [(id, texts.plain(id)) for id in dict.fromkeys(ids) if id in known]

    def find(self, word: str, most: int = 4) -> list[tuple[str, str]]:
        """Find rules by id, chapter or word."""
        if self.texts is None:
            return []
        from engine.rules.find import find

        return self.paragraphs([rule.id for rule in find(self.texts, word)[:most]])
