"""Find what lies among a project's own templates and art and is named nowhere."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from engine.database import Database
from engine.problems import Problem

WORD = re.compile(r"[\w-]+")
ART = (".png", ".jpg", ".jpeg", ".webp", ".svg")


def unused(
    database: Database, file: Path, game: str, folders: Sequence[Path], seen: Collection[str]
) -> Iterator[Problem]:
    """Look for icons and art that no card file, layout or rule text names, and for layouts of a game not ``seen``.

    A name counts wherever it stands: what an expression puts together is named by its parts.
    """
    home = file.resolve().parent
    own = folders[0] if folders[0].parent == home else None
    if own is not None:
        for path in _files(own / "faces" / game):
            if path.relative_to(own / "faces").as_posix() not in seen:
                yield _note(path, "template/unused", "no card and no layout uses this layout")
    if game != next(iter(database.games)):
        return
    cards = file.read_text("utf-8", "replace")
    layouts = {path: path.read_text("utf-8", "replace") for folder in folders for path in _files(folder / "faces")}
    books = [path.read_text("utf-8", "replace") for folder in folders for path in _files(folder / "rulebook", ".md")]
    named = set(WORD.findall(cards)) | {word for name in database.games for word in _icons(name)}
    if own is not None:
        for text in (*layouts.values(), *books):
            named |= set(WORD.findall(text))
        for path in _files(own / "icons", ".svg"):
            if path.stem not in named and not _bundled(path, own, folders):
                yield _note(path, "icon/unused", "nothing shows this icon")
    for path in sorted(path for path in (home / "art").rglob("*") if path.suffix.lower() in ART):
        name = path.relative_to(home).as_posix()
        if not any(name in text or path.stem in text for text in (cards, *layouts.values())):
            yield _note(path, "art/unused", "no card and no layout names this picture")


def _bundled(path: Path, own: Path, folders: Sequence[Path]) -> bool:
    """Say whether a file is, or lies over, one of the bundled icons and layouts: those are there for any game."""
    return (folders[-1] / path.relative_to(own)).exists()


def _icons(game: str) -> tuple[str, ...]:
    from engine.vocabulary.registry import SHAPES, vocabulary

    return tuple(vocabulary(game).icons) if game in SHAPES else ()


def _files(folder: Path, ending: str = ".yaml") -> list[Path]:
    return sorted(folder.rglob(f"*{ending}"))


def _note(path: Path, code: str, message: str) -> Problem:
    return Problem(file=str(path), code=code, message=message, hint="delete it, or name it", severity="note")
