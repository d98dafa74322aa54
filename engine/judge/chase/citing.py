"""Which rules a card's turn rests on: those of its records, and those that its condition and its moves touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.games.chase import Record
from engine.judge.chase.given import Given
from engine.judge.chase.steps import Step
from engine.judge.explore import Variant

if TYPE_CHECKING:
    from engine.games.chase import Table


LOOKS = ("stack has", "below", "above", "laid(")
"""How conditions begin that look at other cards of the stack, which cards above may have changed."""


def cited(table: Table, given: Given, step: Step, before: Sequence[Record], variant: Variant) -> list[str]:
    """List the rules of a step; ``before`` are the records that came before it."""
    rules = dict.fromkeys(step.rules)
    if any(record.rule == "C5.7" and _touches(record, step.card) for record in before):
        rules["C5.7"] = None
    asked = str((step.condition or {}).get("text", ""))
    if any(word in asked for word in LOOKS) and any(record.rule == "C5.7" for record in before):
        rules["C5.7"] = None
    if "hand(" in asked:
        rules["C5.8"] = None
    if "ap(" in asked and len(given.stack) > 1:
        rules["C5.2"] = None
    squares = table.squares[0] | table.squares[1]
    for record in step.records:
        if record.kind == "distance":
            first, last = record.facts["before"], record.facts["after"]
            if any(min(first, last) <= square <= max(first, last) and square != first for square in squares):
                rules["C4.6"] = None
        elif record.kind == "game-over" and record.rule == "C7.3":
            rules["C5.9"] = None
        elif record.kind == "nothing-to-do":
            rules |= dict.fromkeys(_nothing(table, record, variant))
    return list(rules)


def _touches(record: Record, card: str) -> bool:
    now = record.facts.get("now")
    return record.facts.get("card") == card or (isinstance(now, list) and card in now)


def _nothing(table: Table, record: Record, variant: Variant) -> list[str]:
    """Say which rules stood in the way of an effect that did nothing."""
    effect, state = str(record.facts.get("effect", "")), variant.line.state
    if effect.startswith("distance"):
        squares = table.squares[0] | table.squares[1]
        at = variant.ending.numbers["distance"].after
        return ["C4.5", "C4.6"] if at in squares else ["C4.5"]
    if effect.startswith("take") and "mountain" in effect:
        locked = [slot for slot in state.open if table.level[state.mountain[slot]] == 6]
        return ["C4.1", "C4.2"] if locked else ["C4.1"]
    return []
