"""Find what lies among a project's own templates and art and is named nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.database import Database
from engine.problems import Problem

WORD = re.compile(r"[\w-]+")
ART = (".png", ".jpg", ".jpeg", ".webp", ".svg")


def unused(database: Database, file: Path, game: str, folders: Sequence[Path]) -> Iterator[Problem]:
    """Look for icons, layouts and art of the project that no card file, layout or rule text names.

    A name counts wherever it stands: what an expression puts together is named by its parts.
    """
    home = file.resolve().parent
    own = folders[0] if folders[0].parent == home else None
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
            # The bundled icons and plain layouts are there for others' games.
            if path.stem not in named and len(folders) > 1:
                yield _note(path, "icon/unused", "nothing shows this icon")
        yield from _layouts(own, folders, layouts, cards, database)
    for path in sorted(path for path in (home / "art").rglob("*") if path.suffix.lower() in ART):
        name = path.relative_to(home).as_posix()
        if not any(name in text or path.stem in text for text in (cards, *layouts.values())):
            yield _note(path, "art/unused", "no card and no layout names this picture")


def _layouts(
    own: Path, folders: Sequence[Path], layouts: dict[Path, str], cards: str, database: Database
) -> Iterator[Problem]:
    faces = own / "faces"
    kinds = {f"{game}/{name}" for game in database.games for name in _kinds(database, game)}
    for path in _files(faces):
        name = path.relative_to(faces).with_suffix("").as_posix()
        others = [text for other, text in layouts.items() if other != path]
        word = re.compile(
            rf"(?<![\w/-])(?:{re.escape(name)}|{re.escape(path.stem)})(?![\w-])|/{re.escape(path.stem)}(?![\w-])"
        )
        library = len(folders) == 1 and "/" not in name
        if name not in kinds and not library and not any(word.search(text) for text in (cards, *others)):
            yield _note(path, "template/unused", "no card and no layout uses this layout")


def _kinds(database: Database, game: str) -> Iterator[str]:
    for card in database.games[game].cards:
        kind = getattr(card, "kind", None)
        if kind is not None:
            yield kind
            yield f"back-{card.back}"


def _icons(game: str) -> tuple[str, ...]:
    from engine.vocabulary.registry import SHAPES, vocabulary

    return tuple(vocabulary(game).icons) if game in SHAPES else ()


def _files(folder: Path, ending: str = ".yaml") -> list[Path]:
    return sorted(folder.rglob(f"*{ending}"))


def _note(path: Path, code: str, message: str) -> Problem:
    return Problem(file=str(path), code=code, message=message, hint="delete it, or name it", severity="note")
