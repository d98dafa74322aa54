"""Run checks on games; what a card has turned off is left out, each switch must have something to turn off."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.checks.finding import Check, Finding, Found
from engine.checks.subject import Subject
from engine.checks.switches import switched
from engine.problems import Problem, in_order

if TYPE_CHECKING:
    from engine.database import Database


def wanted(check: Check, only: Collection[str]) -> bool:
    """Say whether a check is asked for: by its id or the part before the stroke, or, where none is named, always."""
    if only:
        return check.id in only or check.id.split("/")[0] in only
    return not check.on_demand


def found_in(subject: Subject, checks: Iterable[Check]) -> Iterator[Found]:
    """Go through what checks find in a game."""
    for check in checks:
        if check.games and subject.name not in check.games:
            continue
        for finding in check.find(subject):
            yield _placed(subject, check, finding)


def _placed(subject: Subject, check: Check, finding: Finding | Problem) -> Found:
    if isinstance(finding, Problem):
        return Found("", finding)
    path, message, hint, severity = finding
    problem = subject.database.problem(f"games.{subject.name}.{path}", check.id, message, hint, severity)
    return Found(
        next((card.id for card in subject.game.cards if f"{path}.".startswith(f"cards.{card.id}.")), ""), problem
    )


def exact(database: Database, folders: Sequence[Path], games: Iterable[str]) -> list[Problem]:
    """Give what the exact checks find in the author's own files, as before a build."""
    from engine.checks.registry import CHECKS, IDS

    problems: list[Problem] = []
    checks = [check for check in CHECKS if not check.on_demand and not check.of_code]
    for name in games:
        subject = Subject(database, name, folders)
        problems += switched(subject, found_in(subject, checks), IDS, complete=False)
    return in_order(problems)
