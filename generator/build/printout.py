"""How a build shows itself: a bar on a terminal, a line a file in a pipe, a summary at the end."""

from __future__ import annotations

import sys
from pathlib import Path

import click


class Printout:
    """The report of a build on the command line; progress goes to the error stream."""

    def __init__(self) -> None:
        self.files = 0
        self.fresh = 0
        self.bytes = 0
        self._terminal = sys.stderr is not None and sys.stderr.isatty()
        self._left = 0
        self._done = 0
        self._bar = ""
        self._heard = True

    def planned(self, count: int) -> None:
        """Take up how many files the next part has to make."""
        self._left += count

    def wrote(self, path: Path, size: int) -> None:
        """Count a file and show it."""
        self.files += 1
        self.bytes += size
        self._done += 1
        if self._terminal:
            total = max(self._left, self._done)
            self._bar = f"{self._done}/{total} {path.name:<24.24}"
            self._say(f"\r{self._bar}", nl=False, err=True)
        else:
            self._say(f"wrote {path} ({in_words(size)})")

    def kept(self, path: Path) -> None:
        """Count a file that was up to date."""
        self.fresh += 1

    def removed(self, path: Path) -> None:
        """Tell of a file taken away."""
        self.note(f"removed {path}: no card has it any more")

    def note(self, text: str) -> None:
        """Write a sentence."""
        self.clear()
        self._say(text, err=True)

    def clear(self) -> None:
        """Wipe the bar off the terminal, with blanks: an escape code is unwelcome where NO_COLOR is set."""
        if self._bar:
            # A full-width sign takes two columns.
            self._say(f"\r{' ' * 2 * len(self._bar)}\r", nl=False, err=True)
            self._bar = ""

    def _say(self, text: str, *, nl: bool = True, err: bool = False) -> None:
        """Write, until nobody reads any more (``| head -1``) or the disk is full: that must not end a build."""
        if not self._heard:
            return
        try:
            click.echo(text, nl=nl, err=err)
        except OSError:
            self._heard = False

    def summary(self, what: str, seconds: float) -> str:
        """Say what came of it: files made and left as they were, bytes, seconds."""
        fresh = f", {self.fresh} already up to date" if self.fresh else ""
        files = f"{self.files} file{'' if self.files == 1 else 's'}"
        return f"{what}: {files} made ({in_words(self.bytes)}){fresh}, {seconds:.1f} s"


def in_words(size: int) -> str:
    """Write a size in bytes as people read it."""
    if size < 1000:
        return f"{size} B"
    if size < 1_000_000:
        return f"{size / 1000:.0f} kB"
    return f"{size / 1_000_000:.1f} MB"
