"""All that may come of a situation: a tree of cases by unknown facts, in each all outcomes of the choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from engine.judge.needs import Needs

MOST = 5_000
"""How many lines are followed at most."""


class TooMany(Exception):
    """There are more lines than are followed; ``facts`` are those that nobody told."""

    def __init__(self, facts: tuple[str, ...]) -> None:
        super().__init__()
        self.facts = facts


class Line(msgspec.Struct, frozen=True):
    """One line to its end: the state then, what happened, what was chosen; ``open`` is a choice not answered yet.

    A choice has an ``option`` with a ``key``; an open one has ``options``.
    """

    state: Any
    records: tuple[Any, ...]
    choices: tuple[Any, ...]
    open: Any


class Variant(msgspec.Struct, frozen=True):
    """A line under certain assumed facts, and how it ended.

    Ends of one ``signature`` are the same outcome; ``fates`` tell besides what must be the same within one case.
    """

    assumed: dict[str, int]
    line: Line
    ending: Any
    signature: tuple[Any, ...]
    fates: tuple[Any, ...]


class Outcome(msgspec.Struct, frozen=True):
    """The same end, by one or more ways of choosing; each way has a variant for each assumed value."""

    ways: tuple[tuple[Variant, ...], ...]


class Leaf(msgspec.Struct, frozen=True):
    """Nothing else that is unknown matters: the outcomes."""

    outcomes: tuple[Outcome, ...]


class Split(msgspec.Struct, frozen=True):
    """It depends on a fact: for each group of its values what comes of it."""

    fact: str
    branches: tuple[tuple[tuple[int, ...], Any], ...]


Tree = Leaf | Split
Follow = Callable[[Mapping[str, int], Sequence[int]], Line]
"""Run a line under assumed facts, its choices answered by the numbers of options; raises Needs for a fact."""
Look = Callable[[Line, Mapping[str, int]], Variant]
"""Look at how a line ended under assumed facts."""


class Explorer:
    """Follows every line of a situation; ``values`` lists what a fact may be, ``choose`` fixes a choice."""

    def __init__(
        self,
        follow: Follow,
        look: Look,
        values: Callable[[str], list[int]],
        choose: Callable[[Any, int], int | None] | None = None,
        most: int = MOST,
    ) -> None:
        self.follow, self.look, self.values, self.choose = follow, look, values, choose
        self.left = most
        self.read: dict[str, None] = {}

    def explore(self, assumed: Mapping[str, int] | None = None) -> Tree:
        """Follow every line under assumed facts; a fact that is read and not assumed parts it into its values."""
        assumed = assumed or {}
        try:
            return Leaf(self._outcomes(assumed))
        except Needs as need:
            fact = need.fact
        self.read[fact] = None
        branches: list[tuple[tuple[int, ...], Tree]] = []
        marks: list[Any] = []
        for value in self.values(fact):
            tree = self.explore({**assumed, fact: value})
            mark = mark_of(tree)
            if mark in marks:
                at = marks.index(mark)
                branches[at] = ((*branches[at][0], value), joined(branches[at][1], tree))
            else:
                marks.append(mark)
                branches.append(((value,), tree))
        return branches[0][1] if len(branches) == 1 else Split(fact, tuple(branches))

    def _outcomes(self, assumed: Mapping[str, int]) -> tuple[Outcome, ...]:
        found: dict[Any, list[tuple[Variant, ...]]] = {}
        for line in self._lines(assumed):
            variant = self.look(line, assumed)
            found.setdefault(variant.signature, []).append((variant,))
        return tuple(Outcome(tuple(ways)) for ways in found.values())

    def _lines(self, assumed: Mapping[str, int]) -> list[Line]:
        lines: list[Line] = []
        waiting: list[tuple[int, ...]] = [()]
        while waiting:
            if self.left <= 0:
                raise TooMany(tuple(sorted(self.read, key=lambda fact: fact != "distance")))
            self.left -= 1
            script = waiting.pop()
            line = self.follow(assumed, script)
            if line.open is None:
                lines.append(line)
                continue
            fixed = self.choose(line.open, len(script)) if self.choose else None
            numbers = range(len(line.open.options)) if fixed is None else (fixed,)
            waiting += [(*script, number) for number in reversed(numbers)]
        return lines


def mark_of(tree: Tree) -> Any:
    """Give what two trees must share to be one case: the cards' fates and how it ends, for the same choices."""
    if isinstance(tree, Split):
        return (tree.fact, tuple((values, mark_of(each)) for values, each in tree.branches))
    return tuple(
        tuple((_chosen(way[0]), way[0].fates, way[0].signature) for way in outcome.ways) for outcome in tree.outcomes
    )


def _chosen(variant: Variant) -> tuple[str, ...]:
    return tuple(choice.option.key for choice in variant.line.choices)


def shape_of(variant: Variant) -> tuple[Any, ...]:
    """Give what happened with all numbers left out, so that variants of one shape can be told together."""
    told = []
    for record in variant.line.records:
        facts = {key: value for key, value in record.facts.items() if isinstance(value, str | list)}
        facts.pop("condition", None)
        if isinstance(facts.get("cards"), list):
            facts["cards"] = [card for card in facts["cards"] if card != "?"]
        told.append((record.kind, record.rule, record.player, repr(facts)))
    return tuple(told)


def joined(first: Tree, second: Tree) -> Tree:
    """Lay two trees of one mark together: the same ways, with the variants of both."""
    if isinstance(first, Split) and isinstance(second, Split):
        pairs = zip(first.branches, second.branches, strict=True)
        return Split(first.fact, tuple((values, joined(a, b)) for (values, a), (_, b) in pairs))
    assert isinstance(first, Leaf)
    assert isinstance(second, Leaf)
    return Leaf(
        tuple(
            Outcome(tuple((*a, *b) for a, b in zip(one.ways, two.ways, strict=True)))
            for one, two in zip(first.outcomes, second.outcomes, strict=True)
        )
    )
