"""PDF pages -> PNG files of exact size, in several processes, each file written beside and renamed."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from engine.problems import Problem
from generator.face.png import png
from generator.face.render import Pages, pixels


@dataclass(frozen=True, slots=True)
class Target:
    """One PNG to make: page (from 0), file, px, dpi to be written; ``photo`` if bitmap art lies on it."""

    page: int
    path: Path
    width: int
    height: int
    dpi: float
    photo: bool = False


_PHOTOS_KEPT = 6
Made = tuple[int, Problem | None]


def target(page: int, path: Path, width_mm: float, height_mm: float, dpi: float, *, photo: bool = False) -> Target:
    """Describe a PNG by its size in mm, px rounded half up."""
    return Target(page, path, pixels(width_mm, dpi), pixels(height_mm, dpi), dpi, photo)


def rasterize(
    pdf: Path | bytes,
    targets: Sequence[Target],
    *,
    jobs: int = 1,
    start: str | None = None,
    done: Callable[[Target], None] | None = None,
) -> list[Problem]:
    """Render all targets in ``jobs`` processes, this one among them; return what could not be written.

    ``start`` is multiprocessing's start method; by default fork where that is safe (no threads), else spawn.
    ``done`` is called in this process for each file made, in the order of making.
    """
    with _on_disk(pdf) as source:
        return Rendering(source, targets, jobs=jobs, start=start).finish(done)


class Rendering:
    """Targets under way in ``jobs`` - 1 other processes until this one has time to join in.

    Call ``finish`` or ``stop``.
    """

    def __init__(self, pdf: Path, targets: Sequence[Target], *, jobs: int = 1, start: str | None = None) -> None:
        self._pdf, self._targets = pdf, list(targets)
        for folder in sorted({item.path.parent for item in targets}):
            with contextlib.suppress(OSError):
                folder.mkdir(parents=True, exist_ok=True)
        jobs = max(1, min(jobs, len(targets)))
        context: Any = multiprocessing.get_context(start or _start_method())
        self._following = context.Value("i", 0) if jobs > 1 else _Counter()
        self._helpers: list[tuple[Any, Connection]] = []
        for _ in range(jobs - 1):
            here, there = context.Pipe(duplex=False)
            process = context.Process(target=_help, args=(pdf, self._targets, self._following, there), daemon=True)
            process.start()
            there.close()
            self._helpers.append((process, here))

    def finish(self, done: Callable[[Target], None] | None = None) -> list[Problem]:
        """Render what is left, here too; return what could not be written (``done`` as for rasterize)."""
        problems: dict[int, Problem] = {}
        for index, problem in self._made():
            if problem is not None:
                problems[index] = problem
            elif done is not None:
                done(self._targets[index])
        return [problems[index] for index in sorted(problems)]

    def stop(self) -> None:
        """End the other processes, whatever they are at."""
        for process, connection in self._helpers:
            connection.close()
            process.terminate()
            process.join()

    def _made(self) -> Iterator[Made]:
        """Make the targets here and there, whoever is free taking the next."""
        left = set(range(len(self._targets)))
        try:
            for index, problem in _work(self._pdf, self._targets, self._following):
                left.discard(index)
                yield index, problem
                for _, connection in self._helpers:
                    while connection.poll():
                        made = _received(connection)
                        if made is None:
                            break
                        left.discard(made[0])
                        yield made
            for _, connection in self._helpers:
                while (made := _received(connection)) is not None:
                    left.discard(made[0])
                    yield made
        finally:
            for process, connection in self._helpers:
                connection.close()
                if left and process.is_alive():
                    process.terminate()
                process.join()
        # A helper that was killed (memory) leaves its page to us.
        yield from _work(self._pdf, self._targets, iter(sorted(left)))


def _help(source: Path, targets: list[Target], following: Any, connection: Connection) -> None:
    for made in _work(source, targets, following):
        connection.send(made)
    connection.close()


def _received(connection: Connection) -> Made | None:
    try:
        made: Made = connection.recv()
    except (EOFError, OSError):
        return None
    return made


def _work(source: Path, targets: Sequence[Target], following: Any) -> Iterator[Made]:
    pages = Pages(source)
    photos = 0
    try:
        for index in following if isinstance(following, Iterator) else _taken(following, len(targets)):
            yield index, _make(pages, targets[index])
            photos += targets[index].photo
            if photos == _PHOTOS_KEPT:
                # PDFium keeps every picture it has read for as long as the file is open.
                pages.close()
                pages, photos = Pages(source), 0
    finally:
        pages.close()


def _taken(following: Any, count: int) -> Iterator[int]:
    while True:
        with following.get_lock():
            index: int = following.value
            following.value += 1
        if index >= count:
            return
        yield index


class _Counter:
    """Stand in for a shared counter where there is one process."""

    def __init__(self) -> None:
        self.value = 0

    def get_lock(self) -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext()


def _make(pages: Pages, item: Target) -> Problem | None:
    rows = pages.rows(item.page, item.width, item.height)
    data = png(rows, item.width, item.height, item.dpi, "sub" if item.photo else "none")
    return write_beside(item.path, data)


def write_beside(path: Path, data: bytes) -> Problem | None:
    """Write a file beside its place and rename it there; return the finding if the place can't be written."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        beside.write_bytes(data)
        os.replace(beside, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        hint = "is it open in another program, or its folder write-protected?"
        message = f"{path} can't be written: {error.strerror or error}"
        return Problem(file=str(path), code="output/unwritable", message=message, hint=hint)
    return None


def _start_method() -> str:
    safe = "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1
    return "fork" if safe else "spawn"


@contextlib.contextmanager
def _on_disk(pdf: Path | bytes) -> Iterator[Path]:
    """Give the processes a file: PDFium then reads the pages it needs, and no process holds the whole."""
    if isinstance(pdf, Path):
        yield pdf
        return
    with NamedTemporaryFile(suffix=".pdf", delete=False) as file:
        file.write(pdf)
    try:
        yield Path(file.name)
    finally:
        os.unlink(file.name)
