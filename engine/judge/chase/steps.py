"""Part what happened into steps: one for each card as its turn comes, from the records alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.games.chase import Record
from engine.games.chase.table import SIDES
from engine.judge.chase.given import Given

BEGINS = {"takes-effect": "resolves", "condition-not-met": "fizzles", "was-cancelled": "cancelled"}
LEAVES = {"claimed": "C5.7", "returned": "C4.8"}
"""Records of a card that leaves the stack before its turn."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A card's turn: what came of it (resolves, fizzles, cancelled, gone) and the records of it.

    ``side`` is whose half counts; ``condition`` has the text, whether it was met and its parts with found and wanted.
    """

    number: int
    card: str
    side: str
    result: str
    condition: dict[str, Any] | None
    waived: bool
    turned: bool
    records: tuple[Record, ...]
    rules: tuple[str, ...]

    @property
    def distance(self) -> int | None:
        """Give the distance after the step if it changed in it."""
        found = [record.facts["after"] for record in self.records if record.kind == "distance"]
        return int(found[-1]) if found else None


def steps_of(records: Sequence[Record], given: Given) -> list[Step]:
    """List the steps of a stack in the order in which the cards came up; one that is gone stands where it would."""
    waiting = [laid.card for laid in given.stack]
    owners = {at: laid.side for at, laid in enumerate(given.stack)}
    cards = [(card, at) for at, card in enumerate(waiting)]
    found: list[Step] = []
    gone: list[tuple[str, int]] = []
    current: list[Record] = []
    for record in records:
        if record.kind in BEGINS:
            found += _made(current, found, owners, cards)
            current = [record]
            continue
        current.append(record)
        if record.kind in LEAVES and not _is_kept(record, current):
            at = _last(cards, record.facts["card"], skip=_place(cards, current[0].facts.get("card", "")))
            if at is not None:
                gone.append((record.facts["card"], owners[cards.pop(at)[1]]))
        if record.kind in ("discarded", "kept-in-hand") and _ends(record, current):
            found += _made(current, found, owners, cards)
            current = []
            for card, side in gone:
                found.append(_gone(card, side, len(found) + 1))
            gone = []
    found += _made(current, found, owners, cards)
    return found


def _ends(record: Record, current: Sequence[Record]) -> bool:
    first = current[0]
    return (
        first.kind in BEGINS
        and first.facts["card"] == record.facts["card"]
        and "why" not in record.facts
        and record.rule == "C5.6"
    )


def _is_kept(record: Record, current: Sequence[Record]) -> bool:
    return current[0].kind not in BEGINS or record.facts.get("source", -2) != -2


def _place(cards: Sequence[tuple[str, int]], card: str) -> int:
    found = [at for at, (name, _) in enumerate(cards) if name == card]
    return found[-1] if found else -1


def _last(cards: Sequence[tuple[str, int]], card: str, skip: int) -> int | None:
    found = [at for at, (name, _) in enumerate(cards) if name == card and at != skip]
    return found[-1] if found else None


def _made(
    current: Sequence[Record], found: Sequence[Step], owners: dict[int, int], cards: list[tuple[str, int]]
) -> list[Step]:
    if not current or current[0].kind not in BEGINS:
        return []
    first = current[0]
    card, side = first.facts["card"], first.player & 1
    at = _place(cards, card)
    laid = owners[cards.pop(at)[1]] if at >= 0 else side
    rules = dict.fromkeys(record.rule for record in current)
    return [
        Step(
            number=len(found) + 1,
            card=card,
            side=SIDES[side],
            result=BEGINS[first.kind],
            condition=first.facts.get("condition"),
            waived=bool(first.facts.get("waived")),
            turned=laid != side,
            records=tuple(current),
            rules=tuple(rules),
        )
    ]


def _gone(card: str, side: int, number: int) -> Step:
    return Step(
        number=number,
        card=card,
        side=SIDES[side],
        result="gone",
        condition=None,
        waived=False,
        turned=False,
        records=(),
        rules=("C5.7",),
    )


def other_records(records: Sequence[Record], steps: Sequence[Step]) -> tuple[Record, ...]:
    """List the records that belong to no step: of a dish, of what comes after a stack."""
    told = {id(record) for step in steps for record in step.records}
    return tuple(record for record in records if id(record) not in told)
