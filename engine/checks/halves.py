"""Every place of chase where effects stand: halves, bonuses, skills."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.effects import Term
from engine.vocabulary.chase.shape import AnyCard, Chase, Dish, Event, Offensive, Student
from engine.vocabulary.wording import Wording


class Effect(NamedTuple):
    """Effects with their conditions; ``key`` names their list (``do``, ``bonus``), ``side`` is empty for a dish.

    ``stacked`` says that they resolve from a stack, so that there is a card that they stand on.
    """

    card: AnyCard
    path: str
    key: str
    side: str
    stacked: bool
    play_if: Term | None
    if_: Term | None
    do: tuple[Term, ...]
    wording: Wording | None
    wording_if: Wording | None

    @property
    def conditions(self) -> tuple[tuple[str, Term], ...]:
        """Give the conditions before the effects, with their paths."""
        named = (("play_if", self.play_if), ("if", self.if_))
        return tuple((f"{self.path}.{key}", term) for key, term in named if term is not None)

    def actions(self) -> Iterator[tuple[str, Term]]:
        """Go through the effects with their paths."""
        for number, action in enumerate(self.do):
            yield f"{self.path}.{self.key}.{number}", action


def effects(game: Chase) -> Iterator[Effect]:
    """Go through all effects of a game, in the order of the cards."""
    for card in game.cards:
        path = f"cards.{card.id}"
        match card:
            case Event() | Offensive():
                for side in ("green", "red"):
                    half = card.green if side == "green" else card.red
                    own = half.wording, half.wording_if
                    yield Effect(card, f"{path}.{side}", "do", side, True, half.play_if, half.if_, half.do, *own)
            case Dish():
                yield Effect(card, path, "bonus", "", False, None, None, card.bonus, card.wording, None)
            case Student():
                use = card.skill
                own = use.wording, use.wording_if
                yield Effect(card, f"{path}.skill", "do", card.side, False, None, use.if_, use.do, *own)
