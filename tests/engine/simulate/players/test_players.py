"""Programs that play: always legally, the same way each time, knowing only what they may, and better than chance."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.database import load
from engine.games.chase import State, Table, advance, digest, legal, new_game, verify
from engine.simulate.players import PLAYERS
from engine.simulate.players.greedy import imagined
from engine.simulate.players.worth import WON, worth
from engine.vocabulary.registry import SHAPES

ROOT = Path(__file__).parents[4]


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(load(ROOT / "cards.yaml", SHAPES).games["chase"])


def game(table: Table, seed: int, green: str, red: str) -> State:
    state, chance = new_game(table, seed), Random(seed)
    while state.winner < 0:
        before = digest(state)
        answer = PLAYERS[(green, red)[state.who & 1]](state, chance)
        assert verify(state, answer) is None
        assert digest(state) == before
        advance(state, answer)
    return state


@pytest.mark.parametrize("name", list(PLAYERS))
def test_the_same_game_again(table: Table, name: str) -> None:
    assert digest(game(table, 7, name, "random")) == digest(game(table, 7, name, "random"))


@pytest.mark.parametrize(("green", "red", "winner"), [("greedy", "random", 0), ("random", "greedy", 1)])
def test_greedy_beats_chance_on_either_side(table: Table, green: str, red: str, winner: int) -> None:
    assert sum(game(table, seed, green, red).winner == winner for seed in range(6)) >= 5


def test_what_greedy_imagines_agrees_with_what_it_sees_and_no_more(table: Table) -> None:
    state = new_game(table, 3)
    worlds = [imagined(state, Random(seed)) for seed in range(12)]
    rivals = {tuple(sorted(world.hands[1])) for world in worlds}
    assert len(rivals) > 3
    for world in worlds:
        assert world.hands[0] == state.hands[0]
        assert legal(world) == legal(state)
        assert len(world.hands[1]) == len(state.hands[1])
        assert not world.could
        shown = {slot: card for slot, card in state.mountain.items() if slot not in state.down}
        assert shown.items() <= world.mountain.items()
        assert world.word != state.word


@pytest.mark.parametrize(("field", "value", "side"), [("distance", 8, 0), ("distance", 2, 1), ("next_ap", [3, 2], 0)])
def test_worth_sees_what_is_good_for_a_side(table: Table, field: str, value: Any, side: int) -> None:
    state = new_game(table, 3)
    before = worth(state, side), worth(state, 1 - side)
    setattr(state, field, value)
    assert worth(state, side) > before[0]
    assert worth(state, 1 - side) < before[1]


def test_worth_of_a_game_that_is_over(table: Table) -> None:
    state = new_game(table, 3)
    assert [worth(_ended(state, winner), 0) for winner in (0, 1, 2)] == [WON, -WON, 0]


def _ended(state: State, winner: int) -> State:
    after = state.copy()
    after.winner = winner
    return after
