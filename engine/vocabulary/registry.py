"""Which games have words and shapes of their own; all others are read as plain cards."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from engine import effects
from engine.database import GameShape
from engine.database.sizes import Size
from engine.effects.terms import Term
from engine.vocabulary.chase.shape import Chase
from engine.vocabulary.wording import Wording

if TYPE_CHECKING:
    from engine.database.context import Hook
    from engine.effects import Vocabulary

HERE = Path(__file__).parent
CODE = (HERE, Path(str(effects.__file__)).parent)


def _chase_hooks() -> Mapping[type, Hook]:
    from engine.database.sizes import read_size
    from engine.effects.from_nodes import TermHook
    from engine.vocabulary.wording import read_wording

    return {Term: TermHook(vocabulary("chase")), Size: read_size, Wording: read_wording}


SHAPES: Mapping[str, GameShape] = {
    "chase": GameShape(
        Chase,
        hooks=_chase_hooks,
        code=CODE,
        schemas={
            Size: {"type": "string"},
            Term: {"type": ["string", "object"], "description": "a notation of the effect language"},
            Wording: {"type": "object", "description": "a text in each language, and `for`, the effects' checksum"},
        },
    ),
}


def vocabulary(game: str) -> Vocabulary:
    """Give the vocabulary of a game that has one; KeyError for another."""
    if game != "chase":
        raise KeyError(game)
    from engine.vocabulary.chase.words import VOCABULARY

    return VOCABULARY
