"""A companion with nobody at its screen: what it is told as lines, what it says as a list."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from engine.database import Database, load, templates_of
from engine.games.chase import Table, with_rulings
from engine.judge.chase.cards import Cards
from engine.table.chase.companion import Companion
from engine.table.chase.play import Play, Setting
from engine.table.chase.rulebook import Rulebook
from engine.vocabulary.registry import SHAPES

ROOT = Path(__file__).parents[4]


class Quiet:
    """Takes what is said; what is typed comes from the test."""

    terminal = False
    width = 80

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, lines: Iterable[str]) -> None:
        self.said += list(lines)

    show = say

    def ask(self, prompt: str = "> ") -> str:
        raise EOFError

    def clear(self) -> None:
        pass


class Seat(Companion):
    """A companion that a test types to."""

    saved = 0

    def type(self, *lines: str) -> list[str]:
        """Type lines and give what was said to the last."""
        for line in lines:
            self.talk.said.clear()  # type: ignore[attr-defined]
            self.line(line)
        return list(self.talk.said)  # type: ignore[attr-defined]

    @property
    def said(self) -> str:
        return "\n".join(self.talk.said)  # type: ignore[attr-defined]


@pytest.fixture(scope="session")
def database() -> Database:
    return load(ROOT / "cards.yaml", SHAPES, use_cache=False)


@pytest.fixture(scope="session")
def model(database: Database) -> Any:
    return database.games["chase"]


@pytest.fixture
def seat(model: Any, database: Database) -> Callable[..., Seat]:
    """Begin a game: dealt by a seed, or lying on a table whose first two rows are told."""

    def begin(deal: int | None = None, lang: str = "en", rows: bool = True, **setting: Any) -> Seat:
        given = Setting(deal=deal is not None, seed=deal or 0, **setting)
        table = Table(model, with_rulings(model.rulings, given.rulings), given.players)
        rulebook = Rulebook(model, lambda: templates_of(ROOT / "cards.yaml"), lang)
        cards = Cards(table, lang)
        made = Seat(Play(table, given), cards, Quiet(), rulebook, lambda: None, "Chase", database.digest)  # type: ignore[arg-type]
        if deal is None and rows:
            made.type("E41 E42 E43", "E37 E38 E39 E40")
        return made

    return begin
