"""A fact that nobody told and that what happens depends on."""

from __future__ import annotations


class Needs(Exception):
    """What happens depends on a fact that nobody told; ``fact`` names it."""

    def __init__(self, fact: str) -> None:
        super().__init__(fact)
        self.fact = fact
