"""Which cards of the mountain must be told because an effect looks at what they are."""

from __future__ import annotations

from engine.effects import Term
from engine.games.chase import Record, State, row_and_place, slot_of
from engine.games.chase.effects.meaning import PROGRAM
from engine.games.chase.frames import EFFECT, REVEAL
from engine.games.chase.mountain import takeable
from engine.table.trouble import Trouble

LOOKING = "mountain_where"
"""The word of effects that only some cards of the mountain fit."""


def ask_for_open(before: State, after: State, records: list[Record]) -> None:
    """Raise Trouble where an effect looked at uncovered cards that nobody told; what it did then is not sure."""
    if not before.could or not (_looks(before) or _looks(after) or any(_starts(before, each) for each in records)):
        return
    slots = dict.fromkeys(slot for state in (before, after) for slot in untold_open(state))
    slots |= dict.fromkeys(slot_of(*each.facts["slot"]) for each in records if _of_an_untold_card(each))
    asked = [slot for slot in slots if before.mountain.get(slot) in before.could and slot not in before.down]
    if asked:
        raise Trouble("wanted", "which-open", ("C4.1",), slots=[row_and_place(slot) for slot in sorted(asked)])


def _of_an_untold_card(record: Record) -> bool:
    """Say whether an effect took, cleared or moved a card of the mountain that nobody told."""
    return record.kind in ("took", "cleared", "shifted") and record.facts["card"].startswith("?")


def untold_open(state: State) -> list[int]:
    """List the slots of uncovered face-up cards that are unknown, and not asked for anyway."""
    asked = {frame[1] for frame in state.frames if frame[0] == REVEAL}
    unknown = state.could.keys() - asked
    return [slot for slot in takeable(state) if slot not in state.down and state.mountain[slot] in unknown]


def _looks(state: State) -> bool:
    frames = (frame for frame in state.frames if frame[0] == EFFECT)
    steps = (step for frame in frames for step in state.table.programs[frame[PROGRAM]])
    return any(step.term is not None and _in(step.term) for step in steps)


def _starts(state: State, record: Record) -> bool:
    table = state.table
    if record.kind == "skill-used":
        student = table.students[record.player]
        return student is not None and any(_in(action) for action in student.card.skill.do)
    card = table.number.get(str(record.facts.get("card", "")))
    if record.kind not in ("takes-effect", "repeated") or card is None:
        return False
    return any(_in(action) for action in table.half(card, record.player & 1).do)


def _in(term: Term) -> bool:
    return any(each.word == LOOKING for each in term.walk())
