"""The figures' half-card pattern is the engine's (C2.7)."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.games.chase.mountain import empty_slots, lay, lift, settle
from engine.games.chase.setup import empty_state
from engine.games.chase.slots import row_and_place, row_slots, slot_of
from engine.games.chase.table import Table
from engine.vocabulary.chase.shape import Row
from generator.rulebook.figures.chase.mountain import layout_of
from generator.rulebook.figures.chase.slots import FIRST, Lying, covering, free_slots, laid, places, uncovered


@given(st.integers(-3, 40), st.integers(1, 60))
def test_a_rows_places_are_the_engines(row: int, count: int) -> None:
    assert [(row, place) for place in places(row, count)] == [row_and_place(slot) for slot in row_slots(row, count)]


def test_each_layout_of_the_game_is_the_engines(games: dict[str, Any]) -> None:
    game = games["chase"]
    for players, modes in ((2, ("two",)), (4, ("1", "2", "3"))):
        table = Table(game, players=players)
        for mode, stage in zip(modes, table.stages, strict=True):
            cards = laid(*layout_of(game, mode))
            assert [card.slot for card in cards] == [row_and_place(slot) for slot, _, _ in stage]


def test_the_start_of_the_two_player_game(games: dict[str, Any]) -> None:
    cards = laid(games["chase"].mountain)
    assert uncovered(cards) == {card.slot for card in cards if card.rank == "L1"}
    free = free_slots(cards)
    assert len(free) == 26
    touching = {
        slot: sum(abs(slot[0] - r) == 1 == abs(slot[1] - p) for r, p in (c.slot for c in cards)) for slot in free
    }
    assert [touching[slot] for slot in free if slot[0] == 0] == [1, 2, 2, 1]
    assert [touching[slot] for slot in free if slot[0] == 8] == [1, *[2] * 8, 1]
    assert [n for slot, n in touching.items() if 0 < slot[0] < 8] == [1] * 12


ROWS = st.lists(st.builds(Row, rank=st.sampled_from(["L1", "L4", "FO"]), count=st.integers(1, 12), face=st.sampled_from(["up", "down"])), min_size=1, max_size=12)  # fmt: skip


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(rows=ROWS, data=st.data())
def test_covering_and_free_slots_are_the_engines_whatever_is_laid_and_taken(
    games: dict[str, Any], rows: list[Row], data: st.DataObject
) -> None:
    state = empty_state(Table(games["chase"], players=2))
    cards = list(laid(rows))
    for number, card in enumerate(cards):
        lay(state, slot_of(*card.slot), number % 20)
    assert {row_and_place(slot) for slot in state.open} == uncovered(cards)
    for _ in range(data.draw(st.integers(0, len(cards)))):
        slot = data.draw(st.sampled_from(sorted(uncovered(cards))))
        lift(state, slot_of(*slot), 0)
        settle(state)
        cards = [card for card in cards if card.slot != slot]
    assert {row_and_place(slot) for slot in empty_slots(state)} == set(free_slots(cards))
    assert {row_and_place(slot): over for slot, over in state.over.items()} == {
        slot: len(over) for slot, over in covering(cards).items()
    }
    returned = data.draw(st.sampled_from(free_slots(cards)))
    lay(state, slot_of(*returned), 0)
    cards.append(Lying(returned, "L1", "up"))
    assert {row_and_place(slot) for slot in state.open} == uncovered(cards)


def test_an_empty_mountain_takes_a_card_in_its_first_slot() -> None:
    assert free_slots(()) == (FIRST,)


def test_face_down_cards_that_nothing_covers_are_turned_up() -> None:
    down, up = Row(rank="L2", count=3, face="down"), Row(rank="L1", count=1, face="up")
    cards = laid([down, up])
    assert {card.slot for card in cards if card.face == "up"} == {(1, 2), (2, -1)} == set(uncovered(cards))
