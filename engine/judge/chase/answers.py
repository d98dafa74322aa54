"""The shape of a ruling: cases, outcomes, steps, the table at the end; what is told and written as JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.judge.merging import Range

Number = int | Range | None


class Told(msgspec.Struct, frozen=True):
    """A record as told: its kind, rule, player (-1: nobody), facts; numbers may be ranges."""

    kind: str
    rule: str
    player: int
    facts: dict[str, Any]


class StepTold(msgspec.Struct, frozen=True, kw_only=True):
    """A card's turn as told; ``before`` and ``after`` are the distance, ``chosen`` the choices made in it."""

    number: int
    card: str
    side: str
    result: str
    turned: bool = False
    waived: bool = False
    condition: dict[str, Any] | None = None
    before: Number = None
    after: Number = None
    chosen: tuple[str, ...] = ()
    records: tuple[Told, ...] = ()
    rules: tuple[str, ...] = ()


class Change(msgspec.Struct, frozen=True):
    """A number before and after, and by how much it changed; None where it is not known."""

    before: Number
    after: Number
    change: Number


class End(msgspec.Struct, frozen=True, kw_only=True):
    """The table at the end; ``ap`` holds the running turn for the active side, the coming one for the other."""

    distance: Change
    winner: str | None
    rule: str
    hands: dict[str, Change]
    known_hands: dict[str, tuple[str, ...]]
    ap: dict[str, Change]
    coming_ap: dict[str, Change]
    dishes: dict[str, Change]
    known_dishes: dict[str, tuple[str, ...]]
    rewards: Change
    discard: tuple[str, ...]
    discard_size: Change
    used: dict[str, tuple[int, ...]]
    newly_used: dict[str, tuple[int, ...]]
    asks: dict[str, tuple[str, ...]]
    again: dict[str, int]


class ChoiceTold(msgspec.Struct, frozen=True):
    """A choice on the way: who had it (green, red, chance), its kind, what was chosen and from what."""

    who: str
    kind: str
    effect: str
    chosen: dict[str, Any]
    from_: tuple[str, ...] = msgspec.field(name="from")


class OutcomeTold(msgspec.Struct, frozen=True):
    """An end, the ways of choosing that lead to it, the steps of the first way, records outside of any step."""

    ways: tuple[tuple[ChoiceTold, ...], ...]
    steps: tuple[StepTold, ...]
    besides: tuple[Told, ...]
    end: End


class If(msgspec.Struct, frozen=True):
    """A fact that nobody told, and the stretches of its values: low, high (None: and more)."""

    fact: str
    stretches: tuple[tuple[int, int | None], ...]
    yes_or_no: bool = False
    least: int = 0


class Case(msgspec.Struct, frozen=True):
    """What comes of it where all the ifs hold, or all of one of ``also``."""

    ifs: tuple[If, ...]
    outcomes: tuple[OutcomeTold, ...]
    also: tuple[tuple[If, ...], ...] = ()


class Ruling(msgspec.Struct, frozen=True):
    """All cases; ``facts`` are those that matter and were not told; ``lines`` counts the lines that were followed."""

    cases: tuple[Case, ...]
    facts: tuple[str, ...]
    rules: tuple[str, ...]
    lines: int
