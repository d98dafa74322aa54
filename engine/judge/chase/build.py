"""Make a state of what is given: what is not given stays unknown in it, until it is read and then assumed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.effects import Term
from engine.games.chase import Table, slot_of
from engine.games.chase.dishes import LAID_OUT
from engine.games.chase.effects.nouns import ingredient_number
from engine.games.chase.frames import DISH, RESOLVING, TURN
from engine.games.chase.mountain import lay
from engine.games.chase.setup import empty_state
from engine.games.chase.slots import row_slots
from engine.games.chase.state import State
from engine.games.chase.table import RANKS, SIDES
from engine.games.chase.track import square_bit
from engine.judge.chase.given import Given
from engine.judge.chase.impossible import in_turn
from engine.judge.chase.unsure import Covers, Down, Pile, Points, Unsure, squares
from engine.judge.needs import Needs

UNSET = ("distance", "round", "took", "moved", "offensives", "unlocked")
NO_DISH = -1
"""A dish of which only the number is known."""
JOKERS = 8
"""How many uncovered cards stand for those that nobody named; no stack takes more."""
ALL_SQUARES = (1 << 256) - 1


class Builder:
    """Gives out cards: each known one once, and as many unknown ones as there are places for."""

    def __init__(self, table: Table, given: Given, assumed: Mapping[str, int]) -> None:
        self.table = table
        self.given = given
        self.numbers = {**given.numbers, **assumed}
        self.free: dict[str, list[int]] = {}
        for card in range(table.count - 1, -1, -1):
            self.free.setdefault(table.designs[table.design[card]].id, []).append(card)
        self.unknown = table.count
        self.slots = 0
        plain = empty_state(table, told=True)
        state = self.state = Unsure.__new__(Unsure)
        for name in State.__slots__:
            setattr(state, name, getattr(plain, name))
        state.stand_ins = {}
        state.numbers = self.numbers

    def card(self, design: str) -> int:
        """Give a free copy of a design."""
        return self.free[design].pop()

    def token(self) -> int:
        """Give an unknown card; when there are more than cards, several share one."""
        token = self.unknown
        self.unknown = min(token + 1, 2 * self.table.count - 1)
        return token

    def pile(self, fact: str, cards: tuple[str, ...] | None = None) -> list[int]:
        """Give a zone: its known cards, or so many unknown ones, or a zone of unknown size."""
        if cards is not None:
            return [self.token() if card == "?" else self.card(card) for card in cards]
        count = self.numbers.get(fact)
        return Pile(fact) if count is None else [self.token() for _ in range(count)]

    def build(self, terms: tuple[Term, ...]) -> Unsure:
        """Make the state; raise Needs for what has to be known before anything happens."""
        state, given, numbers = self.state, self.given, self.numbers
        state.active = given.active
        for name in UNSET:
            if name in numbers:
                setattr(state, name, bool(numbers[name]) if name in ("took", "moved", "unlocked") else numbers[name])
            else:
                delattr(state, name)
        for laid in given.stack:
            number = self.card(laid.card)
            state.stack.append((number, laid.side, 0, self.table.ingredient[number]))
            state.laid[laid.side] += 1
        state.hands = [self.pile(f"hand.{SIDES[side]}", given.hands.get(side)) for side in (0, 1)]
        state.discard = self.pile("discard", given.discard)
        state.rewards = self.pile("rewards")
        self.share_dishes()
        self.points()
        self.mountain(terms)
        self.squares()
        state.left = [1, 1, 0 if given.stack or numbers.get("played") else 1]
        state.declared = bool(given.dish or numbers.get("declared"))
        return state

    def points(self) -> None:
        """Set the action points: of the running turn for one side, of the coming one for the other."""
        state, numbers = self.state, self.numbers
        active = state.active
        mine, theirs = numbers.get(f"ap.{SIDES[active]}"), numbers.get(f"ap.{SIDES[1 - active]}")
        if mine is None:
            del state.ap
        else:
            state.ap = mine
        coming = [self.table.action_points] * 2
        coming[1 - active] = -1 if theirs is None else theirs
        state.next_ap = Points(coming, [f"ap.{side}" for side in SIDES])

    def share_dishes(self) -> None:
        """Give each side its dishes; which ones a mere number means is left open."""
        state, given, table = self.state, self.given, self.table
        for side, names in given.dishes.items():
            for name in names:
                dish = next(each for each in state.area if table.dish_name(each) == name)
                state.area.remove(dish)
                state.dishes[side].append(dish)
        for side in (0, 1):
            if side in given.dishes:
                continue
            count = self.numbers.get(f"dishes.{SIDES[side]}")
            if count is None:
                state.dishes[side] = Pile(f"dishes.{SIDES[side]}")
            else:
                state.dishes[side] = [NO_DISH] * count
        for name, words in given.asks.items():
            for dish in state.area:
                if table.dish_name(dish) == name:
                    state.asks[dish] = tuple(ingredient_number(word) for word in words)

    def squares(self) -> None:
        """Mark the used reward squares; of a side that nobody spoke of each may be used or not."""
        bits = known = 0
        for side in (0, 1):
            for square in self.table.squares[side]:
                bit = square_bit(square, side)
                told = self.numbers.get(f"used.{SIDES[side]}.{square}")
                if side in self.given.used:
                    told = int(square in self.given.used[side])
                if told is not None:
                    known |= bit
                    bits |= bit if told else 0
        self.state.used = squares(bits, known)

    def mountain(self, terms: tuple[Term, ...]) -> None:
        """Lay what is known of the mountain, and unknown cards for the rest."""
        state, given, numbers = self.state, self.given, self.numbers
        told = {name: getattr(state, name) for name in ("offensives", "unlocked") if name in numbers}
        state.offensives = 0
        for each in given.mountain or ():
            slot = slot_of(each.row, each.place)
            lay(state, slot, self.token() if each.card == "?" else self.card(each.card))
            if each.down:
                state.down.add(slot)
        placed = [each.card for each in given.mountain or ()]
        for card in given.open or ():
            if card in placed:
                placed.remove(card)
                continue
            self._lay_apart(self.token() if card == "?" else self.card(card))
        if given.mountain is None and given.open is None:
            self._open_levels(terms)
        self._hidden()
        for name in ("offensives", "unlocked"):
            if name in told:
                setattr(state, name, told[name])
        if "offensives" not in told:
            del state.offensives
        if "unlocked" not in told and told.get("offensives") == 0:
            state.unlocked = True

    def set_up(self) -> None:
        """Lay the mountain as at the start: unknown cards, but for the ranks that lie face up and are all there."""
        state, table = self.state, self.table
        state.mountain, state.order, state.over, state.rim = {}, {}, {}, {}
        state.open, state.down = [], set()
        for number, row in enumerate(table.model.mountain, 1):
            for slot in row_slots(number, row.count):
                lay(state, slot, self.token())
                if row.face == "down":
                    state.down.add(slot)

    def _open_levels(self, terms: tuple[Term, ...]) -> None:
        for level in range(1, 6):
            name = f"open.{level}"
            counted = any(term.word == "open_level" and term.args[0] == level for term in terms)
            if counted and name not in self.numbers:
                raise Needs(name)
            for _ in range(self.numbers.get(name, 0)):
                card = next((card for cards in self.free.values() for card in cards if self._is(card, level)), None)
                if card is not None:
                    self.free[self.table.designs[self.table.design[card]].id].remove(card)
                    self.state.stand_ins[card] = f"?{RANKS[level]}"
                    self._lay_apart(card)
        for _ in range(JOKERS):
            self._lay_apart(self.token())

    def _is(self, card: int, level: int) -> bool:
        return self.table.level[card] == level

    def _lay_apart(self, card: int) -> None:
        """Lay a card where it touches no other; where it really lies is not known."""
        lay(self.state, slot_of(1, 4 * self.slots), card)
        self.slots += 1

    def _hidden(self) -> None:
        state, count = self.state, self.numbers.get("hidden")
        if count is None and self.given.mountain is None:
            state.down, state.over = Down(), Covers(state.over)
        for _ in range((count or 0) - len(state.down) if count is not None else 0):
            slot = slot_of(60, 4 * self.slots - 100)
            self.slots += 1
            lay(state, slot, self.token())
            state.open.remove(slot)
            state.over[slot] = 1
            state.down.add(slot)


def stack_state(table: Table, given: Given, assumed: Mapping[str, int], terms: tuple[Term, ...]) -> Unsure:
    """Make the state in which a stack begins to resolve, opening it paid for (C5.2)."""
    builder = Builder(table, given, assumed)
    state = builder.build(terms)
    pay_for_opening(state)
    state.top = state.stack[-1][0] if state.stack else -1
    state.frames = [[TURN], [RESOLVING, 0]]
    return state


def dish_state(table: Table, given: Given, assumed: Mapping[str, int], terms: tuple[Term, ...]) -> Unsure:
    """Make the state in which the stacking on a declared dish has just ended (C6.4)."""
    case = given.dish
    assert case is not None
    builder = Builder(table, given, assumed)
    state = builder.build(terms)
    dish = next(each for each in state.area if table.dish_name(each) == case.dish)
    state.dish_cards = [(builder.card(card), case.by, pile) for pile, card in enumerate(case.laid)]
    piled = in_turn(case.on, case.by) or []
    state.dish_cards += [(builder.card(laid.card), laid.side, pile - 1) for pile, laid in piled]
    points: Any = state.next_ap
    if piled and table.dish_costs and points.known(1 - case.by) is not None:
        points[1 - case.by] = max(0, points.known(1 - case.by) - 1)
    state.frames = [[TURN], [DISH, dish, LAID_OUT, len(case.laid)]]
    return state


def pay_for_opening(state: Unsure) -> None:
    """Take the point of the coming turn that opening the stack cost."""
    points: Any = state.next_ap
    opener = 1 - state.active
    if len(state.stack) > 1 and points.known(opener) is not None:
        points[opener] = max(0, points.known(opener) - 1)


def terms_of(table: Table, given: Given) -> tuple[Term, ...]:
    """List all words of the effects that may come up: both halves of the stack's cards, or a dish's bonus."""
    cards = {card.id: card for card in table.designs}
    found: list[Term] = []
    for laid in given.stack:
        model: Any = cards[laid.card]
        for half in (model.green, model.red):
            for term in (half.if_, *half.do):
                found += term.walk() if term is not None else ()
    if given.dish is not None:
        for dish in table.dish_models:
            if dish.id == given.dish.dish:
                found += [term for action in dish.bonus for term in action.walk()]
    return tuple(found)
