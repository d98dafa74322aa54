"""A small way to play chase in tests: situations, answers in words, records by kind."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.database import load
from engine.games.chase import (
    Record,
    Refusal,
    State,
    Table,
    answer_from_text,
    answer_text,
    apply,
    legal,
    problems_of,
    situation,
    verify,
)
from engine.vocabulary.registry import SHAPES

ROOT = Path(__file__).parents[2]


def model_of(path: Path) -> Any:
    found = load(path, SHAPES, use_cache=False)
    assert not found.problems, [problem.text() for problem in found.problems]
    return found.games["chase"]


class Play:
    """A game being played: its state, and what has happened so far."""

    def __init__(self, state: State, records: list[Record]) -> None:
        self.state, self.records = state, records

    def do(self, *answers: str) -> "Play":
        for text in answers:
            answer = answer_from_text(self.state, text)
            assert answer is not None, f"{text} is none of {self.offered}"
            self.state, records = apply(self.state, answer)
            self.records += records
            assert not problems_of(self.state)
        return self

    @property
    def offered(self) -> list[str]:
        return [answer_text(self.state, answer) for answer in legal(self.state)]

    def refusal(self, verb: str, value: int = 0) -> Refusal:
        found = verify(self.state, (verb, value))
        assert found is not None
        return found

    def card(self, name: str) -> int:
        return self.state.table.number[name]

    def hand(self, side: str) -> list[str]:
        return sorted(self.state.table.name(card) for card in self.state.hands[("green", "red").index(side)])

    def of(self, kind: str) -> list[Record]:
        return [record for record in self.records if record.kind == kind]

    @property
    def kinds(self) -> list[str]:
        return [record.kind for record in self.records]

    @property
    def discarded(self) -> list[str]:
        return [self.state.table.name(card) for card in self.state.discard]


@pytest.fixture(scope="session")
def shipped() -> Table:
    return Table(model_of(ROOT / "cards.yaml"))


@pytest.fixture(scope="session")
def stand_ins() -> Table:
    return Table(model_of(ROOT / "tests/data/chase-stand-ins.yaml"))


@pytest.fixture(scope="session")
def ruled() -> Callable[..., Table]:
    """Give the stand-in (or shipped) cards with other rulings."""
    models = {name: model_of(ROOT / name) for name in ("cards.yaml", "tests/data/chase-stand-ins.yaml")}

    def make(name: str = "tests/data/chase-stand-ins.yaml", **rulings: str) -> Table:
        return Table(models[name], msgspec.structs.replace(models[name].rulings, **rulings))

    return make


@pytest.fixture
def playing(stand_ins: Table) -> Callable[..., Play]:
    def make(table: Table | None = None, **given: Any) -> Play:
        records: list[Record] = []
        return Play(situation(table or stand_ins, log=records, **given), records)

    return make


@pytest.fixture
def four(playing: Callable[..., Any], shipped: Table) -> Callable[..., Any]:
    """Play a situation of four players."""

    def make(table: Table | None = None, **given: Any) -> Any:
        hands: dict[str, Any] = {name: [] for name in ("green", "red", "green2", "red2")}
        given = {"told": False, **given, "hands": hands | given.get("hands", {})}
        return playing(table or shipped, players=4, **given)

    return make
