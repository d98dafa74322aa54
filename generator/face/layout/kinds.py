"""What the values of a layout's keys may be, and how they are read from a text or an expression's result."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.database.near import did_you_mean

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)")
_LENGTH = re.compile(rf"({_NUMBER.pattern})\s*(mm|%)?")
_HEX = re.compile(r"#[0-9a-fA-F]{6}")
FARTHEST = 100_000
"""Numbers beyond this (and what is no number at all) are refused."""
_FLAGS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False, "": False}


class Unfit(Exception):
    """A value that is not of its kind: message and hint parted by a line end."""


@dataclass(frozen=True, slots=True)
class Length:
    """So many mm and such a share of the box around it."""

    mm: float
    share: float = 0.0

    def within(self, extent: float) -> float:
        """Return mm, given the extent that the share is of."""
        return self.mm + self.share * extent


Read = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of value; ``read`` turns a text or an expression's result into it, or raises ``Unfit``."""

    name: str
    read: Read


def _number(value: Any) -> float:
    if isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) <= FARTHEST:
        return float(value)
    if isinstance(value, str) and _NUMBER.fullmatch(value.strip()) and abs(float(value)) <= FARTHEST:
        return float(value)
    raise Unfit(f"a number was expected, not `{value}`")


def _length(value: Any) -> Length:
    if isinstance(value, str) and (found := _LENGTH.fullmatch(value.strip())):
        number = _number(found[1])
        return Length(0.0, number / 100) if found[2] == "%" else Length(number)
    if isinstance(value, str):
        raise Unfit(f"a length was expected, not `{value}`\nlengths are mm (3.5) or a share of the box around (50%)")
    return Length(_number(value))


def _flag(value: Any) -> bool:
    if isinstance(value, str):
        if value.strip().lower() not in _FLAGS:
            raise Unfit(f"yes or no was expected, not `{value}`")
        return _FLAGS[value.strip().lower()]
    return bool(value)


def _text(value: Any) -> str:
    if isinstance(value, (list, tuple, dict)):
        raise Unfit("a text was expected, not a list or map")
    return value if isinstance(value, str) else str(value)


def _color(value: Any) -> str:
    text = _text(value).strip()
    if text.startswith("#") and not _HEX.fullmatch(text):
        raise Unfit(f"`{text}` is not a colour\ncolours are written #rrggbb, or are names of the theme")
    return text.lower() if text.startswith("#") else text


def ranged(low: float, high: float) -> Kind:
    """Make the kind of a number between bounds, both allowed."""

    def read(value: Any) -> float:
        number = _number(value)
        if not low <= number <= high:
            raise Unfit(f"a number from {low:g} to {high:g} was expected, not `{value}`")
        return number

    return Kind("number", read)


def choice(*names: str) -> Kind:
    """Make the kind of a value that is one of a few names."""

    def read(value: Any) -> str:
        text = _text(value).strip()
        if text not in names:
            raise Unfit(f"`{text}` is none of its values\n{did_you_mean(text, names)}")
        return text

    return Kind("choice", read)


def _items(value: Any) -> tuple[Any, ...]:
    if isinstance(value, (list, tuple, range)):
        return tuple(value)
    if hasattr(value, "__iter__") and not isinstance(value, (str, dict)):
        return tuple(value)
    raise Unfit(f"a list was expected, not `{value}`")


NUMBER = Kind("number", _number)
SHARE = ranged(0, 1)
COUNT = Kind("whole number", lambda value: round(ranged(0, 1000).read(value)))
LENGTH = Kind("length", _length)
FLAG = Kind("flag", _flag)
TEXT = Kind("text", _text)
COLOR = Kind("color", _color)
ITEMS = Kind("items", _items)
DATA = Kind("data", lambda value: value)
BOX = Kind("box", _text)
LAYERS = Kind("layers", _text)
NAMES = Kind("names", _text)
CONDITION = Kind("condition", bool)
