"""All that a face's pictures and icons are found in, as one thing to hand to the painter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.problems import Problem
from generator.pictures.art import Art, ArtBook
from generator.pictures.bitmap import Bitmap
from generator.pictures.drawing import Drawing
from generator.pictures.edges import Edges
from generator.pictures.emoji import EmojiBook
from generator.pictures.icons import IconSet

_EDGES: dict[str, Edges] = {"mirror": "mirror", "smear": "smear"}


@dataclass(frozen=True, slots=True)
class Pictures:
    """The picture font, the icons and the author's art of one project."""

    emoji: EmojiBook
    icons: IconSet
    art: ArtBook

    def icon(self, name: str, card: str) -> tuple[Drawing | None, tuple[Problem, ...]]:
        """Find an icon for a card."""
        found = self.icons.find(name, file=card)
        return (None, found) if isinstance(found, tuple) else (found, ())

    def picture(self, source: str, card: str, tint: str | None = None) -> tuple[Art | None, tuple[Problem, ...]]:
        """Find ``emoji:<hex code>``, ``art:<path>``, ``mirror:<path>`` or ``smear:<path>`` for a card.

        The last two are art continued past its edges; tint concerns bitmaps alone here.
        """
        kind, _, name = source.partition(":")
        if kind == "art":
            return self.art.load(name, card, tint)
        if kind in _EDGES:
            return self.art.load(name, card, tint, _EDGES[kind])
        drawing = self.emoji.drawing(name) if kind == "emoji" else None
        if drawing is not None:
            return drawing, ()
        found = self.emoji.find(name if kind == "emoji" else source, file=card)
        if isinstance(found, Problem):
            return None, (found,)
        return self.emoji.drawing(found), ()

    def aspect(self, source: str, card: str) -> float:
        """Return width ÷ height of a picture as it is drawn; 1.0 if it can't be used."""
        art, _ = self.picture(source, card)
        if isinstance(art, Bitmap):
            return art.width / art.height
        return art.box[2] / art.box[3] if art else 1.0


def pictures_of(folders: Sequence[Path], cards: Path) -> Pictures:
    """Gather the pictures of a project: icons from its templates' folders, art from the folder of its card file."""
    return Pictures(EmojiBook(), IconSet([folder / "icons" for folder in folders]), ArtBook(cards.resolve().parent))
