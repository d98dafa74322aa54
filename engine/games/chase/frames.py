"""The codes that frames begin with, and how a decision is put."""

from __future__ import annotations

from engine.games.chase.state import Answer, State

TURN, END, STACKING, RESOLVING, EFFECT, REWARD, REVEAL, PLACE, DISH, SKILL = range(10)
FRAME_NAMES = ("turn", "end", "stacking", "resolving", "effect", "reward", "reveal", "place", "dish", "skill")
PASS: Answer = ("pass", 0)
YES: Answer = ("yes", 0)
NO: Answer = ("no", 0)


def ask(state: State, who: int, kind: str, answers: list[Answer]) -> None:
    """Put a decision; a single answer is taken at once when the machine goes on."""
    state.who = who
    state.kind = kind
    state.answers = answers


def reveal_later(state: State, token: int, wanted: int = 0, argument: int = 0) -> None:
    """Make an unknown card known before anything else goes on; what it must be able to do, see ``candidates``."""
    state.frames.append([REVEAL, token, wanted, argument])
