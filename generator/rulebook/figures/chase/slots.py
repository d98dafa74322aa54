"""The half-card pattern, worked out from the database's rows alone (C2.7).

The engine has its own, made for speed; a test holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.vocabulary.chase.shape import Row, Single

Slot: TypeAlias = tuple[int, int]
"""Row from 1, place in half card widths from the middle."""

FIRST: Slot = (1, 0)
"""Where a card goes that is returned to an empty mountain (C4.8)."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of the mountain; cards are kept in the order in which they were laid."""

    slot: Slot
    rank: str
    face: Literal["up", "down"]


def places(row: int, count: int) -> list[int]:
    """Give the places of a set-up row from the left: in the middle, or half a card to its left."""
    first = 1 - count
    first -= (row + first + 1) % 2
    return [first + 2 * number for number in range(count)]


def diagonals(slot: Slot) -> tuple[Slot, ...]:
    """Give the slots that a card in this one overlaps."""
    row, place = slot
    return ((row - 1, place - 1), (row - 1, place + 1), (row + 1, place - 1), (row + 1, place + 1))


def laid(rows: Sequence[Row], extra: Sequence[Single] = ()) -> tuple[Lying, ...]:
    """Lay rows out, top row first, then the single cards; a face-down card that nothing covers is turned up (C4.3)."""
    cards = [
        Lying((number, place), row.rank, row.face)
        for number, row in enumerate(rows, 1)
        for place in places(number, row.count)
    ]
    cards += [Lying((one.row, one.place), one.rank, one.face) for one in extra]
    return turned_up(cards)


def turned_up(cards: Iterable[Lying]) -> tuple[Lying, ...]:
    """Turn up the face-down cards that nothing covers."""
    cards = tuple(cards)
    open_slots = uncovered(cards)
    return tuple(replace(card, face="up") if card.slot in open_slots else card for card in cards)


def covering(cards: Iterable[Lying]) -> Mapping[Slot, tuple[Slot, ...]]:
    """Give for each card's slot those of the cards that lie on it."""
    order = {card.slot: number for number, card in enumerate(cards)}
    return {
        slot: tuple(near for near in diagonals(slot) if order.get(near, -1) > number) for slot, number in order.items()
    }


def uncovered(cards: Iterable[Lying]) -> frozenset[Slot]:
    """Give the slots whose cards nothing covers."""
    return frozenset(slot for slot, over in covering(cards).items() if not over)


def free_slots(cards: Iterable[Lying]) -> tuple[Slot, ...]:
    """Give the empty slots that a returned card may go to, in order (C4.8)."""
    taken = {card.slot for card in cards}
    if not taken:
        return (FIRST,)
    return tuple(sorted({near for slot in taken for near in diagonals(slot)} - taken))


def takeable(cards: Iterable[Lying], *, corner: bool = False) -> frozenset[Slot]:
    """Give the slots whose cards may be taken, the lock of level 6 aside (C4.1).

    ``corner`` is the ruling by which one free bottom corner is enough.
    """
    cards = tuple(cards)
    if not corner:
        return uncovered(cards)
    over = covering(cards)
    return frozenset(
        (row, place) for row, place in over if any((row + 1, place + way) not in over[row, place] for way in (-1, 1))
    )
