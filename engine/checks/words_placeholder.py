"""Look for `{names}` in texts that are no icon and no number of the game, for braces and bold left open.

Passes: `手牌超过 {hand_limit} 张，放回牌山`
Fails: `手牌超过 {hand_limt} 张，放回牌山`
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from engine.checks.finding import Check, Finding
from engine.checks.subject import Subject
from engine.checks.texts import texts
from engine.database.near import did_you_mean

ESCAPED = re.compile(r"\\.")
NAMED = re.compile(r"\{([^{}]*)\}")
BOLD = "**"


def find(subject: Subject) -> Iterator[Finding]:
    """Look at the marks of each text in each language."""
    numbers = set(msgspec.structs.asdict(subject.game.numbers)) if subject.has_rules else set()
    icons = subject.icons | (subject.vocabulary.icons if subject.has_rules else frozenset())
    for path, _, words in texts(subject):
        known = sorted(icons | numbers) if ".sections." in path else sorted(icons)
        for language, text in words.items():
            if not ("{" in text or "}" in text or BOLD in text):
                continue
            at = f"{path}.{language}"
            bare = ESCAPED.sub("", text)
            for name in NAMED.findall(bare):
                if name not in known:
                    message = f"`{{{name}}}` is neither an icon nor a number of the game"
                    yield Finding(at, message, did_you_mean(name, known) if name else "write \\{ for the sign itself")
            left = NAMED.sub("", bare)
            if "{" in left or "}" in left:
                message = f"a `{'{' if '{' in left else '}'}` without its other half"
                yield Finding(at, message, "write \\{ or \\} for the sign itself")
            if left.count(BOLD) % 2:
                yield Finding(
                    at, f"a `{BOLD}` without its other half", "close the bold words, or write \\* for the sign"
                )


CHECK = Check("words/placeholder", find)
