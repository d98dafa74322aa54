"""What earlier builds made in a folder, and of what: the ground for calling a file up to date, or ours."""

from __future__ import annotations

import os
from pathlib import Path, PurePosixPath

import msgspec

from engine.problems import Problem
from generator.build.files import OutputError, refusal

NAME = ".deckwright.json"
VERSION = 1


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A file: the digest of all it was made of, its size and time as left, what was found while making it.

    An empty ``source`` says that the file is ours but was never finished.
    """

    source: str = ""
    size: int = -1
    time_ns: int = -1
    problems: tuple[Problem, ...] = ()


class _Stored(msgspec.Struct):
    version: int
    files: dict[str, Made]


class Manifest:
    """The files that builds of ours have made in ``folder``, by their path relative to it (with ``/``)."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = _read(folder / NAME)

    @property
    def names(self) -> list[str]:
        """Return the names of all files that are ours."""
        return sorted(self._files)

    def fresh(self, name: str, source: str) -> Made | None:
        """Return the entry of a file that was made of just this and is as it was left; None if it must be made."""
        made = self._files.get(name)
        return made if made is not None and made.source == source and self._untouched(name, made) else None

    def touched(self, name: str) -> bool:
        """Say whether somebody else changed a finished file of ours."""
        made = self._files[name]
        return bool(made.source) and (self._folder / name).exists() and not self._untouched(name, made)

    def begin(self, name: str) -> None:
        """Claim a file that is about to be made; until it is finished it counts as ours, not as fresh."""
        self._files[name] = Made()

    def finish(self, name: str, source: str, problems: tuple[Problem, ...] = ()) -> None:
        """Enter a finished file."""
        status = (self._folder / name).stat()
        self._files[name] = Made(source=source, size=status.st_size, time_ns=status.st_mtime_ns, problems=problems)

    def forget(self, name: str) -> None:
        """Strike out a file."""
        self._files.pop(name, None)

    def save(self, staging: Path) -> None:
        """Write the manifest, in one stroke; OutputError when it cannot be written."""
        stored = _Stored(VERSION, dict(sorted(self._files.items())))
        try:
            (staging / NAME).write_bytes(msgspec.json.format(msgspec.json.encode(stored), indent=1))
            os.replace(staging / NAME, self._folder / NAME)
        except OSError as error:
            raise OutputError(refusal(self._folder / NAME, error)) from error

    def _untouched(self, name: str, made: Made) -> bool:
        try:
            status = (self._folder / name).stat()
        except OSError:
            return False
        return (status.st_size, status.st_mtime_ns) == (made.size, made.time_ns)


def _read(path: Path) -> dict[str, Made]:
    """Read a manifest; one that is missing, damaged or of another version knows of no file."""
    try:
        stored = msgspec.json.decode(path.read_bytes(), type=_Stored)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return {}
    if stored.version != VERSION:
        return {}
    return {name: made for name, made in stored.files.items() if _inside(name)}


def _inside(name: str) -> bool:
    """Say whether a name is one that a build makes: a PNG or PDF inside the folder."""
    path = PurePosixPath(name)
    return (
        not path.is_absolute()
        and "\\" not in name
        and ".." not in path.parts
        and path.suffix in (".png", ".pdf")
        and len(path.parts) <= 2
    )
