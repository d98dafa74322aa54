"""The sheets: every copy imposed on paper, ready to print."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine.problems import Problem
from generator.build import digest
from generator.build.deck import Deck
from generator.build.document import write_document
from generator.build.forks import Aside
from generator.build.names import safe
from generator.build.plan import Plan
from generator.build.workshop import Workshop
from generator.face.placed import Face
from generator.sheet.cards import Card, side
from generator.sheet.furniture import furnish
from generator.sheet.impose import impose
from generator.sheet.marks import unseen
from generator.sheet.pages import Page
from generator.sheet.problems import SheetError
from generator.sheet.savers import grey, ink_saver
from generator.sheet.units import written

if TYPE_CHECKING:
    from generator.face.document import Document
    from generator.face.draw import Painter


def sheet_name(plan: Plan) -> str:
    """Return the file's name, relative to the folder of the build."""
    return f"sheets-{safe(plan.options.paper.name)}.pdf"


class Sheets:
    """The sheets under way: imposed at once, drawn by another process where the plan has several.

    Call ``finish``, which publishes, or ``stop``.
    """

    def __init__(self, deck: Deck, plan: Plan, digests: dict[str, str], shop: Workshop) -> None:
        self._shop = shop
        self._name = sheet_name(plan)
        self._drawing: Aside[tuple[Problem, ...]] | None = None
        faces = {face.key: changed(face, plan) for face in deck.faces()}
        cards = [
            Card(side(faces[entry.front.key]), side(faces[entry.back]) if entry.back else None, entry.copies)
            for entry in deck.entries
        ]
        try:
            pages = impose(cards, plan.options)
        except SheetError as error:
            shop.problems += error.problems
            return
        shop.problems += _unseen_marks(pages, plan)
        settings = (repr(plan.options), repr(plan.template), repr(plan.profile), f"{plan.ink_saver}", f"{plan.grey}")
        order = (f"{entry.front.key} {entry.copies} {entry.back}" for entry in deck.entries)
        titles = (deck.title, deck.language, deck.language_title)
        named = (f"{key} {value}" for key, value in digests.items())
        self._source = digest.of("sheets", *settings, *titles, *order, *named)
        if shop.begin({self._name: self._source}):
            shop.manifest.save(shop.staging)
            paths = (shop.staging / self._name, shop.folder / self._name)
            self._drawing = Aside(partial(_draw, *paths, pages, faces, digests, deck, plan), apart=plan.jobs > 1)

    def finish(self) -> None:
        """Wait for the file and publish it."""
        if self._drawing is not None:
            found = self._drawing.result()
            self._shop.publish(self._name, self._shop.staging / self._name, self._source, found)

    def stop(self) -> None:
        """End the other process; nothing is published."""
        if self._drawing is not None:
            self._drawing.stop()


def _unseen_marks(pages: Sequence[Page], plan: Plan) -> list[Problem]:
    marks, margin = plan.template.marks, plan.template.margin
    hidden = [str(page.number) for page in pages if unseen(page, marks, margin)]
    if not hidden:
        return []
    where = "every page" if len(hidden) == len(pages) else f"page {', '.join(hidden)}"
    message = f"crop marks on {where} lie in the {written(margin)} mm at the paper's edge that a printer may not reach"
    hint = "take --cut lines, a smaller --gutter or a larger --paper, or --margin if yours reaches farther"
    return [Problem(file=sheet_name(plan), code="sheet/marks", message=message, hint=hint, severity="warning")]


def changed(face: Face, plan: Plan) -> Face:
    """Return a face as it is printed at home: with less ink or without colour where that is asked for."""
    if plan.ink_saver:
        face = ink_saver(face)
    return grey(face) if plan.grey else face


def _draw(
    path: Path,
    final: Path,
    pages: tuple[Page, ...],
    faces: dict[str, Face],
    digests: dict[str, str],
    deck: Deck,
    plan: Plan,
) -> tuple[Problem, ...]:
    materials = plan.materials
    furnished = furnish(
        pages,
        plan.template,
        materials.small_print,
        language=deck.language,
        game_title=deck.title,
        language_title=deck.language_title,
        digests=digests,
    )
    if plan.grey:
        from generator.sheet.grey_art import GreyArtBook
        from generator.sheet.grey_pictures import GreyPictures

        pictures = materials.pictures
        materials = replace(
            materials, pictures=GreyPictures(pictures.emoji, pictures.icons, GreyArtBook(materials.root))
        )

    def draw(document: Document, painter: Painter) -> None:
        from generator.sheet.draw import draw_sheets

        backs = any(sheet.page.side == "back" for sheet in furnished)
        document.print_sides(plan.options.flip if backs else None)
        draw_sheets(document, painter, furnished, faces, plan.profile)

    laid = [laid.face for sheet in furnished for laid in (*sheet.under, *sheet.over)]
    items = (item for face in (*faces.values(), *laid) for item in face.items)
    return write_document(path, final, items, materials, title=deck.title, language=deck.language, draw=draw)
