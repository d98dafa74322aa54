"""Find an author's picture inside the project; no path leads out of it."""

from __future__ import annotations

import os
import unicodedata
from pathlib import Path, PureWindowsPath

from engine.problems import Problem


def art_path(root: Path, name: str, card: str) -> Path | Problem:
    """Return the file that ``name`` means below ``root``, or the finding, which gives card and full path.

    Backslashes part folders as slashes do; composed and decomposed accents (macOS) are the same name.
    """
    base = root.resolve()
    plain = name.replace("\\", "/")
    asked = base / plain
    if "\0" in name or not plain.strip():
        return _problem(base, "art/missing", f"card {card}: {name!r} is no file name")
    if plain.startswith("/") or PureWindowsPath(name).drive or not asked.resolve().is_relative_to(base):
        hint = f"copy the picture into {base} and name it from there"
        return _problem(asked, "art/outside", f"card {card}: the picture {asked} lies outside the project", hint)
    spellings = [name, plain, unicodedata.normalize("NFC", plain), unicodedata.normalize("NFD", plain)]
    for spelling in dict.fromkeys(spellings):
        path = base / spelling
        if os.path.isfile(path) and path.resolve().is_relative_to(base):
            return path
    hint = _nearest(base, asked)
    if os.path.isdir(asked):
        return _problem(asked, "art/missing", f"card {card}: {asked} is a folder, not a picture", hint)
    return _problem(asked, "art/missing", f"card {card}: there is no picture {asked}", hint)


def _nearest(base: Path, asked: Path) -> str:
    from rapidfuzz import process

    if not os.path.isdir(asked.parent):
        return f"there is no folder {asked.parent}"
    try:
        with os.scandir(asked.parent) as entries:
            names = sorted(entry.name for entry in entries if entry.is_file())
    except OSError as error:
        return f"the folder {asked.parent} cannot be read: {error.strerror}"
    near = process.extractOne(asked.name, names, score_cutoff=60)
    return f"did you mean {(asked.parent / near[0]).relative_to(base).as_posix()}?" if near else ""


def _problem(path: Path, code: str, message: str, hint: str = "") -> Problem:
    return Problem(file=str(path), code=code, message=message, hint=hint)
