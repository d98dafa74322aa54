"""Look for cards that have the same name in a language: players and the judge could not tell them apart.

Passes: `name: {zh: 金蛋, ja: 金の卵, en: The Golden Egg}`
Fails: `name: {zh: 金蛋, ja: 金の卵, en: Egg Volley}`
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.checks.finding import Check, Finding
from engine.checks.subject import Subject
from engine.problems import Severity


def find(subject: Subject) -> Iterator[Finding]:
    """Compare names without regard to case and spaces."""
    # A game that no judge knows may well print a name twice (H09).
    severity: Severity = "error" if subject.has_rules else "note"
    for language in subject.languages:
        seen: dict[str, str] = {}
        for card in subject.game.cards:
            name = " ".join(card.name[language].casefold().split())
            first = seen.setdefault(name, card.id)
            if first != card.id:
                message = f"{card.id} has the name of {first} in `{language}`: `{card.name[language]}`"
                path = f"cards.{card.id}.name.{language}"
                yield Finding(path, message, f"see {subject.at(f'cards.{first}.name.{language}')}", severity)


CHECK = Check("words/same-name", find)
