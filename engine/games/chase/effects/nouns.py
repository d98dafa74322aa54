"""Sides, ingredients, filters, cards of the stack and kinds of action.

Whom a side means with four players (house, on C8.1):

- What lies in the stack, dishes and squares belong to a side: "your cards below", "Red laid 2 cards".
- "You" with a hand, action points or a turn is the player who laid the card, not their partner.
- "Red holds 4 or more cards" looks at the opponent with the larger hand: one of them holds so many. So "Red holds 2 or
  fewer" is true when both do. The same goes for action points left.
- A verb that acts on the other side's hand acts on one opponent, whom the player of the card chooses.
- Action points of the coming turn are gained or lost by the opponent who acts next.
- A turned card works for the opponent who sits next after the one who laid it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.effects import Term
from engine.games.chase.effects.meaning import Cards, Compiler, Number, Side, Test, Who, means
from engine.games.chase.four_order import next_to_act, opponents
from engine.games.chase.state import MOVE, PLAY, TAKE, TURNED, Entry, State

INGREDIENTS = ("meat", "fish", "egg", "grain", "spice", "vegetable")
UNKNOWN = -2


def ingredient_number(word: str) -> int:
    """Number an ingredient; vegetable is the last."""
    return INGREDIENTS.index(word)


for _number, _name in enumerate(INGREDIENTS):
    means(_name)(lambda compiler, number=_number: number)

for _number, _name in ((TAKE, "take_action"), (MOVE, "move_action"), (PLAY, "play_action")):
    means(_name)(lambda compiler, number=_number: number)


@means("me")
def me(compiler: Compiler) -> Side:
    """Mean the side of the player who laid the card."""
    return lambda me: me & 1


@means("them")
def them(compiler: Compiler) -> Side:
    """Mean the opposite side."""
    return lambda me: ~me & 1


def player_of(state: State, side: int, me: int) -> int:
    """Give the player of a side that an effect of ``me`` concerns: me, or the opponent who acts next."""
    return me if me & 1 == side else next_to_act(state, side)


def owner_of(compiler: Compiler, side: Term) -> Who:
    """Say whose hand a verb acts on: me, or the opponent, with four players the one who was chosen."""
    if side.word == "me":
        return lambda state, me: me
    if compiler.players == 2:
        return lambda state, me: ~me & 1
    return lambda state, me: state.rival


def most_of(compiler: Compiler, side: Term, count: Callable[[State, int], int]) -> Number:
    """Count something of me, or of the opponent who has most of it."""
    if side.word == "me":
        return lambda state, here, me: count(state, me)
    if compiler.players == 2:
        return lambda state, here, me: count(state, ~me & 1)
    return lambda state, here, me: max(count(state, player) for player in opponents(state, me))


def turn_is_of(side: Term) -> Test:
    """Tell whether the turn that runs is mine, or one of the other side."""
    if side.word == "me":
        return lambda state, here, me: state.active == me
    return lambda state, here, me: (state.active ^ me) & 1 == 1


def cards_held(state: State, player: int) -> int:
    """Count a player's hand cards."""
    return len(state.hands[player])


def laid_by(state: State, entry: Entry) -> int:
    """Give the player whom a card of the stack works for; a turned card works for the other side."""
    return (entry[1] + 1) % len(state.hands) if entry[2] & TURNED else entry[1]


def _allowed(compiler: Compiler, fits: list[bool]) -> bytes:
    """Mark the cards that fit; unknown ones are marked, as they may."""
    known = len(compiler.level) // 2
    return bytes(number >= known or fit for number, fit in enumerate(fits))


@means("level_is")
def level_is(compiler: Compiler, level: int) -> bytes:
    """Mark the cards of a level."""
    return _allowed(compiler, [each == level for each in compiler.level])


@means("level_most")
def level_most(compiler: Compiler, level: int) -> bytes:
    """Mark the cards of a level or lower; a Final Offensive has none."""
    return _allowed(compiler, [1 <= each <= level for each in compiler.level])


@means("level_least")
def level_least(compiler: Compiler, level: int) -> bytes:
    """Mark the cards of a level or higher; a Final Offensive has none."""
    return _allowed(compiler, [each >= level for each in compiler.level])


@means("shows")
def shows(compiler: Compiler, ingredient: Term) -> bytes:
    """Mark the cards that show an ingredient; vegetable is wild in dishes only (C6.1)."""
    wanted = compiler.make(ingredient)
    return _allowed(compiler, [each == wanted for each in compiler.ingredient])


@means("mountain")
def mountain(compiler: Compiler) -> bytes:
    """Mark every card."""
    return bytes([1]) * len(compiler.level)


@means("mountain_where")
def mountain_where(compiler: Compiler, kind: Term) -> bytes:
    """Mark the cards of a kind."""
    marked: bytes = compiler.make(kind)
    return marked


def place_of(state: State, here: int) -> int:
    """Give a card's place in the stack, lowest 0; one that is not in it stands above all."""
    stack = state.stack
    for number in range(len(stack) - 1, -1, -1):
        if stack[number][0] == here:
            return number
    return len(stack)


@means("below")
def below(compiler: Compiler) -> Cards:
    """Find the card directly below."""

    def find(state: State, here: int, me: int) -> list[int]:
        place = place_of(state, here) - 1
        return [place] if place >= 0 else []

    return find


@means("bottom")
def bottom(compiler: Compiler) -> Cards:
    """Find the lowest card, if it is another."""
    return lambda state, here, me: [0] if place_of(state, here) else []


@means("nearest")
def nearest(compiler: Compiler, side: Term) -> Cards:
    """Find a side's nearest card below."""
    of = compiler.make(side)

    def find(state: State, here: int, me: int) -> list[int]:
        wanted = of(me)
        for place in range(place_of(state, here) - 1, -1, -1):
            if laid_by(state, state.stack[place]) & 1 == wanted:
                return [place]
        return []

    return find


@means("all")
def all_below(compiler: Compiler) -> Cards:
    """Find all cards below."""
    return lambda state, here, me: list(range(place_of(state, here)))


@means("all_of_side")
def all_of_side(compiler: Compiler, side: Term) -> Cards:
    """Find all of a side's cards below."""
    of = compiler.make(side)

    def find(state: State, here: int, me: int) -> list[int]:
        wanted = of(me)
        return [at for at in range(place_of(state, here)) if laid_by(state, state.stack[at]) & 1 == wanted]

    return find


@means("all_showing")
def all_showing(compiler: Compiler, ingredient: Term) -> Cards:
    """Find all cards below that show an ingredient now."""
    wanted = compiler.make(ingredient)
    return lambda state, here, me: [at for at in range(place_of(state, here)) if state.stack[at][3] == wanted]
