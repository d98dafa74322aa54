"""Turn a typed line into what was meant: who, what is done, which cards, slots and numbers; forgivingly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from engine.database.find import folded, tight
from engine.judge.chase.cards import Cards
from engine.judge.chase.spoken import SIDE_WORDS, side_and_rest
from engine.table.chase.verbs import CJK_PARTICLES, PARTICLES, WORDS

SLOT = re.compile(r"\(?\s*(?<![a-z0-9.])([+-]?\d+)\s*[,;、/]\s*([+-]?\d+)\s*\)?")
ID = re.compile(r"(?<![a-z0-9])([a-z])0*(\d{1,3})(?:[.#]\d+)?(?![a-z0-9])")
NUMBER = re.compile(r"(?<![a-z0-9])\d{1,3}(?![a-z0-9])")
SEAT = re.compile(r"\s*#?([12])(?![0-9])")
"""Which player of a side is meant, of four: the first or the second in turn order."""
GLUED = re.compile(r"\b(green|red|g|r)([12])\b")
PARTS = re.compile(r"[;\n。]+(?![^()]*\))")
WIDE = "\u2e7f"
NEAR = 74
"""Likeness in percent from which a mistyped word is taken for the word meant."""


class Meant(msgspec.Struct):
    """What a line means: the side (0 green, 1 red), the verbs, ids of cards and dishes, slots, numbers.

    ``player`` is the one of the side that a line names, with more than two players (``green 2``).
    ``tells`` are cards of the mountain to be told first; ``several`` holds a name that may be several cards, with
    their ids; ``strange`` what was not understood.
    """

    side: int | None = None
    player: int | None = None
    verbs: list[str] = []
    cards: list[str] = []
    slots: list[tuple[int, int]] = []
    numbers: list[int] = []
    tells: list[tuple[tuple[int, int], str]] = []
    several: tuple[str, tuple[str, ...]] | None = None
    strange: str = ""


def parts(line: str) -> list[str]:
    """Part a line where it tells several things one after the other."""
    return [part.strip() for part in PARTS.split(line.replace("；", ";")) if part.strip()]


class Reader:
    """Knows the words and names that a line may hold."""

    def __init__(self, cards: Cards, players: int = 2) -> None:
        self.cards = cards
        self.players = players
        known: dict[str, Any] = {**cards.designs, **cards.dishes}
        names = [(folded(text), id) for id, card in known.items() for _, text in card.name.texts]
        self.names = sorted(names, key=lambda each: -len(each[0]))
        self.ids = set(known)
        self.verbs = sorted(((word, verb) for verb, words in WORDS.items() for word in words), key=_longest)

    def read(self, line: str) -> Meant:
        """Read one statement."""
        text = folded(line)
        meant = Meant(verbs=[], cards=[], slots=[], numbers=[])
        text = self._slots(text, meant)
        text = self._cards(text, meant)
        if self.players > 2:
            text = GLUED.sub(r"\1 \2", text)
        meant.side, text = side_and_rest(text)
        if self.players > 2 and meant.side is not None and (seat := SEAT.match(text)):
            meant.player = 2 * (int(seat[1]) - 1) + meant.side
            text = text[seat.end() :]
        text = self._verbs(folded(text), meant)
        meant.numbers = [int(number) for number in NUMBER.findall(text)]
        text = NUMBER.sub(" ", text)
        self._rest(text, meant)
        return meant

    def _slots(self, text: str, meant: Meant) -> str:
        meant.slots = [(int(row), int(place)) for row, place in SLOT.findall(text)]
        return SLOT.sub(" ", text)

    def _cards(self, text: str, meant: Meant) -> str:
        """Take ids and whole names out of a text, in the order in which they stand."""
        found: list[tuple[int, str]] = []

        def take(at: int, size: int, id: str) -> None:
            nonlocal text
            found.append((at, id))
            text = text[:at] + "\0" * size + text[at + size :]

        for match in ID.finditer(text):
            id = self._id(match[1], match[2])
            if id is not None:
                take(match.start(), len(match[0]), id)
        for name, id in self.names:
            at = _at(text, name)
            while at >= 0:
                take(at, len(name), id)
                at = _at(text, name)
        meant.cards = [id for _, id in sorted(found)]
        return re.sub("\0+", " ", text)

    def _id(self, letter: str, digits: str) -> str | None:
        written = (
            f"{letter.upper()}{digits}",
            f"{letter.upper()}{digits.zfill(2)}",
            f"{letter.upper()}{digits.zfill(3)}",
        )
        return next((id for id in written if id in self.ids), None)

    def _verbs(self, text: str, meant: Meant) -> str:
        for word, verb in self.verbs:
            at = _at(text, word)
            if at >= 0:
                if verb not in meant.verbs:
                    meant.verbs.append(verb)
                text = text[:at] + " " + text[at + len(word) :]
        return text

    def _rest(self, text: str, meant: Meant) -> None:
        """Make sense of what is left: a mistyped side or verb, else a card's name."""
        words = list(self._left(text))
        kept = []
        for word in words:
            if meant.side is None and word.isascii() and (side := _near_side(word)) is not None:
                meant.side = side
            elif not meant.verbs and word.isascii() and (verb := _near_verb(word)) is not None:
                meant.verbs.append(verb)
            else:
                kept.append(word)
        name = " ".join(kept)
        if not name:
            return
        found = self.cards.find(name)
        if len(found) == 1:
            meant.cards.append(found[0])
        elif found:
            meant.several = name, tuple(found)
        else:
            meant.strange = name

    def _left(self, text: str) -> Iterator[str]:
        for word in re.split(r"[\s,.!()\[\]:·-]+", text):
            if word[:1] > WIDE:
                for particle in CJK_PARTICLES:
                    word = word.replace(particle, "")
            if word and word not in PARTICLES and tight(word):
                yield word


def _longest(each: tuple[str, str]) -> int:
    return -len(each[0])


def _at(text: str, word: str) -> int:
    """Find a word: one of Latin letters not within another, any other anywhere; -1 if it is not there."""
    at = text.find(word)
    while at >= 0:
        before, after = text[at - 1 : at] if at else "", text[at + len(word) : at + len(word) + 1]
        if not (_joins(before, word[0]) or _joins(word[-1], after)):
            return at
        at = text.find(word, at + 1)
    return -1


def _joins(left: str, right: str) -> bool:
    return bool(left and right) and all(sign.isascii() and sign.isalnum() for sign in (left, right))


def _near(word: str, words: list[str]) -> str | None:
    from rapidfuzz import fuzz, process

    if len(word) < 3:
        return None
    found = process.extractOne(word, words, scorer=fuzz.ratio, score_cutoff=NEAR)
    return str(found[0]) if found else None


def _near_side(word: str) -> int | None:
    sides = {name: side for side, names in SIDE_WORDS.items() for name in names if name.isascii() and len(name) > 1}
    found = _near(word, list(sides))
    return sides[found] if found else None


def _near_verb(word: str) -> str | None:
    verbs = {name: verb for verb, names in WORDS.items() for name in names if name.isascii() and len(name) > 2}
    found = _near(word, list(verbs))
    return verbs[found] if found else None
