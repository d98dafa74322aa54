"""Chance, and the one door through which an unknown card becomes known.

A state either draws from its own word, or is *told*: then chance is a decision of ``NATURE``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.games.chase.mountain import joined
from engine.games.chase.state import State
from engine.games.common.chance import MASK

ANY, LAYABLE, FITS, SHOWS_ANY = 0, 1, 2, 3
"""What a card that becomes known must be able to do (see ``candidates``)."""


def draw(state: State, below: int) -> int:
    """Draw a whole number from 0 to ``below`` - 1 and step the state's word."""
    word = state.word = (state.word * 6364136223846793005 + 1442695040888963407) & MASK
    return (word >> 32) * below >> 32


def candidates(state: State, token: int, wanted: int = ANY, argument: int = 0) -> list[int]:
    """List the cards that an unknown one can be so that all others still can be something.

    ``wanted`` narrows to cards that a player (``argument``) may lay in a stack, or that show an ingredient
    (``argument`` or vegetable); if none is left, the narrowing is dropped.
    """
    table, mask = state.table, state.could[token]
    others = [could for each, could in state.could.items() if each != token]
    found = [card for card in bits(mask) if (all(could == mask for could in others) or _fits(others, ~(1 << card)))]
    if wanted == LAYABLE:
        tests, layable = table.play_if[argument & 1], table.layable[argument & 1]
        narrow = [
            card for card in found if layable[card] and ((test := tests[card]) is None or test(state, token, argument))
        ]
    elif wanted == FITS:
        narrow = [card for card in found if table.ingredient[card] in (argument, table.vegetable)]
    elif wanted == SHOWS_ANY:
        narrow = [card for card in found if table.ingredient[card] >= 0]
    else:
        narrow = found
    return narrow or found


def _fits(masks: list[int], allowed: int) -> bool:
    """Say whether each mask can get a card of its own among the allowed ones (bipartite matching)."""
    holder: dict[int, int] = {}

    def place(number: int, tried: set[int]) -> bool:
        free = masks[number] & allowed
        while free:
            card = (free & -free).bit_length() - 1
            free &= free - 1
            if card not in tried:
                tried.add(card)
                if card not in holder or place(holder[card], tried):
                    holder[card] = number
                    return True
        return False

    return all(place(number, set()) for number in range(len(masks)))


def know(state: State, found: dict[int, int]) -> None:
    """Let unknown cards be certain ones, wherever they lie; these are no longer possible for any other."""
    could, seen, table = state.could, state.seen, state.table
    used = 0
    for token, card in found.items():
        del could[token]
        used |= 1 << card
        seen[card], seen[token] = seen[token], 0
    for token in could:
        could[token] &= ~used
    renamed = found.get
    for zone in (*state.hands, state.discard, state.rewards, state.reserve):
        zone[:] = [renamed(card, card) for card in zone]
    for slot, there in state.mountain.items():
        if there in found:
            state.mountain[slot] = card = found[there]
            joined(state, card)
    for number, (card, player, flags, _) in enumerate(state.stack):
        if card in found:
            state.stack[number] = (found[card], player, flags, table.ingredient[found[card]])
    state.dish_cards = [(renamed(card, card), player, pile) for card, player, pile in state.dish_cards]
    state.top = renamed(state.top, state.top)


def deal(state: State) -> None:
    """Let every unknown card be one of those that it can be, drawn from the state's own word."""
    groups: dict[int, list[int]] = {}
    for token in sorted(state.could):
        groups.setdefault(state.could[token], []).append(token)
    if sum(groups) != _union(groups):
        while state.could:
            token = min(state.could)
            cards = candidates(state, token)
            know(state, {token: cards[draw(state, len(cards))]})
        return
    found = {}
    for mask, tokens in groups.items():
        cards = bits(mask)
        for token in tokens:
            found[token] = cards.pop(draw(state, len(cards)))
    know(state, found)


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


@lru_cache(256)
def _bits(mask: int) -> tuple[int, ...]:
    return tuple(card for card in range(mask.bit_length()) if mask >> card & 1)


def bits(mask: int) -> list[int]:
    """List the cards whose bits are set."""
    return list(_bits(mask))
