"""Which language to speak when nobody says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def preferred(environ: Mapping[str, str]) -> str | None:
    """Give the language code of the user's locale, or None where the locale names none."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value:
            code = value.split(".")[0].split("_")[0].split("-")[0].lower()
            return code if code.isalpha() and code not in ("c", "posix") else None
    return None


def choose(languages: Sequence[str], environ: Mapping[str, str]) -> str:
    """Choose the locale's language if the game has it, else English, else the game's first."""
    wanted = preferred(environ)
    if wanted in languages:
        return str(wanted)
    return "en" if "en" in languages else languages[0]
