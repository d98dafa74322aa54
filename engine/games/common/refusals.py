"""An answer that the engine refuses, and why."""

from __future__ import annotations

from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why an answer is refused: a code, the rules it rests on, facts as plain data."""

    code: str
    rules: tuple[str, ...]
    facts: dict[str, Any] = {}


class Refused(Exception):
    """An answer was applied that the engine refuses; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
