"""Where the cards and the templates are: the author's own first, the bundled ones last."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal, NamedTuple

from engine.problems import Problem

NAME = "cards.yaml"
Origin = Literal["named", "here", "bundled"]


class Located(NamedTuple):
    """A card file and how it was found: named by the user, in the current folder, or bundled."""

    file: Path
    origin: Origin


def locate(file: Path | None) -> Located:
    """Take the named file (or the cards.yaml of a named folder), else ./cards.yaml, else the bundled one."""
    if file is not None:
        return Located(file / NAME if os.path.isdir(file) else file, "named")
    here = Path(NAME)
    if here.is_file():
        return Located(here, "here")
    return Located(bundled() / NAME, "bundled")


def bundled() -> Path:
    """Return the folder of the bundled cards.yaml and templates: in the wheel, or the checkout's root."""
    engine = Path(__file__).resolve().parent.parent
    packed = engine / "bundled"
    return packed if packed.is_dir() else engine.parent


def templates_of(cards_file: Path) -> tuple[Path, ...]:
    """Return the folders that templates are looked for in: beside the cards, then the bundled ones."""
    own = cards_file.resolve().parent / "templates"
    last = bundled() / "templates"
    return (own, last) if own != last and os.path.isdir(own) else (last,)


def unreadable_templates(cards_file: Path) -> list[Problem]:
    """List what cannot be read among the author's templates, lest a bundled one silently take its place."""
    problems: list[Problem] = []

    def note(path: str, reason: str) -> None:
        problems.append(Problem(file=path, code="file/unreadable", message=f"cannot be read: {reason}"))

    for own in templates_of(cards_file)[:-1]:
        for folder, _, files in os.walk(own, onerror=lambda error: note(error.filename, error.strerror or "")):
            for path in (os.path.join(folder, name) for name in sorted(files)):
                # A link to nowhere is an editor's lock, no template.
                if os.path.exists(path) and not os.access(path, os.R_OK):
                    note(path, "it is read-protected")
    return problems
