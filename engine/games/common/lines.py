"""Plain data as one line of ``key=value`` parts, as JSON, and as a fingerprint."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from engine.games.common.errors import StateError


def write_line(plain: Mapping[str, Any]) -> str:
    """Write plain data as one line; lists stand in round brackets, the last part is a checksum."""
    line = " ".join(f"{key}={_written(value)}" for key, value in plain.items())
    return f"{line} sum={_sum(line)}"


def read_line(text: str, format_number: int, sign: str) -> dict[str, Any]:
    """Read a line back, numbers as text; raise StateError where it is cut off or of another format.

    ``sign`` is a key that every line of the game has: a text without it is no line of another format but damaged.
    """
    line, _, checksum = text.strip().rpartition(" sum=")
    parts = dict(part.partition("=")[::2] for part in (line or text.strip()).split())
    version = parts.get("format", "none")
    if version != str(format_number) and (version.isdigit() or sign in parts):
        raise other_format(version, format_number)
    if not line or _sum(line) != checksum:
        raise StateError("damaged", "the state is damaged: its checksum does not fit")
    return {key: _parsed(value) for key, value in parts.items()}


def other_format(found: str, read: int) -> StateError:
    """Make the error for a state that another version of the program wrote."""
    return StateError("other-format", f"the state is of format {found}, this program reads format {read}")


def write_json(plain: Mapping[str, Any]) -> str:
    """Write plain data as JSON."""
    return msgspec.json.encode(plain).decode()


def read_json(text: str) -> dict[str, Any]:
    """Read JSON back; raise StateError."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise StateError("damaged", "the state is damaged: it is no complete JSON") from error


def fingerprint(plain: Mapping[str, Any]) -> str:
    """Give plain data's fingerprint in hex."""
    return hashlib.blake2b(msgspec.json.encode(plain), digest_size=16).hexdigest()


def _sum(line: str) -> str:
    return hashlib.blake2b(line.encode(), digest_size=4).hexdigest()


def _written(value: Any) -> str:
    return f"({','.join(map(_written, value))})" if isinstance(value, list) else str(value)


def _parsed(text: str) -> Any:
    """Read brackets as lists; everything else stays text."""
    stack: list[list[Any]] = [[]]
    word = ""
    for sign in text:
        if sign in "(,)":
            if word:
                stack[-1].append(word)
            word = ""
            if sign == "(":
                stack.append([])
            elif sign == ")":
                inner = stack.pop()
                stack[-1].append(inner)
        else:
            word += sign
    return stack[0][0] if len(stack) == 1 and stack[0] else word
