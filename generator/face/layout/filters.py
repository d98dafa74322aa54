"""The filters and the arithmetic of layouts, each within bounds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from jinja2.filters import FILTERS

from generator.face.layout.bounds import LONGEST, MOST_ROUNDS, Refused, bounded, number, printed

ON_TEXTS = frozenset(
    ("upper", "lower", "title", "capitalize", "trim", "string", "replace", "plain", "ems", "fill"),
)
"""Filters that take a text: a number is written out for them, anything else refused."""
_MARKUP = re.compile(r"\{[A-Za-z][\w-]*\}|\*+")
_TAKEN = (
    "abs", "capitalize", "count", "d", "default", "first", "float", "int", "last", "length", "list", "lower", "map",
    "max", "min", "reject", "rejectattr", "reverse", "select", "selectattr", "sort", "string", "title", "trim",
    "unique", "upper",
)  # fmt: skip


def filters_of(bundled: Mapping[str, Callable[..., Any]]) -> dict[str, Callable[..., Any]]:
    """Return the filters of layouts: some of Jinja2's, others in a bounded form, our own."""
    taken = {name: bundled[name] for name in _TAKEN}
    own: dict[str, Callable[..., Any]] = {
        "join": _join, "sum": _sum, "replace": _replace, "round": _round, "fill": _fill, "plain": _plain, "ems": _ems,
    }  # fmt: skip
    return {**taken, **own}


def _power(left: Any, right: Any) -> Any:
    if abs(number(left)) > 1e6 or abs(number(right)) > 32:
        raise Refused("the number grows too large")
    return bounded(left**right)


BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "+": lambda left, right: bounded(left + right),
    "*": lambda left, right: bounded(number(left) * number(right)),
    "%": lambda left, right: number(left) % number(right),
    "**": _power,
}


def bounded_range(*bounds: int) -> range:
    """Make a range that is not too long."""
    made = range(*bounds)
    # len() of a longer one than sys.maxsize raises OverflowError.
    if made[MOST_ROUNDS:]:
        raise Refused(f"range() of more than {MOST_ROUNDS:,} numbers")
    return made


def _join(parts: Iterable[Any], between: str = "") -> str:
    between = str(printed(between))
    made: list[str] = []
    length = 0
    for part in parts:
        made.append(str(printed(part)))
        length += len(made[-1]) + len(between)
        if length > LONGEST:
            raise Refused(f"the text grows beyond {LONGEST:,}")
    return between.join(made)


def _sum(numbers: Iterable[Any]) -> Any:
    total: Any = 0
    for each in numbers:
        total = bounded(total + number(each))
    return total


def _round(value: Any, precision: Any = 0, method: str = "common") -> Any:
    if abs(number(precision)) > 15:
        raise Refused("a number is rounded to 15 places at most")
    return FILTERS["round"](bounded(number(value)), int(precision), method)


def _replace(text: str, old: Any, new: Any) -> str:
    old, new = str(printed(old)), str(printed(new))
    if not old or len(text) + text.count(old) * len(new) > LONGEST:
        raise Refused(f"the text grows beyond {LONGEST:,}")
    return text.replace(old, new)


def _plain(text: str) -> str:
    """Take a text as it is read: bold and italic marks away, a sign for each icon."""
    return _MARKUP.sub(lambda found: "\u25a1" if found[0][0] == "{" else "", text)


def _ems(text: str) -> float:
    """Guess how wide a text is read, in em: full-width signs and icons one, others a half."""
    return sum(1.0 if ord(sign) > 0x2E7F or sign == "\u25a1" else 0.5 for sign in _plain(text))


def _fill(text: str, **values: Any) -> str:
    for name, value in values.items():
        text = _replace(text, "{" + name + "}", value)
    return text
