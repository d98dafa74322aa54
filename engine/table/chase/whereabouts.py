"""Where cards lie, and what an unknown one can be, as people at the table see it."""

from __future__ import annotations

from engine.games.chase import State, candidates, row_and_place


def design_of(state: State, card: int) -> str:
    """Name a card by its design's id; an unknown one is ``?``."""
    table = state.table
    return table.designs[table.design[card]].id if card < table.count else "?"


def can_be(state: State, token: int, id: str) -> list[int]:
    """List the copies of a design that an unknown card can be."""
    return [card for card in candidates(state, token) if design_of(state, card) == id]


def is_or_can_be(state: State, card: int, id: str) -> bool:
    """Say whether a card is of a design, or unknown and possibly of it."""
    return bool(can_be(state, card, id)) if card in state.could else design_of(state, card) == id


def copies_in(state: State, zone: list[int], id: str) -> list[int]:
    """List the cards of a zone that are known to be of a design."""
    return [card for card in zone if design_of(state, card) == id]


def slots_of(state: State, id: str) -> list[int]:
    """List the slots where a card of a design is known to lie face up."""
    return sorted(
        slot for slot, card in state.mountain.items() if slot not in state.down and design_of(state, card) == id
    )


def whereabouts(state: State, id: str) -> list[tuple[str, object]]:
    """List the known places of a design's copies: zone and, for hands and the mountain, whose or which slot.

    Of a dealt game the hands that the one who is asked may not see are left out.
    """
    asked = max(state.who, 0)
    found: list[tuple[str, object]] = []
    found += [("mountain", list(row_and_place(slot))) for slot in slots_of(state, id)]
    found += [
        ("hand", player)
        for player, hand in enumerate(state.hands)
        for card in copies_in(state, hand, id)
        if state.told or state.seen[card] >> asked & 1
    ]
    found += [("discard", None) for _ in copies_in(state, state.discard, id)]
    found += [("stack", None) for _ in copies_in(state, [entry[0] for entry in state.stack], id)]
    found += [("dish", None) for _ in copies_in(state, [laid[0] for laid in state.dish_cards], id)]
    return found
