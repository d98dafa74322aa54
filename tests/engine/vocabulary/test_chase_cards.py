"""The shipped cards of chase hold what the rules say there is: counts with their arithmetic beside them."""

from collections import Counter
from pathlib import Path

import pytest

from engine.database import load
from engine.vocabulary.chase.shape import Chase, Dish, Event, Finale, Offensive, Student
from engine.vocabulary.chase.texts import card_text_of
from engine.vocabulary.registry import SHAPES

DATABASE = load(Path(__file__).parents[3] / "cards.yaml", SHAPES, use_cache=False)
GAME: Chase = DATABASE.games["chase"]
EVENTS = [card for card in GAME.cards if isinstance(card, Event | Offensive | Finale)]


def test_shipped_database_has_no_finding() -> None:
    assert not DATABASE.problems


def test_c1_3_event_cards_by_rank() -> None:
    ranks: Counter[str] = Counter()
    for card in EVENTS:
        ranks[card.rank] += card.copies
    assert ranks == {"L1": 13, "L2": 11, "L3": 9, "L4": 8, "L5": 7, "FO": 4, "L6": 3}
    assert sum(ranks.values()) == 55  # 13 + 11 + 9 + 8 + 7 + 4 + 3


def test_at_least_40_event_designs_and_copies_only_at_levels_1_to_3() -> None:
    assert len(EVENTS) >= 40
    assert {card.rank for card in EVENTS if card.copies > 1} <= {"L1", "L2", "L3"}


def test_ingredients_are_spread_as_the_dishes_need() -> None:
    shown: Counter[str] = Counter()
    for card in EVENTS:
        if not isinstance(card, Finale):
            shown[card.ingredient.word] += card.copies
    assert shown.pop("vegetable") == 5
    assert set(shown) == {"meat", "fish", "egg", "grain", "spice"}
    assert all(8 <= count <= 11 for count in shown.values())
    assert sum(shown.values()) == 47  # 52 cards with an ingredient, 5 of them vegetable


def test_c1_5_dishes_ask_two_to_four_and_their_bonuses_differ_in_kind() -> None:
    dishes = [card for card in GAME.cards if isinstance(card, Dish)]
    assert len(dishes) == 5
    assert {len(dish.asks) for dish in dishes} == {2, 3, 4}
    assert len({tuple(action.word for action in dish.bonus) for dish in dishes}) == 5


def test_c1_6_and_c1_7_other_cards() -> None:
    kinds = Counter(card.kind for card in GAME.cards)
    assert (kinds["track"], kinds["slider"], kinds["student"], kinds["reference"]) == (1, 1, 4, 2)
    assert Counter(card.side for card in GAME.cards if isinstance(card, Student)) == {"green": 2, "red": 2}


def test_c2_2_mountain_hands_and_rewards_use_every_event_card() -> None:
    needed: Counter[str] = Counter()
    for row in GAME.mountain:
        needed[row.rank] += row.count
    for hand in GAME.hands.values():
        needed.update(hand)
    needed.update(GAME.rewards)
    # L1 9 + 2 + 2, L2 8 + 2 + 1, L3 7 + 2, L4 6 + 2, L5 5 + 2, FO 4, L6 3
    assert needed == {"L1": 13, "L2": 11, "L3": 9, "L4": 8, "L5": 7, "FO": 4, "L6": 3}


def test_c8_2_four_players_use_every_event_card() -> None:
    needed: Counter[str] = Counter()
    for stage in GAME.four_players.stages:
        for row in stage.rows:
            needed[row.rank] += row.count
        needed.update(single.rank for single in stage.extra)
    for hand in GAME.four_players.hands:
        needed.update(hand)
    # L1 9 + 3 + 1, L2 8 + 3, L3 9, L4 8, L5 5 + 2, FO 4, L6 3
    assert needed == {"L1": 13, "L2": 11, "L3": 9, "L4": 8, "L5": 7, "FO": 4, "L6": 3}


@pytest.mark.parametrize("language", GAME.languages)
def test_names_and_flavours_are_all_different(language: str) -> None:
    names = [card.name[language] for card in GAME.cards]
    flavours = [card.flavor[language] for card in GAME.cards if card.flavor]
    assert len(set(names)) == len(names)
    assert len(set(flavours)) == len(flavours)


@pytest.mark.parametrize("language", GAME.languages)
def test_every_half_and_bonus_says_something(language: str) -> None:
    for card in GAME.cards:
        said = card_text_of(card, GAME, language)
        if isinstance(card, Event | Offensive):
            assert said.green is not None
            assert said.red is not None
            assert said.green.text
            assert said.red.text
        elif isinstance(card, Dish | Student | Finale):
            assert said.text
