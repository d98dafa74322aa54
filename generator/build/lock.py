"""One build at a time in a folder; the system drops the lock of a build that was killed."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.problems import Problem

NAME = ".deckwright.lock"
_PAUSE = 0.05
_held: set[str] = set()


class LockedError(Exception):
    """Another build is at work in the folder; carries the finding."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


@contextlib.contextmanager
def locked(folder: Path, note: Callable[[str], None], patience: float = 60.0) -> Iterator[None]:
    """Hold the folder's lock; wait ``patience`` seconds for another build, then raise LockedError.

    OSError when the folder takes no file. The file stays: taking it away would let two builds
    hold two locks of one name.
    """
    path = folder / NAME
    name = os.path.realpath(path)
    end = time.monotonic() + patience
    told = False
    while not (handle := _take(path, name)):
        if not told:
            note(f"another build is at work in {folder}; waiting for it")
            told = True
        if time.monotonic() >= end:
            message = f"another build is at work in {folder}"
            hint = "wait until it has ended, or build into another folder with --out"
            raise LockedError(Problem(file=str(folder), code="build/locked", message=message, hint=hint))
        time.sleep(_PAUSE)
    try:
        yield
    finally:
        _held.discard(name)
        os.close(handle)


def _take(path: Path, name: str) -> int | None:
    """Open and lock the file; None while another process, or another build in this one, holds it."""
    if name in _held:
        return None
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    if not _lock(handle):
        os.close(handle)
        return None
    _held.add(name)
    return handle


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        # Record locks, not flock: a renderer forked off must not inherit the lock of a build that was killed.
        try:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except PermissionError:
            return False
        return True
