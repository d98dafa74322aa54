"""Lay together what differs only in numbers that nobody knows: such a number becomes a range."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Range(msgspec.Struct, frozen=True):
    """A number known only within bounds; ``more``: it may also be greater than ``high``."""

    low: int
    high: int
    more: bool = False


def merged(values: Sequence[Any], more: bool) -> Any:
    """Lay values together: equal ones stay, numbers become a range, a differing yes or no becomes None."""
    first = values[0]
    if all(value == first and type(value) is type(first) for value in values):
        return first
    if isinstance(first, dict):
        return {key: merged([value.get(key) for value in values], more) for key in first}
    if isinstance(first, list | tuple) and len({len(value) for value in values}) == 1:
        parts = [merged(part, more) for part in zip(*values, strict=True)]
        return tuple(parts) if isinstance(first, tuple) else parts
    if all(isinstance(value, int) and not isinstance(value, bool) for value in values):
        return Range(min(values), max(values), more)
    return None
