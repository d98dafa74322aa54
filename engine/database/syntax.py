"""What the YAML parser complains of, in words a person understands."""

from __future__ import annotations

import re
from typing import Any

from engine.database.source import Source
from engine.problems import Place, Problem

_INDENT_TAB = re.compile(r" *\t")
_BEFORE_VALUE = re.compile(r"\s*(?:- +)*(?:[^\s:'\"\[\]{}#][^:]*:\s+)?")
_FLOW_VALUE = re.compile(r"(?:.*[{\[,])?\s*(?:[^\s:,{}\[\]]+:\s+)?")
_IN_VALUE = re.compile(r"[{\[,]|: ")
_FLOW_END = re.compile(r"[,}\]]")
_QUOTE = "put the text in quotes: "
_TAB_HINT = "replace the tab by spaces; YAML indents with spaces only"


def explain(error: Any, source: Source) -> Problem:
    """Turn a ``yaml.YAMLError`` into a finding with place, message and a way out."""
    parts = (getattr(error, name, None) or "" for name in ("context", "problem", "reason"))
    text = " ".join(part for part in parts if part)
    context_mark = _place(getattr(error, "context_mark", None))
    found = _place(getattr(error, "problem_mark", None)) or context_mark or Place(1, 1)
    began = context_mark or found
    return _tab(text, found, source) or _worded(text, found, began, source)


def _tab(text: str, found: Place, source: Source) -> Problem | None:
    match = _INDENT_TAB.match(source.line(found.line))
    if match and (match.end() >= found.column or "tab" in text or "expected" in text):
        place = Place(found.line, match.end())
        return source.problem(place, "yaml/tab", "a tab in the indentation", _TAB_HINT)
    if source.line(found.line)[found.column - 1 : found.column] == "\t":
        return source.problem(found, "yaml/tab", "a tab where spaces must stand", _TAB_HINT)
    return None


def _worded(text: str, found: Place, began: Place, source: Source) -> Problem:
    line = source.line(found.line)
    sign = line[found.column - 1 : found.column]
    if "mapping values are not allowed" in text:
        return _colon(line, found, source)
    if "cannot start any token" in text:
        message = f"a text must not begin with `{sign}`"
        return source.problem(found, "yaml/quotes", message, _QUOTE + _quoted(line[found.column - 1 :]))
    if "quoted scalar" in text and "end of stream" in text:
        return source.problem(began, "yaml/quotes", "this quotation mark is never closed", "add the closing mark")
    if "maximum depth" in text or "nesting" in text:
        return source.problem(found, "yaml/depth", "lists and maps lie too deep in each other")
    if "invalid Unicode" in text:
        hint = "write the character itself, or \\U and its eight digits (two surrogates stand for one character)"
        return source.problem(found, "yaml/escape", "this escape is no character", hint)
    if "escape" in text:
        hint = "write \\\\ for a backslash, or put the text in 'single quotes'"
        return source.problem(found, "yaml/escape", "unknown escape after a backslash in double quotes", hint)
    if "unexpected ':'" in text:
        return source.problem(found, "yaml/colon", "a colon with nothing behind it", "put a space after the colon")
    if "flow sequence" in text or "flow mapping" in text:
        if (problem := _inside_brackets(line, found, source)) is not None:
            return problem
        opening, closing = ("[", "]") if "sequence" in text else ("{", "}")
        message = f"`{opening}` is not closed by `{closing}` before this place"
        hint = f"line {began.line} opens it; part items by commas, quote texts that hold , : [ ] {{ }}"
        if " #" in source.line(began.line)[began.column :]:
            hint = f"in line {began.line} all that follows # is a comment; put a text that begins with # in quotes"
        return source.problem(found, "yaml/bracket", message, hint)
    if "could not find expected ':'" in text:
        message = "this line is neither `key: value` nor a list item `- …`"
        return source.problem(began, "yaml/syntax", message, "is a colon and a space missing after the key?")
    if "sequence entries are not allowed" in text:
        hint = "begin the list on a line of its own, or write [a, b]"
        return source.problem(found, "yaml/syntax", "a list item `- …` cannot stand here", hint)
    if "undefined tag handle" in text:
        return source.problem(
            found, "yaml/tag", "tags (`!…`) are not used here", _QUOTE + _quoted(line[found.column - 1 :])
        )
    if "directive" in text or "incompatible YAML document" in text:
        return source.problem(found, "yaml/syntax", "unknown `%` line or YAML version", "delete the line")
    return _stray(text, line, found, source)


def _colon(line: str, found: Place, source: Source) -> Problem:
    before = line[: found.column - 1]
    start = _BEFORE_VALUE.match(before)
    value = line[start.end() :] if start else ""
    if start and start.end() and ": " in before and value:
        message = "a colon followed by a space inside a text without quotes"
        return source.problem(found, "yaml/colon", message, _QUOTE + _quoted(value))
    message = "a `key: value` cannot stand here"
    hint = "line it up with the keys it belongs to, or, if this is a text with a colon, put the text in quotes"
    return source.problem(found, "yaml/colon", message, hint)


def _inside_brackets(line: str, found: Place, source: Source) -> Problem | None:
    """Tell a text that lacks quotes inside { } or [ ] from a bracket that is not closed."""
    before, after = line[: found.column - 1], line[found.column - 1 :]
    if before.rstrip()[-1:] in ("}", "]", '"', "'") and after[:1] not in (",", "}", "]", ""):
        message = "something follows a closed quote or bracket"
        return source.problem(found, "yaml/quotes", message, "put the whole text in quotes, or a comma between two")
    if not after.startswith(":") or not _IN_VALUE.search(before):
        return None
    start, end = _FLOW_VALUE.match(before), _FLOW_END.search(after)
    value = line[start.end() : found.column - 1 + (end.start() if end else len(after))] if start else ""
    message = "a colon followed by a space inside a text without quotes"
    return source.problem(found, "yaml/colon", message, _QUOTE + _quoted(value or line))


def _stray(text: str, line: str, found: Place, source: Source) -> Problem:
    before = line[: found.column - 1]
    if before.strip() and before.rstrip()[-1:] in "}]\"'":
        value = line[start.end() :] if (start := _BEFORE_VALUE.match(before)) else line
        message = "something follows a closed quote or bracket"
        return source.problem(found, "yaml/quotes", message, "put the whole text in quotes: " + _quoted(value))
    if "did not find expected" in text or "<block end>" in text:
        hint = "line it up with the lines above that it belongs to"
        return source.problem(found, "yaml/indent", "the indentation fits no line above", hint)
    return source.problem(found, "yaml/syntax", f"not YAML: {text.strip()}")


def _quoted(value: str) -> str:
    value = value.strip()
    return f"'{value}'" if '"' in value or "\\" in value else f'"{value}"'


def _place(mark: Any) -> Place | None:
    return None if mark is None else Place(mark.line + 1, mark.column + 1)
