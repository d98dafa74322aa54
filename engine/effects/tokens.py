"""Cut a notation into tokens that remember where they stood in the card's own file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from engine.problems import Place

TOKEN = re.compile(
    r"\s*(?:(?P<word>[a-z][a-z_]*(?:\.[a-z_]+)*)|(?P<number>\d+)|(?P<sign>>=|<=|[=<>+\-():|,])|(?P<other>\S))"
)


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of notation that stands at one place of the file."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Token:
    """One word, whole number or sign; ``kind`` is ``word``, ``number``, ``sign`` or ``other`` (not of the language)."""

    text: str
    kind: str
    place: Place


def tokens(pieces: Iterable[Piece]) -> list[Token]:
    """Cut pieces into tokens, in order."""
    found: list[Token] = []
    for piece in pieces:
        for match in TOKEN.finditer(piece.text):
            kind = match.lastgroup
            if kind is None:
                continue
            line, column = piece.place.line, piece.place.column
            found.append(Token(match.group(kind), kind, Place(line, column + match.start(kind))))
    return found
