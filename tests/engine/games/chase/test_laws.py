"""Laws that hold in every game: cards, refusals, copies, saves, answers."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.chase import (
    Record,
    Refused,
    State,
    Table,
    advance,
    apply,
    deal,
    digest,
    from_json,
    from_text,
    hide,
    legal,
    new_game,
    play_out,
    problems_of,
    to_json,
    to_text,
    verify,
)
from engine.games.chase.status import cards_of

ROOT = Path(__file__).parents[4]
GAMES = int(os.environ.get("DECKWRIGHT_GAMES", "1500"))


@pytest.fixture(scope="module", params=[2, 4], ids=["two", "four"])
def table(table: Table, request: pytest.FixtureRequest) -> Table:
    return table.seated(request.param)


def walk(table: Table, seed: int, log: Any = None) -> Iterator[State]:
    """Yield a game's states at each decision; the state is advanced in place."""
    chance, state = Random(seed), new_game(table, seed)
    state.log = log
    yield state
    while state.winner < 0:
        advance(state, chance.choice(legal(state)))
        yield state


class Lawful(list[Record]):
    """A log that looks at the whole state after every record."""

    state: State

    def append(self, record: Record) -> None:
        cards = cards_of(self.state)
        assert len(cards) == len(set(cards)) == self.state.table.count, record
        assert 0 <= self.state.distance <= self.state.table.last_square
        assert min(self.state.ap, *self.state.next_ap, *self.state.left) >= 0
        super().append(record)


def test_no_card_is_lost_or_doubled_after_any_record(table: Table) -> None:
    for seed in range(25):
        log = Lawful()
        for state in walk(table, seed):
            if state.log is None:
                log.state, state.log = state, log
            assert not problems_of(state)
        assert state.winner >= 0
        assert log[-1].kind == "game-over"


def test_random_games_end_and_keep_every_card(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    chance = Random(7)
    ends: dict[str, int] = {}
    for seed in range(GAMES):
        state = new_game(table, seed)
        play_out(state, chance)
        assert not problems_of(state)
        assert not state.could
        ends[state.ended] = ends.get(state.ended, 0) + 1
    with capsys.disabled():
        sys.stdout.write(f"[{GAMES} random games of {table.players}: {dict(sorted(ends.items()))}] ")
    # Four players by chance hardly ever cook four dishes together, nor leave the table alone for two rounds of four.
    rare = {"C7.2", "C7.5"} if table.players == 4 else set()
    assert set(ends) | rare == {"C7.1", "C7.2", "C7.3", "C7.4", "C7.5"}


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 120))
def test_issued_answers_are_accepted_and_others_refused_without_a_change(table: Table, seed: int, steps: int) -> None:
    state = state_after(table, seed, steps)
    before = to_text(state)
    issued = legal(state)
    assert (state.winner >= 0) == (not issued)
    assert len(set(issued)) == len(issued)
    for answer in issued:
        assert verify(state, answer) is None
        child, _ = apply(state, answer)
        assert to_text(state) == before
        assert child.log is None
    tried = [
        (verb, value)
        for verb in ("take", "move", "play", "dish", "end", "stack", "pass", "place", "lay")
        for value in (*range(60), *state.mountain)
    ]
    for answer in tried:
        if answer in issued:
            continue
        refused = verify(state, answer)
        assert refused is not None
        assert refused.code != "not-offered", (answer, refused)
        assert refused.rules or refused.code == "malformed"
        with pytest.raises(Refused):
            apply(state, answer)
        assert to_text(state) == before


def state_after(table: Table, seed: int, steps: int) -> State:
    states = walk(table, seed)
    state = next(states)
    for _ in range(steps):
        state = next(states, state)
    return state


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 150))
def test_saved_and_loaded_anywhere_it_has_the_same_future(table: Table, seed: int, steps: int) -> None:
    state = state_after(table, seed, steps)
    if state.winner >= 0:
        return
    again, third = from_text(table, to_text(state)), from_json(table, to_json(state))
    assert again.answers == third.answers == state.answers
    assert (again.who, again.kind) == (state.who, state.kind)
    copy = state.copy()
    for each in (again, third, copy):
        play_out(each, Random(seed))
    assert to_text(again) == to_text(third) == to_text(copy)
    assert digest(again) == digest(copy)


def test_a_copy_is_equal_in_every_field_and_independent(table: Table) -> None:
    for seed in range(5):
        state = state_after(table, seed, 60)
        before = to_text(state)
        copy = state.copy()
        assert to_text(copy) == before
        assert {name: getattr(copy, name) for name in State.__slots__} == {
            name: getattr(state, name) for name in State.__slots__
        }
        play_out(copy, Random(1))
        assert to_text(state) == before


def test_records_on_or_off_play_the_same_game(table: Table) -> None:
    for seed in range(10):
        logged: list[Record] = []
        *_, with_log = walk(table, seed, logged)
        *_, without = walk(table, seed)
        assert logged
        assert to_text(with_log) == to_text(without)


def test_other_hash_seeds_and_processes_play_the_same_games() -> None:
    code = (
        "from pathlib import Path; from random import Random; from engine.database import load\n"
        "from engine.vocabulary.registry import SHAPES\n"
        "from engine.games.chase import Table, digest, new_game, play_out\n"
        "table = Table(load(Path('cards.yaml'), SHAPES, use_cache=False).games['chase'])\n"
        "for seed in range(20):\n"
        "    state = new_game(table, seed, 2 + seed % 2 * 2); play_out(state, Random(seed)); print(state.table.digest, digest(state))\n"
    )
    outputs = set()
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        outputs.add(done.stdout)
    assert len(outputs) == 1
    assert len(set(outputs.pop().splitlines())) == 20


def test_what_a_player_may_not_see_is_unknown_and_can_be_dealt_anew(table: Table) -> None:
    for seed in range(6):
        state = state_after(table, seed, 50)
        if state.winner >= 0:
            continue
        hidden = hide(state, 1)
        assert not problems_of(hidden)
        assert [card for card in hidden.hands[1] if card >= table.count] == []
        assert all(card >= table.count for card in hidden.rewards if not state.seen[card] >> 1 & 1)
        assert all(card >= table.count for card in hidden.reserve)
        for slot in state.down:
            card = hidden.mountain[slot]
            assert card >= table.count or state.seen[card] >> 1 & 1
        for word in (1, 2, 3):
            dealt = hidden.copy()
            dealt.word = word
            deal(dealt)
            assert not problems_of(dealt)
            assert not dealt.could
            assert [table.level[card] for card in dealt.mountain.values()] == [
                table.level[card] for card in state.mountain.values()
            ]
            assert [table.level[card] for card in dealt.reserve] == [table.level[card] for card in state.reserve]
            play_out(dealt, Random(word))
            assert dealt.winner >= 0
