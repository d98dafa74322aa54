"""A state of which parts are unknown: reading such a part asks for the fact instead of inventing it."""

from __future__ import annotations

from typing import Any, NoReturn, SupportsIndex

from engine.games.chase import State
from engine.games.chase.table import SIDES
from engine.judge.needs import Needs


class Unsure(State):
    """A state whose unknown numbers are not set at all.

    ``stand_ins`` maps cards to what is known of them; ``numbers`` holds what was told or assumed, by fact.
    """

    __slots__ = ("numbers", "stand_ins")
    stand_ins: dict[int, str]
    numbers: dict[str, int]

    def __getattr__(self, name: str) -> NoReturn:
        """Ask for a number that is not set."""
        if name == "ap":
            raise Needs(f"ap.{SIDES[self.active & 1]}")
        raise Needs(name)


class Pile(list[int]):
    """A zone of unknown size; only cards that came to it since are listed."""

    def __init__(self, fact: str) -> None:
        super().__init__()
        self.fact = fact

    @property
    def come(self) -> list[int]:
        """List the cards that came to it."""
        return [list.__getitem__(self, at) for at in range(list.__len__(self))]

    def __len__(self) -> int:
        raise Needs(self.fact)

    def __bool__(self) -> bool:
        if list.__len__(self):
            return True
        raise Needs(self.fact)

    def __iter__(self) -> NoReturn:
        raise Needs(self.fact)

    def __contains__(self, card: object) -> bool:
        if list.__contains__(self, card):
            return True
        raise Needs(self.fact)

    def __getitem__(self, at: Any) -> Any:
        if list.__len__(self) and at in (-1, slice(-1, None)):
            return list.__getitem__(self, at)
        raise Needs(self.fact)

    def remove(self, card: int) -> None:
        """Remove a card that came; another may be there or not."""
        if not list.__contains__(self, card):
            raise Needs(self.fact)
        list.remove(self, card)

    def pop(self, at: SupportsIndex = -1) -> int:
        """Remove a card by its place, which nobody knows."""
        raise Needs(self.fact)


class Down(set[int]):
    """The face-down slots of a mountain of which nobody said how many there are."""

    def __len__(self) -> int:
        raise Needs("hidden")

    def __bool__(self) -> bool:
        return False

    def __iter__(self) -> NoReturn:
        raise Needs("hidden")


class Covers(dict[int, int]):
    """How many cards lie on each slot, where the face-down ones are not known."""

    def __iter__(self) -> NoReturn:
        raise Needs("hidden")


class Points(list[int]):
    """Action points of the coming turns; -1 stands for unknown ones, ``spent`` is what opening cost."""

    def __init__(self, points: list[int], facts: list[str]) -> None:
        super().__init__(points)
        self.facts = facts

    def __getitem__(self, player: Any) -> Any:
        found = list.__getitem__(self, player)
        if found == -1:
            raise Needs(self.facts[player])
        return found

    def known(self, player: int) -> int | None:
        """Give a player's points, None where they are unknown."""
        found: int = list.__getitem__(self, player)
        return None if found == -1 else found


class Squares(int):
    """The marks of used reward squares, of which some may be unknown."""

    known: int

    def __and__(self, bits: int) -> int:
        unknown = bits & ~self.known
        if bits > 0 and unknown:
            raise Needs(square_fact(unknown))
        return squares(int(self) & bits, self.known)

    def __or__(self, bits: int) -> int:
        return squares(int(self) | bits, self.known | bits)


def squares(bits: int, known: int) -> Squares:
    """Make marks of which ``known`` tells the meaningful bits."""
    made = Squares(bits)
    made.known = known
    return made


def square_fact(bit: int) -> str:
    """Name the fact that a square is used: ``used.green.8``."""
    number = bit.bit_length() - 1
    return f"used.{SIDES[number & 1]}.{number >> 1}"
