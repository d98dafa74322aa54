"""A second resolver, written from the rules and not from the engine, agrees on random stacks of simple cards."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.games.chase import Table, situation

CONDITIONS = [
    "",
    "distance >= 7",
    "distance <= 5",
    "below is meat",
    "not below is fish",
    "here is bottom",
    "stack.height >= 3",
    "below of them",
]
ACTIONS = [
    "distance +1",
    "distance +2",
    "distance -1",
    "cancel below",
    "cancel all of them",
    "protect below",
    "swap two below",
    "turn below",
    "make below fish",
    "sink below",
    "distance to 6",
    "ignore condition of below",
]
KINDS = ["meat", "fish", "egg"]


def by_hand(stack: list[dict[str, Any]], distance: int) -> tuple[int, bool]:
    """Resolve cards (side, ingredient, halves) from the top, the last of the list; give the distance and whether red won."""
    height = len(stack)
    while stack:
        card = stack[-1]
        below = stack[:-1]
        under = below[-1] if below else None
        sign = card["side"]
        half = card["halves"][sign]
        met = {
            "": True,
            "distance >= 7": distance >= 7,
            "distance <= 5": distance <= 5,
            "below is meat": under is not None and under["shows"] == "meat",
            "not below is fish": under is None or under["shows"] != "fish",
            "here is bottom": under is None,
            "stack.height >= 3": height >= 3,
            "below of them": under is not None and under["side"] != sign,
        }[half[0]]
        if not card.get("cancelled") and (met or card.get("waived")):
            for action in half[1]:
                under = below[-1] if below else None
                if action.startswith("distance to"):
                    distance = int(action.split()[-1])
                elif action.startswith("distance"):
                    distance = max(0, min(12, distance + int(action.split()[1])))
                    if distance == 0:
                        return 0, True
                elif action == "cancel all of them":
                    for each in below:
                        if each["side"] != sign and not each.get("protected"):
                            each["cancelled"] = True
                elif under is None:
                    continue
                elif action == "cancel below":
                    under["cancelled"] = under.get("cancelled") or not under.get("protected")
                elif action == "protect below":
                    under["protected"] = True
                elif action == "turn below":
                    under["side"] = 1 - under["side"]
                elif action == "make below fish":
                    under["shows"] = "fish"
                elif action == "sink below":
                    below.insert(0, below.pop())
                elif action == "swap two below" and len(below) > 1:
                    below[-1], below[-2] = below[-2], below[-1]
                elif action == "ignore condition of below":
                    under["waived"] = True
        stack = below
    return distance, False


@pytest.fixture(scope="module")
def invented(table: Table, term: Callable[..., Any]) -> tuple[Table, list[Any]]:
    """Put other effects on the shipped cards: forty designs with two random halves each."""
    import msgspec

    chance = Random(11)
    cards, halves = [], []
    for card in table.model.cards:
        if card.kind != "event":
            cards.append(card)
            continue
        both = []
        for _ in range(2):
            both.append((chance.choice(CONDITIONS), chance.sample(ACTIONS, chance.randint(1, 3))))
        made = [
            msgspec.structs.replace(
                card.green, play_if=None, if_=term(first, "condition") if first else None, do=tuple(map(term, actions))
            )
            for first, actions in both
        ]
        shows = chance.choice(KINDS)
        cards.append(
            msgspec.structs.replace(card, green=made[0], red=made[1], ingredient=term(shows, "ingredient"), copies=1)
        )
        halves.append((card.id, shows, both))
    return Table(msgspec.structs.replace(table.model, cards=tuple(cards))), halves


@pytest.mark.parametrize("number", range(40))
def test_both_resolvers_agree(invented: tuple[Table, list[Any]], number: int) -> None:
    table, halves = invented
    chance = Random(number)
    for _ in range(25):
        picked = chance.sample(halves, chance.randint(1, 6))
        distance = chance.randint(1, 12)
        stack = [(chance.choice(("green", "red")), card) for card, _, _ in picked]
        state = situation(table, stack=stack, distance=distance, rewards=[], mountain=[], hands={"green": 0, "red": 0})
        cards = [
            {"side": ("green", "red").index(side), "shows": shows, "halves": both}
            for (side, _), (_, shows, both) in zip(stack, picked, strict=True)
        ]
        assert (state.distance, state.winner == 1) == by_hand(cards, distance), (stack, distance)
