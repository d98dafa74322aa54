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

FOLDER = "cards"
PDF = "cards.pdf"


def png_names(deck: Deck) -> dict[str, str]:
    """Return for each face's key the name of its PNG, relative to the folder of the build."""
    return {key: f"{FOLDER}/{name}.png" for key, name in file_names(face.key for face in deck.faces()).items()}


def make_cards(deck: Deck, plan: Plan, digests: dict[str, str], shop: Workshop) -> None:
    """Draw ``cards.pdf`` if anything on it changed, then render the PNGs of what changed from it."""
    names = png_names(deck)
    faces = list(deck.faces())
    wanted = {names[face.key]: digest.of("png", f"{plan.dpi:g}", digests[face.key]) for face in faces}
    whole = digest.of("cards", deck.title, deck.language, *(digests[face.key] for face in faces))
    stale = set(shop.begin({PDF: whole, **wanted}))
    shop.manifest.save(shop.staging)
    if not stale:
        return
    pdf, found = shop.folder / PDF, tuple[Problem, ...]()
    if PDF in stale:
        pdf = shop.staging / PDF
        found = draw_cards(pdf, shop.folder / PDF, faces, deck, plan.materials)
    _render(faces, names, wanted, stale, pdf, plan, shop)
    if PDF in stale:
        shop.publish(PDF, pdf, whole, found)


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


def alternating(deck: Deck) -> Iterator[Face]:
    """Go through every copy as print services want it: front, back, front, back."""
    for entry in deck.entries:
        for _ in range(entry.copies):
            yield entry.front
            if entry.back is not None:
                yield deck.backs[entry.back]


def _render(
    faces: list[Face],
    names: dict[str, str],
    wanted: dict[str, str],
    stale: set[str],
    pdf: Path,
    plan: Plan,
    shop: Workshop,
) -> None:
    from generator.face.raster import Target, rasterize, target

    targets, made = [], {}
    for page, face in enumerate(faces):
        name = names[face.key]
        if name in stale:
            staged = shop.staging / Path(name).name
            made[staged] = name
            size = (face.width + 2 * face.bleed, face.height + 2 * face.bleed)
            targets.append(target(page, staged, *size, plan.dpi, photo=digest.has_photo(face)))

    def done(item: Target) -> None:
        name = made[item.path]
        shop.publish(name, item.path, wanted[name])

    if targets:
        shop.problems += rasterize(pdf, targets, jobs=plan.jobs, done=done)
