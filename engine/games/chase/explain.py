"""Say which conditions were looked at, what was found and what was wanted."""

from __future__ import annotations

from typing import Any

from engine.effects import Term, notation
from engine.games.chase.state import State
from engine.vocabulary.chase.words import VOCABULARY

_SIGNS = {"at_least": ">=", "at_most": "<=", "exactly": "=", "zero": "="}


def written(term: Term) -> str:
    """Write a term as on the card."""
    return notation(term, VOCABULARY)


def explain(state: State, condition: Term, here: int, me: int) -> dict[str, Any]:
    """Give a condition's notation, whether it holds, and each comparison or fact in it with found and wanted value.

    ``found`` of a number that is not there (the level of no card) is ``None``.
    """
    met = state.table.meaning(condition)(state, here, me)
    return {"text": written(condition), "met": bool(met), "parts": _parts(state, condition, here, me, True)}


def _parts(state: State, term: Term, here: int, me: int, wanted: bool) -> list[dict[str, Any]]:
    args = term.args
    if term.word in ("all_of", "any_of"):
        return [part for arg in args if isinstance(arg, Term) for part in _parts(state, arg, here, me, wanted)]
    if term.word == "not" and isinstance(args[0], Term):
        return _parts(state, args[0], here, me, not wanted)
    if term.word in _SIGNS and isinstance(args[0], Term):
        found = state.table.meaning(args[0])(state, here, me)
        limit = args[1] if len(args) > 1 else 0
        return [{"what": written(args[0]), "found": found, "wanted": f"{_SIGNS[term.word]} {limit}"}]
    return [{"what": written(term), "found": bool(state.table.meaning(term)(state, here, me)), "wanted": wanted}]
