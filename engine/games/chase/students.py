"""Which student each player is, and what their skill does (C1.7, C8.6)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.effects import Term
from engine.games.chase.effects.meaning import Code, Compiler, Test
from engine.vocabulary.chase.shape import Chase, Student


@dataclass(frozen=True, slots=True)
class Seated:
    """A player's student: the card, when and how often the skill is offered, its condition and its program.

    ``able`` tells whether a price can be paid, for a skill that is one.
    """

    card: Student
    moment: int
    limit: int
    condition: Test | None
    program: int
    able: Test | None


def seated_students(model: Chase, players: int, compiler: Compiler, programs: list[Code]) -> list[Seated | None]:
    """Seat the students by side, in the database's order; a side with too few leaves a player without a skill.

    With the shipped cards: S1, S3, S2, S4 in turn order. With two players nobody is seated.
    """
    waiting = {
        side: [
            card for card in model.cards if isinstance(card, Student) and card.side == side for _ in range(card.copies)
        ]
        for side in ("green", "red")
    }
    seated: list[Seated | None] = []
    for player in range(players):
        side = waiting["red" if player & 1 else "green"]
        seated.append(_seat(side.pop(0), compiler, programs) if side and players > 2 else None)
    return seated


def _seat(card: Student, compiler: Compiler, programs: list[Code]) -> Seated:
    skill = card.skill
    code = tuple(step for action in skill.do for step in compiler.code(action))
    able = None
    only = skill.do[0] if len(skill.do) == 1 else Term("")
    if only.word in ("may", "may_pay"):
        # Using the skill at all is a choice already: its own "may" is not asked a second time.
        code = code[1:]
        if only.word == "may_pay" and isinstance(only.args[0], Term):
            able = compiler.code(only.args[0], in_full=True)[-1].able
    programs.append(code)
    condition = compiler.make(skill.if_) if skill.if_ else None
    return Seated(card, compiler.make(skill.when), compiler.make(skill.limit), condition, len(programs) - 1, able)
