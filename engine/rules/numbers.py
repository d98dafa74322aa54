"""Put the database's numbers for their names in a rule paragraph."""

from __future__ import annotations

from collections.abc import Mapping

from engine.rules.marks import HOUSE, RULING, marks

Value = int | str | tuple[int, ...]
"""A number, a text in the language asked for, or numbers to be listed."""
Values = Mapping[str, Value]

LISTS = {"zh": ("、", "、"), "ja": ("・", "・"), "en": (", ", " and ")}
"""By language: what stands between the parts of a list, and before its last part."""


def listed(parts: list[str], language: str, lists: Mapping[str, tuple[str, str]] | None = None) -> str:
    """Join parts to a list as the language does; ``lists`` may give signs of its own for some languages."""
    between, last = {**LISTS, **(lists or {})}.get(language, (", ", ", "))
    return last.join((between.join(parts[:-1]), parts[-1])) if len(parts) > 1 else "".join(parts)


def shown(value: Value, language: str) -> str:
    """Write a value: a minus sign as printers set it, numbers as a list."""
    if isinstance(value, tuple):
        return listed([shown(part, language) for part in value], language)
    return value if isinstance(value, str) else str(value).replace("-", "−")


def filled(text: str, values: Values, language: str, readings: Mapping[str, str], house: str) -> str:
    """Fill a paragraph's placeholders; ``readings`` are texts by ``ruling.name``; an unknown name raises KeyError.

    Escapes of digits go (``\\7`` becomes 7); other escapes stay, for the result is Markdown.
    """
    made, at = "", 0
    for mark in marks(text):
        made += _digits(text[at : mark.start])
        at = mark.end
        if mark.name == HOUSE:
            made += house
        elif mark.name.startswith(RULING + "."):
            made += readings[mark.name]
        elif mark.forms:
            made += mark.forms[0] if values[mark.name] == 1 else mark.forms[1]
        else:
            made += shown(values[mark.name], language)
    return made + _digits(text[at:])


def _digits(text: str) -> str:
    parts = text.split("\\\\")
    return "\\\\".join(_without(part) for part in parts)


def _without(text: str) -> str:
    return "".join(sign for at, sign in enumerate(text) if not (sign == "\\" and text[at + 1 : at + 2].isdigit()))
