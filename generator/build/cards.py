"""The cards one by one: a PDF page and a PNG for every design."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from engine.problems import Problem
from generator.build import digest
from generator.build.deck import Deck
from generator.build.document import write_document
from generator.build.names import file_names
from generator.build.plan import Materials, Plan
from generator.build.workshop import Workshop
from generator.face.placed import Face

if TYPE_CHECKING:
    from generator.face.document import Document
    from generator.face.draw import Painter
    from generator.face.raster import Rendering, Target

FOLDER = "cards"
PDF = "cards.pdf"


def png_names(deck: Deck) -> dict[str, str]:
    """Return for each face's key the name of its PNG, relative to the folder of the build."""
    return {key: f"{FOLDER}/{name}.png" for key, name in file_names(face.key for face in deck.faces()).items()}


class Cards:
    """The cards under way: ``cards.pdf`` is drawn at once, other processes begin with the PNGs of what changed.

    Call ``finish``, which joins in and publishes, or ``stop``.
    """

    def __init__(self, deck: Deck, plan: Plan, digests: dict[str, str], shop: Workshop) -> None:
        names = png_names(deck)
        faces = list(deck.faces())
        self._shop = shop
        self._wanted = {names[face.key]: digest.of("png", f"{plan.dpi:g}", digests[face.key]) for face in faces}
        self._whole = digest.of("cards", deck.title, deck.language, *(digests[face.key] for face in faces))
        self._names: dict[Path, str] = {}
        self._drawn: tuple[Problem, ...] | None = None
        self._rendering: Rendering | None = None
        stale = set(shop.begin({PDF: self._whole, **self._wanted}))
        shop.manifest.save(shop.staging)
        if PDF in stale:
            self._drawn = draw_cards(shop.staging / PDF, shop.folder / PDF, faces, deck, plan.materials)
        pages = ((page, face, names[face.key]) for page, face in enumerate(faces))
        self._begin([page for page in pages if page[2] in stale], plan)

    def finish(self) -> None:
        """Render the PNGs that are left and publish them, then the PDF."""
        if self._rendering is not None:
            self._shop.problems += self._rendering.finish(self._done)
        if self._drawn is not None:
            self._shop.publish(PDF, self._shop.staging / PDF, self._whole, self._drawn)

    def stop(self) -> None:
        """End the other processes; nothing more is published."""
        if self._rendering is not None:
            self._rendering.stop()

    def _begin(self, stale: list[tuple[int, Face, str]], plan: Plan) -> None:
        if not stale:
            return
        from generator.face.raster import Rendering, target

        targets = []
        for page, face, name in stale:
            staged = self._shop.staging / Path(name).name
            self._names[staged] = name
            size = (face.width + 2 * face.bleed, face.height + 2 * face.bleed)
            targets.append(target(page, staged, *size, plan.dpi, photo=digest.has_photo(face)))
        pdf = (self._shop.folder if self._drawn is None else self._shop.staging) / PDF
        self._rendering = Rendering(pdf, targets, jobs=plan.jobs)

    def _done(self, item: Target) -> None:
        name = self._names[item.path]
        self._shop.publish(name, item.path, self._wanted[name])


def draw_cards(path: Path, final: Path, faces: Iterable[Face], deck: Deck, materials: Materials) -> tuple[Problem, ...]:
    """Draw a page for each face (media = trim and bleed) into ``path``; return what was found.

    Errors are those of write_document.
    """
    faces = list(faces)

    def draw(document: Document, painter: Painter) -> None:
        from generator.face.document import face_page

        for face in faces:
            x, y = face_page(document, face.width, face.height, face.bleed)
            painter.place(face, x, y)
            document.end_page()

    items = (item for face in faces for item in face.items)
    return write_document(path, final, items, materials, title=deck.title, language=deck.language, draw=draw)


def get_ready() -> None:
    """Import what drawing and rendering need, while there is time."""
    import generator.face.document
    import generator.face.draw
    import generator.face.raster
    import generator.text.pdf_fonts  # noqa: F401


def alternating(deck: Deck) -> Iterator[Face]:
    """Go through every copy as print services want it: front, back, front, back."""
    for entry in deck.entries:
        for _ in range(entry.copies):
            yield entry.front
            if entry.back is not None:
                yield deck.backs[entry.back]
