"""An author's own pictures: PNG, JPEG, WebP and SVG by what is in them, each read and kept once."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from engine.problems import Problem
from generator.pictures.art_file import art_path
from generator.pictures.bitmap import Bitmap
from generator.pictures.drawing import Drawing
from generator.pictures.edges import Edges
from generator.pictures.spool import Spool
from generator.pictures.svg import read_svg

PIXEL_LIMIT = 64_000_000
BYTE_LIMIT = 256_000_000
LIMIT_VARIABLE = "DECKWRIGHT_MAX_PIXELS"
_ENDINGS = {".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG", ".webp": "WebP", ".svg": "SVG"}

Art = Bitmap | Drawing


class ArtBook:
    """Load art by its path below the project's folder; equal files share one bitmap."""

    def __init__(self, root: Path, *, pixel_limit: int | None = None, spool: Spool | None = None) -> None:
        self._root = root
        self.limit = pixel_limit if pixel_limit is not None else _limit_from_environment()
        self._spool = spool or Spool()
        self._loaded: dict[tuple[Path, str | None, Edges | None], Art | tuple[Problem, ...]] = {}
        self._by_content: dict[tuple[bytes, str | None, Edges | None], Bitmap] = {}
        self._notes: dict[Path, Problem] = {}

    def load(
        self, name: str, card: str, tint: str | None = None, edges: Edges | None = None
    ) -> tuple[Art | None, tuple[Problem, ...]]:
        """Return the picture (None if it can't be used) and the findings, worded for this card.

        A bitmap is tinted and continued past its edges if asked; ``size`` speaks of it without those edges.
        """
        path = art_path(self._root, name, card)
        if isinstance(path, Problem):
            return None, (path,)
        key = (path, tint, edges)
        if key not in self._loaded:
            self._loaded[key] = self._read(path, card, tint, edges)
        found = self._loaded[key]
        if isinstance(found, tuple):
            return None, tuple(_for_card(problem, card) for problem in found)
        return found, (self._notes[path],) if path in self._notes else ()

    def size(self, name: str, card: str) -> tuple[float, float] | None:
        """Return width and height as shown upright, in px or SVG units; None if the art can't be used."""
        art, _ = self.load(name, card)
        if art is None:
            return None
        return (art.box[2], art.box[3]) if isinstance(art, Drawing) else (art.width, art.height)

    def data(self, bitmap: Bitmap) -> tuple[bytes, bytes | None]:
        """Return the encoded pixels and the encoded alpha."""
        return self._spool.get(bitmap.pixels), self._spool.get(bitmap.alpha) if bitmap.alpha else None

    def _read(self, path: Path, card: str, tint: str | None, edges: Edges | None) -> Art | tuple[Problem, ...]:
        try:
            if path.stat().st_size > BYTE_LIMIT:
                return (_problem(path, "art/too-large", f"card {card}: {path} is over {BYTE_LIMIT} bytes"),)
            data = path.read_bytes()
        except OSError as error:
            return (_problem(path, "art/unreadable", f"card {card}: {path} can't be read: {error.strerror}"),)
        # Pillow is slow to start, and most decks have no bitmaps.
        from generator.pictures.art_pixels import UnreadableArtError, read_bitmap, true_type

        kind = true_type(data)
        if _ENDINGS.get(path.suffix.lower()) not in (kind, None):
            self._notes[path] = _misnamed(path, kind)
        if kind == "SVG":
            drawing, problems = read_svg(data, str(path))
            if drawing is not None and edges is not None:
                return (_problem(path, "art/edges", f"card {card}: {path} is an SVG; its edges can't be continued"),)
            return drawing if drawing is not None else tuple(problems)
        content = (sha256(data).digest(), tint, edges)
        if content not in self._by_content:
            try:
                self._by_content[content] = read_bitmap(
                    data, kind, self._spool, limit=self.limit, tint=tint, edges=edges
                )
            except UnreadableArtError as error:
                return (_problem(path, error.code, f"card {card}: {path}: {error}", error.hint),)
        return self._by_content[content]


def _limit_from_environment() -> int:
    asked = os.environ.get(LIMIT_VARIABLE, "")
    return int(asked) if asked.isdecimal() and int(asked) > 0 else PIXEL_LIMIT


def _misnamed(path: Path, kind: str) -> Problem:
    message = f"{path} is named {path.suffix} but holds {kind}; it is used as what it is"
    return Problem(file=str(path), code="art/misnamed", message=message, severity="note")


def _for_card(problem: Problem, card: str) -> Problem:
    """Word a finding that another card met first for this card."""
    head, colon, tail = problem.message.partition(": ")
    message = f"card {card}: {tail}" if colon and head.startswith("card ") else f"card {card}: {problem.message}"
    return Problem(
        file=problem.file, line=problem.line, column=problem.column, code=problem.code, message=message,
        hint=problem.hint, severity=problem.severity,
    )  # fmt: skip


def _problem(path: Path, code: str, message: str, hint: str = "") -> Problem:
    return Problem(file=str(path), code=code, message=message, hint=hint)
