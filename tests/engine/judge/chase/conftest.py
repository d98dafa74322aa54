"""The shipped cards, and rulings on situations written in words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.database import load
from engine.games.chase import Table
from engine.judge.chase.cards import Cards
from engine.judge.chase.given import Given
from engine.judge.chase.reading import Reader, from_options
from engine.vocabulary.registry import SHAPES

ROOT = Path(__file__).parents[4]


@pytest.fixture(scope="session")
def table() -> Table:
    return Table(load(ROOT / "cards.yaml", SHAPES, use_cache=False).games["chase"])


@pytest.fixture(scope="session")
def situation(table: Table) -> Callable[..., Given]:
    """Read a situation from words: ``stack="green E07"``, ``hand_red=3``."""

    def read(**words: Any) -> Given:
        reader = Reader(table, Cards(table))
        from_options(reader, {name.replace("_", "."): str(value) for name, value in words.items()}, ())
        given = reader.given()
        assert not reader.faults
        return given

    return read
