"""Look at the pictures and icons of placed faces: are they there, are they fine enough?"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.problems import Problem
from generator.build.deck import Deck
from generator.face.placed import Clip, Icon, Item, Picture
from generator.pictures.pictures import Pictures
from generator.text.fonts import FontBook


def on_face(deck: Deck, book: FontBook, pictures: Pictures, root: Path) -> list[Problem]:
    """Find every picture and icon; faces with an author's art are drawn, for only the drawing knows its resolution."""
    problems: list[Problem] = []
    drawn = []
    for face in deck.faces():
        items = list(_flat(face.items))
        for item in items:
            if isinstance(item, Icon):
                problems += pictures.icon(item.name, face.key)[1]
            elif item.source.startswith("emoji:"):
                problems += pictures.picture(item.source, face.key)[1]
        if any(isinstance(item, Picture) and not item.source.startswith("emoji:") for item in items):
            drawn.append(face)
    if drawn:
        from engine.version import VERSION
        from generator.build.cards import draw_cards
        from generator.build.materials import materials

        stuff = materials(book, pictures, root, VERSION)
        with tempfile.TemporaryDirectory() as folder:
            pdf = Path(folder) / "cards.pdf"
            problems += draw_cards(pdf, pdf, drawn, deck, stuff)
    return list(dict.fromkeys(problems))


def _flat(items: Iterable[Item]) -> Iterator[Icon | Picture]:
    for item in items:
        if isinstance(item, Clip):
            yield from _flat(item.items)
        elif isinstance(item, Icon | Picture):
            yield item
