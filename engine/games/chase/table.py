"""One set of cards made ready to play: what each physical card is and does, looked up by number."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from engine.effects import Term
from engine.games.chase.effects import Code, Compiler
from engine.games.chase.effects.meaning import Test
from engine.games.chase.effects.nouns import INGREDIENTS, UNKNOWN, ingredient_number
from engine.games.chase.effects.skills import ONCE_A_TURN
from engine.games.chase.explain import written
from engine.games.chase.slots import row_slots, slot_of
from engine.games.chase.state import State
from engine.games.chase.students import seated_students
from engine.vocabulary.chase.shape import Chase, Dish, Event, Finale, Half, Offensive, Rank, Row, Rulings, Single

SIDES: tuple[Literal["green"], Literal["red"]] = ("green", "red")
SEATS: tuple[Literal["green"], Literal["red"], Literal["green2"], Literal["red2"]] = ("green", "red", "green2", "red2")
"""The players in turn order (C8.1); with two players the first two."""
RANKS = ("FO", "L1", "L2", "L3", "L4", "L5", "L6")
"""A rank's place in this list is the card's level, 0 for a Final Offensive."""


class Table:
    """Cards, dishes, squares and rulings of one game; built once, only ``kept`` and ``programs`` ever grow.

    Lists by card hold every physical card, then as many places for unknown ones.
    """

    def __init__(self, model: Chase, rulings: Rulings | None = None, players: int = 2) -> None:
        """Number the cards of a model and compile their effects."""
        self.model = model
        self.players = players
        self.rulings = rulings or model.rulings
        self.designs = [card for card in model.cards if isinstance(card, Event | Offensive | Finale)]
        self.design: list[int] = []
        self.names: list[str] = []
        for number, card in enumerate(self.designs):
            for copy in range(card.copies):
                self.design.append(number)
                self.names.append(f"{card.id}.{copy + 1}" if card.copies > 1 else card.id)
        self.number = {name: card for card, name in enumerate(self.names)}
        self.count = count = len(self.design)
        unknown = [UNKNOWN] * count
        self.level = [RANKS.index(self.designs[design].rank) for design in self.design] + unknown
        self.ingredient = [_ingredient(self.designs[design]) for design in self.design] + unknown
        self.vegetable = INGREDIENTS.index("vegetable")
        self.packed = [0 if shown == -1 else 1 << 8 * (shown if shown >= 0 else 5) for shown in self.ingredient]
        self.squares = (frozenset(model.track.rewards["green"]), frozenset(model.track.rewards["red"]))
        self.last_square = model.track.last
        numbers = model.numbers
        self.action_points, self.hand_limit = numbers.action_points, numbers.hand_limit
        self.dishes_to_win = numbers.dishes_to_win if players == 2 else numbers.dishes_to_win_four
        self.quiet_rounds, self.last_round = numbers.quiet_rounds, numbers.last_round
        self._read_rulings()
        self.compiler = Compiler(self.level, self.ingredient, self.squares, self.last_square, players)
        self._meanings: dict[Term, Any] = {}
        self.programs: list[Code] = []
        self._compile_cards()
        self._compile_dishes(model)
        self._seat_students()
        self._set_stages()
        self.kept: dict[str, Any] = {}
        self._fitting: dict[int, tuple[int, ...]] = {}
        source: list[Any] = [model.track, model.numbers, self.rulings, self.names, self._sources()]
        if players > 2:
            source += [players, model.four_players, [seated and seated.card.skill for seated in self.students]]
        self.digest = hashlib.blake2b(msgspec.json.encode(source), digest_size=4).hexdigest()

    def seated(self, players: int) -> Table:
        """Give the table of the same cards and rulings for two or four players; each is made once."""
        if players == self.players:
            return self
        key = f"seated:{players}"
        if key not in self.kept:
            self.kept[key] = Table(self.model, self.rulings, players)
        table: Table = self.kept[key]
        return table

    def _read_rulings(self) -> None:
        rulings = self.rulings
        self.corner_rule = rulings.take == "one_bottom_corner"
        self.live_lock = rulings.unlock == "live"
        self.reward_action_only = rulings.reward_move == "action_only"
        self.reward_pass_over = rulings.reward_move == "pass_over"
        self.reward_to_owner = rulings.reward_taker == "card_owner"
        self.dish_costs = rulings.dish_stack_ap == "opening_costs_ap"
        self.dish_to_mountain = rulings.dish_success == "return_to_mountain"
        self.win_after_effect = rulings.stack_win == "after_effect"
        self.win_after_card = rulings.stack_win == "after_card"
        self.early_wins = rulings.stages_win == "every_stage" or self.players == 2

    def _compile_cards(self) -> None:
        """Compile both halves of every card; Final Offensives are laid with four players only (C5.1, C8.5)."""
        size = 2 * self.count
        self.verdict = [-1] * size
        self.program = [[-1] * size, [-1] * size]
        self.condition: list[list[Test | None]] = [[None] * size, [None] * size]
        self.play_if: list[list[Test | None]] = [[None] * size, [None] * size]
        self.layable = [bytearray([1] * size), bytearray([1] * size)]
        for card, design in enumerate(self.design):
            model = self.designs[design]
            if isinstance(model, Finale):
                self.verdict[card] = self.meaning(model.decides)
            for side, half in enumerate(() if isinstance(model, Finale) else (model.green, model.red)):
                again = card > 0 and self.design[card - 1] == design
                self.program[side][card] = self.program[side][card - 1] if again else self.compile(half.do)
                self.condition[side][card] = self.meaning(half.if_) if half.if_ else None
                self.play_if[side][card] = self.meaning(half.play_if) if half.play_if else None
            never = isinstance(model, Finale) or (isinstance(model, Offensive) and self.players == 2)
            for side in (0, 1):
                self.layable[side][card] = 0 if never else 2 if self.play_if[side][card] else 1
        self.plays = [("play", card) for card in range(size)]
        self.stacks = [("stack", card) for card in range(size)]

    def _compile_dishes(self, model: Chase) -> None:
        self.dish_models = [card for card in model.cards if isinstance(card, Dish)]
        self.dishes = [number for number, card in enumerate(self.dish_models) for _ in range(card.copies)]
        self.dish_asks = [
            tuple(ingredient_number(term.word) for term in self.dish_models[number].asks) for number in self.dishes
        ]
        self.bonus = [self.compile(self.dish_models[number].bonus) for number in self.dishes]

    def _seat_students(self) -> None:
        """Give each player a student; with two players there are none (C8.6)."""
        self.students = seated_students(self.model, self.players, self.compiler, self.programs)
        self.moments = [0, 0, 0, 0]
        self.once_a_turn = 0
        for player, student in enumerate(self.students):
            if student is not None:
                self.moments[student.moment] |= 1 << player
                self.once_a_turn |= (student.limit == ONCE_A_TURN) << player

    def _set_stages(self) -> None:
        """Ready what is laid out: mountain, hands, rewards (C2.2-C2.6), or stages and hands for four (C8.2-C8.4)."""
        model = self.model
        four = model.four_players if self.players > 2 else None
        layouts: list[tuple[Sequence[Row], Sequence[Single]]] = [(model.mountain, ())]
        if four:
            layouts = [(stage.rows, stage.extra) for stage in four.stages]
        self.stages = [
            [
                *(
                    (slot, RANKS.index(row.rank), row.face == "down")
                    for number, row in enumerate(rows, 1)
                    for slot in row_slots(number, row.count)
                ),
                *((slot_of(one.row, one.place), RANKS.index(one.rank), one.face == "down") for one in extra),
            ]
            for rows, extra in layouts
        ]
        self.last_stage = len(self.stages)
        self.starting_hands = list(four.hands) if four else [model.hands[side] for side in SIDES]
        self.rewards: Mapping[Rank, int] = {} if four else model.rewards
        self.reward_area = not four
        self.offensive_mask = sum(1 << card for card in range(self.count) if self.level[card] == 0)

    def compile(self, actions: tuple[Term, ...]) -> int:
        """Compile actions to a program and give its number."""
        self.programs.append(tuple(step for action in actions for step in self.compiler.code(action)))
        return len(self.programs) - 1

    def _sources(self) -> list[Any]:
        return [
            [written(term) for half in _halves(card) for term in (half.play_if, half.if_, *half.do) if term]
            for card in self.designs
        ] + [[card.id, *(written(term) for term in (*card.asks, *card.bonus))] for card in self.dish_models]

    def meaning(self, term: Term) -> Any:
        """Give what a condition or a number means, compiled once."""
        if term not in self._meanings:
            self._meanings[term] = self.compiler.make(term)
        return self._meanings[term]

    def half(self, card: int, side: int) -> Half:
        """Give the half that a card uses for a side; L6 cards have none."""
        return _halves(self.designs[self.design[card]])[side]

    def name(self, card: int) -> str:
        """Name a card, the copies of a design apart; an unknown one is ``?1``, ``?2`` and so on."""
        return self.names[card] if card < self.count else f"?{card - self.count + 1}"

    def seat(self, player: int) -> str:
        """Name a player: green or red, with four players green, red, green2, red2 in turn order."""
        return SEATS[player]

    def dish_name(self, dish: int) -> str:
        """Name a dish card."""
        return self.dish_models[self.dishes[dish]].id

    def asked(self, state: State, dish: int) -> tuple[int, ...]:
        """Give the ingredients that a dish asks for now."""
        return state.asks.get(dish) or self.dish_asks[dish]

    def fitting(self, packed: int) -> tuple[int, ...]:
        """List the dishes whose own list a hand can meet; ``packed`` sums the hand's ingredients, 8 bits each."""
        found = self._fitting.get(packed)
        if found is None:
            found = tuple(dish for dish, asks in enumerate(self.dish_asks) if meets(packed, asks))
            self._fitting[packed] = found
        return found


def meets(packed: int, asks: tuple[int, ...]) -> bool:
    """Say whether ingredients, 8 bits each, meet a list with vegetable standing for any (C6.1, C6.4)."""
    vegetable = INGREDIENTS.index("vegetable")
    wild = (packed >> 8 * vegetable & 255) - asks.count(vegetable)
    for ingredient in set(asks):
        if ingredient != vegetable:
            wild -= max(0, asks.count(ingredient) - (packed >> 8 * ingredient & 255))
    return wild >= 0


def _ingredient(card: Event | Offensive | Finale) -> int:
    return -1 if isinstance(card, Finale) else ingredient_number(card.ingredient.word)


def _halves(card: Event | Offensive | Finale) -> tuple[Half, ...]:
    return () if isinstance(card, Finale) else (card.green, card.red)
