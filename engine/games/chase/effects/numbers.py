"""What can be counted."""

from __future__ import annotations

from engine.effects import Term
from engine.games.chase.effects.meaning import Compiler, Number, means
from engine.games.chase.effects.nouns import cards_held, most_of
from engine.games.chase.state import State
from engine.games.chase.track import rewards_there


@means("distance")
def distance(compiler: Compiler) -> Number:
    """Count the squares between the sides."""
    return lambda state, here, me: state.distance


@means("hand")
def hand(compiler: Compiler, side: Term) -> Number:
    """Count a hand's cards, of two opponents' hands the larger."""
    return most_of(compiler, side, cards_held)


@means("dishes")
def dishes(compiler: Compiler, side: Term) -> Number:
    """Count the dishes that a side has taken."""
    of = compiler.make(side)
    return lambda state, here, me: len(state.dishes[of(me)])


def action_points(state: State, player: int) -> int:
    """Count what a player has left: of this turn if it is theirs, else of the coming one."""
    return state.ap if player == state.active else state.next_ap[player]


@means("ap")
def ap(compiler: Compiler, side: Term) -> Number:
    """Count the action points left, of two opponents' the more."""
    return most_of(compiler, side, action_points)


@means("stack_height")
def stack_height(compiler: Compiler) -> Number:
    """Count all cards laid in this stack, also those whose turn has passed."""
    return lambda state, here, me: state.laid[0] + state.laid[1]


@means("stack_resolved")
def stack_resolved(compiler: Compiler) -> Number:
    """Count the cards whose turn came before this one's."""
    return lambda state, here, me: state.resolved


@means("rewards_left")
def rewards_left(compiler: Compiler) -> Number:
    """Count the rewards left; with four players they are what may be taken from the mountain (C8.4)."""
    return lambda state, here, me: rewards_there(state)


@means("offensives_left")
def offensives_left(compiler: Compiler) -> Number:
    """Count the Final Offensives in the mountain."""
    return lambda state, here, me: state.offensives


@means("open_level")
def open_level(compiler: Compiler, level: int) -> Number:
    """Count the uncovered cards of a level."""
    levels = compiler.level

    def count(state: State, here: int, me: int) -> int:
        mountain = state.mountain
        return sum(levels[mountain[slot]] == level for slot in state.open)

    return count


@means("hidden")
def hidden(compiler: Compiler) -> Number:
    """Count the face-down cards of the mountain."""
    return lambda state, here, me: len(state.down)


@means("discard_size")
def discard_size(compiler: Compiler) -> Number:
    """Count the discarded cards."""
    return lambda state, here, me: len(state.discard)


@means("round")
def round_number(compiler: Compiler) -> Number:
    """Give the number of the round."""
    return lambda state, here, me: state.round


@means("laid")
def laid(compiler: Compiler, side: Term) -> Number:
    """Count the cards that a side has laid in this stack; a turned card counts for the other."""
    of = compiler.make(side)
    return lambda state, here, me: state.laid[of(me)]


@means("level")
def level(compiler: Compiler, card: Term) -> Number:
    """Give a card's level; a Final Offensive has none."""
    find, levels = compiler.make(card), compiler.level

    def of(state: State, here: int, me: int) -> int | None:
        found = find(state, here, me)
        return levels[state.stack[found[0]][0]] or None if found else None

    return of
