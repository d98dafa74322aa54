"""The rules that an answer cites: a line each, or in full."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.rules.wrap import columns, wrapped

if TYPE_CHECKING:
    from engine.rules.texts import Texts

END = re.compile(r"(?<=[。！？])|(?<=[.!?])\s")


def lines(texts: Texts | None, rules: Iterable[str], width: int, full: bool) -> list[str]:
    """Write the rules, each with its first sentence cut to a line, or with its whole text."""
    found = []
    for id in rules:
        text = texts.plain(id) if texts is not None and texts.rules.get(id) is not None else ""
        if full:
            found.append(id)
            found += ["  " + line for line in wrapped(text, width - 2)]
        else:
            found.append(_cut(f"  {id:<6}{END.split(text)[0]}", width))
    return found


def _cut(text: str, width: int) -> str:
    """Cut a line to a width, with an ellipsis where something is lost."""
    if columns(text) <= width:
        return text.rstrip()
    while columns(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…"
