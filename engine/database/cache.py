"""Finished models by content: read in a blink, never trusted, never in the way."""

from __future__ import annotations

import hashlib
import os
import sys
import zlib
from collections.abc import Iterable
from pathlib import Path

import msgspec

from engine.problems import Problem

VARIABLE = "DECKWRIGHT_CACHE"
_MAGIC = b"deckwright-model-1\n"
_KEPT = 24
"""Models kept; older ones are deleted as new ones are written."""


class StoredGame(msgspec.Struct, frozen=True, array_like=True):
    """One game and its places, each msgpack by itself."""

    model: bytes
    places: bytes


class Stored(msgspec.Struct, frozen=True, array_like=True):
    """A file's games and its warnings and notes."""

    games: dict[str, StoredGame]
    problems: list[Problem]


def key_of(digest: str, file: str, code: Iterable[Path]) -> str:
    """Return the cache key of a file's content: also its shown name, Python and the code's fingerprint."""
    parts = (digest, file, sys.version, msgspec.__version__, fingerprint(code))
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogateescape")).hexdigest()[:40]


def fingerprint(code: Iterable[Path]) -> str:
    """Sum up the names, sizes and times of source files, folders with all they hold."""
    lines: list[str] = []
    for path in code:
        _add(str(path), lines)
    return hashlib.sha256("\n".join(sorted(lines)).encode("utf-8", "surrogateescape")).hexdigest()


def _add(path: str, lines: list[str]) -> None:
    try:
        with os.scandir(path) as entries:
            for entry in entries:
                if entry.is_dir():
                    if entry.name != "__pycache__":
                        _add(entry.path, lines)
                elif not entry.name.endswith(".pyc"):
                    _note(entry.path, entry.stat(), lines)
    except NotADirectoryError:
        _note(path, os.stat(path), lines)
    except OSError:
        lines.append(f"{path} missing")


def _note(path: str, found: os.stat_result, lines: list[str]) -> None:
    lines.append(f"{path} {found.st_size} {found.st_mtime_ns}")


def folder() -> Path | None:
    """Return where models are kept: ``DECKWRIGHT_CACHE`` or the user's cache folder; None if there is none."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named) / "models"
    try:
        from platformdirs import user_cache_path

        return user_cache_path("deckwright") / "models"
    except (OSError, RuntimeError):
        return None


def fetch(key: str) -> Stored | None:
    """Return the stored model, or None where there is none or it is broken."""
    home = folder()
    if home is None:
        return None
    try:
        data = (home / f"{key}.msgpack").read_bytes()
    except OSError:
        return None
    head = len(_MAGIC) + 4
    if not data.startswith(_MAGIC) or data[len(_MAGIC) : head] != _sum(data[head:]):
        return None
    try:
        return msgspec.msgpack.decode(data[head:], type=Stored)
    except msgspec.DecodeError:
        return None


def store(key: str, stored: Stored) -> None:
    """Write a model beside its place, then rename; a folder that cannot be written to means no cache."""
    home = folder()
    if home is None:
        return
    data = msgspec.msgpack.encode(stored)
    beside = home / f"{key}.{os.getpid()}.new"
    try:
        home.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(_MAGIC + _sum(data) + data)
        beside.replace(home / f"{key}.msgpack")
        _prune(home)
    except OSError:
        _remove(beside)


def _prune(home: Path) -> None:
    models = sorted(home.glob("*.msgpack"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for old in models[_KEPT:]:
        _remove(old)


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return


def _sum(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(4, "big")
