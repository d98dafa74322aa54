"""Hold each dish against the deck and the hand limit: it can be paid (C6.1), and no two ask for the same.

Passes: `asks: [egg, grain, meat]`
Fails: `asks: [fish, spice, grain]`
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.checks.finding import Check, Finding
from engine.checks.subject import Subject
from engine.vocabulary.chase.shape import Dish, Event, Offensive

WILD = "vegetable"


def find(subject: Subject) -> Iterator[Finding]:
    """Count, for each dish, the cards that show its ingredients, vegetables standing in for what is short."""
    limit = subject.game.numbers.hand_limit
    shown: Counter[str] = Counter()
    for card in subject.game.cards:
        if isinstance(card, Event | Offensive):
            shown[card.ingredient.word] += card.copies
    seen: dict[tuple[str, ...], str] = {}
    for dish in subject.game.cards:
        if not isinstance(dish, Dish):
            continue
        path = f"cards.{dish.id}.asks"
        asked = Counter(term.word for term in dish.asks)
        short = {name: count - shown[name] for name, count in asked.items() if name != WILD and count > shown[name]}
        if sum(short.values()) > shown[WILD] - asked[WILD]:
            parts = ", ".join(f"{name} ×{count}" for name, count in short.items()) or f"{WILD} ×{asked[WILD]}"
            yield Finding(
                path, f"no cards of the deck pay {dish.id}: short of {parts}", "vegetables are already counted"
            )
        if len(dish.asks) > limit:
            message = f"{dish.id} asks for {len(dish.asks)} cards, more than a hand may keep ({limit})"
            yield Finding(path, message, f"the hand limit stands in {subject.at('numbers.hand_limit')}")
        key = tuple(sorted(asked.elements()))
        if key in seen:
            yield Finding(
                path, f"{dish.id} asks for the same as {seen[key]}", f"see {subject.at(f'cards.{seen[key]}.asks')}"
            )
        seen.setdefault(key, dish.id)


CHECK = Check("dish/payable", find, ("chase",))
