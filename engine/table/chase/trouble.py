"""Why a line is not done: not understood, ambiguous, something to be told first, or refused by the rules."""

from __future__ import annotations

from typing import Any, Literal

from engine.games.chase import Refusal

Kind = Literal["malformed", "ambiguous", "wanted", "refused"]


class Trouble(Exception):
    """What stands in the way: its kind, a code with facts for its sentence, rules, and choices to pick from.

    Each choice is a line that may be typed instead.
    """

    def __init__(
        self,
        kind: Kind,
        code: str,
        /,
        rules: tuple[str, ...] = (),
        choices: tuple[str, ...] = (),
        **facts: Any,
    ) -> None:
        super().__init__(code)
        self.kind = kind
        self.code = code
        self.rules = rules
        self.choices = choices
        self.facts = facts


def refused(refusal: Refusal) -> Trouble:
    """Wrap the rules engine's refusal."""
    return Trouble("refused", refusal.code, refusal.rules, **refusal.facts)
