"""Lay out every face in every language, look at what lies on it, and give all findings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from engine import console
from engine.database import Database
from engine.problems import Problem
from generator.build.dealing import Dealer
from generator.build.forks import Aside
from generator.checks.pictures import on_face
from generator.checks.unused import unused
from generator.face.layout import Layouts
from generator.pictures.pictures import Pictures, pictures_of
from generator.text.fonts import FontBook

Found = tuple[str, Problem]
"""A finding and the id of its card, empty where it is no card's."""


def find(database: Database, file: Path, game: str) -> list[Found]:
    """Check a game's faces; each language is laid out in a process of its own, where the system makes that cheap."""
    folders = console.templates_for(file)
    book, pictures = FontBook.load(folders), pictures_of(folders, file)
    dealer = Dealer(game, database, Layouts(folders), book, pictures)
    first, *others = database.games[game].languages
    aside = [Aside(partial(_faces, dealer, book, pictures, file, language)) for language in others]
    found = _faces(dealer, book, pictures, file, first)
    for each in aside:
        found += each.result()
    found += [("", problem) for problem in unused(database, file, game, folders)]
    return list(dict.fromkeys(found))


def _faces(dealer: Dealer, book: FontBook, pictures: Pictures, file: Path, language: str) -> list[Found]:
    deck = dealer.deal(language)
    ids = {card.id for card in dealer.game.cards}
    problems = [*deck.problems, *on_face(deck, book, pictures, file.resolve().parent)]
    return list(_told(problems, ids, dealer)) + [("", problem) for problem in book.problems]


def _told(problems: list[Problem], ids: set[str], dealer: Dealer) -> Iterator[Found]:
    for problem in problems:
        yield (problem.file if problem.file in ids else ""), dealer.located(problem)
