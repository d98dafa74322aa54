"""What is so or not so on the table."""

from __future__ import annotations

from engine.effects import Term
from engine.games.chase.effects.meaning import Compiler, Test, means
from engine.games.chase.effects.nouns import cards_held, laid_by, most_of, place_of, turn_is_of
from engine.games.chase.state import State


@means("below_is")
def below_is(compiler: Compiler, ingredient: Term) -> Test:
    """Tell whether there is a card below and it shows an ingredient now."""
    wanted = compiler.make(ingredient)

    def test(state: State, here: int, me: int) -> bool:
        place = place_of(state, here)
        return place > 0 and state.stack[place - 1][3] == wanted

    return test


@means("above_is")
def above_is(compiler: Compiler, ingredient: Term) -> Test:
    """Tell whether the card that lies, or last lay, on this one shows an ingredient."""
    wanted = compiler.make(ingredient)

    def test(state: State, here: int, me: int) -> bool:
        place = place_of(state, here) + 1
        above = state.stack[place] if place < len(state.stack) else state.above
        return above is not None and above[3] == wanted

    return test


@means("below_of")
def below_of(compiler: Compiler, side: Term) -> Test:
    """Tell whether there is a card below and it is of a side."""
    of = compiler.make(side)

    def test(state: State, here: int, me: int) -> bool:
        place = place_of(state, here)
        return place > 0 and laid_by(state, state.stack[place - 1]) & 1 == of(me)

    return test


@means("stack_has")
def stack_has(compiler: Compiler, ingredient: Term) -> Test:
    """Tell whether a card that lies in the stack shows an ingredient now, this card too."""
    wanted = compiler.make(ingredient)
    return lambda state, here, me: any(entry[3] == wanted for entry in state.stack)


@means("stack_has_level")
def stack_has_level(compiler: Compiler, level: int) -> Test:
    """Tell whether a card that lies in the stack is of a level, this card too."""
    levels = compiler.level
    return lambda state, here, me: any(levels[entry[0]] == level for entry in state.stack)


@means("on_reward")
def on_reward(compiler: Compiler, side: Term) -> Test:
    """Tell whether the marker stands on a reward square of a side, used or not."""
    of, squares = compiler.make(side), compiler.squares
    return lambda state, here, me: state.distance in squares[of(me)]


@means("top")
def top(compiler: Compiler) -> Test:
    """Tell whether nothing lay on this card when the stack began to resolve, or would if it were laid now."""
    return lambda state, here, me: state.top == here or place_of(state, here) == len(state.stack)


@means("lowest")
def lowest(compiler: Compiler) -> Test:
    """Tell whether no card lies below this one."""
    return lambda state, here, me: place_of(state, here) == 0


@means("alone")
def alone(compiler: Compiler) -> Test:
    """Tell whether this is the only card laid in its stack, or would be if it were laid now."""
    return lambda state, here, me: state.laid[0] + state.laid[1] == (place_of(state, here) < len(state.stack))


@means("took")
def took(compiler: Compiler, side: Term) -> Test:
    """Tell whether a side has done the action take this turn."""
    acts = turn_is_of(side)
    return lambda state, here, me: state.took and acts(state, here, me)


@means("moved")
def moved(compiler: Compiler, side: Term) -> Test:
    """Tell whether a side has done the action move this turn."""
    acts = turn_is_of(side)
    return lambda state, here, me: state.moved and acts(state, here, me)


@means("turn_of")
def turn_of(compiler: Compiler, side: Term) -> Test:
    """Tell whether it is a side's turn."""
    return turn_is_of(side)


@means("unlocked")
def unlocked(compiler: Compiler) -> Test:
    """Tell whether cards of level 6 can be taken (C4.2)."""
    return lambda state, here, me: state.unlocked


@means("bigger_hand")
def bigger_hand(compiler: Compiler, first: Term, second: Term) -> Test:
    """Tell whether a side holds more cards than another, of two opponents' hands the larger."""
    one, two = most_of(compiler, first, cards_held), most_of(compiler, second, cards_held)

    def test(state: State, here: int, me: int) -> bool:
        more, fewer = one(state, here, me), two(state, here, me)
        return more is not None and fewer is not None and more > fewer

    return test
