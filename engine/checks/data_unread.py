"""Look for fields of an author's own that no layout reads: a slip of the pen, or a layout that has yet to be written.

A field is read where any layout of the project names it, as `card.cost` or in quotes.

Passes: `text: Hide here.`, which the layout `plain` reads
Fails: `cst: 3`, which no layout reads
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.checks.finding import Check, Finding
from engine.checks.subject import Subject
from engine.database.near import did_you_mean

READ = re.compile(r"\bcard\s*(?:\.\s*(\w+)|\[\s*['\"](\w+)['\"])|['\"](\w+)['\"]")


def find(subject: Subject) -> Iterator[Finding]:
    """Compare the cards' own fields with the names in the layouts' expressions."""
    fields = dict.fromkeys(name for card in subject.game.cards for name in getattr(card, "more", ()))
    if not fields:
        return
    read: set[str] = set()
    for folder in subject.folders:
        for path in sorted((folder / "faces").rglob("*.yaml")):
            found = READ.findall(path.read_text("utf-8", "replace"))
            read |= {name for names in found for name in names if name}
    for name in fields:
        if name not in read:
            card = next(card for card in subject.game.cards if name in card.more)
            hint = did_you_mean(name, sorted(read - {"card"})) if name else ""
            message = f"no layout reads the field `{name}`"
            yield Finding(f"cards.{card.id}.{name}", message, hint or "write a layout that does", "warning")


CHECK = Check("data/unread", find)
