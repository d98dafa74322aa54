"""Show findings about faces where their author can mend them: at the layer or the scene of a card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from engine.database import Database
from engine.problems import Problem
from generator.build.dealing import Dealer

OF_CARD = re.compile(r"card ([^\s,:]+)")
QUOTED = re.compile(r"`([^`]+)`|'([^']+)'")


class Placing:
    """Find the place of each finding."""

    def __init__(self, database: Database, dealer: Dealer) -> None:
        self._database = database
        self._dealer = dealer
        self._cards = {card.id: card for card in dealer.game.cards}

    def found(self, problem: Problem) -> tuple[str, Problem]:
        """Give a finding with its card's id and the best place that is known for it."""
        located = self._dealer.located(problem)
        named = OF_CARD.match(problem.message)
        id = problem.file if problem.file in self._cards else named[1] if named else ""
        card = self._cards.get(id)
        if card is None:
            return "", located
        words = [one or other for one, other in QUOTED.findall(problem.message)]
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
