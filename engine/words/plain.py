"""Turn card text into plain text for a terminal: icons always stand beside their word, so they just go."""

from __future__ import annotations

import re

MARKS = re.compile(r"\*\*|(?<!\\)\{\w+\}\u00a0?")


def plain(text: str) -> str:
    """Drop bold marks and icons, and the backslashes that escape signs."""
    return re.sub(r"\\(.)", r"\1", MARKS.sub("", text)).replace("\u00a0", " ").strip()
