"""The half-card pattern: slots of the mountain and their diagonal neighbours (C2.7)."""

from __future__ import annotations

_MIDDLE = 128
DIAGONALS = (-257, -255, 255, 257)
BOTTOM_CORNERS = (255, 257)


def slot_of(row: int, place: int) -> int:
    """Number the slot in a row (1 is the L6 row), ``place`` half card widths from the middle."""
    return (row + _MIDDLE) << 8 | (place + _MIDDLE)


def row_and_place(slot: int) -> tuple[int, int]:
    """Give a slot's row and place."""
    return (slot >> 8) - _MIDDLE, (slot & 255) - _MIDDLE


FIRST = slot_of(1, 0)
"""Where a card goes that is returned to an empty mountain (C4.8)."""


def row_slots(row: int, count: int) -> list[int]:
    """List a set-up row's slots from the left, in the middle of the table (half a card to the left if it must be)."""
    first = 1 - count
    first -= (row + first + 1) % 2
    return [slot_of(row, first + 2 * number) for number in range(count)]
