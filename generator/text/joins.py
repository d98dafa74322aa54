"""Between which atoms a line may end, and how much each end is disliked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from generator.text.atoms import Atom, starts_badly, unparted
from generator.text.kinsoku import (
    BREAK_HERE,
    CJK_LANGUAGES,
    CLOSING,
    COUNTERS,
    NO_END,
    NUMERALS,
    SIGNS,
    SOFT_HYPHEN,
    Kind,
    is_katakana,
)

# The unit is a line's slack squared, as a share of its width: 0.09 is a line 30 % short.
IN_PHRASE = {"ja": 0.25, "zh": 0.12, "ko": 0.6}  # Korean parts words by spaces, so all else is inside one
IN_KATAKANA = 0.35
IN_BOLD = 0.6
ICON_LABEL = 0.5
ICON_ROW = 0.1
BEFORE_ICON = 0.04
AT_HYPHEN = 0.5
NUMBER_NOUN = 0.2
BEFORE_SIGN = 0.4
AFTER_STOP = -0.03
# Only inside what is wider than a line.
IN_WORD = 1e7
NEAR_WORD_EDGE = 2e6
AGAINST_KINSOKU = 1e9

_STOPS = CLOSING | frozenset("！？：；!?:;")
_SPACED_NO_START = frozenset(",.!?:;)]}")


class Break(NamedTuple):
    """A place where a line may end: the next begins at ``start``, this one's ink ends before ``end``."""

    start: int
    end: int
    cost: float
    hyphen: bool = False


def breaks(atoms: Sequence[Atom], phrases: frozenset[int], language: str) -> list[Break]:
    """Find all breaks inside a paragraph, in order; ``phrases`` are the indexes where a phrase begins."""
    found = []
    for at in range(1, len(atoms)):
        cost = _cost(atoms, at, phrases, language)
        if cost is not None:
            found.append(Break(at, ink_end(atoms, 0, at), cost, atoms[at - 1].source == SOFT_HYPHEN))
    return found


def ink_end(atoms: Sequence[Atom], start: int, end: int) -> int:
    """Return where the ink of ``atoms[start:end]`` ends: spaces at its end are dropped."""
    while end > start and atoms[end - 1].kind in (Kind.SPACE, Kind.BREAK):
        end -= 1
    return end


def forced(atoms: Sequence[Atom], start: int, end: int) -> list[Break]:
    """Give the breaks inside a unit that is wider than a line: hyphens between letters, kinsoku last of all."""
    found = []
    for at in range(start + 1, end):
        left, right = atoms[at - 1], atoms[at]
        if right.kind in (Kind.MARK, Kind.SPACE):
            continue
        letters = left.source.isalpha() and right.source.isalpha() and left.kind == right.kind == Kind.WORD
        cost = IN_WORD
        if starts_badly(right) or left.source in NO_END or Kind.GLUE in (left.kind, right.kind):
            cost = AGAINST_KINSOKU
        elif letters and not (_inside(atoms, at, -2) and _inside(atoms, at, 2)):
            cost += NEAR_WORD_EDGE
        found.append(Break(at, at, cost, letters))
    return found


def _inside(atoms: Sequence[Atom], at: int, step: int) -> bool:
    there = at + step - (step > 0)
    return 0 <= there < len(atoms) and atoms[there].source.isalpha()


def _cost(atoms: Sequence[Atom], at: int, phrases: frozenset[int], language: str) -> float | None:
    cjk = language in CJK_LANGUAGES
    left, right = atoms[at - 1], atoms[at]
    lk, rk = left.kind, right.kind
    if lk == Kind.WORD == rk:
        dash = left.source in "—–" and right.source.isalnum() and at > 1 and atoms[at - 2].kind == lk
        return AT_HYPHEN if dash else None
    if rk in (Kind.SPACE, Kind.MARK, Kind.BREAK, Kind.GLUE) or lk == Kind.GLUE:
        return None
    if lk == Kind.BREAK:
        return 0.0 if left.source == BREAK_HERE else AT_HYPHEN
    if lk == Kind.SPACE:
        before = ink_end(atoms, 0, at)
        return _spaced(atoms, before, at, cjk) if before else None
    if starts_badly(right) or left.source in NO_END or unparted(left, right):
        return None
    if _held(left, right, cjk):
        return None
    if lk == Kind.HYPHEN or rk == Kind.HYPHEN:
        return _at_hyphen(atoms, at)
    if lk == Kind.ICON or rk == Kind.ICON:
        return _at_icon(atoms, at)
    return _in_text(left, right, at, phrases, language)


def _held(left: Atom, right: Atom, cjk: bool) -> bool:
    """Say whether number and icon, number and counter, or sign and number stand together."""
    if left.source.isdigit() and right.kind == Kind.ICON:
        return True
    if cjk and right.source in COUNTERS and (left.source.isdigit() or left.source in NUMERALS):
        return True
    return left.source in SIGNS and (right.source.isdigit() or right.kind == Kind.ICON)


def _spaced(atoms: Sequence[Atom], before: int, at: int, cjk: bool) -> float | None:
    left, right = atoms[before - 1], atoms[at]
    if right.source in _SPACED_NO_START or (right.kind == Kind.CJK and starts_badly(right)) or _held(left, right, cjk):
        return None
    if left.kind == Kind.CJK and left.source in NO_END:
        return None
    if left.kind == Kind.ICON:
        return ICON_LABEL if right.kind != Kind.ICON and not _counted(atoms, before - 1) else 0.0
    cost = IN_BOLD / 4 if left.bold and right.bold else 0.0
    if left.source.isdigit():
        cost += NUMBER_NOUN
    elif right.source in SIGNS:
        cost += BEFORE_SIGN
    return cost + AFTER_STOP if left.source in _STOPS else cost


def _at_hyphen(atoms: Sequence[Atom], at: int) -> float | None:
    left, right = atoms[at - 1], atoms[at]
    if right.kind == Kind.HYPHEN:
        return None
    compound = at > 1 and atoms[at - 2].source.isalpha() and right.source.isalpha()
    return AT_HYPHEN if compound and left.kind == Kind.HYPHEN else None


def _at_icon(atoms: Sequence[Atom], at: int) -> float | None:
    left, right = atoms[at - 1], atoms[at]
    if left.kind == right.kind:
        return ICON_ROW
    if Kind.WORD in (left.kind, right.kind):
        return None
    if right.kind == Kind.ICON:
        return BEFORE_ICON
    return 0.0 if _counted(atoms, at - 1) else ICON_LABEL


def _counted(atoms: Sequence[Atom], icon: int) -> bool:
    """Say whether an icon is a number's unit, so that the word after it is not its label."""
    before = ink_end(atoms, 0, icon)
    return before > 0 and atoms[before - 1].source.isdigit()


def _in_text(left: Atom, right: Atom, at: int, phrases: frozenset[int], language: str) -> float:
    if left.source in _STOPS:
        return AFTER_STOP
    if is_katakana(left.source) and is_katakana(right.source):
        cost = IN_KATAKANA
    else:
        cost = 0.0 if at in phrases or left.source == "／" else IN_PHRASE.get(language, 0.0)
    return cost + IN_BOLD if left.bold and right.bold else cost
