"""A file's bytes as text with lines: UTF-8 always, whatever the locale says."""

from __future__ import annotations

import re

import msgspec

from engine.problems import Place, Problem, Severity

_LINE_END = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
_CONTROL = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
_NO_TEXT = re.compile("[\0-\x08\x0b-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
_MOST = 20


class Source(msgspec.Struct, frozen=True):
    """A decoded file: its name as shown to people, its text without BOM, its lines without ends."""

    file: str
    text: str
    lines: list[str]

    def line(self, number: int) -> str:
        """Return line ``number`` (from 1), empty where the file has none."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""

    def problem(self, place: Place, code: str, message: str, hint: str = "", severity: Severity = "error") -> Problem:
        """Make a finding at a place, with the line it points into."""
        return Problem(
            file=self.file,
            line=place.line,
            column=place.column,
            code=code,
            message=message,
            hint=hint,
            excerpt=self.line(place.line),
            severity=severity,
        )


def lines_of(data: bytes) -> list[str]:
    """Split a file's bytes into the lines that places count."""
    return _LINE_END.split(data.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace"))


def decode(data: bytes, file: str) -> tuple[Source | None, list[Problem]]:
    """Decode UTF-8 with or without BOM; refuse other encodings and control characters with their places."""
    if data.startswith(_UTF16):
        message = "the file is UTF-16, not UTF-8"
        return None, [Problem(file=file, code="yaml/encoding", message=message, hint="save the file as UTF-8")]
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return None, [_undecodable(data, error, file)]
    source = Source(file, text, _LINE_END.split(text))
    return source, _control_characters(source)


def _undecodable(data: bytes, error: UnicodeDecodeError, file: str) -> Problem:
    before = _LINE_END.split(data[: error.start].decode("utf-8"))
    rest = data[error.start :].split(b"\n", 1)[0].decode("utf-8", "replace")
    source = Source(file, "", [*before[:-1], before[-1] + rest])
    message = f"byte 0x{data[error.start]:02X} is not UTF-8"
    hint = "save the file as UTF-8 (it may be in an older code page such as Shift-JIS, GBK or Windows-1252)"
    return source.problem(Place(len(before), len(before[-1]) + 1), "yaml/encoding", message, hint)


def no_text(text: str) -> str:
    """Name the first sign of a value that no card can show and no terminal should: ``U+001B``; '' if there is none."""
    found = _NO_TEXT.search(text)
    return f"U+{ord(found[0]):04X}" if found else ""


def _control_characters(source: Source) -> list[Problem]:
    if not _CONTROL.search(source.text):
        return []
    problems: list[Problem] = []
    for number, line in enumerate(source.lines, 1):
        for match in _CONTROL.finditer(line):
            message = f"control character U+{ord(match[0]):04X} in the file"
            problems.append(source.problem(Place(number, match.start() + 1), "yaml/control", message, "delete it"))
            if len(problems) == _MOST:
                return problems
    return problems
