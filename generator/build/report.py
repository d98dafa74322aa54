"""What a build tells while it works; the command line decides how it looks."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol


class Report(Protocol):
    """Plain calls; none may raise."""

    def planned(self, count: int) -> None:
        """Hear that so many more files have to be made."""
        ...

    def wrote(self, path: Path, size: int) -> None:
        """Hear of a file that was made, with its size in bytes."""
        ...

    def kept(self, path: Path) -> None:
        """Hear of a file that was up to date."""
        ...

    def removed(self, path: Path) -> None:
        """Hear of a file of an earlier build that is no longer wanted."""
        ...

    def note(self, text: str) -> None:
        """Hear a sentence for a person."""
        ...
