"""Encoded pictures kept outside memory until the PDF is written."""

from __future__ import annotations

import io
import os
import tempfile
import weakref
from threading import Lock
from typing import IO

_IN_MEMORY = 16_000_000

Stored = tuple[int, int, int]


class Spool:
    """Keep byte strings in a temporary file once they pass 16 MB together.

    A process forked off reads what was stored before and writes into a file of its own: two processes that
    wrote into one would each write over what the other stored.
    """

    def __init__(self) -> None:
        self._files: list[IO[bytes]] = []
        self._owner = 0
        self._lock = Lock()
        weakref.finalize(self, _close, self._files)

    def put(self, data: bytes) -> Stored:
        """Store bytes; return where they lie (file, offset, length)."""
        with self._lock:
            if self._owner != os.getpid():
                self._owner = os.getpid()
                self._files.append(io.BytesIO())
            file = self._files[-1]
            offset = file.seek(0, os.SEEK_END)
            if isinstance(file, io.BytesIO) and offset + len(data) > _IN_MEMORY:
                file = self._files[-1] = _on_disk(file)
            file.write(data)
            # What lies in Python's buffer can't be read by position.
            file.flush()
            return len(self._files) - 1, offset, len(data)

    def get(self, stored: Stored) -> bytes:
        """Read stored bytes back."""
        number, offset, length = stored
        file = self._files[number]
        if not isinstance(file, io.BytesIO) and hasattr(os, "pread"):
            return os.pread(file.fileno(), length, offset)
        with self._lock:
            file.seek(offset)
            return file.read(length)


def _on_disk(file: io.BytesIO) -> IO[bytes]:
    disk = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the spool
    disk.write(file.getbuffer())
    return disk


def _close(files: list[IO[bytes]]) -> None:
    for file in files:
        file.close()
