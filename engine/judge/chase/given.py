"""A situation as it was told: what is known, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec


class Laid(msgspec.Struct, frozen=True):
    """A card of a stack: the side that laid it (0 green, 1 red) and its id."""

    side: int
    card: str


class Placed(msgspec.Struct, frozen=True):
    """A card of the mountain in its slot; face down if ``down``, and then ``?`` may be its name."""

    row: int
    place: int
    card: str
    down: bool = False


class DishCase(msgspec.Struct, frozen=True):
    """A dish that was declared: by whom, the cards laid for it, and per pile (from 1) what was laid on it."""

    dish: str
    by: int
    laid: tuple[str, ...]
    on: dict[int, tuple[Laid, ...]] = {}


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """What a table shows; ``None`` and missing numbers are unknown.

    ``numbers`` holds facts by name (``facts.declared``), yes as 1 and no as 0; ``hands``, ``dishes``, ``discard``,
    ``open`` and ``used`` are there where the things themselves are known; ``asks`` tells what a dish asks for this
    turn if that was changed. Cards are named by id.
    """

    stack: tuple[Laid, ...] = ()
    turn: int | None = None
    numbers: dict[str, int] = {}
    hands: dict[int, tuple[str, ...]] = {}
    dishes: dict[int, tuple[str, ...]] = {}
    discard: tuple[str, ...] | None = None
    open: tuple[str, ...] | None = None
    mountain: tuple[Placed, ...] | None = None
    used: dict[int, tuple[int, ...]] = {}
    asks: dict[str, tuple[str, ...]] = {}
    dish: DishCase | None = None
    choose: tuple[str, ...] = ()
    may: str = ""

    @property
    def active(self) -> int:
        """Give the side whose turn it is."""
        if self.turn is not None:
            return self.turn
        if self.dish is not None:
            return self.dish.by
        return self.stack[0].side if self.stack else 0

    def cards(self) -> Iterator[tuple[str, str]]:
        """Yield every card that is known to lie somewhere, with the key that names it."""
        yield from (("stack", laid.card) for laid in self.stack)
        yield from (("hands", card) for hand in self.hands.values() for card in hand if card != "?")
        yield from (("discard", card) for card in self.discard or () if card != "?")
        yield from (("open", card) for card in self.open or () if card != "?")
        yield from (("mountain", each.card) for each in self.mountain or () if each.card != "?")
        if self.dish is not None:
            yield from (("dish", card) for card in self.dish.laid)
            yield from (("dish", laid.card) for laid in self.piled())

    def piled(self) -> list[Laid]:
        """List the cards laid on the piles of the dish, pile by pile."""
        return [laid for pile in sorted(self.dish.on) for laid in self.dish.on[pile]] if self.dish else []
