"""Which cards of the mountain must be told because an effect looks at what they are."""

from __future__ import annotations

from collections.abc import Iterator

from engine.effects import Term
from engine.games.chase import Record, State, row_and_place, slot_of
from engine.games.chase.effects.meaning import PROGRAM
from engine.games.chase.frames import EFFECT, REVEAL
from engine.games.chase.mountain import takeable
from engine.table.chase.trouble import Trouble

LOOKING = "mountain_where"
"""The word of effects that only some cards of the mountain fit."""


def ask_for_open(before: State, after: State, records: list[Record]) -> None:
    """Raise Trouble where an effect looked at uncovered cards that nobody told; what it did then is not sure."""
    if not before.could:
        return
    filters = [*_pending(before), *_pending(after), *(each for record in records for each in _begun(before, record))]
    if not filters:
        return
    slots = dict.fromkeys(slot for state in (before, after) for slot in untold_open(state))
    slots |= dict.fromkeys(slot_of(*each.facts["slot"]) for each in records if _of_an_untold_card(each))
    asked = [slot for slot in slots if before.mountain.get(slot) in before.could and slot not in before.down]
    asked = [slot for slot in asked if not all(_fits_by_rank(before, slot, each) for each in filters)]
    if asked:
        raise Trouble("wanted", "which-open", ("C4.1",), slots=[row_and_place(slot) for slot in sorted(asked)])


def _fits_by_rank(state: State, slot: int, wanted: Term) -> bool:
    """Say whether an unknown card fits whichever it is; for the rules engine unknown cards always fit."""
    level, limit = state.table.level[state.mountain[slot]], wanted.args[0] if wanted.args else None
    if level < 1 or not isinstance(limit, int):
        return False
    tests = {"level_is": level == limit, "level_most": level <= limit, "level_least": level >= limit}
    return tests.get(wanted.word, False)


def _of_an_untold_card(record: Record) -> bool:
    """Say whether an effect took, cleared or moved a card of the mountain that nobody told."""
    return record.kind in ("took", "cleared", "shifted") and record.facts["card"].startswith("?")


def untold_open(state: State) -> list[int]:
    """List the slots of uncovered face-up cards that are unknown, and not asked for anyway."""
    asked = {frame[1] for frame in state.frames if frame[0] == REVEAL}
    unknown = state.could.keys() - asked
    return [slot for slot in takeable(state) if slot not in state.down and state.mountain[slot] in unknown]


def _pending(state: State) -> Iterator[Term]:
    """Yield the filters of effects that are under way."""
    for frame in state.frames:
        if frame[0] == EFFECT:
            for step in state.table.programs[frame[PROGRAM]]:
                if step.term is not None:
                    yield from _filters(step.term)


def _begun(state: State, record: Record) -> Iterator[Term]:
    """Yield the filters of a card, or a skill, that took effect."""
    table = state.table
    actions: tuple[Term, ...] = ()
    if record.kind == "skill-used":
        student = table.students[record.player]
        actions = student.card.skill.do if student is not None else ()
    elif record.kind in ("takes-effect", "repeated"):
        card = table.number.get(str(record.facts.get("card", "")))
        actions = table.half(card, record.player & 1).do if card is not None else ()
    for action in actions:
        yield from _filters(action)


def _filters(term: Term) -> Iterator[Term]:
    for each in term.walk():
        if each.word == LOOKING and isinstance(each.args[0], Term):
            yield each.args[0]
