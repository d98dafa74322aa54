"""The shipped deck, placed, with what it is drawn with."""

from __future__ import annotations

from pathlib import Path

from engine.database import load, templates_of
from engine.vocabulary.registry import SHAPES
from generator.build.dealing import Dealer
from generator.build.deck import Deck
from generator.face.layout import Layouts
from generator.pictures.pictures import Pictures, pictures_of
from generator.text.fonts import FontBook

CARDS = Path(__file__).resolve().parents[2] / "cards.yaml"


def chase(language: str) -> tuple[Deck, FontBook, Pictures, tuple[Path, ...]]:
    """Place chase in a language; the last are the folders of its templates."""
    folders = templates_of(CARDS)
    book, pictures = FontBook.load(folders), pictures_of(folders, CARDS)
    dealer = Dealer("chase", load(CARDS, SHAPES), Layouts(folders), book, pictures)
    return dealer.deal(language), book, pictures, folders
