"""Turn checks off for a card: ``ignore: {effect/idle: a joke of the card's}``.

A switch names a check's id or a finding's code and gives the reason. An unknown id is a finding; a switch that turns
nothing off is a note once all checks have run.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from engine.checks.finding import Found
from engine.checks.subject import Subject
from engine.database.near import did_you_mean
from engine.problems import Problem

CODE = "check/switch"


def switched(subject: Subject, found: Iterable[Found], known: Collection[str], *, complete: bool) -> list[Problem]:
    """Leave out what cards have turned off; ``complete`` says that every check has run, so that idle switches show."""
    switches = {(card.id, check) for card in subject.game.cards for check in card.ignore}
    used: set[tuple[str, str]] = set()
    problems: list[Problem] = []
    for card, problem in found:
        if (card, problem.code) in switches:
            used.add((card, problem.code))
        else:
            problems.append(problem)
    for card, check in sorted(switches):
        path = f"games.{subject.name}.cards.{card}.ignore.{check}"
        if complete and check not in known and (card, check) not in used:
            hint = did_you_mean(check, sorted(known))
            problems.append(subject.database.problem(path, CODE, f"there is no check `{check}`", hint))
        elif complete and (card, check) not in used:
            message = f"`{check}` finds nothing in {card}, so that there is nothing to turn off"
            problems.append(subject.database.problem(path, CODE, message, "delete the switch", "note"))
    return problems
