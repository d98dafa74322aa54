"""Read the rule texts: every rule written in each language, alike, with ids, numbers and marks that are there.

Passes (templates/rulebook/chase/en/rules.md): `### C5.6`
Fails (templates/rulebook/chase/en/rules.md): `### C5.66`
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.checks.finding import Check
from engine.checks.subject import Subject
from engine.problems import Problem


def find(subject: Subject) -> Iterator[Problem]:
    """Pass on what reading them found; a game without words of its own needs none."""
    if subject.has_rules:
        yield from subject.rulebook[1]


CHECK = Check("rule/texts", find)
