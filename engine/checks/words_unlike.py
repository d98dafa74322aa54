"""Compare the languages of texts that say what players do: the same icons and numbers in each.

Numbers count whether they are written in digits, as the game's `{number}` or in words; 1 does not, since languages
differ in when they say it.

Passes: `- {zh: '声明一份{dish}料理：0 点', ja: '{dish}料理を1つ宣言：0', en: 'declare one {dish} dish: 0 AP'}`
Fails: `- {zh: '声明一份{dish}料理：0 点', ja: '{dish}料理を1つ宣言：0', en: 'declare one {dish} dish: 2 AP'}`
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from engine.checks.finding import Check, Finding
from engine.checks.numerals import numbers_in
from engine.checks.subject import Subject
from engine.checks.texts import RULES, texts
from engine.checks.words_placeholder import ESCAPED, NAMED


def find(subject: Subject) -> Iterator[Finding]:
    """Hold each language against what most of them say."""
    for path, field, words in texts(subject):
        if field not in RULES or len(words) < 2:
            continue
        marks = {language: frozenset(NAMED.findall(ESCAPED.sub("", text))) for language, text in words.items()}
        yield from _unlike(path, marks, "shows", "{{{}}}".format)
        counts = {language: frozenset(numbers_in(text, language)) - {"1"} for language, text in words.items()}
        yield from _unlike(path, counts, "says", str)


def _unlike(path: str, said: dict[str, frozenset[str]], verb: str, shown: Callable[[str], str]) -> Iterator[Finding]:
    usual, times = Counter(said.values()).most_common(1)[0]
    if times == len(said):
        return
    if times == 1:
        usual = next(iter(said.values()))
    other = next(language for language, marks in said.items() if marks == usual)
    for language, marks in said.items():
        if marks == usual:
            continue
        parts = [f"not {shown(name)}, which `{other}` does" for name in sorted(usual - marks)]
        parts += [f"{shown(name)}, which `{other}` does not" for name in sorted(marks - usual)]
        yield Finding(f"{path}.{language}", f"the text in `{language}` {verb} {'; '.join(parts)}", "", "warning")


CHECK = Check("words/unlike", find)
