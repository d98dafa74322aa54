"""The typed tree that a card's effect is kept as."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec


class Term(msgspec.Struct, frozen=True, array_like=True):
    """A word of the vocabulary with its arguments in slot order: terms, or whole numbers for amounts."""

    word: str
    args: tuple[Term | int, ...] = ()

    def walk(self) -> Iterator[Term]:
        """Yield this term and all terms in it, outermost first."""
        yield self
        for arg in self.args:
            if isinstance(arg, Term):
                yield from arg.walk()
