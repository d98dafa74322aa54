"""How much an expression may do, and what it may print."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jinja2.runtime import Undefined

LONGEST = 20_000
"""Characters that an expression may print, and items that a list in it may hold."""
MOST_ROUNDS = 10_000
"""Rounds that all loops of one expression may take together."""
MOST_WORK = 300_000
"""Parts worked out in loops, items of lists and hundreds of characters of texts handled: a fraction of a second."""
BIGGEST = 10**15
"""Numbers beyond this are refused."""
_KINDS = {"dict": "map", "tuple": "list", "str": "text", "int": "number", "float": "number", "bool": "flag"}


class Refused(Exception):
    """An expression that does what it must not; the message is for the author."""


def called(value: object) -> str:
    """Name a value as its author knows it: ``card E07``, ``the text `…` ``, ``a list``."""
    if isinstance(value, str):
        return f"the text `{value[:30]}`"
    if isinstance(value, Mapping) and isinstance(value.get("id"), str):
        return f"card {value['id']}"
    identity = getattr(value, "id", None)
    name = type(value).__name__
    return f"{name.lower()} {identity}" if isinstance(identity, str) else f"a {_KINDS.get(name, name.lower())}"


def printed(value: Any) -> Any:
    """Give what may stand in a text as it is, nothing for None; refuse all else (a list's brackets, insides)."""
    if value is None:
        return ""
    if isinstance(value, (str, int, float, Undefined)):
        return value
    if isinstance(value, (list, tuple, range, Mapping)):
        raise Refused("a list or map can't be printed\njoin it: {{ parts | join(', ') }}")
    raise Refused(f"{called(value)} can't be printed")


def number(value: Any) -> Any:
    """Give a number as it is, refuse all else."""
    if not isinstance(value, (int, float)):
        raise Refused(f"a number was expected, not {called(value)}")
    return value


def bounded(value: Any) -> Any:
    """Give a value as it is, refuse too large a number, too long a text or list."""
    if isinstance(value, (int, float)) and not abs(value) <= BIGGEST:
        raise Refused("the number grows too large")
    if isinstance(value, (str, list, tuple)) and len(value) > LONGEST:
        raise Refused(f"the text or list grows beyond {LONGEST:,}")
    return value


def size_of(value: Any) -> int:
    """Tell how much work it is to handle a value once."""
    if isinstance(value, str):
        return 1 + len(value) // 100
    return 1 + len(value) if isinstance(value, (list, tuple, range, Mapping)) else 1
