"""What goes wrong when a state is read or built by hand."""

from engine.games.common.errors import StateError

__all__ = ["StateError"]
