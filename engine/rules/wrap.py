"""Break lines for a terminal, where full-width signs are two columns wide."""

from __future__ import annotations

import re
import unicodedata

NO_START = frozenset("、。，．：；！？）」』】〉》”’…・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ,.;:!?)]}%°々")
NO_END = frozenset("（「『【〈《“‘([{−")
UNIT = re.compile(
    r"\s+|[\u2e80-\u303f\u3040-\u30ff\u3400-\u9fff\uff00-\uffef]|[^\s\u2e80-\u30ff\u3400-\u9fff\uff00-\uffef]+"
)


def columns(text: str) -> int:
    """Measure a text in terminal columns."""
    return sum(0 if unicodedata.combining(sign) else 1 + (unicodedata.east_asian_width(sign) in "WF") for sign in text)


def wrapped(text: str, width: int) -> list[str]:
    """Break a text into lines of at most ``width`` columns; a word longer than a line stands alone."""
    lines, line = [], ""
    for unit in _units(text):
        if columns((line + unit).rstrip()) <= width or not line.strip():
            line += unit if line or not unit.isspace() else ""
        else:
            lines.append(line.rstrip())
            line = "" if unit.isspace() else unit
    return [*lines, line.rstrip()] if line.strip() or not lines else lines


def _units(text: str) -> list[str]:
    """Part a text where a line may end; signs that may not begin or end a line stay with their neighbours."""
    units: list[str] = []
    for unit in UNIT.findall(text):
        before = units[-1] if units else ""
        if before and not unit.isspace() and (unit[0] in NO_START or before[-1] in NO_END):
            units[-1] += unit
        else:
            units.append(unit)
    return units
