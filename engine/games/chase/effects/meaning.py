"""What a word can mean, and the register of meanings: a compiler for each word of the vocabulary.

Meanings are compiled once, for a table's cards, to plain functions of the state, the card that the effect
stands on (``here``) and the player who laid it (``me``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.effects import Term
from engine.games.chase.four_order import opponents
from engine.games.chase.frames import ask
from engine.games.chase.records import note
from engine.games.chase.state import Answer, State

Number = Callable[[State, int, int], "int | None"]
"""Count something; ``None`` where there is nothing to look at, which no comparison is true of."""
Test = Callable[[State, int, int], bool]
Cards = Callable[[State, int, int], list[int]]
"""Find the places in the stack, lowest first, of the cards that are meant."""
Side = Callable[[int], int]
"""Give a side for the player who laid the card."""
Who = Callable[[State, int], int]
"""Give the player concerned for the player who laid the card."""

PROGRAM, PC, HERE, ME, COUNT, TIMES, DONE, TAIL = 1, 2, 3, 4, 5, 6, 7, 8
"""Places in an effect's frame: which program, where in it, the card and the player, how many are still to be done
(-1: not begun), how often, how many were done, what is remembered between two answers."""
STAY, NEXT = 0, 1


@dataclass(frozen=True, slots=True)
class Step:
    """One instruction: ``run`` returns how far to go on (``STAY``: it waits or has more to do), ``take`` an answer.

    ``able`` tells whether it can be done in full (for a price); ``scaled`` steps multiply their own amount.
    ``term`` is what the card says, none for mere jumps.
    """

    run: Callable[[State, list[int]], int]
    take: Callable[[State, list[int], Answer], None] | None = None
    able: Test | None = None
    scaled: bool = False
    term: Term | None = None


Code = tuple[Step, ...]
Meaning = Callable[..., Any]
MEANINGS: dict[str, Meaning] = {}
AIMED: set[str] = set()
"""Verbs that act on one opponent's hand."""


def means(word: str, aimed: bool = False) -> Callable[[Meaning], Meaning]:
    """Register what a word means: a function of the compiler and the word's arguments.

    ``aimed``: of two opponents the player chooses which one is meant.
    """

    def register(meaning: Meaning) -> Meaning:
        MEANINGS[word] = meaning
        if aimed:
            AIMED.add(word)
        return meaning

    return register


@dataclass(slots=True)
class Compiler:
    """Turns terms into functions for one set of cards: levels and ingredients by card, then all that is known of them.

    Unknown cards stand behind the known ones, so that each list is twice as long as there are cards.
    """

    level: list[int]
    ingredient: list[int]
    squares: tuple[frozenset[int], frozenset[int]]
    last_square: int
    players: int = 2
    notes: dict[str, Any] = field(default_factory=dict)

    def make(self, term: Term | int) -> Any:
        """Compile a term by its word's meaning; amounts stay what they are."""
        if isinstance(term, int):
            return term
        made = MEANINGS[term.word](self, *term.args)
        if isinstance(made, Step):
            return Step(made.run, made.take, made.able, made.scaled, term)
        return made

    def code(self, term: Term, in_full: bool = False) -> Code:
        """Compile an action to instructions; a price must be payable ``in_full``."""
        made = self.make(term)
        if not isinstance(made, Step):
            return tuple(made)
        if self.players > 2 and term.word in AIMED and Term("them") in term.args:
            return _aim(made, in_full)
        return (made,)


def _aim(made: Step, in_full: bool) -> Code:
    """Let the player choose first which opponent a step concerns, among those who hold a card (C8.1)."""

    def able_on(state: State, rival: int, here: int, me: int) -> bool:
        kept, state.rival = state.rival, rival
        able = bool(state.hands[rival]) and (made.able is None or made.able(state, here, me))
        state.rival = kept
        return able

    def able(state: State, here: int, me: int) -> bool:
        return any(able_on(state, rival, here, me) for rival in opponents(state, me))

    def run(state: State, frame: list[int]) -> int:
        me = frame[ME]
        found = [rival for rival in opponents(state, me) if state.hands[rival]]
        if in_full:
            found = [rival for rival in found if able_on(state, rival, frame[HERE], me)]
        if not found:
            state.rival = (me + 1) % len(state.hands)
            return NEXT
        ask(state, me, "opponent", [("opponent", rival) for rival in found])
        return STAY

    def take(state: State, frame: list[int], answer: Answer) -> None:
        state.rival = answer[1]
        frame[PC] += 1
        if state.log is not None:
            note(state, "opponent-chosen", "C8.1", frame[ME], opponent=answer[1])

    return Step(run, take, scaled=made.scaled), Step(made.run, made.take, able, made.scaled, made.term)
