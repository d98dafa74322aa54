"""Look into a card's own wording for the words that its effects need: who, what, which card, is something denied.

Passes: `do: [distance +2]
         wording: {zh: '距离 **+2**{step}。', ja: '距離 **+2**{step}。', en: 'Distance **+2**{step}.', for: 02219ae1}`
Fails: `do: [distance +2]
        wording: {zh: '奖励 **+2**{step}。', ja: '距離 **+2**{step}。', en: 'Distance **+2**{step}.', for: 02219ae1}`
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.checks.finding import Check, Finding
from engine.checks.keywords import DENIED, glossary_words, keywords
from engine.checks.subject import Subject
from engine.checks.wordings import Told, told


def find(subject: Subject) -> Iterator[Finding]:
    """Look for what the effects say and the wording does not; and for a denial that stands in one of them only."""
    from engine.vocabulary.rule_facts import rule_facts

    glossary = rule_facts(subject.name, subject.game, subject.languages[0]).glossary
    for each in told(subject):
        text = each.text.casefold()
        wanted = [
            keyword
            for term in each.own.terms
            for keyword in keywords(term, each.language, subject.vocabulary, each.own.side)
        ]
        wanted += glossary_words(each.made, each.language, glossary)
        missing = list(dict.fromkeys(keyword.called for keyword in wanted if not keyword.said_in(text)))
        if missing:
            words = ", ".join(f"`{word}`" for word in missing)
            yield Finding(each.path, f"the wording in `{each.language}` does not say {words}, which the effects do")
        yield from _denial(each)


def _denial(each: Told) -> Iterator[Finding]:
    denied = DENIED.get(each.language.split("-")[0])
    if denied is None:
        return
    own, made = bool(denied.search(each.text)), bool(denied.search(each.made))
    if made and not own:
        yield Finding(each.path, f"the wording in `{each.language}` denies nothing, but the effects do")
    elif own and not made:
        yield Finding(each.path, f"the wording in `{each.language}` denies something, the effects do not")


CHECK = Check("text/word-missing", find, ("chase",))
