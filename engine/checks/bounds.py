"""How large and how small the numbers of chase can be: what no state of a game can reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.checks.halves import Effect, effects
from engine.checks.layouts import deck
from engine.effects import Term
from engine.vocabulary.chase.shape import Chase, Dish

HANDFUL = 2
"""Hand limits that a hand may hold for a moment in practice."""


class Bounds(NamedTuple):
    """The smallest and greatest value of a number; ``usual`` is the greatest that play reaches in practice."""

    low: int
    high: int
    usual: int


def bounds(number: Term, effect: Effect, game: Chase) -> Bounds | None:
    """Bound a number as an effect reads it; None for one that may have no value (a level)."""
    cards = sum(card.copies for rank, of in deck(game).items() if rank != "L6" for card in of)
    numbers = game.numbers
    match number.word:
        case "distance":
            # With the red square covered the game is over, unless victory waits for the card or stack to end (C5.9).
            return _flat(int(game.rulings.stack_win == "after_effect"), game.track.last)
        case "hand":
            return Bounds(0, cards - effect.stacked, HANDFUL * numbers.hand_limit)
        case "dishes":
            return _flat(0, _dishes(number, effect, game))
        case "ap":
            return _flat(0, numbers.action_points + _gains(game))
        case "stack_height":
            return Bounds(int(effect.stacked), cards, 2 * HANDFUL * numbers.hand_limit)
        case "stack_resolved":
            return Bounds(0, cards - 1, 2 * HANDFUL * numbers.hand_limit)
        case "laid":
            own = _side(number, effect) == effect.side and effect.stacked
            return Bounds(int(own), cards, HANDFUL * numbers.hand_limit)
        case "rewards_left":
            return _flat(0, sum(game.rewards.values()))
        case "offensives_left":
            return _flat(0, sum(card.copies for card in deck(game)["FO"]))
        case "open_level":
            level = number.args[0]
            return _flat(0, sum(card.copies for card in deck(game)[f"L{level}"]))
        case "hidden":
            return _flat(0, max(_face_down(game)))
        case "discard_size":
            return _flat(0, cards)
        case "round":
            return _flat(1, numbers.last_round)
    return None


def _flat(low: int, high: int) -> Bounds:
    return Bounds(low, high, high)


def _side(number: Term, effect: Effect) -> str:
    """Name the side that a number counts for; empty on a dish, which either side may win."""
    of = number.args[0]
    assert isinstance(of, Term)
    if not effect.side:
        return ""
    return effect.side if of.word == "me" else "red" if effect.side == "green" else "green"


def _dishes(number: Term, effect: Effect, game: Chase) -> int:
    """Count the dishes that a side may hold while the game goes on: green wins with enough of them (C7.2, C8.7)."""
    all_dishes = sum(card.copies for card in game.cards if isinstance(card, Dish))
    enough = max(game.numbers.dishes_to_win, game.numbers.dishes_to_win_four)
    return min(all_dishes, enough - 1) if _side(number, effect) == "green" else all_dishes


def _face_down(game: Chase) -> Iterator[int]:
    """Count the cards that lie face down at first, for each mountain: none is ever laid face down later (C4.8)."""
    yield sum(row.count for row in game.mountain if row.face == "down")
    for stage in game.four_players.stages:
        rows = sum(row.count for row in stage.rows if row.face == "down")
        yield rows + sum(single.face == "down" for single in stage.extra)


def _gains(game: Chase) -> int:
    """Add up all action points that the deck's effects could give."""
    total = 0
    for effect in effects(game):
        for action in effect.do:
            for term in action.walk():
                if term.word in ("ap_now", "ap_gain") and isinstance(term.args[0], int):
                    total += term.args[0] * effect.card.copies
    return total
