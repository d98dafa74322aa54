"""What can't be: everything in a situation that the rules forbid, said at once before anything is ruled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.games.chase.table import SIDES
from engine.judge.chase.cards import Cards
from engine.judge.chase.facts import declared
from engine.judge.chase.given import Given, Laid
from engine.judge.fault import Fault

if TYPE_CHECKING:
    from engine.games.chase import Table

Check = Callable[["Table", Cards, Given], Iterator[Fault]]

LIMITS = {
    "distance": "C4.5",
    "round": "C7.5",
    "hand": "C1.3",
    "ap": "C3.2",
    "dishes": "C1.5",
    "rewards": "C2.6",
    "offensives": "C2.2",
    "hidden": "C2.2",
    "discard": "C1.3",
    "open": "C1.3",
    "took": "C3.3",
    "moved": "C3.3",
    "unlocked": "C4.2",
    "played": "C3.3",
    "declared": "C6.1",
}
"""The rule that sets a fact's bounds, by family."""


def faults(table: Table, cards: Cards, given: Given) -> list[Fault]:
    """List all that can't be."""
    return [fault for check in CHECKS for fault in check(table, cards, given)]


def _illegal(code: str, word: str, *rules: str, **facts: object) -> Fault:
    return Fault("illegal", code, word, rules, facts)


def _wrong_kinds(table: Table, cards: Cards, given: Given) -> Iterator[Fault]:
    for key, id in given.cards():
        if id in cards.dishes:
            yield _illegal("a-dish", id, "C1.5", key=key)
    for id in [laid.card for laid in given.stack]:
        if id in cards.designs and cards.designs[id].rank == "L6":
            yield _illegal("level-6-laid", id, "C5.1")
        elif id in cards.designs and cards.designs[id].rank == "FO" and table.players == 2:
            yield _illegal("offensive-laid", id, "C5.1")
    for ids in given.dishes.values():
        for id in ids:
            if id not in cards.dishes:
                yield _illegal("no-dish", id, "C1.5")


def _too_often(table: Table, cards: Cards, given: Given) -> Iterator[Fault]:
    counts = Counter(id for _, id in given.cards())
    if given.mountain is not None:
        doubled = Counter(given.open or ()) & Counter(each.card for each in given.mountain)
        counts -= doubled
    for ids in given.dishes.values():
        counts.update(ids)
    for id, count in sorted(counts.items()):
        exist = cards.copies.get(id, 0)
        if count > exist:
            rule = "C1.5" if id in cards.dishes else "C1.3"
            yield _illegal("too-often", id, rule, count=count, exist=exist)


def _out_of_bounds(table: Table, cards: Cards, given: Given) -> Iterator[Fault]:
    facts = declared(table)
    for name, value in given.numbers.items():
        fact = facts.get(name)
        if fact is not None and not fact.low <= value <= fact.high:
            rule = LIMITS[fact.family]
            yield _illegal("out-of-bounds", str(value), rule, fact=name, low=fact.low, high=fact.high)
    if given.numbers.get("distance") == 0:
        yield _illegal("red-won", "0", "C7.3")


def _stack(table: Table, cards: Cards, given: Given) -> Iterator[Fault]:
    stack = given.stack
    if stack and stack[0].side != given.active:
        yield _illegal("not-their-turn", stack[0].card, "C5.1", side=SIDES[stack[0].side])
    yield from _in_turn(stack, "C5.3")
    opener = SIDES[1 - given.active]
    points = given.numbers.get(f"ap.{opener}")
    if len(stack) > 1 and points is not None and points < 1:
        yield _illegal("opened-without-ap", stack[1].card, "C5.2", side=opener, ap=points)
    if given.turn is not None and given.dish is not None and given.turn != given.dish.by:
        yield _illegal("not-their-turn", given.dish.dish, "C6.1", side=SIDES[given.dish.by])


def _in_turn(laid: Sequence[Laid], rule: str) -> Iterator[Fault]:
    for below, above in pairwise(laid):
        if below.side == above.side:
            yield _illegal("two-in-a-row", above.card, rule, side=SIDES[above.side], below=below.card)


def _dishes(table: Table, cards: Cards, given: Given) -> Iterator[Fault]:
    total = 0
    for number, side in enumerate(SIDES):
        told = len(given.dishes[number]) if number in given.dishes else given.numbers.get(f"dishes.{side}", 0)
        total += told
        if not number and told >= table.dishes_to_win:
            yield _illegal("green-won", str(told), "C7.2", count=told)
    if total > len(table.dishes):
        yield _illegal("too-many-dishes", str(total), "C1.5", count=total, exist=len(table.dishes))


def _too_many_cards(table: Table, cards: Cards, given: Given) -> Iterator[Fault]:
    numbers = given.numbers
    total = len(given.stack)
    total += sum(len(given.hands.get(side, ())) or numbers.get(f"hand.{name}", 0) for side, name in enumerate(SIDES))
    total += len(given.discard) if given.discard is not None else numbers.get("discard", 0)
    total += numbers.get("rewards", 0) + numbers.get("hidden", 0) + len(given.open or ())
    total += len(given.dish.laid) + len(given.piled()) if given.dish else 0
    if total > table.count:
        yield _illegal("too-many-cards", str(total), "C1.3", count=total, exist=table.count)


