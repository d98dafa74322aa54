"""Encoded pictures kept outside memory until the PDF is written."""

from __future__ import annotations

import tempfile
import weakref
from threading import Lock

_IN_MEMORY = 16_000_000

Stored = tuple[int, int]


class Spool:
    """Keep byte strings in a temporary file once they pass 16 MB together."""

    def __init__(self) -> None:
        self._file = tempfile.SpooledTemporaryFile(max_size=_IN_MEMORY)  # noqa: SIM115 - lives as long as the spool
        weakref.finalize(self, self._file.close)
        self._lock = Lock()
        self._end = 0

    def put(self, data: bytes) -> Stored:
        """Store bytes; return where they lie (offset, length)."""
        with self._lock:
            self._file.seek(self._end)
            self._file.write(data)
            stored = (self._end, len(data))
            self._end += len(data)
        return stored

    def get(self, stored: Stored) -> bytes:
        """Read stored bytes back."""
        with self._lock:
            self._file.seek(stored[0])
            return self._file.read(stored[1])
