"""What a check is, and what it gives back."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from engine.problems import Problem, Severity

if TYPE_CHECKING:
    from engine.checks.subject import Subject


class Finding(NamedTuple):
    """A finding at a path of the game's entry, such as ``cards.E07.green.if``."""

    path: str
    message: str
    hint: str = ""
    severity: Severity = "error"


class Found(NamedTuple):
    """A finding with its place; ``card`` is the id of the card that may turn it off, empty where there is none."""

    card: str
    problem: Problem


class Check(NamedTuple):
    """One check: its id, what it looks at, and what it does there.

    ``games`` names the games that it understands, empty for all. A check ``on_demand`` runs only when it is named;
    one ``of_code`` looks at the program rather than at the author's files, and not before a build.
    """

    id: str
    find: Callable[[Subject], Iterable[Finding | Problem]]
    games: tuple[str, ...] = ()
    on_demand: bool = False
    of_code: bool = False

    @property
    def doc(self) -> str:
        """Give the text that documents the check: that of its file, with a passing and a failing entry."""
        return inspect.cleandoc(inspect.getmodule(self.find).__doc__ or "")
