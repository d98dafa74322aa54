"""A short fingerprint of what each card does, so that a save can say which cards were edited since."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from engine.effects import Term
from engine.games.chase import Table
from engine.games.chase.explain import written

WORDS_ONLY = ("name", "flavor", "picture")
"""Fields that playing does not depend on."""


def prints_of(table: Table) -> dict[str, str]:
    """Give each design's and dish's fingerprint by id, and one of the game's numbers under ``numbers``."""
    model = table.model
    whole = {card.id: _print(card) for card in (*table.designs, *table.dish_models)}
    return whole | {"numbers": _print([model.numbers, model.track, table.rulings])}


def changed_cards(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """List the ids whose fingerprints differ, or that only one side has."""
    return sorted(id for id in {*before, *after} if before.get(id) != after.get(id))


def _print(thing: Any) -> str:
    return hashlib.blake2b(msgspec.json.encode(_plain(thing), order="sorted"), digest_size=3).hexdigest()


def _plain(thing: Any) -> Any:
    if isinstance(thing, Term):
        return written(thing)
    if isinstance(thing, msgspec.Struct):
        fields = msgspec.structs.asdict(thing)
        return {key: _plain(value) for key, value in fields.items() if key not in WORDS_ONLY}
    if isinstance(thing, Mapping):
        return {str(key): _plain(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple | frozenset):
        return [_plain(each) for each in thing]
    return thing
