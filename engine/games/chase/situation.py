"""Build a state from what lies on a table; what is not said stays unknown or as at the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from engine.games.chase.chance import LAYABLE, SHOWS_ANY
from engine.games.chase.dishes import LAID_OUT, LOOKED_AT
from engine.games.chase.errors import StateError
from engine.games.chase.frames import DISH, RESOLVING, STACKING, TURN, reveal_later
from engine.games.chase.machine import run
from engine.games.chase.mountain import lay
from engine.games.chase.setup import empty_state, recount
from engine.games.chase.slots import slot_of
from engine.games.chase.state import State
from engine.games.chase.status import cards_of, problems_of
from engine.games.chase.table import RANKS, SEATS, SIDES, Table
from engine.games.chase.track import square_bit

Side = Literal["green", "red"]
Seat = Literal["green", "red", "green2", "red2"]
"""A player: with four players green, red, green2, red2 in turn order, with two the first two."""
Cards = int | Sequence[str]
"""Names (``E01``, ``E01.2``, ``?`` for any card, ``?L4`` for one of a rank), or how many unknown ones."""
Placed = tuple[int, int, str, Literal["up", "down"]]
"""Row, place, card, face; cards are given in the order in which they were laid."""


def situation(
    table: Table,
    *,
    players: int | None = None,
    active: Seat = "green",
    round: int = 2,
    distance: int | None = None,
    hands: Mapping[Seat, Cards] | None = None,
    stack: Sequence[tuple[Seat, str]] = (),
    dish: str | None = None,
    piles: Sequence[tuple[Seat, str, int]] = (),
    resolve: bool = True,
    discard: Cards = (),
    rewards: Cards | None = None,
    mountain: Sequence[Placed] | None = None,
    dishes: Mapping[Side, Sequence[str]] | None = None,
    used: Mapping[Side, Sequence[int]] | None = None,
    ap: int | None = None,
    next_ap: Mapping[Seat, int] | None = None,
    took: bool = False,
    moved: bool = False,
    played: bool | None = None,
    declared: bool = False,
    stage: int = 1,
    spent: Sequence[Seat] = (),
    told: bool = True,
    seed: int = 0,
    log: Any = None,
    to_decision: bool = True,
) -> State:
    """Build a state and run it to its first decision, unless it is to wait.

    Raise StateError listing all that contradicts itself.

    ``stack`` is given from the bottom; it is resolved next, or (``resolve=False``) stacked upon. A declared ``dish``
    has ``piles`` (who, card, which pile from 0) in the order in which they were laid, first the declarer's, one for
    each ingredient; it is looked at next, or stacked upon. ``mountain`` left out is laid as at the start from the
    cards that are not elsewhere. ``players`` (2 or 4) is the table's own number unless given; with four,
    ``stage`` runs (from 1), the cards of later ones are aside as far as they lie nowhere else, the players of ``spent``
    have used their skill, and there are no rewards. ``told``: chance and unknown cards are asked
    of ``NATURE`` (-1); otherwise the state draws them itself. ``log`` takes the records of running so far.
    """
    table = table.seated(players or table.players)
    builder = _Builder(table, seed, told)
    state = builder.state
    state.active, state.round = builder.player(active), round
    state.stage = builder.stage(stage)
    state.distance = table.model.track.start if distance is None else distance
    for player, card in stack:
        number = builder.card(card)
        state.stack.append((number, builder.player(player), 0, table.ingredient[number]))
        state.laid[state.stack[-1][1] & 1] += 1
        state.seen[number] = 255
    for player, card, pile in piles:
        state.dish_cards.append((builder.card(card), builder.player(player), pile))
        state.seen[state.dish_cards[-1][0]] = 255
    for seat, cards in (hands or {}).items():
        state.hands[builder.player(seat)] = builder.cards(cards)
    state.discard = builder.cards(discard)
    builder.lay_mountain(mountain)
    builder.put_aside()
    state.rewards = builder.cards(sum(table.rewards.values()) if rewards is None else rewards, rewards=True)
    for side, names in (dishes or {}).items():
        builder.give_dishes(SIDES.index(side), names)
    for side, squares in (used or {}).items():
        for square in squares:
            state.used |= square_bit(square, SIDES.index(side))
    played = bool(stack) if played is None else played
    state.left = [int(not took), int(not moved), int(not played)]
    state.took, state.moved, state.declared = took, moved, declared
    done = took + moved + played
    state.ap = max(0, table.action_points - done) if ap is None else ap
    for seat, points in (next_ap or {}).items():
        state.next_ap[builder.player(seat)] = points
    state.spent = sum({1 << builder.player(seat) for seat in spent})
    recount(state)
    state.aside = table.count - len(cards_of(state))
    found = [*builder.problems, *problems_of(state)]
    if found:
        raise StateError("contradiction", "; ".join(found))
    builder.frames(resolve)
    if dish is not None:
        builder.declare(dish, resolve)
    state.log = log
    if to_decision:
        run(state)
    return state


class _Builder:
    """Gives out cards by name, each physical card once."""

    def __init__(self, table: Table, seed: int, told: bool) -> None:
        self.table = table
        self.state = empty_state(table, seed, told)
        self.free = dict.fromkeys(range(table.count))
        self.tokens = iter(range(table.count, 2 * table.count))
        self.problems: list[str] = []

    def player(self, seat: str) -> int:
        """Number a player; raise StateError where nobody sits there."""
        if seat not in SEATS[: self.table.players]:
            raise StateError("no-such-player", f"there is no player {seat} among {self.table.players}")
        return SEATS.index(seat)

    def stage(self, stage: int) -> int:
        """Check a stage's number."""
        if not 1 <= stage <= self.table.last_stage:
            raise StateError("no-such-stage", f"there is no stage {stage}; the last one is {self.table.last_stage}")
        return stage

    def card(self, name: str) -> int:
        """Give a free copy of a design, a certain copy, or a new unknown card."""
        table = self.table
        if name.startswith("?"):
            rank = name[1:]
            if rank and rank not in RANKS:
                raise StateError("no-such-card", f"there is no rank {rank}")
            return self.unknown([RANKS.index(rank)] if rank else range(6))
        for number in self.free:
            if name in (table.names[number], table.designs[table.design[number]].id):
                del self.free[number]
                for token in self.state.could:
                    self.state.could[token] &= ~(1 << number)
                return number
        if name in table.number or any(card.id == name for card in table.designs):
            raise StateError("no-copy-left", f"every copy of {name} lies somewhere already")
        raise StateError("no-such-card", f"there is no card {name}")

    def unknown(self, levels: Sequence[int]) -> int:
        """Give a new unknown card of one of some levels."""
        token = next(self.tokens, None)
        if token is None:
            raise StateError("contradiction", "there are more cards than the game has")
        self.state.could[token] = sum(1 << card for card in self.free if self.table.level[card] in levels)
        if not self.state.could[token]:
            raise StateError("no-copy-left", "no card is left that an unknown one could be")
        return token

    def cards(self, given: Cards, rewards: bool = False) -> list[int]:
        """Give named cards, or so many unknown ones: of the rewards' ranks, or of any that is no L6 card."""
        if not isinstance(given, int):
            return [self.card(name) for name in given]
        levels = [RANKS.index(rank) for rank in self.table.rewards] if rewards else range(6)
        return [self.unknown(levels) for _ in range(given)]

    def lay_mountain(self, placed: Sequence[Placed] | None) -> None:
        """Lay the cards given, or the set-up (with four players the stage's) as far as there are cards for it."""
        if placed is not None:
            for row, place, name, face in placed:
                self._lay(slot_of(row, place), self.card(name), face)
            return
        for (slot, _, down), card in self._of_stage(self.state.stage):
            if card >= 0:
                self._lay(slot, card, "down" if down else "up")
        for slot in [slot for slot in self.state.down if not self.state.over[slot]]:
            self.state.down.discard(slot)
            self.state.seen[self.state.mountain[slot]] = 255

    def _of_stage(self, stage: int) -> list[tuple[tuple[int, int, bool], int]]:
        """Give a stage's places with a card of the right rank for each, -1 where none is left.

        Final Offensives and cards of level 6 are certain ones, as a copy of each lies open in its row.
        """
        table = self.table
        found = []
        left = {level: [card for card in self.free if table.level[card] == level] for level in range(7)}
        for where in table.stages[stage - 1]:
            of_rank = left[where[1]]
            card = -1
            if of_rank:
                name = table.names[of_rank.pop(0)]
                card = self.card(name) if where[1] in (0, 6) else self.unknown([where[1]])
            found.append((where, card))
        return found

    def put_aside(self) -> None:
        """Keep the cards of the stages to come, as far as they lie nowhere else."""
        for stage in range(self.state.stage + 1, self.table.last_stage + 1):
            self.state.reserve += [card for _, card in self._of_stage(stage)]

    def _lay(self, slot: int, card: int, face: str) -> None:
        state = self.state
        if slot in state.mountain:
            raise StateError("contradiction", "two cards lie in one slot of the mountain")
        lay(state, slot, card)
        if face == "down":
            state.down.add(slot)
        else:
            state.seen[card] = 255

    def give_dishes(self, side: int, names: Sequence[str]) -> None:
        """Give dishes of the dish area to a side."""
        for name in names:
            dish = next((each for each in self.state.area if self.table.dish_name(each) == name), None)
            if dish is None:
                raise StateError("no-such-dish", f"{name} does not lie in the dish area")
            self.state.area.remove(dish)
            self.state.dishes[side].append(dish)

    def declare(self, name: str, resolve: bool) -> None:
        """Go on with a declared dish whose cards lie on their piles."""
        state, table = self.state, self.table
        dish = next((each for each in state.area if table.dish_name(each) == name), None)
        if dish is None:
            raise StateError("no-such-dish", f"{name} does not lie in the dish area")
        if state.stack:
            raise StateError("contradiction", "no dish is declared while a stack is open")
        asked = len(table.asked(state, dish))
        first = [pile for _, player, pile in state.dish_cards[:asked] if player == state.active]
        piles = {pile for *_, pile in state.dish_cards}
        if sorted(first) != list(range(asked)) or piles != set(first):
            raise StateError("contradiction", f"{name} needs one card of the declarer on each of {asked} piles first")
        state.declared = True
        state.frames.append([DISH, dish, LAID_OUT, asked])
        for card, _, _ in state.dish_cards:
            if card in state.could:
                reveal_later(state, card, SHOWS_ANY)
        if resolve:
            state.frames[1][2] = LOOKED_AT

    def frames(self, resolve: bool) -> None:
        """Say how it goes on: the stack resolves or is stacked upon, then the turn."""
        state = self.state
        state.frames = [[TURN]]
        if state.stack:
            state.top = state.stack[-1][0] if resolve else -1
            stacking = [STACKING] if self.table.players == 2 else [STACKING, 0]
            state.frames.append([RESOLVING, 0] if resolve else stacking)
        for entry in state.stack:
            if entry[0] in state.could:
                reveal_later(state, entry[0], LAYABLE, entry[1])
