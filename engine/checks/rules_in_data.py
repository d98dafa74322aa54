"""Hold the rule ids in the card file's comments against the rules: a comment that cites C3.22 leads nowhere.

Passes: `action_points: 2          # C3.2`
Fails: `action_points: 2          # C3.22`
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.checks.finding import Check
from engine.checks.subject import Subject
from engine.database.near import did_you_mean
from engine.problems import Place, Problem

COMMENT = re.compile(r"(?:^|\s)#\s(?P<said>.*)$")
ID = re.compile(r"(?<![A-Za-z0-9])[A-Z]+[0-9]+\.[0-9]+(?![0-9A-Za-z])")


def find(subject: Subject) -> Iterator[Problem]:
    """Look through the comments between a game's first line and the next game's."""
    if not subject.has_rules:
        return
    from engine.vocabulary.rule_facts import rule_facts

    ids = rule_facts(subject.name, subject.game, subject.languages[0]).ids
    begins = {subject.database.places(name)[f"games.{name}"].line for name in subject.database.games}
    first = subject.line("")
    last = min((line for line in begins if line > first), default=len(subject.lines) + 1)
    for number, line in enumerate(subject.lines[first - 1 : last - 1], first):
        comment = COMMENT.search(line)
        for found in ID.finditer(comment["said"]) if comment else ():
            if found[0] not in ids:
                assert comment is not None
                place = Place(number, comment.start("said") + found.start() + 1)
                hint = did_you_mean(found[0], ids)
                yield subject.database.source_problem(place, CHECK.id, f"there is no rule {found[0]}", hint, "warning")


CHECK = Check("rule/in-data", find)
