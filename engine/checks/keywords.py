"""The words that a text about effects must have: who, what, which card, and whether something is denied.

They come from the vocabulary's own phrases and the game's glossary; an icon may stand for its word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.effects import Term, Vocabulary, say
from engine.rules.facts import Entry

NOUNS = ("rival", "ingredient", "card", "target", "kind")
SIDES = ("green", "red")
DENIED = {
    "zh": re.compile(r"[不没未无]"),
    "ja": re.compile(r"ない|なし|ずに|未(?!満)"),
    "en": re.compile(r"\b(?:not|no|none|never|nothing|without|cannot)\b|n[’']t\b", re.IGNORECASE),
}
"""How a language denies."""
ALL = {"zh": ("所有", "全部", "每"), "ja": ("すべて", "全て", "全部"), "en": ("all", "every", "each")}
NEAREST = {"zh": ("最近",), "ja": ("一番近い", "最も近い"), "en": ("nearest", "closest")}
BELOW = {"zh": ("下",), "ja": ("下",), "en": ("below", "underneath", "beneath", "under")}
RANDOM = {"zh": ("随机",), "ja": ("無作為", "ランダム"), "en": ("random",)}
LEAST = {"zh": ("≥", "以上", "至少"), "ja": ("以上", "≥"), "en": ("or more", "or higher", "at least", "≥")}
MOST = {
    "zh": ("≤", "以下", "不超过", "至多"),
    "ja": ("以下", "まで", "≤"),
    "en": ("or less", "or fewer", "or lower", "at most", "up to", "≤"),
}
TOLD: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "all": ALL,
    "all_of_side": ALL,
    "all_showing": ALL,
    "nearest": NEAREST,
    "discard_random": RANDOM,
    "steal": RANDOM,
    "at_least": LEAST,
    "level_least": LEAST,
    "at_most": MOST,
    "level_most": MOST,
}
"""Words of the vocabulary whose meaning lies in a word that they share."""
ALSO = {
    "them": {"zh": ("对方", "对手"), "ja": ("相手",), "en": ("opponent", "the other side")},
    "below": {"zh": ("下面",), "ja": ("すぐ下",), "en": ("underneath", "under it", "beneath")},
    "bottom": {"zh": ("最底", "最下"), "ja": ("最下",), "en": ("lowest",)},
}
"""Words that say the same as the vocabulary's own."""
EMPTY = frozenset(("the", "a", "an", "of", "card", "cards", "and", "or", "with", "your", "you", "to", "level", "it"))
MARK = re.compile(r"\{[^{}]*\}|\*\*|\d+")
BOLD = re.compile(r"\*\*([^*\d]+?)\*\*")
ICON = re.compile(r"\{(\w+)\}")


class Keyword(NamedTuple):
    """Something that a text must say: what to call it, and the ways to say it, any of which will do."""

    called: str
    ways: tuple[str, ...]

    def said_in(self, text: str) -> bool:
        """Say whether a text has one of the ways, whatever its case."""
        return any(uses(way, text) for way in self.ways)


def keywords(term: Term, language: str, vocabulary: Vocabulary, aspect: str) -> Iterator[Keyword]:
    """Give what a text about a term must say in a language."""
    for part in term.walk():
        sort = vocabulary.words[part.word].sort
        if ways := TOLD.get(part.word, {}).get(language):
            yield Keyword(ways[0], ways)
            if sort in ("card", "target") and language in BELOW:
                yield Keyword(BELOW[language][0], BELOW[language])
        elif sort in NOUNS and not any(isinstance(arg, Term) for arg in part.args):
            yield _noun(part, language, vocabulary, aspect)
        elif sort in ("step", "act", "action"):
            yield from _verb(part, language, vocabulary, aspect)


def glossary_words(made: str, language: str, glossary: tuple[Entry, ...]) -> Iterator[Keyword]:
    """Give the glossary's terms that a generated text uses; each of a term's words will do."""
    folded = made.casefold()
    for entry in glossary:
        words = tuple(word.casefold() for word in entry.words.get(language, ()))
        side = entry.words.get("en", ("",))[0] in SIDES
        if words and len(words[0]) > 1 and not side and any(uses(word, folded) for word in words):
            yield Keyword(words[0], words)


def uses(word: str, text: str) -> bool:
    """Say whether a text of small letters has a word: whole where the language parts its words, in any number."""
    if word.isascii() and word[:1].isalpha():
        return re.search(rf"(?<![a-z]){re.escape(word)}(?:e?s|d|l?ed|l?ing)?(?![a-z])", text) is not None
    return word in text


def _noun(term: Term, language: str, vocabulary: Vocabulary, aspect: str) -> Keyword:
    said = say(term, language, vocabulary, aspect)
    ways = [f"{{{icon}}}" for icon in ICON.findall(said)]
    bare = " ".join(MARK.sub(" ", said.replace("\u00a0", " ")).split())
    ways += [word for word in bare.casefold().split() if word not in EMPTY] if bare.isascii() else _cores(bare)
    ways += ALSO.get(term.word, {}).get(language, ())
    return Keyword(bare, tuple(dict.fromkeys(ways)))


def _cores(text: str) -> list[str]:
    """Strip what every noun of the kind carries: 下方的牌 -> 下方."""
    core = re.sub(r"(?:的牌|のカード|カード|牌|の)$", "", text).casefold()
    return [core] if core else [text]


def _verb(term: Term, language: str, vocabulary: Vocabulary, aspect: str) -> Iterator[Keyword]:
    said = say(term, language, vocabulary, aspect)
    nested = "".join(say(arg, language, vocabulary, aspect) for arg in term.args if isinstance(arg, Term))
    for bold in BOLD.findall(said):
        if bold in nested:
            continue
        icons = tuple(f"{{{icon}}}" for icon in ICON.findall(said) if f"{{{icon}}}" not in nested)
        yield Keyword(bold.strip(), (bold.strip().casefold(), *icons))
