"""Show findings: for a person, for a program, for a pull request."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from engine.problems import Problem

_LEVELS = {"error": "error", "warning": "warning", "note": "notice"}


def as_text(problems: Sequence[Problem]) -> str:
    """Write findings one below the other."""
    return "".join(f"{problem.text()}\n" for problem in problems)


def as_json(problems: Sequence[Problem]) -> str:
    """Write findings as a JSON list."""
    return msgspec.json.format(msgspec.json.encode(problems)).decode() + "\n"


def as_github(problems: Sequence[Problem]) -> str:
    """Write findings as workflow commands, which GitHub shows at their lines."""
    return "".join(f"{_command(problem)}\n" for problem in problems)


def _command(problem: Problem) -> str:
    named = {"file": problem.file, "line": problem.line, "col": problem.column, "title": problem.code}
    told = ",".join(f"{key}={_escaped(str(value), ',:')}" for key, value in named.items() if value)
    said = problem.message + (f"\nhint: {problem.hint}" if problem.hint else "")
    return f"::{_LEVELS[problem.severity]} {told}::{_escaped(said, '')}"


def _escaped(text: str, more: str) -> str:
    for sign in "%\r\n" + more:
        text = text.replace(sign, f"%{ord(sign):02X}")
    return text


STYLES: Mapping[str, Callable[[Sequence[Problem]], str]] = {"text": as_text, "json": as_json, "github": as_github}
