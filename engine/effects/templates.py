"""Compile the two small template forms of a vocabulary: notations and phrases.

A notation: ``take {n:1-3} from {c:open}``; slots name an amount's range or the sort that fits.
A phrase: ``take {n} {n:card|cards}``; ``{slot}`` is the slot's own phrase, ``{slot.form}`` another
form of it, ``{slot:first|second}`` picks by number (1 or not) or by person, ``{icon}`` stays as it is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

SLOT = re.compile(r"\{(\w+):([^{}]*)\}")
RANGE = re.compile(r"(\d+)-(\d+)")


@dataclass(frozen=True, slots=True)
class Amount:
    """A slot for a whole number between two bounds, both allowed."""

    name: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Place:
    """A slot for a term of one sort."""

    name: str
    sort: str


Slot = Amount | Place


def slots_of(notation: str) -> tuple[Slot, ...]:
    """List a notation's slots from left to right."""
    found: list[Slot] = []
    for name, kind in SLOT.findall(notation):
        bounds = RANGE.fullmatch(kind)
        found.append(Amount(name, int(bounds[1]), int(bounds[2])) if bounds else Place(name, kind))
    return tuple(found)


def literals_between(notation: str) -> list[str]:
    """List the literal stretches of a notation: before, between and after its slots."""
    return SLOT.sub("\0", notation).split("\0")


@dataclass(frozen=True, slots=True)
class Said:
    """A reference to a slot in a phrase, in one of its forms."""

    slot: str
    form: str = ""


@dataclass(frozen=True, slots=True)
class Either:
    """Two wordings, picked by a slot's number or person."""

    slot: str
    first: Phrase
    second: Phrase


Phrase = tuple["str | Said | Either", ...]


class PhraseError(ValueError):
    """Tell that a phrase template can't be read."""


def phrase(template: str, slots: frozenset[str], icons: frozenset[str]) -> Phrase:
    """Compile a phrase template; every name in braces must be a slot (or ``self``) or an icon."""
    parts, end = _parts(template, 0, slots, icons, stops="")
    if end != len(template):
        raise PhraseError(f"{template!r}: stray sign at {end}")
    return parts


def _parts(text: str, at: int, slots: frozenset[str], icons: frozenset[str], stops: str) -> tuple[Phrase, int]:
    parts: list[str | Said | Either] = []
    literal = ""
    while at < len(text) and text[at] not in stops:
        if text[at] != "{":
            literal += text[at]
            at += 1
            continue
        if literal:
            parts.append(literal)
            literal = ""
        part, at = _brace(text, at + 1, slots, icons)
        parts.append(part)
    if literal:
        parts.append(literal)
    return tuple(parts), at


def _brace(text: str, at: int, slots: frozenset[str], icons: frozenset[str]) -> tuple[str | Said | Either, int]:
    match = re.compile(r"(\w+)(?:\.(\w+))?").match(text, at)
    if match is None:
        raise PhraseError(f"{text!r}: a name is missing after '{{' at {at}")
    name, form = match[1], match[2] or ""
    at = match.end()
    if text[at : at + 1] == ":":
        first, at = _parts(text, at + 1, slots, icons, stops="|")
        second, at = _parts(text, at + 1, slots, icons, stops="}")
        made: str | Said | Either = Either(name, first, second)
    elif name in slots or name == "self":
        made = Said(name, form)
    elif name in icons and not form:
        made = f"{{{name}}}"
    else:
        raise PhraseError(f"{text!r}: {name!r} is neither a slot nor an icon")
    if text[at : at + 1] != "}":
        raise PhraseError(f"{text!r}: '}}' is missing at {at}")
    if isinstance(made, Either) and name not in slots:
        raise PhraseError(f"{text!r}: {name!r} is no slot")
    return made, at + 1
