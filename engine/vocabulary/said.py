"""A card in words, for reading on a terminal or in a list: title, what it is, its parts."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """One stretch of a card: whose or what it is, its condition, its text."""

    label: str
    condition: str
    text: str


class Said(NamedTuple):
    """A card's name, what sort of card it is, its parts in reading order, and its flavour text."""

    name: str
    about: str
    parts: tuple[Part, ...]
    flavor: str = ""
