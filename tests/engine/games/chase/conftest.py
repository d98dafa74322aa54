"""The shipped cards ready to play, and effects done to a table in a word of the notation."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.database import load
from engine.effects import Piece, Term, parse, tokens
from engine.games.chase import (
    Record,
    Table,
    advance,
    answer_from_text,
    answer_text,
    problems_of,
    situation,
)
from engine.games.chase.frames import EFFECT, TURN
from engine.games.chase.machine import run
from engine.problems import Place
from engine.vocabulary.chase.words import VOCABULARY
from engine.vocabulary.registry import SHAPES

ROOT = Path(__file__).parents[4]


@pytest.fixture(scope="session")
def table() -> Table:
    return Table(load(ROOT / "cards.yaml", SHAPES, use_cache=False).games["chase"])


def term_of(text: str, sort: str = "action") -> Term:
    found = parse(tokens([Piece(text, Place(1, 1))]), sort, VOCABULARY)
    assert isinstance(found, Term), found
    return found


@pytest.fixture(scope="session")
def term() -> Callable[..., Term]:
    return term_of


class Effects:
    """What actions do to a situation: the state they leave, and the records."""

    def __init__(
        self, table: Table, actions: tuple[str, ...], me: int, here: str | None, given: dict[str, Any]
    ) -> None:
        self.records: list[Record] = []
        given.setdefault("hands", {"green": 0, "red": 0})
        state = situation(table, to_decision=False, **given)
        program = table.compile(tuple(term_of(action) for action in actions))
        card = table.number[here] if here else (state.stack[-1][0] if state.stack else -1)
        state.frames = [[TURN], [EFFECT, program, 0, card, me, -1, 1, 0]]
        state.log = self.records
        run(state)
        self.state = state

    def do(self, *answers: str) -> "Effects":
        for text in answers:
            answer = answer_from_text(self.state, text)
            assert answer is not None, f"{text} is none of {self.offered}"
            advance(self.state, answer)
            assert not problems_of(self.state)
        return self

    @property
    def offered(self) -> list[str]:
        return [answer_text(self.state, answer) for answer in self.state.answers or []]

    def hand(self, side: int) -> list[str]:
        return sorted(self.state.table.name(card) for card in self.state.hands[side])

    def kinds(self) -> list[str]:
        return [record.kind for record in self.records]


@pytest.fixture(scope="session")
def effects(table: Table) -> Callable[..., Effects]:
    def make(*actions: str, me: int = 0, here: str | None = None, **given: Any) -> Effects:
        return Effects(table, actions, me, here, given)

    return make


@pytest.fixture(scope="session")
def found(table: Table) -> Callable[..., Any]:
    """Give what a condition or number is on a situation, read by a card of the stack (the top one) or by none."""

    def ask(text: str, sort: str, me: int = 0, here: str | None = None, **given: Any) -> Any:
        given.setdefault("hands", {"green": 0, "red": 0})
        state = situation(table, to_decision=False, **given)
        card = table.number[here] if here else state.stack[-1][0] if state.stack else -1
        return table.compiler.make(term_of(text, sort))(state, card, me)

    return ask
