"""File names that every system takes, one for each key."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')
_RESERVED = re.compile(r"(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\..*)?", re.IGNORECASE)
LONGEST = 120
"""UTF-8 bytes of a name; with a suffix and a temporary file's ending it stays below 255."""


def file_names(keys: Iterable[str]) -> dict[str, str]:
    """Give each key a file name (without suffix) that Windows, macOS and Linux hold apart; keys keep theirs if safe."""
    names: dict[str, str] = {}
    taken: set[str] = set()
    # Keys that are safe as they stand come first, so that no other key takes their name.
    wanted = {key: safe(key) for key in keys}
    for key in sorted(wanted, key=lambda key: wanted[key] != key):
        name, count = wanted[key], 1
        while _folded(name) in taken:
            count += 1
            name = f"{wanted[key]}-{count}"
        taken.add(_folded(name))
        names[key] = name
    return {key: names[key] for key in wanted}


def safe(key: str) -> str:
    """Replace what some system forbids in a file name: signs, reserved names, dots and spaces at the ends."""
    name = _FORBIDDEN.sub("-", unicodedata.normalize("NFC", key)).strip(" .") or "-"
    if _RESERVED.fullmatch(name):
        name = f"{name}_" if "." not in name else name.replace(".", "_.", 1)
    while len(name.encode()) > LONGEST:
        name = name[:-1].rstrip(" .")
    return name


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()
