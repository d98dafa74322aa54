"""Rulings given by hand: ``take=one_bottom_corner`` over what the database says."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TypeVar, get_args, get_type_hints

import msgspec

from engine.games.common.errors import StateError

Rulings = TypeVar("Rulings", bound=msgspec.Struct)


def readings_of(rulings: type[msgspec.Struct]) -> dict[str, tuple[str, ...]]:
    """List every ruling of a game with its readings, the default first."""
    return {name: get_args(hint) for name, hint in get_type_hints(rulings).items()}


def with_rulings(rulings: Rulings, pairs: Iterable[str]) -> Rulings:
    """Change rulings by ``name=reading`` texts; raise StateError naming what is unknown and the nearest there is."""
    known = readings_of(type(rulings))
    changed: dict[str, str] = {}
    for pair in pairs:
        name, sign, reading = pair.partition("=")
        if not sign:
            raise StateError("no-reading", f"`{pair}` gives no reading; write it as {name}=reading")
        if name not in known:
            raise StateError("no-such-ruling", f"there is no ruling `{name}`{_near(name, known)}")
        if reading not in known[name]:
            listed = ", ".join(known[name])
            raise StateError("no-such-reading", f"`{name}` cannot be `{reading}`; its readings are {listed}")
        changed[name] = reading
    return msgspec.structs.replace(rulings, **changed)


def _near(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, list(known), n=1)
    return f"; did you mean `{near[0]}`?" if near else ""
