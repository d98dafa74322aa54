"""Find rule paragraphs by id, by chapter, or by a word in any language of the game."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from engine.rules.facts import Entry
from engine.rules.marks import RULING
from engine.rules.paragraphs import Rule
from engine.rules.texts import Texts

WIDE = "\u2e7f"
NUMBER = re.compile(r"^([a-z]?)(\d+)[-. ](\d+)$")
"""An id as people type it: C5.6, 5.6, c5-6."""


def find(texts: Texts, query: str) -> tuple[Rule, ...]:
    """List the paragraphs that a query means: an id, a chapter, a ruling's name, else a word, best first."""
    wanted = folded(query)
    rules = texts.rules.rules
    short = "_" in wanted and "/" not in wanted
    name = f"{RULING}/{wanted}" if short else NUMBER.sub(r"\1\2.\3", wanted)
    exact = [rule for rule in rules if name in (rule.id.casefold(), rule.id[1:])]
    if exact:
        below = [rule for rule in rules if rule.id.casefold().startswith(name + "/")]
        return (*exact, *below)
    chapter = tuple(rule for rule in rules if rule.chapter.casefold() == wanted)
    return chapter or by_word(texts, wanted)


def by_word(texts: Texts, word: str) -> tuple[Rule, ...]:
    """List the paragraphs in which a word or its term occurs, best first; a ruling's readings stand with the ruling."""
    words = meant(texts.facts.glossary, word, texts.language)
    if not words:
        return ()
    pattern = re.compile("|".join(_pattern(each) for each in sorted(words, key=len, reverse=True)))
    about = {chapter.id for chapter in texts.rules.chapters if pattern.search(folded(chapter.title))}
    scored = []
    for at, rule in enumerate(rule for rule in texts.rules.rules if rule.id.count("/") < 2):
        score = _score(pattern, folded(texts.markdown(rule.id)), rule.chapter in about)
        if score:
            scored.append((-score, at, rule))
    return tuple(rule for _, _, rule in sorted(scored, key=lambda each: each[:2]))


def meant(glossary: Iterable[Entry], word: str, language: str) -> tuple[str, ...]:
    """Give the words to look for: the query, and the chosen language's words for a term that it is in any language."""
    wanted = folded(word)
    words = [wanted]
    for entry in glossary:
        known = {folded(each) for each in _all(entry)}
        if wanted in known or _singular(wanted) in known:
            words += [folded(each) for each in entry.words.get(language, ())]
    return tuple(dict.fromkeys(each for each in words if _long_enough(each)))


def nearest(texts: Texts, query: str, most: int = 3) -> list[str]:
    """Name ids and terms that are spelt most like a query that found nothing."""
    from rapidfuzz import fuzz, process

    names = [rule.id for rule in texts.rules.rules] + [chapter.id for chapter in texts.rules.chapters]
    names += [word for entry in texts.facts.glossary for word in _all(entry)]
    choices = list(dict.fromkeys(names))
    scored = process.extract(folded(query)[:100], [folded(name) for name in choices], scorer=fuzz.ratio, limit=most)
    return [choices[at] for _, score, at in scored if score >= 60]


def folded(text: str) -> str:
    """Fold width, case and spaces, so that ``Ｃ５．６`` is ``c5.6``."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _all(entry: Entry) -> Sequence[str]:
    return [word for words in entry.words.values() for word in words]


def _singular(word: str) -> str:
    return word[:-1] if word.endswith("s") and word.isascii() else word


def _long_enough(word: str) -> bool:
    return len(word) > 1 or word > WIDE


def _pattern(word: str) -> str:
    """Match a word of letters at its beginning (``stack`` in ``stacking``), short ones whole; CJK anywhere."""
    if word[:1] > WIDE:
        return re.escape(word)
    return r"(?<![a-z0-9])" + re.escape(word) + (r"(?![a-z0-9])" if len(word) < 4 else "")


def _score(pattern: re.Pattern[str], text: str, about: bool) -> int:
    """Weigh a paragraph: a bold word is what it is about, its chapter's title may be, more often counts more."""
    times = len(pattern.findall(text))
    bold = any(pattern.search(part) for part in re.findall(r"\*\*(.+?)\*\*", text))
    return min(times, 3) + 4 * bold + 3 * about if times else 0
