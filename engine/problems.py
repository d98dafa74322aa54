"""The one currency of every finding: what is wrong, where, and how to mend it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

WIDEST = 200
"""Characters of a line that are shown around a finding."""
# What a terminal would obey, not show, is shown as a sign for it: an excerpt is whatever stands in the file.
_SHOWN = {
    code: 0x2400 + code if code < 0x20 else 0x2421 if code == 0x7F else 0xFFFD
    for code in [*range(32), *range(127, 160)]
}

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
            excerpt, column = window(self.excerpt, self.column)
            lines += ["    " + excerpt.replace("\t", " "), "    " + caret(excerpt, column)]
        if self.hint:
            lines.append(f"    hint: {self.hint}")
        return "\n".join(line.translate(_SHOWN) for line in lines)


def window(excerpt: str, column: int) -> tuple[str, int]:
    """Cut a long line down to what stands around ``column``; return it and the column in it."""
    start = max(0, min(column - 1 - WIDEST // 2, len(excerpt) - WIDEST)) if len(excerpt) > WIDEST else 0
    cut = excerpt[start : start + WIDEST]
    before, after = "…" * (start > 0), "…" * (start + WIDEST < len(excerpt))
    return before + cut + after, column - start + len(before)


def caret(excerpt: str, column: int) -> str:
    """Return a line that puts ``^`` under ``column`` of ``excerpt``, full-width signs counted as two."""
    return "".join("\u3000" if ord(sign) > 0x2E7F else " " for sign in excerpt[: column - 1]) + "^"


def in_order(problems: Iterable[Problem]) -> list[Problem]:
    """Sort findings by file and place, each different one once."""
    return sorted(set(problems), key=lambda p: (p.file, p.line, p.column, p.code, p.message))


def has_errors(problems: Iterable[Problem]) -> bool:
    """Say whether any finding is an error."""
    return any(problem.severity == "error" for problem in problems)
