"""C2: what lies where before green's first turn."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.games.chase import Table, new_game, problems_of, row_and_place


def levels(table: Table, cards: Any) -> Counter[int]:
    return Counter(table.level[card] for card in cards)


@pytest.mark.parametrize("seed", [0, 1, 77])
def test_c2_2_mountain_row_by_row(shipped: Table, seed: int) -> None:
    state = new_game(shipped, seed)
    rows = {row: {} for row in range(1, 8)}
    for slot, card in state.mountain.items():
        row, place = row_and_place(slot)
        rows[row][place] = card
        assert (slot in state.down) == (row in (4, 6))
    # L6 x3, FO x4, L5 x5, L4 x6, L3 x7, L2 x8, L1 x9; FO counts as level 0 here
    wanted = [(6, 3), (0, 4), (5, 5), (4, 6), (3, 7), (2, 8), (1, 9)]
    assert [dict(levels(shipped, row.values())) for row in rows.values()] == [{level: count} for level, count in wanted]


def test_c2_3_c2_6_hands_and_rewards(shipped: Table) -> None:
    state = new_game(shipped, 5)
    assert levels(shipped, state.hands[0]) == {1: 2, 2: 2}
    assert levels(shipped, state.hands[1]) == {1: 2, 2: 1}
    assert levels(shipped, state.rewards) == {3: 2, 4: 2, 5: 2}
    assert not problems_of(state)


def test_c2_5_distance_starts_at_6_and_squares_are_coloured(shipped: Table) -> None:
    state = new_game(shipped, 5)
    assert (state.distance, shipped.last_square) == (6, 12)
    assert (shipped.squares[0], shipped.squares[1]) == ({8, 10, 12}, {4, 2, 1})


def test_c2_7_rows_start_half_a_card_further_out(shipped: Table) -> None:
    state = new_game(shipped, 5)
    for row in range(1, 8):
        places = sorted(place for at, place in map(row_and_place, state.mountain) if at == row)
        assert places == list(range(-(row + 1), row + 2, 2))
    assert {row_and_place(slot)[0] for slot in state.open} == {7}
    assert len(state.open) == 9


def test_c2_7_covered_by_what_was_laid_later_only(playing: Callable[..., Any]) -> None:
    play = playing(mountain=[(5, 0, "A1", "up"), (4, 1, "B1", "up"), (4, -3, "C1", "up")], hands={"green": 1, "red": 1})
    assert [text for text in play.offered if text.startswith("take")] == ["take(4,-3)", "take(4,1)"]
    covered = play.refusal("take", next(slot for slot in play.state.mountain if row_and_place(slot) == (5, 0)))
    assert (covered.code, covered.rules) == ("covered", ("C4.1", "C2.7"))


def test_c2_6_reward_order_and_hands_differ_between_seeds(shipped: Table) -> None:
    assert len({tuple(new_game(shipped, seed).rewards) for seed in range(20)}) > 15
    assert len({tuple(sorted(new_game(shipped, seed).hands[0])) for seed in range(20)}) > 15


def test_c2_1_green_acts_first_and_starts_with_one_card_more(shipped: Table) -> None:
    state = new_game(shipped, 3)
    assert (state.active, state.who, state.round) == (0, 0, 1)
    assert len(state.hands[0]) == len(state.hands[1]) + 1


def test_c2_4_every_dish_lies_in_the_dish_area(shipped: Table) -> None:
    state = new_game(shipped, 3)
    assert [shipped.dish_name(dish) for dish in state.area] == ["D1", "D2", "D3", "D4", "D5"]
    assert state.dishes == [[], []]
