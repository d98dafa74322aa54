"""The one currency of every finding: what is wrong, where, and how to mend it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

Severity = Literal["error", "warning", "note"]


class Place(msgspec.Struct, frozen=True, order=True, array_like=True):
    """A position in a text file; line and column count from 1."""

    line: int
    column: int


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """One finding with its place, a stable code such as ``data/unknown-key`` and a hint.

    ``excerpt`` is the source line that ``column`` points into, without its line end; empty
    where there is none. ``line`` and ``column`` are 0 where a finding concerns a whole file.
    """

    file: str
    line: int = 0
    column: int = 0
    code: str
    message: str
    hint: str = ""
    excerpt: str = ""
    severity: Severity = "error"

    def text(self) -> str:
        """Write the finding as ``file:line:column: severity: message [code]``, caret and hint below."""
        where = self.file
        if self.line:
            where += f":{self.line}"
            if self.column:
                where += f":{self.column}"
        lines = [f"{where}: {self.severity}: {self.message} [{self.code}]"]
        if self.excerpt and self.column:
            lines += ["    " + self.excerpt.replace("\t", " "), "    " + caret(self.excerpt, self.column)]
        if self.hint:
            lines.append(f"    hint: {self.hint}")
        return "\n".join(lines)


def caret(excerpt: str, column: int) -> str:
    """Return a line that puts ``^`` under ``column`` of ``excerpt``, full-width signs counted as two."""
    return "".join("\u3000" if ord(sign) > 0x2E7F else " " for sign in excerpt[: column - 1]) + "^"


def in_order(problems: Iterable[Problem]) -> list[Problem]:
    """Sort findings by file and place, each different one once."""
    return sorted(set(problems), key=lambda p: (p.file, p.line, p.column, p.code, p.message))


def has_errors(problems: Iterable[Problem]) -> bool:
    """Say whether any finding is an error."""
    return any(problem.severity == "error" for problem in problems)
