"""The faces of a deck side by side on one picture, cut at the trim."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from engine import console
from engine.database import Database
from engine.problems import Problem
from engine.version import VERSION
from generator.build.cards import draw_cards
from generator.build.dealing import Dealer
from generator.build.materials import materials
from generator.face.layout import Layouts
from generator.face.render import Pages
from generator.pictures.pictures import pictures_of
from generator.text.fonts import FontBook

if TYPE_CHECKING:
    from generator.face.placed import Face

FINER = 3
"""Faces are rendered this many times larger, then made smaller, so that thin lines stay."""


def contact_sheet(
    database: Database, file: Path, game: str, language: str, across: int, width: int, wanted: Sequence[str]
) -> tuple[Image.Image, list[str], tuple[Problem, ...]]:
    """Draw the faces ``wanted`` (all fronts and backs where none is) in rows.

    Return the picture, the keys that no face has, and what was found about the faces. ``width`` is that of a card
    in px; what is wider than high lies in the same cell, smaller.
    """
    folders = console.templates_for(file)
    book, pictures = FontBook.load(folders), pictures_of(folders, file)
    dealer = Dealer(game, database, Layouts(folders), book, pictures)
    deck = dealer.deal(language)
    problems = tuple(dealer.located(problem) for problem in (*deck.problems, *book.problems))
    faces = {face.key: face for face in deck.faces()}
    unknown = [key for key in wanted if key not in faces]
    shown = [faces[key] for key in wanted if key in faces] if wanted else list(faces.values())
    if unknown or not shown:
        return Image.new("RGB", (1, 1)), unknown, problems
    tallest = max(shown, key=lambda face: face.height / face.width)
    cell = (width, round(width * tallest.height / tallest.width))
    gap = max(2, width // 20)
    rows = -(-len(shown) // across)
    columns = min(across, len(shown))
    size = (gap + columns * (cell[0] + gap), gap + rows * (cell[1] + gap))
    sheet = Image.new("RGB", size, "#ffffff")
    stuff = materials(book, pictures, file.resolve().parent, VERSION, placeholders=True)
    with tempfile.TemporaryDirectory() as folder:
        pdf = Path(folder) / "cards.pdf"
        draw_cards(pdf, pdf, shown, deck, stuff)
        pages = Pages(pdf)
        for number, face in enumerate(shown):
            picture, mask = _cut(pages, number, face, cell)
            x = gap + number % across * (cell[0] + gap) + (cell[0] - picture.width) // 2
            y = gap + number // across * (cell[1] + gap) + (cell[1] - picture.height) // 2
            sheet.paste(picture, (x, y), mask)
        pages.close()
    return sheet, [], problems


def _cut(pages: Pages, number: int, face: Face, cell: tuple[int, int]) -> tuple[Image.Image, Image.Image]:
    """Render a face to fit a cell and cut it along its trim with round corners; return it and its mask."""
    scale = min(cell[0] / face.width, cell[1] / face.height)
    trim = round(face.width * scale), round(face.height * scale)
    across, down = (round((side + 2 * face.bleed) * scale * FINER) for side in (face.width, face.height))
    bleed = face.bleed * scale * FINER
    whole = Image.frombytes("RGB", (across, down), pages.rgb(number, across, down))
    box = (round(bleed), round(bleed), round(across - bleed), round(down - bleed))
    mask = Image.new("L", (trim[0] * FINER, trim[1] * FINER))
    corner = face.radius * scale * FINER
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), corner, fill=255)
    filtered = Image.Resampling.LANCZOS
    return whole.crop(box).resize(trim, filtered), mask.resize(trim, filtered)
