"""The marks of a rule paragraph: ``{placeholder}``, ``{number:one|many}``, ``{house}``, ``\\7``, ids such as C5.6."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

HOUSE = "house"
NARRATIVE = "narrative"
RULING = "ruling"

ID = re.compile(r"(?<![A-Za-z0-9])[A-Z][0-9]+(?:\.[0-9]+)?(?![0-9A-Za-z])")
NAME = re.compile(r"[A-Z][0-9]+\.[0-9]+|ruling/[a-z0-9_]+(?:/[a-z0-9_]+)?")
BRACES = re.compile(r"(?<!\\)\{([^{}\n]*)\}")
INNER = re.compile(r"([A-Za-z_][\w.]*)(?::([^|]*)\|([^|]*))?")


class Mark(NamedTuple):
    """A placeholder as written: where it stands, its name, its two forms where it chooses a word by a number."""

    start: int
    end: int
    name: str
    forms: tuple[str, str] | None


def marks(text: str) -> Iterator[Mark]:
    """Give the well-formed placeholders of a text, in order."""
    for found in BRACES.finditer(text):
        inner = INNER.fullmatch(found[1])
        if inner:
            forms = (inner[2], inner[3]) if inner[2] is not None else None
            yield Mark(found.start(), found.end(), inner[1], forms)


def blanked(text: str) -> str:
    """Put spaces for placeholders, ids and escaped signs, so that what is left is the author's own wording."""
    for pattern in (re.compile(r"\\."), BRACES, ID):
        text = pattern.sub(lambda found: " " * len(found[0]), text)
    return text
