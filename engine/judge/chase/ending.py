"""How a line ends: what is known of the table then, and by how much what is unknown has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.games.chase.state import RUNNING
from engine.games.chase.table import SIDES
from engine.judge.chase.given import Given
from engine.judge.chase.options import design
from engine.judge.chase.unsure import Down, Pile, Unsure
from engine.judge.explore import Line, Variant
from engine.judge.needs import Needs

WINNERS = ("green", "red", "nobody")


class Count(msgspec.Struct, frozen=True):
    """A number before and after; both None where it is unknown and only the change is known."""

    before: int | None
    after: int | None
    change: int


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """The table at the end: numbers by fact, those hand cards that are known, dishes, the discard pile from the bottom.

    ``assumed`` names the numbers that were only assumed, of which the change counts; ``squares`` tells for each reward
    square whether it is used, or where that was assumed, by how much it changed.
    """

    numbers: dict[str, Count]
    hands: dict[str, tuple[str, ...]]
    dishes: dict[str, tuple[str, ...]]
    discard: tuple[str, ...]
    used: dict[str, tuple[int, ...]]
    newly_used: dict[str, tuple[int, ...]]
    squares: tuple[int, ...]
    again: tuple[int, ...]
    asks: dict[str, tuple[int, ...]]
    winner: str | None
    rule: str
    assumed: tuple[str, ...]


def ending(line: Line, given: Given, assumed: Mapping[str, int]) -> Ending:
    """Look at the state that a line ended in."""
    state: Unsure = line.state
    numbers = _numbers(state, given, assumed)
    piles = state.hands
    used = {
        side: tuple(square for square in sorted(state.table.squares[number]) if _used(state, square, number))
        for number, side in enumerate(SIDES)
    }
    return Ending(
        numbers=numbers,
        hands={
            side: tuple(sorted(name for card in _listed(piles[number]) if (name := design(state, card)) != "?"))
            for number, side in enumerate(SIDES)
        },
        dishes={
            side: tuple(sorted(state.table.dish_name(dish) for dish in _listed(state.dishes[number]) if dish >= 0))
            for number, side in enumerate(SIDES)
        },
        discard=tuple(design(state, card) for card in _listed(state.discard)),
        used=used,
        newly_used={
            side: tuple(
                square
                for square in used[side]
                if square not in given.used.get(number, ()) and not assumed.get(f"used.{side}.{square}")
            )
            for number, side in enumerate(SIDES)
        },
        squares=tuple(
            (square in used[side]) - assumed.get(f"used.{side}.{square}", 0)
            for number, side in enumerate(SIDES)
            for square in sorted(state.table.squares[number])
        ),
        again=tuple(state.left),
        asks={state.table.dish_name(dish): asks for dish, asks in sorted(state.asks.items())},
        winner=None if state.winner == RUNNING else WINNERS[state.winner],
        rule=state.ended,
        assumed=tuple(assumed),
    )


def _listed(zone: list[int]) -> list[int]:
    return zone.come if isinstance(zone, Pile) else zone


def _used(state: Unsure, square: int, side: int) -> bool:
    bit = 1 << 2 * square + side
    known: Any = state.used
    return bool(int(known) & bit)


def _numbers(state: Unsure, given: Given, assumed: Mapping[str, int]) -> dict[str, Count]:
    told = {**given.numbers, **assumed}
    active = state.active
    found: dict[str, Count] = {}

    def note(name: str, before: int | None, after: int | None, change: int = 0) -> None:
        found[name] = Count(before, after, change if after is None or before is None else after - before)

    note("distance", told.get("distance"), _number(state, "distance"))
    for number, side in enumerate(SIDES):
        cards = given.hands.get(number)
        before = len(cards) if cards is not None else told.get(f"hand.{side}")
        _zone(note, f"hand.{side}", before, state.hands[number])
    coming: Any = state.next_ap
    name = f"ap.{SIDES[active]}"
    note(name, told.get(name), _number(state, "ap"))
    name = f"ap.{SIDES[1 - active]}"
    paid = len(given.stack) > 1
    note(name, told.get(name), coming.known(1 - active), -1 if paid else 0)
    note(f"next.{SIDES[active]}", state.table.action_points, coming.known(active))
    for number, side in enumerate(SIDES):
        names = given.dishes.get(number)
        before = len(names) if names is not None else told.get(f"dishes.{side}")
        _zone(note, f"dishes.{side}", before, state.dishes[number])
    _zone(note, "rewards", told.get("rewards"), state.rewards)
    _zone(note, "discard", told.get("discard") if given.discard is None else len(given.discard), state.discard)
    if not isinstance(state.down, Down):
        placed = sum(each.down for each in given.mountain or ())
        note("hidden", told.get("hidden", placed), len(state.down))
    note("offensives", told.get("offensives"), _number(state, "offensives"))
    return found


def _zone(note: Any, name: str, before: int | None, zone: list[int]) -> None:
    if isinstance(zone, Pile):
        note(name, None, None, len(zone.come))
    else:
        note(name, before, len(zone))


def _number(state: Unsure, name: str) -> int | None:
    """Read a number of the state, None where it is unknown."""
    try:
        found: int = getattr(state, name)
    except Needs:
        return None
    return found


def signature(end: Ending) -> tuple[Any, ...]:
    """Give what makes two ends the same: numbers, of assumed ones only the change, cards, squares, the winner."""
    numbers = tuple(
        (name, count.change if name in end.assumed or count.after is None else count.after)
        for name, count in end.numbers.items()
    )
    return (
        numbers,
        tuple(end.hands.values()),
        tuple(end.dishes.values()),
        end.discard,
        end.squares,
        end.again,
        repr(end.asks),
        end.winner,
        end.rule,
    )


FATES = ("takes-effect", "condition-not-met", "was-cancelled", "claimed", "dish-met", "dish-not-met", "game-over")
"""Kinds of records that say what became of a card or a dish; how it came about may differ within a case."""


def look(line: Line, given: Given, assumed: Mapping[str, int]) -> Variant:
    """Look at a line that has come to its end."""
    end = ending(line, given, assumed)
    fates = tuple(
        (record.kind, record.facts.get("card"), record.player) for record in line.records if record.kind in FATES
    )
    return Variant(dict(assumed), line, end, signature(end), fates)
