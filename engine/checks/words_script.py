"""Look for texts that stand under the wrong language: untranslated, copied, or exchanged with another's.

Told by the signs: kana is not Chinese, 净 not Japanese, Han not English; a text of Latin letters alone is no Chinese.

Passes: `name: {zh: 端着火锅跑, ja: 鍋をかかえて, en: Hot Pot on the Run}`
Fails: `name: {zh: 鍋をかかえて, ja: 端着火锅跑, en: Hot Pot on the Run}`
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from engine.checks.finding import Check, Finding
from engine.checks.scripts import lacking, out_of_place
from engine.checks.subject import Subject
from engine.checks.texts import texts
from engine.problems import Severity

BRACES = re.compile(r"\{[^{}]*\}")
SENTENCE = 12
"""Letters from which the same text in two languages of one script is taken for a copy."""


def find(subject: Subject) -> Iterator[Finding]:
    """Look at the signs of each text, then for texts that are the same in two languages."""
    for path, _, words in texts(subject):
        if len(subject.languages) == 1:
            return
        wrong = False
        for language, text in words.items():
            bare = BRACES.sub("", text)
            sign = out_of_place(bare, language)
            if sign:
                wrong = True
                message = f"`{text}` cannot be right in `{language}`: `{sign}` is no sign of that language"
                yield Finding(f"{path}.{language}", message, "was it exchanged with another language's?")
            elif lacking(bare, language):
                wrong = True
                message = f"`{text}` is not translated into `{language}`"
                # One text given for all languages may be meant so: a name that is the same everywhere.
                severity: Severity = "warning" if len(set(words.values())) == 1 else "error"
                yield Finding(f"{path}.{language}", message, "", severity)
        if not wrong:
            yield from _copies(path, words)


def _copies(path: str, words: Mapping[str, str]) -> Iterator[Finding]:
    seen: dict[str, str] = {}
    for language, text in words.items():
        first = seen.setdefault(text, language)
        if first != language and len(text) >= SENTENCE and " " in text.strip():
            message = f"the text in `{language}` is the same as in `{first}`"
            yield Finding(f"{path}.{language}", message, "translate it", "warning")


CHECK = Check("words/script", find)
