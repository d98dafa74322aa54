"""Tell which cards change what one of their own kind of neighbour does, so that their order in a stack matters.

A card above changes one below when it cancels, changes or moves cards, or alters what the other's condition reads. For
information only: `check --only order/matters`.

Passes: `do: [distance +1, take 1 from mountain]` below a card that only takes from the mountain
Fails: `if: distance >= 5` below a card with `distance -1`
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from engine.checks.finding import Check, Finding
from engine.checks.halves import Effect, effects
from engine.checks.subject import Subject

STACK = frozenset(
    ("cancel", "protect", "waive", "repeat", "swap_below", "sink", "recolour", "turn", "claim", "return_card")
)
WRITES = {
    "farther": "distance", "closer": "distance", "distance_to": "distance", "discard_hand": "hand",
    "discard_random": "hand", "steal": "hand", "trade": "hand", "return_hand": "hand", "take": "hand mountain",
    "take_covered": "hand mountain", "take_reward": "hand rewards", "recover": "hand discard", "keep": "hand discard",
    "turn_up": "mountain", "clear": "mountain discard", "cover_from_hand": "mountain hand", "shift": "mountain",
    "cover_from_discard": "mountain discard", "return_discard": "mountain discard", "ap_now": "ap", "ap_gain": "ap",
    "ap_lose": "ap", "reset_reward": "rewards",
}  # fmt: skip
"""What each verb alters on the table."""
READS = {
    "distance": "distance", "on_reward": "distance", "hand": "hand", "bigger_hand": "hand", "ap": "ap",
    "rewards_left": "rewards", "offensives_left": "mountain", "open_level": "mountain", "hidden": "mountain",
    "unlocked": "mountain", "discard_size": "discard", "peek_rewards": "rewards", "take_reward": "rewards",
    "recover": "discard", "return_discard": "discard", "cover_from_discard": "discard",
}  # fmt: skip


def find(subject: Subject) -> Iterator[Finding]:
    """List, for each card, the cards whose effect it may change from above."""
    halves: dict[str, list[Effect]] = defaultdict(list)
    for effect in effects(subject.game):
        if effect.stacked:
            halves[effect.card.id].append(effect)
    writes = {id: _written(of) for id, of in halves.items()}
    reads = {id: _read(of) for id, of in halves.items()}
    for id, altered in writes.items():
        if "stack" in altered:
            yield Finding(f"cards.{id}", f"{id} acts on the stack: its place matters beside every card", "", "note")
        elif below := [other for other, read in reads.items() if other != id and read & altered]:
            yield Finding(f"cards.{id}", f"{id} above changes what these read: {', '.join(below)}", "", "note")


def _written(of: list[Effect]) -> set[str]:
    words = {term.word for effect in of for action in effect.do for term in action.walk()}
    return {name for word in words for name in WRITES.get(word, "").split()} | ({"stack"} if words & STACK else set())


def _read(of: list[Effect]) -> set[str]:
    read: set[str] = set()
    for effect in of:
        for term in (effect.play_if, effect.if_, *effect.do):
            read |= {READS.get(part.word, "") for part in term.walk()} if term is not None else set()
    return read - {""}


CHECK = Check("order/matters", find, ("chase",), on_demand=True)
