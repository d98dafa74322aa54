"""A second resolver, written from the rules (C5.4-C5.7, C5.9) and not from the engine, agrees on random stacks."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from engine.effects import Piece, Term, parse, tokens
from engine.games.chase import Table
from engine.judge.chase.given import Given, Laid
from engine.judge.chase.ruling import rule
from engine.problems import Place
from engine.vocabulary.chase.shape import Chase, Half
from engine.vocabulary.chase.words import VOCABULARY

STACKS = 10_000
NUMBERS = ("distance", "hand(me)", "hand(them)", "stack.height")
ACTIONS = ("distance +1", "distance +2", "distance -1", "distance -3", "cancel below", "cancel all")
ACTIONS += ("protect below", "protect all", "protect all of me", "cancel all of them")
DESIGNS = 20


def term(text: str, sort: str) -> Term:
    found = parse(tokens([Piece(text, Place(1, 1))]), sort, VOCABULARY)
    assert isinstance(found, Term), found
    return found


def random_half(chance: Random) -> tuple[tuple[str, str, int] | None, list[str]]:
    condition = None
    if chance.random() < 0.6:
        condition = (chance.choice(NUMBERS), chance.choice((">=", "<=")), chance.randint(1, 7))
    return condition, chance.sample(ACTIONS, chance.randint(1, 3))


def made_half(half: tuple[tuple[str, str, int] | None, list[str]]) -> Half:
    condition, actions = half
    told = term(" ".join(str(each) for each in condition), "condition") if condition else None
    return Half(if_=told, do=tuple(term(action, "action") for action in actions))


def resolved(stack: list[tuple[int, Any]], distance: int, hands: tuple[int, int]) -> dict[str, Any]:
    """Resolve by the rules: ``stack`` from the bottom, each card its side and half."""
    fates: list[str] = []
    cancelled: set[int] = set()
    protected: set[int] = set()
    for place in range(len(stack) - 1, -1, -1):
        side, (condition, actions) = stack[place]
        if place in cancelled:
            fates.append("cancelled")
            continue
        if condition is not None:
            what, sign, limit = condition
            found = {"distance": distance, "hand(me)": hands[side], "hand(them)": hands[1 - side]}.get(what, len(stack))
            if not (found >= limit if sign == ">=" else found <= limit):
                fates.append("fizzles")
                continue
        fates.append("resolves")
        for action in actions:
            if action.startswith("distance"):
                distance = max(0, min(12, distance + int(action.split()[1])))
                if distance == 0:
                    return {"distance": 0, "fates": fates, "winner": "red"}
                continue
            verb, *words = action.split()
            meant = {
                "below": [place - 1] if place else [],
                "all": list(range(place)),
                "all of me": [at for at in range(place) if stack[at][0] == side],
                "all of them": [at for at in range(place) if stack[at][0] != side],
            }[" ".join(words)]
            if verb == "protect":
                protected.update(meant)
            else:
                cancelled.update(at for at in meant if at not in protected)
    return {"distance": distance, "fates": fates, "winner": None}


def test_c5_judge_agrees_with_a_resolver_written_from_the_rules(table: Table) -> None:
    chance = Random(5)
    model: Chase = table.model
    seen: set[str] = set()
    for _ in range(STACKS // 500):
        halves = [(random_half(chance), random_half(chance)) for _ in range(DESIGNS)]
        cards = list(model.cards)
        events = [number for number, card in enumerate(cards) if card.kind == "event"][:DESIGNS]
        for number, (green, red) in zip(events, halves, strict=True):
            cards[number] = msgspec.structs.replace(cards[number], green=made_half(green), red=made_half(red))
        own = Table(msgspec.structs.replace(model, cards=tuple(cards)))
        names = [cards[number].id for number in events]
        for _ in range(500):
            height = chance.randint(1, 8)
            first, distance = chance.randint(0, 1), chance.randint(1, 12)
            hands = chance.randint(0, 7), chance.randint(0, 7)
            chosen = chance.sample(range(DESIGNS), height)
            laid = tuple(Laid((first + place) % 2, names[card]) for place, card in enumerate(chosen))
            given = Given(
                stack=laid,
                numbers={"distance": distance, "hand.green": hands[0], "hand.red": hands[1], "rewards": 0},
                used={0: (8, 10, 12), 1: (4, 2, 1)},
            )
            expected = resolved(
                [(each.side, halves[card][each.side]) for each, card in zip(laid, chosen, strict=True)], distance, hands
            )
            (case,) = rule(own, given).cases
            (outcome,) = case.outcomes
            assert outcome.end.distance.after == expected["distance"], given
            assert [step.result for step in outcome.steps] == expected["fates"], given
            assert outcome.end.winner == expected["winner"], given
            seen |= {*expected["fates"], str(expected["winner"])}
    assert seen == {"resolves", "fizzles", "cancelled", "None", "red"}


@pytest.mark.parametrize(("distance", "after"), [(6, 5), (7, 9), (8, 10)])
def test_resolver_itself_at_a_bound(distance: int, after: int) -> None:
    half = (("distance", ">=", 7), ["distance +2"])
    lower = (("distance", "<=", 6), ["distance -1"])
    found = resolved([(0, lower), (1, half)], distance, (0, 0))
    assert found["distance"] == after
