"""Hold the mountain's rows against the half-card pattern: each row has one card more than the row above (C2.7).

Single cards of a stage lie in slots of the pattern (row + place is odd), none twice, none out of touch.

Passes: `- {rank: L5, row: 4, place: -1, face: up}`
Fails: `- {rank: L5, row: 4, place: 2, face: up}`
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.checks.finding import Check, Finding
from engine.checks.layouts import mountains, odd_rows, slots
from engine.checks.subject import Subject


def find(subject: Subject) -> Iterator[Finding]:
    """Look at every mountain's rows, then at single cards."""
    for path, rows in mountains(subject.game):
        for number in odd_rows(rows):
            near = number - 1 if number else 1
            wanted = rows[near].count + number - near
            beside = f"the row {'above' if number else 'below'} has {rows[near].count}"
            message = f"row {number + 1} has {rows[number].count} cards; {beside}, so that {wanted} interlock (C2.7)"
            hint = f"or is a row missing here? the row {'above' if number else 'below'} stands in "
            yield Finding(f"{path}.{number}.count", message, hint + subject.at(f"{path}.{near}.count"))
    for place, stage in enumerate(subject.game.four_players.stages):
        taken: dict[tuple[int, int], str] = {}
        for own, row, x in slots(stage):
            path = f"four_players.stages.{place}.{own}"
            if (row + x) % 2 == 0:
                yield Finding(f"{path}.place", f"({row}, {x}) is no slot: row + place is odd (C2.7)")
            elif (row, x) in taken:
                yield Finding(f"{path}.place", f"in the slot ({row}, {x}) a card lies already", f"see {taken[row, x]}")
            elif own.startswith("extra") and not any((row + r, x + w) in taken for r in (1, -1) for w in (1, -1)):
                yield Finding(f"{path}.place", f"the slot ({row}, {x}) touches no card laid before")
            taken.setdefault((row, x), subject.at(path))


CHECK = Check("layout/rows", find, ("chase",))
