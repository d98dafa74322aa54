"""The whole of a game at one moment, as plain data; how it changes is told by the other modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.games.chase.table import Table
    from engine.games.common.records import Log

Answer = tuple[str, int]
Entry = tuple[int, int, int, int]
"""A card in the stack: card, the player who laid it, flags, the ingredient that it shows now."""
Laid = tuple[int, int, int]
"""A card laid for a dish: card, the player who laid it, pile."""

CANCELLED, PROTECTED, WAIVED, TURNED, KEPT = 1, 2, 4, 8, 16
TAKE, MOVE, PLAY = 0, 1, 2
NATURE = -1
"""Who answers for chance and for what lies hidden, when a state is told of both."""
RUNNING, GREEN, RED, DRAWN = -1, 0, 1, 2
NOBODY = 2
"""Who holds a card of level 6 that is discarded; -1 stands for the mountain, else it is a side."""


class State:
    """Zones, counters, stack, pending decision and random word.

    Players count from 0 in turn order, a player's side is ``player & 1`` (0 green, 1 red). Cards are physical
    cards of the table; from ``table.count`` on they stand for unknown ones, whose possible cards are ``could``'s bits.
    A slot of the mountain is ``slot_of(row, place)``. The four ``mountain`` maps share the order in which was laid.
    ``aside`` counts the cards that lie nowhere, as nobody said where; a whole game has none.
    ``frames`` tells how to go on: a stack of flat lists, each beginning with its code.
    ``stage`` counts from 1. ``reserve`` holds the cards of the stages to come in the order in which they are laid
    (-1: no card for that slot), ``spent`` the players whose skill is used up as bits, ``rival`` the opponent that the
    running step concerns (-1: nobody); with two players they stay empty.
    """

    __slots__ = (
        "above",
        "active",
        "answers",
        "ap",
        "area",
        "aside",
        "asks",
        "clock",
        "could",
        "declared",
        "discard",
        "dish_cards",
        "dishes",
        "distance",
        "down",
        "draw_left",
        "ended",
        "frames",
        "gone",
        "hands",
        "kind",
        "laid",
        "left",
        "log",
        "mountain",
        "moved",
        "next_ap",
        "offensives",
        "open",
        "order",
        "over",
        "quiet",
        "reserve",
        "resolved",
        "rewards",
        "rim",
        "rival",
        "round",
        "seen",
        "spent",
        "stack",
        "stage",
        "stirred",
        "table",
        "told",
        "took",
        "top",
        "turning",
        "unlocked",
        "used",
        "who",
        "winner",
        "word",
    )

    table: Table
    hands: list[list[int]]
    discard: list[int]
    rewards: list[int]
    area: list[int]
    aside: int
    dishes: list[list[int]]
    asks: dict[int, tuple[int, ...]]
    mountain: dict[int, int]
    order: dict[int, int]
    over: dict[int, int]
    rim: dict[int, int]
    open: list[int]
    down: set[int]
    turning: list[int]
    clock: int
    offensives: int
    stage: int
    reserve: list[int]
    spent: int
    rival: int
    unlocked: bool
    gone: list[int]
    draw_left: bool
    distance: int
    used: int
    round: int
    active: int
    ap: int
    next_ap: list[int]
    left: list[int]
    took: bool
    moved: bool
    declared: bool
    quiet: int
    stirred: bool
    stack: list[Entry]
    laid: list[int]
    resolved: int
    top: int
    above: Entry | None
    dish_cards: list[Laid]
    frames: list[list[int]]
    who: int
    kind: str
    answers: list[Answer] | None
    winner: int
    ended: str
    word: int
    told: bool
    could: dict[int, int]
    seen: bytearray
    log: Log | None

    def copy(self) -> State:
        """Return an independent state; only the log is not taken along."""
        new = State.__new__(State)
        new.table = self.table
        new.hands = [hand[:] for hand in self.hands]
        new.discard = self.discard[:]
        new.rewards = self.rewards[:]
        new.area = self.area[:]
        new.aside = self.aside
        new.dishes = [dishes[:] for dishes in self.dishes]
        new.asks = self.asks.copy()
        new.mountain = self.mountain.copy()
        new.order = self.order.copy()
        new.over = self.over.copy()
        new.rim = self.rim.copy()
        new.open = self.open[:]
        new.down = self.down.copy()
        new.turning = self.turning[:]
        new.clock = self.clock
        new.offensives = self.offensives
        new.stage = self.stage
        new.reserve = self.reserve[:]
        new.spent = self.spent
        new.rival = self.rival
        new.unlocked = self.unlocked
        new.gone = self.gone[:]
        new.draw_left = self.draw_left
        new.distance = self.distance
        new.used = self.used
        new.round = self.round
        new.active = self.active
        new.ap = self.ap
        new.next_ap = self.next_ap[:]
        new.left = self.left[:]
        new.took = self.took
        new.moved = self.moved
        new.declared = self.declared
        new.quiet = self.quiet
        new.stirred = self.stirred
        new.stack = self.stack[:]
        new.laid = self.laid[:]
        new.resolved = self.resolved
        new.top = self.top
        new.above = self.above
        new.dish_cards = self.dish_cards[:]
        new.frames = [frame[:] for frame in self.frames]
        new.who = self.who
        new.kind = self.kind
        new.answers = self.answers
        new.winner = self.winner
        new.ended = self.ended
        new.word = self.word
        new.told = self.told
        new.could = self.could.copy()
        new.seen = self.seen[:]
        new.log = None
        return new
