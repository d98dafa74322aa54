"""Show findings about faces where their author can mend them: at the layer, the scene, the layout's own line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import structs

from engine.database import Database
from engine.database.nodes import read_nodes
from engine.database.tree import Mapping, Node, Scalar
from engine.problems import Place, Problem
from generator.build.dealing import Dealer

OF_CARD = re.compile(r"card ([^\s,:]+)")
QUOTED = re.compile(r"`([^`]+)`|'([^']+)'")


class Placing:
    """Find the place of each finding; layouts are read again only where an icon is missing in one."""

    def __init__(self, database: Database, dealer: Dealer, folders: Sequence[Path]) -> None:
        self._database = database
        self._dealer = dealer
        self._folders = folders
        self._cards = {card.id: card for card in dealer.game.cards}
        self._icons: dict[str, tuple[Path, Place]] | None = None

    def found(self, problem: Problem) -> tuple[str, Problem]:
        """Give a finding with its card's id and the best place that is known for it."""
        located = self._dealer.located(problem)
        named = OF_CARD.match(problem.message)
        id = problem.file if problem.file in self._cards else named[1] if named else ""
        card = self._cards.get(id)
        if card is None:
            return "", located
        words = [one or other for one, other in QUOTED.findall(problem.message)]
        if problem.code == "icon/unknown" and words:
            return id, self._at_icon(words[-1], located)
        path = self._path(card, problem.code, words)
        if path:
            path = f"games.{self._dealer.name}.cards.{id}.{path}"
            located = self._database.problem(path, located.code, located.message, located.hint, located.severity)
        return id, located

    def _path(self, card: Any, code: str, words: Sequence[str]) -> str:
        scene = getattr(card, "picture", None)
        if code == "picture/unknown":
            layers = enumerate(getattr(scene, "layers", ()))
            return next((f"picture.layers.{number}.emoji" for number, layer in layers if layer.emoji in words), "")
        scenery = getattr(scene, "scenery", "")
        if code == "template/unknown-layout" and scenery and f"scenery/{scenery}" in words:
            return "picture.scenery"
        return ""

    def _at_icon(self, name: str, located: Problem) -> Problem:
        """Show an icon that a layout names there; one that a card's text names stays at the card."""
        if self._icons is None:
            self._icons = dict(_icons_of(self._folders))
        if name not in self._icons:
            return located
        path, place = self._icons[name]
        return structs.replace(located, file=str(path), line=place.line, column=place.column, excerpt="")


def _icons_of(folders: Sequence[Path]) -> Iterator[tuple[str, tuple[Path, Place]]]:
    for folder in folders:
        for path in sorted((folder / "faces").rglob("*.yaml")):
            top, _ = read_nodes(path.read_bytes(), str(path))
            if top is not None:
                yield from ((node.text, (path, node.place)) for node in _named(top))


def _named(node: Node) -> Iterator[Scalar]:
    if isinstance(node, Mapping):
        for key, value in node.entries:
            if key.text == "icon" and isinstance(value, Scalar):
                yield value
            else:
                yield from _named(value)
