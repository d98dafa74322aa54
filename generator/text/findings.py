"""Turn what is wrong with a fitted text into findings that name the card and the field."""

from __future__ import annotations

from engine.problems import Problem
from generator.text.style import Fitted


def findings(fitted: Fitted, what: str, *, file: str, line: int = 0, column: int = 0) -> list[Problem]:
    """List a fitted text's faults, missing characters and overflow; ``what`` is such as ``E07 name (zh)``."""

    def problem(code: str, message: str, hint: str) -> Problem:
        return Problem(file=file, line=line, column=column, code=code, message=f"{what}: {message}", hint=hint)

    found = [problem(fault.code, fault.message, fault.hint) for fault in fitted.faults]
    for char in fitted.missing:
        message = f"no font of this text's family has {char!r} (U+{ord(char):04X})"
        found.append(problem("text/missing-glyph", message, "declare a fallback face in templates/fonts.yaml"))
    wide, high = fitted.over_mm
    ways = [f"{over:.2f} mm too {way}" for over, way in ((wide, "wide"), (high, "high")) if over]
    if ways:
        message = f"the text is {' and '.join(ways)} for its box at its smallest size, {fitted.size:g} pt"
        found.append(problem("text/overflow", message, "shorten it, or give the box more room in the layout"))
    return found