def _offensives(table: Table, cards: Cards, given: Given) -> Iterator[Fault]:
    left, unlocked = given.numbers.get("offensives"), given.numbers.get("unlocked")
    if left == 0 and unlocked == 0:
        yield _illegal("unlocked-by-now", "0", "C4.2")
    if unlocked == 1 and left and table.rulings.unlock == "live":
        yield _illegal("locked-still", str(left), "C4.2", count=left)
    away = [id for key, id in given.cards() if key not in ("open", "mountain") and _rank(cards, id) == "FO"]
    exist = sum(cards.copies[id] for id, card in cards.designs.items() if card.rank == "FO")
    if left is not None and left + len(away) > exist:
        yield _illegal("too-many-offensives", str(left), "C2.2", count=left + len(away), exist=exist)


def _rank(cards: Cards, id: str) -> str:
    return str(cards.designs[id].rank) if id in cards.designs else ""


def _squares(table: Table, cards: Cards, given: Given) -> Iterator[Fault]:
    for side, squares in given.used.items():
        for square in squares:
            if square not in table.squares[side]:
                known = sorted(table.squares[side])
                yield _illegal("no-reward-square", str(square), "C2.5", side=SIDES[side], squares=known)


def _mountain(table: Table, cards: Cards, given: Given) -> Iterator[Fault]:
    places: set[tuple[int, int]] = set()
    for each in given.mountain or ():
        slot = f"({each.row},{each.place})"
        if (each.row + each.place) % 2 == 0 or not (-60 < each.row < 60 and -100 < each.place < 100):
            yield _illegal("no-slot", slot, "C2.7")
        elif (each.row, each.place) in places:
            yield _illegal("slot-twice", slot, "C2.7")
        places.add((each.row, each.place))


def _declared_dish(table: Table, cards: Cards, given: Given) -> Iterator[Fault]:
    case = given.dish
    if case is None:
        return
    if case.dish not in cards.dishes:
        yield _illegal("no-dish", case.dish, "C1.5")
        return
    asks = list(given.asks.get(case.dish) or [term.word for term in cards.dishes[case.dish].asks])
    if any(case.dish in ids for ids in given.dishes.values()):
        yield _illegal("dish-is-taken", case.dish, "C6.1")
    if len(case.laid) != len(asks):
        yield _illegal("not-one-each", case.dish, "C6.1", count=len(case.laid), wanted=len(asks))
    elif all(id in cards.designs for id in case.laid):
        unfit = _unfit(cards, case.laid, asks)
        if unfit:
            yield _illegal("does-not-fit", unfit, "C6.1", dish=case.dish, asks=asks)
    for pile in case.on:
        if not 1 <= pile <= len(case.laid):
            yield _illegal("no-such-pile", str(pile), "C6.3", piles=len(case.laid))
    for id in [*case.laid, *(laid.card for laid in given.piled())]:
        if _rank(cards, id) == "L6":
            yield _illegal("level-6-laid", id, "C5.1")
    if in_turn(case.on, case.by) is None:
        sides = [laid for pile in sorted(case.on) for laid in case.on[pile]]
        yield _illegal("piles-not-in-turn", sides[0].card, "C6.3", side=SIDES[1 - case.by])


def _unfit(cards: Cards, laid: tuple[str, ...], asks: list[str]) -> str:
    """Name a laid card that the dish does not ask for; empty if all fit, vegetables as anything (C6.1)."""
    left = list(asks)
    for id in laid:
        model = cards.designs[id]
        shown = "" if model.rank == "L6" else model.ingredient.word
        if shown in left:
            left.remove(shown)
        elif shown != "vegetable":
            return id
    return ""


def in_turn(on: dict[int, tuple[Laid, ...]], by: int) -> list[tuple[int, Laid]] | None:
    """Put the cards laid on piles into an order in which the sides take turns, the opponent first; None if none is."""
    left = {pile: list(laid) for pile, laid in on.items() if laid}
    found: list[tuple[int, Laid]] = []

    def go_on(side: int) -> bool:
        if not left:
            return True
        for pile in sorted(left):
            laid = left[pile][0]
            if laid.side != side:
                continue
            rest = left.pop(pile)
            if rest[1:]:
                left[pile] = rest[1:]
            found.append((pile, laid))
            if go_on(1 - side):
                return True
            found.pop()
            left[pile] = rest
        return False

    return found if go_on(1 - by) else None


CHECKS: tuple[Check, ...] = (
    _wrong_kinds,
    _too_often,
    _out_of_bounds,
    _stack,
    _dishes,
    _too_many_cards,
    _offensives,
    _squares,
    _mountain,
    _declared_dish,
)
