"""Laws of the judge: its outcomes hold every line of play, its cases agree with known facts, nothing is invented."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from engine.games.chase import NATURE, Table, advance, situation
from engine.games.chase.table import SIDES
from engine.judge.chase.answers import Case, If, Range, Ruling
from engine.judge.chase.cards import Cards
from engine.judge.chase.given import Given, Laid
from engine.judge.chase.impossible import faults
from engine.judge.chase.ruling import rule
from engine.judge.explore import TooMany

FULL = ("distance", "round", "hand.green", "hand.red", "ap.green", "ap.red", "dishes.green", "dishes.red", "rewards")
FULL += ("offensives", "hidden", "discard", "took", "moved", "unlocked")


def random_given(table: Table, chance: Random, tallest: int = 5) -> Given:
    """Make a situation with all numbers known."""
    events = [card.id for card in table.designs if card.kind == "event"]
    first = chance.randint(0, 1)
    chosen = chance.sample(events, chance.randint(1, tallest))
    numbers = {
        "distance": chance.randint(1, 12),
        "round": chance.randint(1, 8),
        "hand.green": chance.randint(0, 5),
        "hand.red": chance.randint(0, 5),
        "ap.green": chance.randint(1, 2),
        "ap.red": chance.randint(1, 2),
        "dishes.green": chance.randint(0, 2),
        "dishes.red": chance.randint(0, 2),
        "rewards": chance.randint(0, 3),
        "offensives": 4,
        "hidden": chance.choice((0, 2, 3, 14)),
        "discard": chance.randint(0, 6),
        "took": chance.randint(0, 1),
        "moved": chance.randint(0, 1),
        "unlocked": 0,
    }
    squares = {
        side: tuple(square for square in sorted(table.squares[side]) if chance.random() < 0.6) for side in (0, 1)
    }
    stack = tuple(Laid((first + place) % 2, card) for place, card in enumerate(chosen))
    left = [card for card in events if card not in chosen]
    return Given(stack=stack, numbers=numbers, used=squares, open=tuple(chance.sample(left, 4)))


def numbers_of(ruling: Ruling) -> set[tuple[Any, ...]]:
    """Give each outcome as numbers that a played line can be compared with."""
    found = set()
    for case in ruling.cases:
        for outcome in case.outcomes:
            end = outcome.end
            found.add(
                (end.distance.after, end.hands["green"].after, end.hands["red"].after, end.rewards.after, end.winner)
            )
    return found


def played(table: Table, given: Given, chance: Random) -> tuple[Any, ...] | None:
    """Play the stack out in the engine by chance, from the same table; None where it can't be laid out so."""
    numbers = given.numbers
    active = SIDES[given.active]
    other = SIDES[1 - given.active]
    spare = [card.id for card in table.designs if card.kind == "event"]
    taken = [laid.card for laid in given.stack] + list(given.open or ())
    spare = [id for id in spare if id not in taken]
    chance.shuffle(spare)
    rewards = [id for id in spare if next(card for card in table.designs if card.id == id).level >= 3][
        : numbers["rewards"]
    ]
    hidden = [id for id in spare if id not in rewards]
    hands = {side: [hidden.pop() for _ in range(numbers[f"hand.{side}"])] for side in SIDES}
    discard = [hidden.pop() for _ in range(min(numbers["discard"], len(hidden)))]
    if len(discard) < numbers["discard"]:
        return None
    mountain = [(1, 4 * at, card, "up") for at, card in enumerate(given.open or ())]
    opened = len(given.stack) > 1
    state = situation(
        table,
        active=active,
        round=numbers["round"],
        distance=numbers["distance"],
        hands=hands,
        stack=[(SIDES[laid.side], laid.card) for laid in given.stack],
        discard=discard,
        rewards=rewards,
        mountain=mountain,
        used={side: given.used[number] for number, side in enumerate(SIDES)},
        ap=numbers[f"ap.{active}"],
        next_ap={other: numbers[f"ap.{other}"] - opened},
        took=bool(numbers["took"]),
        moved=bool(numbers["moved"]),
        told=True,
        to_decision=True,
    )
    while state.winner < 0 and not (state.kind == "turn" and not state.stack):
        assert state.answers
        assert state.who == NATURE or state.who in (0, 1)
        advance(state, chance.choice(state.answers))
    winner = ("green", "red", "nobody")[state.winner] if state.winner >= 0 else None
    return state.distance, len(state.hands[0]), len(state.hands[1]), len(state.rewards), winner


