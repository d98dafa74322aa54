"""What goes wrong when a state is read or built by hand."""

from __future__ import annotations


class StateError(ValueError):
    """A state that can't be: ``code`` says how, the message says it in a line."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
