"""Which hidden cards came to be seen by what happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.chase import Record

KINDS = frozenset(("turned-up", "revealed", "reward-taken", "peeked", "stolen"))
"""Records of a card that somebody saw who had not seen it before."""


def seen_by(records: Iterable[Record]) -> Iterator[str]:
    """Yield the names of cards that had been hidden from somebody."""
    for record in records:
        facts = record.facts
        if (
            record.kind in KINDS
            or (record.kind == "took" and facts["hidden"])
            or (record.kind == "discarded" and facts.get("why") == "chance")
        ):
            yield facts["card"]
        elif record.kind == "hand-seen":
            yield from facts["cards"]
