"""Tell which rule texts have changed since code and tests were last looked at (`rules.lock` beside them).

Passes (templates/rulebook/chase/en/rules.md): `### C5.8 {house}`
Fails (templates/rulebook/chase/en/rules.md): `### C5.8`
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import structs

from engine.checks.finding import Check
from engine.checks.subject import Subject
from engine.problems import Problem

if TYPE_CHECKING:
    from engine.rules.paragraphs import Rules

NAMED = re.compile(r"(\S+) in `(\S+)`")
HINT = "look at code and tests, then `python -m engine.rules.lock --write`"


def find(subject: Subject) -> Iterator[Problem]:
    """Hold the texts against the lock that lies in the same templates folder; texts without a lock are free."""
    if not subject.has_rules:
        return
    from engine.rules.lock import differences, lock_file

    books = subject.rulebook[0]
    places = [lock_file(subject.name, folder) for folder in subject.folders]
    for place in places:
        if place.is_file():
            for told in differences(books, place.read_text("utf-8")):
                yield _placed(told, books, place)
            return


def _placed(told: str, books: Mapping[str, Rules], lock: Path) -> Problem:
    """Show a difference at its paragraph, one that is gone at the lock."""
    named = NAMED.match(told)
    rule = books[named[2]].get(named[1]) if named and named[2] in books else None
    if rule is None:
        return Problem(file=str(lock), code=CHECK.id, message=told, hint=HINT, severity="note")
    return structs.replace(rule.problem(-1, CHECK.id, told, HINT), severity="note")


CHECK = Check("rule/lock", find, of_code=True)
