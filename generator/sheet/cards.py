"""What is imposed: cards as sizes and keys, without a drawing."""

from __future__ import annotations

from dataclasses import dataclass

from generator.face.placed import Face
from generator.sheet.units import micrometres


@dataclass(frozen=True, slots=True)
class Side:
    """One face of a card: its key, trim size and bleed in µm."""

    key: str
    width: int
    height: int
    bleed: int = 0

    @property
    def landscape(self) -> bool:
        """Say whether the face lies on its side."""
        return self.width > self.height

    @property
    def slot(self) -> tuple[int, int]:
        """Return the portrait slot that the face needs: short edge, long edge."""
        return min(self.width, self.height), max(self.width, self.height)


def side(face: Face) -> Side:
    """Return what imposition knows of a placed face."""
    return Side(face.key, micrometres(face.width), micrometres(face.height), micrometres(face.bleed))


@dataclass(frozen=True, slots=True)
class Card:
    """A card to print: front, back (None: left blank) and how many copies."""

    front: Side
    back: Side | None = None
    copies: int = 1
