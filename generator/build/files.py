"""Files come into being beside their place and are renamed: what stands at a final path is whole."""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.problems import Problem

STAGING = ".deckwright-part-"


class OutputError(Exception):
    """A file or folder cannot be written; carries the finding."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


@contextlib.contextmanager
def staging(folder: Path) -> Iterator[Path]:
    """Make a folder for unfinished files beside the final ones; earlier ones, of killed builds, go.

    Only for who holds the folder's lock. A renderer that outlives its build writes into a folder
    that is gone, never over a finished file.
    """
    for old in folder.glob(f"{STAGING}*"):
        shutil.rmtree(old, ignore_errors=True)
    place = folder / f"{STAGING}{os.getpid()}"
    place.mkdir()
    try:
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)


def publish(made: Path, final: Path) -> int:
    """Move a finished file to its final path and return its size; OutputError, the old file intact, if it cannot."""
    if problem := unwritable(final):
        raise OutputError(problem)
    try:
        size = made.stat().st_size
        os.replace(made, final)
    except OSError as error:
        raise OutputError(refusal(final, error)) from error
    return size


def first_unwritable(paths: Iterable[Path]) -> list[Problem]:
    """Return a finding for every file that could not be replaced, before any work is spent on it."""
    problems = {path: problem for path in paths if (problem := unwritable(path))}
    return list(problems.values())


def unwritable(path: Path) -> Problem | None:
    """Say why a file must not be replaced: it is write-protected, or is no file.

    A rename would replace a write-protected file all the same, and root may write anywhere: so
    the mode is read, not tried.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return None
    except OSError as error:
        return refusal(path, error)
    if stat.S_ISDIR(mode):
        return _problem(path, "there is a folder of that name")
    if not mode & 0o222:
        return _problem(path, "the file is write-protected")
    return None


def make_folder(folder: Path) -> None:
    """Make a folder and those above it; OutputError when that fails or what it lies in is write-protected."""
    try:
        there = next(place for place in (folder, *folder.parents) if place.exists())
        if not there.stat().st_mode & 0o222:
            raise OutputError(_problem(there, "the folder is write-protected"))
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputError(refusal(Path(error.filename or folder), error)) from error


def refusal(path: Path, error: OSError) -> Problem:
    """Word what the system said about a path."""
    reason = error.strerror or str(error)
    if isinstance(error, PermissionError):
        reason += "; is it open in another program?"
    return _problem(path, reason)


def _problem(path: Path, reason: str) -> Problem:
    return Problem(file=str(path), code="output/unwritable", message=f"cannot be written: {reason}")