def test_outcomes_hold_every_line_that_random_play_took(table: Table) -> None:
    chance = Random(11)
    lines = 0
    for _ in range(300):
        given = random_given(table, chance)
        words = {term.word for term in terms(table, given)}
        if words & {
            "hidden",
            "take_covered",
            "turn_up",
            "peek_hidden",
            "offensives_left",
            "unlocked",
            "dishes",
            "dish_asks",
            "open_level",
        }:
            continue
        given = msgspec.structs.replace(given, numbers={**given.numbers, "offensives": 0, "unlocked": 1, "hidden": 0})
        outcomes = numbers_of(rule(table, given))
        for _ in range(6):
            line = played(table, given, chance)
            if line is not None:
                assert line in outcomes, (given, line, outcomes)
                lines += 1
    assert lines > 500


def terms(table: Table, given: Given) -> Any:
    from engine.judge.chase.build import terms_of

    return terms_of(table, given)


def told(value: Any, number: int | None) -> bool:
    """Say whether a number fits what was told: itself, a range, or that it is unknown."""
    if isinstance(value, Range):
        return number is not None and value.low <= number and (value.more or number <= value.high)
    return value is None or value == number


def named(cards: tuple[str, ...]) -> list[str]:
    return [card for card in cards if card != "?"]


def fits(case: Case, numbers: dict[str, int]) -> bool:
    return any(all_hold(ifs, numbers) for ifs in (case.ifs, *case.also))


def all_hold(ifs: tuple[If, ...], numbers: dict[str, int]) -> bool:
    return all(
        any(low <= numbers[each.fact] and (high is None or numbers[each.fact] <= high) for low, high in each.stretches)
        for each in ifs
    )


@pytest.mark.parametrize("hidden_facts", [1, 2, 3])
def test_a_case_agrees_with_the_ruling_on_every_value_that_it_covers(table: Table, hidden_facts: int) -> None:
    chance = Random(hidden_facts)
    parted = 0
    for _ in range(120):
        given = random_given(table, chance, 3)
        left_out = chance.sample(FULL, hidden_facts)
        vague = msgspec.structs.replace(given, numbers={k: v for k, v in given.numbers.items() if k not in left_out})
        try:
            ruling = rule(table, vague)
        except TooMany:
            continue
        (case,) = [case for case in ruling.cases if fits(case, given.numbers)]
        parted += len(ruling.cases) > 1
        exact = rule(table, given).cases[0].outcomes
        assert len(exact) == len(case.outcomes), given
        for known, found in zip(exact, case.outcomes, strict=True):
            assert [step.result for step in known.steps] == [step.result for step in found.steps], given
            assert told(found.end.distance.after, known.end.distance.after), given
            assert known.end.winner == found.end.winner
            for side in SIDES:
                assert told(found.end.hands[side].after, known.end.hands[side].after), given
                assert told(found.end.hands[side].change, known.end.hands[side].change), given
            assert named(known.end.discard) == named(found.end.discard)
    assert parted > 5


def test_what_is_not_told_is_not_needed_where_it_changes_nothing(table: Table) -> None:
    given = Given(stack=(Laid(0, "E13"), Laid(1, "E37")), numbers={"distance": 6})
    assert [fault.code for fault in faults(table, Cards(table), given)] == ["offensive-laid"]
    plain = Given(stack=(Laid(0, "E13"),), numbers={"distance": 6})
    assert rule(table, plain).facts == ()


def test_an_unknown_hand_stays_unknown_when_a_card_is_stolen(table: Table) -> None:
    given = Given(stack=(Laid(1, "E23"),), numbers={"distance": 6, "hand.green": 3, "hand.red": 1}, used={0: (), 1: ()})
    (outcome,) = rule(table, given).cases[0].outcomes
    assert outcome.end.known_hands == {"green": (), "red": ()}
    assert (outcome.end.hands["green"].after, outcome.end.hands["red"].after) == (2, 2)
    stolen = [record for step in outcome.steps for record in step.records if record.kind == "stolen"]
    assert [record.facts["card"] for record in stolen] == ["?"]


def test_nothing_is_ruled_beyond_the_bound(table: Table) -> None:
    given = Given(stack=(Laid(0, "E02"), Laid(1, "E11")))
    with pytest.raises(TooMany) as error:
        rule(table, given, most=50)
    assert error.value.facts[0] == "distance" or "hand.green" in error.value.facts
