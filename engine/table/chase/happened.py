"""What happened, in sentences: the judge's, and where a table needs more (slots, what a viewer may know) its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from engine.games.chase import Record, State
from engine.judge.chase.answers import Told
from engine.judge.chase.speaking import SIDES
from engine.table.chase.seats import SeatSpeaker, player_name
from engine.table.chase.words import has, text

SILENT = frozenset(("action", "actions-ended", "accepted", "opened", "game-over"))
"""Records whose next record says it better."""
HIDING = frozenset(("took", "reward-taken", "peeked", "stolen", "traded", "hand-seen"))
"""Records of cards that not everybody sees."""
STEPS = ("takes-effect", "condition-not-met", "was-cancelled")
"""Records with which a card's turn in the stack begins; what follows is set in, until the card is put away."""
CONDITIONED = ("takes-effect", "condition-not-met")
EVERYBODY = 255

Sees = Callable[[str], bool]


def sees(state: State, viewer: int | None) -> Sees:
    """Give who may know a card by name, once the state is reached; no viewer means what everybody knows."""
    numbers = state.table.number

    def known(name: str) -> bool:
        card = numbers.get(name)
        if card is None:
            return False
        return bool(state.seen[card] >> viewer & 1) if viewer is not None else state.seen[card] == EVERYBODY

    return known


def told(
    records: Iterable[Record], speaker: SeatSpeaker, players: int, knows: Sees | None = None, rules: bool = True
) -> Iterator[str]:
    """Yield a sentence for each thing that happened; ``knows`` hides the cards that the viewer may not see."""
    inside = ""
    for record in records:
        if record.kind in SILENT or (record.kind == "turned-up" and record.facts["card"].startswith("?")):
            continue
        sentence = _sentence(record, speaker, players, knows if record.kind in HIDING else None)
        if record.kind in STEPS:
            inside = ""
        if sentence:
            yield inside + sentence + (f" [{record.rule}]" if rules else "")
        if record.kind in STEPS:
            inside = "  "
        elif inside and record.kind in ("discarded", "kept-in-hand") and "why" not in record.facts:
            inside = ""
        condition = record.facts.get("condition")
        if condition and record.kind in CONDITIONED:
            yield from (f"  {part}" for part in speaker.condition(condition, SIDES[record.player & 1]))


def _sentence(record: Record, speaker: SeatSpeaker, players: int, knows: Sees | None) -> str:
    facts = _known(record.facts, knows)
    hidden = record.kind == "took" and facts["hidden"]
    for key in (f"did.{record.kind}/hidden" if hidden else "", f"did.{record.kind}"):
        if has(key):
            return text(speaker.language, key, **_own(facts, record.player, speaker, players))
    if f"record.{record.kind}" not in speaker.words:
        return ""
    return speaker.record(Told(record.kind, record.rule, record.player, facts))


def _known(facts: dict[str, Any], knows: Sees | None) -> dict[str, Any]:
    """Name cards by their designs, those that the viewer may not know by ``?``."""

    def named(name: str) -> str:
        return "?" if name.startswith("?") or (knows is not None and not knows(name)) else name.split(".")[0]

    known = dict(facts)
    for key in ("card", "was"):
        if isinstance(facts.get(key), str):
            known[key] = named(facts[key])
    for key in ("cards", "now"):
        if isinstance(facts.get(key), list | tuple):
            known[key] = [named(each) for each in facts[key]]
    return known


def _own(facts: dict[str, Any], player: int, speaker: SeatSpeaker, players: int) -> dict[str, Any]:
    said = {**facts, "who": player_name(player, players, speaker.language)}
    for key in ("card", "dish"):
        if isinstance(facts.get(key), str):
            said[key] = speaker.card(facts[key])
    if isinstance(facts.get("cards"), list):
        said["cards"] = speaker.listed(speaker.card(each) for each in facts["cards"])
    for key in ("slot", "to"):
        if key in facts:
            said[key] = slot_text(facts[key])
    if "student" in facts:
        said["student"] = speaker.students[facts["student"]]
    if "opponent" in facts:
        said["opponent"] = player_name(facts["opponent"], players, speaker.language)
    if "pile" in facts:
        said["pile"] = facts["pile"] + 1
    return said


def slot_text(place: Any) -> str:
    """Write a slot as people do."""
    return "({},{})".format(*place)
