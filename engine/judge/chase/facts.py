"""The facts of a table that may be given or left out, and how many values of each have to be told apart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from engine.effects import Term
from engine.games.chase.table import RANKS, SIDES

if TYPE_CHECKING:
    from engine.games.chase import Table

FLAGS = ("took", "moved", "unlocked", "played", "declared")
LEVELS = range(1, 6)
WHOLE = ("distance", "offensives", "rewards", "dishes.green", "dishes.red")
"""Facts of so few values that each is looked at."""
COUNTED = {
    "hand": ("hand",),
    "ap": ("ap",),
    "hidden": ("hidden",),
    "discard": ("discard_size",),
    "round": ("round",),
    "open": ("open_level",),
}
"""The words of the effect language that count a fact."""
COMPARED = ("at_least", "at_most", "exactly", "zero")
UNRELATED = ("farther", "closer", "distance_to", "level_is", "level_most", "level_least", "open_level")


class Fact(msgspec.Struct, frozen=True):
    """A declared fact: its name, the least and the greatest value that the rules allow, whether it is yes or no."""

    name: str
    low: int
    high: int
    flag: bool = False

    @property
    def family(self) -> str:
        """Give the name without its side or level: ``hand`` of ``hand.red``."""
        return self.name.split(".")[0]

    @property
    def option(self) -> str:
        """Give the option of the command line: ``--hand-red``."""
        return "--" + self.name.replace(".", "-")


def declared(table: Table) -> dict[str, Fact]:
    """List the facts of a game by name, in the order in which they are asked."""
    counts = dict.fromkeys(RANKS, 0)
    for level in table.level[: table.count]:
        counts[RANKS[level]] += 1
    hidden = sum(row.count for row in table.model.mountain if row.face == "down")
    listed = [Fact("distance", 0, table.last_square), Fact("round", 1, table.last_round)]
    listed += [Fact(f"hand.{side}", 0, table.count) for side in SIDES]
    listed += [Fact(f"ap.{side}", 0, 9) for side in SIDES]
    listed += [Fact(f"dishes.{side}", 0, len(table.dishes)) for side in SIDES]
    listed += [
        Fact("rewards", 0, sum(table.model.rewards.values())),
        Fact("offensives", 0, counts["FO"]),
        Fact("hidden", 0, hidden),
        Fact("discard", 0, table.count),
    ]
    listed += [Fact(f"open.{level}", 0, counts[f"L{level}"]) for level in LEVELS]
    listed += [Fact(flag, 0, 1, True) for flag in FLAGS]
    return {fact.name: fact for fact in listed}


def values(table: Table, name: str, terms: Iterable[Term]) -> list[int]:
    """List the values of a fact to look at; the last may stand for itself and all above it.

    Above the greatest number that the cards compare it with, and all that they can add or remove, nothing changes.
    """
    fact = declared(table).get(name)
    if fact is None or fact.flag:
        return [0, 1]
    listed = list(range(max(fact.low, name == "distance"), fact.high + 1))
    return listed if name in WHOLE else listed[: reach(fact, tuple(terms)) + 2]


def reach(fact: Fact, terms: tuple[Term, ...]) -> int:
    """Give the number above which a fact no longer changes what the cards do."""
    words = COUNTED.get(fact.family, ())
    limits = [0]
    moved = 0
    for term in terms:
        first = term.args[0] if term.args else None
        about = first.word if isinstance(first, Term) else ""
        if term.word in COMPARED and about in words:
            limits.append(term.args[-1] if isinstance(term.args[-1], int) else 0)
        elif (term.word == "per" and about in words) or (term.word == "bigger_hand" and fact.family == "hand"):
            limits.append(6)
        elif isinstance(first, int) and term.word not in UNRELATED:
            moved += first
    return max(limits) + moved


def is_open_ended(table: Table, name: str, value: int, terms: Iterable[Term]) -> bool:
    """Say whether a value that was looked at stands for all above it too."""
    fact = declared(table).get(name)
    return fact is not None and value == values(table, name, terms)[-1] and value < fact.high
