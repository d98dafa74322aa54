"""Lay out every face in every language, look at what lies on it, and give all findings."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from engine import console
from engine.database import Database
from engine.problems import Problem
from generator.build.dealing import Dealer
from generator.build.forks import Aside
from generator.checks.icons import CODE as ICON
from generator.checks.icons import unknown_icons
from generator.checks.pictures import on_face
from generator.checks.placing import Placing
from generator.checks.unused import unused
from generator.face.layout import Layouts
from generator.pictures.pictures import Pictures, pictures_of
from generator.text.fonts import FontBook

Found = tuple[str, Problem]
"""A finding and the id of its card, empty where it is no card's."""


class Seen(Layouts):
    """Layouts that remember which of their files were asked for."""

    def __init__(self, folders: tuple[Path, ...]) -> None:
        super().__init__(folders)
        self.files: set[str] = set()

    def path(self, file: str) -> Path | None:
        """Return where a file under ``faces/`` is, and remember it if it is there."""
        found = super().path(file)
        if found is not None:
            self.files.add(file)
        return found


def find(database: Database, file: Path, game: str, languages: tuple[str, ...] = ()) -> list[Found]:
    """Check a game's faces in its languages, or in those named.

    Each language is laid out in a process of its own, where the system makes that cheap.
    """
    folders = console.templates_for(file)
    book, pictures, layouts = FontBook.load(folders), pictures_of(folders, file), Seen(folders)
    dealer = Dealer(game, database, layouts, book, pictures)
    work = partial(_faces, dealer, layouts, book, pictures, file)
    first, *others = languages or tuple(database.games[game].languages)
    aside = [Aside(partial(work, language)) for language in others]
    problems, files = work(first)
    for each in aside:
        more, seen = each.result()
        problems += more
        files |= seen
    placing, icons = Placing(database, dealer), dict(unknown_icons(layouts, files, pictures.icons))
    # An icon that a layout names is told there, not once more at each card that shows it.
    told = [
        problem
        for problem in problems
        if problem.code != ICON or not any(repr(name) in problem.message for name in icons)
    ]
    found = [placing.found(problem) for problem in dict.fromkeys(told)]
    found += [("", problem) for problem in icons.values()]
    found += [("", problem) for problem in unused(database, file, game, folders, files)]
    return list(dict.fromkeys(found))


def _faces(
    dealer: Dealer, layouts: Seen, book: FontBook, pictures: Pictures, file: Path, language: str
) -> tuple[list[Problem], set[str]]:
    deck = dealer.deal(language)
    problems = [*deck.problems, *on_face(deck, book, pictures, file.resolve().parent), *book.problems]
    return problems, layouts.files
