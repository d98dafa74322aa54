"""A paragraph as measured atoms (characters and icons) and the space between neighbours, in 1/1000 em."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from generator.text.fonts import Glyph, Setter
from generator.text.kinsoku import CLOSING, NO_START, OPENING, STOPS, UNPARTED, Kind, is_letter
from generator.text.markup import Piece

HALF = 500.0
"""What is squeezed out of a full-width mark beside another or at a line's edge."""
AUTOSPACE = 170.0
"""Between CJK and Latin, whether or not a space was typed there."""
DASHES_JOIN = 100.0
_LEAST_KERN = 8.0
_INNER_MARKS = CLOSING | OPENING | frozenset("！？：；・…—‥／～〜")

SetterFor = Callable[[bool, bool], Setter]
"""(bold, italic) -> the setter of that style."""


class Atom(NamedTuple):
    """A character, or an icon by name; ``source`` is what was typed, ``char`` what is drawn."""

    char: str
    source: str
    face: str
    width: float
    kind: Kind
    bold: bool = False
    closes: bool = False
    opens: bool = False
    low: float = 0.0
    high: float = 0.0
    missing: str = ""
    icon: str = ""


class Measured(NamedTuple):
    """Atoms, and for each the space before it when its left neighbour is on the same line (kerning, squeezing)."""

    atoms: Sequence[Atom]
    adjust: Sequence[float]


def measure(pieces: Sequence[Piece], setter_for: SetterFor, icons: Mapping[str, float], gap: float) -> Measured:
    """Measure a paragraph; ``icons`` gives each icon's width, to which ``gap`` is added at both sides."""
    atoms: list[Atom] = []
    adjust: list[float] = []
    for piece in pieces:
        if piece.icon:
            width = icons.get(piece.icon, 1000.0) + 2 * gap
            atoms.append(Atom("\ufffc", piece.text, "", width, Kind.ICON, piece.bold, icon=piece.icon))
            adjust.append(_between(atoms, None))
            continue
        setter = setter_for(piece.bold, piece.italic)
        for at, char in enumerate(piece.text):
            glyph = setter.glyph(char, in_latin=_in_latin(piece.text, at, setter))
            atoms.append(_atom(glyph, char, piece.bold))
            adjust.append(_between(atoms, setter))
    return Measured(atoms, adjust)


def _atom(glyph: Glyph, source: str, bold: bool) -> Atom:
    char, face, advance, kind, closes, opens, low, high, missing = glyph
    return Atom(char, source, face, advance, kind, bold, closes, opens, low, high, missing)


def _in_latin(text: str, at: int, setter: Setter) -> bool:
    """Say whether an apostrophe, dot or quote stands between Latin letters (d’Arc in Chinese text)."""
    return setter.cjk and text[at] in "’·" and 0 < at < len(text) - 1 and (text[at - 1] + text[at + 1]).isascii()


def _between(atoms: list[Atom], setter: Setter | None) -> float:
    """Give the space before the last atom."""
    if len(atoms) < 2:
        return 0.0
    left, right = atoms[-2], atoms[-1]
    if left.kind == Kind.WORD == right.kind:
        if setter is None or left.face != right.face:
            return 0.0
        kern = setter.kern(left.face, left.char + right.char)
        return kern if abs(kern) >= _LEAST_KERN else 0.0
    if (left.closes and (right.closes or right.opens or right.source in STOPS)) or (left.opens and right.opens):
        return -HALF
    if left.source == right.source == "—" and left.kind == Kind.CJK:
        return -DASHES_JOIN
    if left.kind == Kind.SPACE:
        parted = len(atoms) > 2 and left.source == " " and _wants_space(atoms[-3], right)
        return AUTOSPACE - left.width if parted else 0.0
    return AUTOSPACE if right.kind != Kind.ICON != left.kind and _wants_space(left, right) else 0.0


def _wants_space(left: Atom, right: Atom) -> bool:
    return (_ideograph(left) and _latin(right)) or (_latin(left) and _ideograph(right))


def _ideograph(atom: Atom) -> bool:
    # Korean spaces its words itself: what is not typed there is not wanted.
    return atom.kind == Kind.CJK and atom.source not in _INNER_MARKS and not "\uac00" <= atom.source <= "\ud7af"


def _latin(atom: Atom) -> bool:
    return atom.kind == Kind.ICON or (atom.kind == Kind.WORD and is_letter(atom.source))


def unparted(left: Atom, right: Atom) -> bool:
    """Say whether two of the same dash or dots stand together."""
    return left.source == right.source and left.source in UNPARTED


def starts_badly(atom: Atom) -> bool:
    """Say whether kinsoku keeps an atom from a line's start."""
    return atom.source in NO_START
