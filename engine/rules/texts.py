"""A game's rule texts in one language, filled with its numbers: what book, judge and command line print."""

from __future__ import annotations

from functools import cached_property

from engine.rules.facts import Facts
from engine.rules.marks import RULING
from engine.rules.numbers import filled
from engine.rules.paragraphs import Rule, Rules, flowed
from engine.words.plain import plain

SIGN = "°"
"""The sign of a house rule where no picture can stand."""


class Texts:
    """Filled paragraphs by id; ``sign`` is put where a sentence is marked as a house rule."""

    def __init__(self, rules: Rules, facts: Facts, sign: str = SIGN) -> None:
        self.rules = rules
        self.facts = facts
        self.sign = sign

    @property
    def language(self) -> str:
        """Name the language."""
        return self.rules.language

    @cached_property
    def readings(self) -> dict[str, str]:
        """Give the text of each ruling's reading that the database plays, by ``ruling.name``."""
        found = {}
        for name, reading in self.facts.played.items():
            rule = self.rules.get(f"{RULING}/{name}/{reading}")
            if rule is not None:
                found[f"{RULING}.{name}"] = self._filled(rule, {})
        return found

    def markdown(self, id: str) -> str:
        """Give a paragraph as one line of Markdown; KeyError for an id that is not written."""
        rule = self.rules.get(id)
        if rule is None:
            raise KeyError(id)
        return self._filled(rule, self.readings)

    def plain(self, id: str) -> str:
        """Give a paragraph without marks, as a terminal shows it."""
        return plain(self.markdown(id))

    def played(self, id: str) -> bool:
        """Say whether an id is the reading of a ruling that the database plays."""
        parts = id.split("/")
        return len(parts) == 3 and self.facts.played.get(parts[1]) == parts[2]

    def _filled(self, rule: Rule, readings: dict[str, str]) -> str:
        return filled(flowed(rule.text), self.facts.values, self.language, readings, self.sign)
