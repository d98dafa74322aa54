"""The database as the rest of the program knows it: games by name, places, findings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from engine.problems import Place, Problem, Severity, has_errors


class Games(Mapping[str, Any]):
    """Games by name, each decoded when first asked for."""

    def __init__(self, makers: Mapping[str, Callable[[], Any]]) -> None:
        self._makers = makers
        self._made: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._made:
            self._made[name] = self._makers[name]()
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


class Database:
    """A read ``cards.yaml``: ``games`` holds those without errors, ``problems`` all findings in order.

    ``file`` is the name as given, ``digest`` the SHA-256 of its bytes in hex, ``cached`` whether the cache held it.
    """

    __slots__ = ("_data", "_lines", "_places", "cached", "digest", "file", "games", "problems")

    def __init__(
        self,
        file: str,
        data: bytes,
        digest: str,
        games: Games,
        places: Mapping[str, Callable[[], Mapping[str, Place]]],
        problems: list[Problem],
        cached: bool,
    ) -> None:
        self.file = file
        self.digest = digest
        self.games = games
        self.problems = tuple(problems)
        self.cached = cached
        self._data = data
        self._lines: list[str] | None = None
        self._places = Games(places)

    @property
    def sound(self) -> bool:
        """Say whether nothing in the file is an error."""
        return not has_errors(self.problems)

    def places(self, game: str) -> Mapping[str, Place]:
        """Return the place of every value of a game by path (``games.chase.cards.E07.green.do.0``)."""
        found: Mapping[str, Place] = self._places.get(game, {})
        return found

    def place(self, path: str) -> Place | None:
        """Return the place of a path, or of the nearest thing around it."""
        parts = path.split(".")
        if len(parts) < 2:
            return None
        known = self.places(parts[1])
        while parts:
            if found := known.get(".".join(parts)):
                return found
            parts.pop()
        return None

    def problem(self, path: str, code: str, message: str, hint: str = "", severity: Severity = "error") -> Problem:
        """Make a finding at a path's place, with the line it points into."""
        place = self.place(path)
        if place is None:
            return Problem(file=self.file, code=code, message=message, hint=hint, severity=severity)
        return self.source_problem(place, code, message, hint, severity)

    def source_problem(self, place: Place, code: str, message: str, hint: str, severity: Severity) -> Problem:
        """Make a finding at a place of the file."""
        from engine.database.source import Source, lines_of

        if self._lines is None:
            self._lines = lines_of(self._data)
        return Source(self.file, "", self._lines).problem(place, code, message, hint, severity)


def decoder(
    data: bytes,
    type: Any,
    hook: Callable[[type, Any], Any] | None = None,
    otherwise: Callable[[], Any] | None = None,
) -> Callable[[], Any]:
    """Return a function that decodes msgpack when it is called, or does ``otherwise`` where that fails."""

    def decode() -> Any:
        try:
            return msgspec.msgpack.decode(data, type=type, dec_hook=hook)
        except msgspec.DecodeError:
            if otherwise is None:
                raise
            return otherwise()

    return decode
