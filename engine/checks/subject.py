"""What a check looks at: one game of a card file, its rule texts and its templates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.database import Database
    from engine.effects import Vocabulary
    from engine.problems import Problem
    from engine.rules.paragraphs import Rules


class Subject:
    """A game with all that belongs to it; what is costly to read is read once, when first asked for."""

    def __init__(self, database: Database, name: str, folders: Sequence[Path]) -> None:
        self.database = database
        self.name = name
        self.folders = tuple(folders)
        self.game: Any = database.games[name]
        self.languages: tuple[str, ...] = tuple(self.game.languages)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """Give the words of the game's effects; KeyError for a game that has none."""
        from engine.vocabulary.registry import vocabulary

        return vocabulary(self.name)

    @property
    def has_rules(self) -> bool:
        """Say whether the game has words of its own, and so must have rule texts."""
        from engine.vocabulary.registry import SHAPES

        return self.name in SHAPES

    @cached_property
    def rulebook(self) -> tuple[Mapping[str, Rules], Sequence[Problem]]:
        """Give the rule texts by language, and what was found in them."""
        from engine.rules.load import load
        from engine.vocabulary.rule_facts import rule_facts

        return load(
            self.name,
            self.languages,
            self.folders,
            lambda language: rule_facts(self.name, self.game, language),
        )

    @cached_property
    def icons(self) -> frozenset[str]:
        """Name the icons that texts may show: the files of the templates' folders."""
        return frozenset(path.stem for folder in self.folders for path in (folder / "icons").glob("*.svg"))

    @cached_property
    def lines(self) -> Sequence[str]:
        """Give the card file's lines."""
        from engine.database.source import lines_of

        return lines_of(Path(self.database.file).read_bytes())

    def line(self, path: str) -> int:
        """Give the line of a path of the game's entry, 0 where it has none."""
        place = self.database.place(f"games.{self.name}.{path}")
        return place.line if place else 0

    def at(self, *paths: str) -> str:
        """Say for a hint where paths stand: ``line 12``, ``lines 12, 14``."""
        lines = sorted({line for path in paths if (line := self.line(path))})
        return f"line{'s' * (len(lines) > 1)} {', '.join(map(str, lines))}"
