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
        odd = odd_rows(rows)
        if len(odd) == len(rows) > 1:
            lines = subject.at(*(f"{path}.{number}.count" for number in odd))
            counts = ", ".join(str(row.count) for row in rows)
            message = f"rows of {counts} cards do not interlock: each has one card more than the row above (C2.7)"
            yield Finding(f"{path}.{odd[-1]}.count", message, f"the rows stand in {lines}")
            continue
        for number in odd:
            good = next(row.count - other + number for other, row in enumerate(rows) if other not in odd)
            message = f"row {number + 1} has {rows[number].count} cards; between its neighbours {good} interlock (C2.7)"
            yield Finding(f"{path}.{number}.count", message)
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
