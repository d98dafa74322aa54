"""Inline markup: ``**bold**``, ``*italic*``, ``{icon}``, backslash escapes, a new line for a new paragraph."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterable
from dataclasses import dataclass

from engine.database.near import did_you_mean


@dataclass(frozen=True, slots=True)
class Piece:
    """Text in one style, or an icon by name (then ``text`` is what was typed)."""

    text: str
    bold: bool = False
    italic: bool = False
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong in a text: code, message, hint and the place (from 0) in the text."""

    code: str
    message: str
    hint: str = ""
    at: int = 0


@dataclass(frozen=True, slots=True)
class Markup:
    """Paragraphs of pieces in reading order, and the faults; every character typed is in them."""

    paragraphs: tuple[tuple[Piece, ...], ...]
    faults: tuple[Fault, ...] = ()


_TOKEN = re.compile(r"\\([\\*{}])|(\*\*)|(\*)|\{([A-Za-z][\w-]*)\}|(\{[A-Za-z][\w-]*)(?![^{}\n]*\})|(\n)")
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI"})


def parse_markup(source: str, icons: Container[str] | None = None) -> Markup:
    """Cut a text into paragraphs of pieces; ``icons``, when given, are the names that may stand in braces.

    Marks without a partner are printed as typed; an unclosed ``**``, an unknown or unclosed icon and
    right-to-left characters are faults.
    """
    source = unicodedata.normalize("NFC", source.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " "))
    return _Parser(source, icons).parse()


class _Parser:
    def __init__(self, source: str, icons: Container[str] | None) -> None:
        self._source = source
        self._icons = icons
        self._faults: list[Fault] = []
        self._tokens = list(_TOKEN.finditer(source))
        self._marks = self._paired()

    def parse(self) -> Markup:
        paragraphs: list[tuple[Piece, ...]] = []
        pieces: list[Piece] = []
        text: list[str] = []
        bold = italic = False
        end = 0

        def flush() -> None:
            if joined := "".join(text):
                pieces.append(Piece(joined, bold, italic))
            text.clear()

        for token in self._tokens:
            text.append(self._source[end : token.start()])
            end = token.end()
            if token.start() in self._marks:
                flush()
                bold, italic = (not bold, italic) if token[2] else (bold, not italic)
            elif token[1]:
                text.append(token[1])
            elif token[4] and self._known(token):
                flush()
                pieces.append(Piece(token[0], bold, italic, icon=token[4]))
            elif token[6]:
                flush()
                paragraphs.append(tuple(pieces))
                pieces = []
            else:
                text.append(token[0])
                if token[5]:
                    self._fault("text/unclosed-icon", f"`{token[5]}` has no closing brace", token.start(), r"or `\{`")
        text.append(self._source[end:])
        flush()
        paragraphs.append(tuple(pieces))
        self._right_to_left()
        return Markup(tuple(paragraphs), tuple(self._faults))

    def _paired(self) -> set[int]:
        """Find the marks that open and close a style; the others are plain text."""
        found: set[int] = set()
        for group in (2, 3):
            opened: re.Match[str] | None = None
            for token in self._tokens:
                if not token[group]:
                    continue
                if opened is not None and self._can_close(token):
                    found |= {opened.start(), token.start()}
                    opened = None
                elif opened is None and self._can_open(token):
                    opened = token
                elif group == 2 and opened is None:
                    self._unclosed(token)
            if opened is not None and group == 2:
                self._unclosed(opened)
        return found

    def _can_open(self, token: re.Match[str]) -> bool:
        after = self._source[token.end() : token.end() + 1]
        return bool(after) and not after.isspace() and (bool(token[2]) or after != "*")

    def _can_close(self, token: re.Match[str]) -> bool:
        return token.start() > 0 and not self._source[token.start() - 1].isspace()

    def _unclosed(self, token: re.Match[str]) -> None:
        self._fault("text/unclosed-bold", "`**` has no partner and is printed as typed", token.start(), r"or `\*\*`")

    def _known(self, token: re.Match[str]) -> bool:
        if self._icons is None or token[4] in self._icons:
            return True
        hint = did_you_mean(token[4], self._icons) if isinstance(self._icons, Iterable) else ""
        self._fault("text/unknown-icon", f"there is no icon `{token[4]}`", token.start(), hint)
        return False

    def _right_to_left(self) -> None:
        if self._source.isascii():
            return
        for at, char in enumerate(self._source):
            if ord(char) >= 0x590 and unicodedata.bidirectional(char) in _RIGHT_TO_LEFT:
                message = f"right-to-left text cannot be set: {char!r} (U+{ord(char):04X})"
                self._fault("text/right-to-left", message, at, "zh, ja and languages written from left to right work")
                return

    def _fault(self, code: str, message: str, at: int, hint: str) -> None:
        self._faults.append(Fault(code, message, hint, at))
