"""The deck's own icons: SVG files named after the icon, a project's folder lying over the bundled one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from engine.problems import Problem
from generator.pictures.drawing import Drawing
from generator.pictures.svg import read_svg


class IconSet:
    """Find icons by name in folders, the first folder that has one winning; each is read once."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._folders = tuple(folders)
        self._found: dict[str, Drawing | tuple[Problem, ...]] = {}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """All icon names, sorted."""
        return tuple(sorted(self._files))

    @cached_property
    def _files(self) -> dict[str, Path]:
        files: dict[str, Path] = {}
        for folder in self._folders:
            if folder.is_dir():
                for path in sorted(folder.glob("*.svg")):
                    files.setdefault(path.stem, path)
        return files

    def find(self, name: str, *, file: str = "", line: int = 0, column: int = 0) -> Drawing | tuple[Problem, ...]:
        """Return the icon's drawing, or what is wrong: no such icon, or the lines of its file that can't be drawn."""
        if name not in self._files:
            return (self._unknown(name, file, line, column),)
        if name not in self._found:
            path = self._files[name]
            drawing, problems = read_svg(path.read_bytes(), str(path))
            self._found[name] = drawing if drawing is not None else tuple(problems)
        return self._found[name]

    def _unknown(self, name: str, file: str, line: int, column: int) -> Problem:
        from rapidfuzz import process

        near = [found for found, _, _ in process.extract(name, self.names, limit=2, score_cutoff=60)]
        hint = f"did you mean {' or '.join(near)}?" if near else f"icons: {', '.join(self.names)}"
        message = f"there is no icon {name!r}"
        return Problem(file=file, line=line, column=column, code="icon/unknown", message=message, hint=hint)
