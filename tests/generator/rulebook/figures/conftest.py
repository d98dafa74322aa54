"""The real project's figures: its cards, fonts and templates."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.database import load
from engine.vocabulary.registry import SHAPES
from generator.pictures.pictures import pictures_of
from generator.rulebook.figures import Figures, Placed
from generator.text.fonts import FontBook

ROOT = Path(__file__).parents[4]
TEMPLATES = (ROOT / "templates",)
LANGUAGES = ("zh", "ja", "en")


@pytest.fixture(scope="session")
def games() -> dict[str, Any]:
    """Give the bundled games by name."""
    return dict(load(ROOT / "cards.yaml", SHAPES, use_cache=False).games)


@pytest.fixture(scope="session")
def figures() -> Figures:
    """Give the bundled project's figures."""
    return Figures(TEMPLATES, FontBook.load(TEMPLATES), pictures_of(TEMPLATES, ROOT / "cards.yaml"))


@pytest.fixture(scope="session")
def make(figures: Figures, games: dict[str, Any]) -> Callable[..., Placed]:
    """Make a figure of chase, by default in English and of the bundled game."""

    def made(name: str, language: str = "en", game: Any = None, game_name: str = "chase", **options: Any) -> Placed:
        return figures.make(name, game_name, game or games[game_name], language, **options)

    return made
