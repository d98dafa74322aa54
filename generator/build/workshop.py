"""A build under way in its folder: what is fresh, what was made, what was found."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from engine.problems import Problem
from generator.build.files import OutputError, publish, refusal
from generator.build.manifest import Manifest
from generator.build.plan import Outcome
from generator.build.report import Report


class Workshop:
    """Keep a build's books; names are relative to ``folder``, unfinished files lie in ``staging``."""

    def __init__(self, folder: Path, staging: Path, report: Report) -> None:
        self.folder = folder
        self.staging = staging
        self.manifest = Manifest(folder)
        self.problems: list[Problem] = []
        self._report = report
        self._made: list[Path] = []
        self._kept: list[Path] = []
        self._removed: list[Path] = []

    def begin(self, wanted: dict[str, str]) -> list[str]:
        """Take the files wanted (name -> digest of what it is made of); return the names that must be made."""
        stale = []
        for name, source in wanted.items():
            made = self.manifest.fresh(name, source)
            if made is None:
                self.manifest.begin(name)
                stale.append(name)
            else:
                self.problems += made.problems
                self._kept.append(self.folder / name)
                self._report.kept(self.folder / name)
        self._report.planned(len(stale))
        return stale

    def publish(self, name: str, staged: Path, source: str, problems: Iterable[Problem] = ()) -> None:
        """Move a finished file to its place and enter it."""
        found = tuple(problems)
        self.problems += found
        final = self.folder / name
        size = publish(staged, final)
        self.manifest.finish(name, source, found)
        self._made.append(final)
        self._report.wrote(final, size)

    def sweep(self, wanted: Iterable[str], subfolder: str) -> None:
        """Take away files of earlier builds in a subfolder that nobody wants any more; others' files stay."""
        keep = set(wanted)
        for name in self.manifest.names:
            if not name.startswith(f"{subfolder}/") or name in keep:
                continue
            path = self.folder / name
            if self.manifest.touched(name):
                self._report.note(f"{path} belongs to no card any more; it was changed since, so it stays")
            else:
                self._remove(path)
            self.manifest.forget(name)

    def outcome(self) -> Outcome:
        """Return what the build came to."""
        return Outcome(tuple(dict.fromkeys(self.problems)), tuple(self._made), tuple(self._kept), tuple(self._removed))

    def _remove(self, path: Path) -> None:
        try:
            path.unlink()
        except FileNotFoundError:
            return
        except OSError as error:
            raise OutputError(refusal(path, error)) from error
        self._removed.append(path)
        self._report.removed(path)
