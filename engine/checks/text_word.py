"""Look into a card's own wording for the words that its effects need: who, what, which card, is something denied.

Passes: `do: [distance +2]
         wording: {zh: '距离 **+2**{step}。', ja: '距離 **+2**{step}。', en: 'Distance **+2**{step}.', for: 02219ae1}`
Fails: `do: [distance +2]
        wording: {zh: '奖励 **+2**{step}。', ja: '距離 **+2**{step}。', en: 'Distance **+2**{step}.', for: 02219ae1}`
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.checks.finding import Check, Finding
from engine.checks.keywords import DENIED, ICON, MARK, glossary_words, keywords, uses
from engine.checks.subject import Subject
from engine.checks.wordings import Told, told
from engine.effects import Term, say


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
        more = list(_foreign(each, subject))
        if more:
            words = ", ".join(f"`{word}`" for word in more)
            yield Finding(each.path, f"the wording in `{each.language}` says {words}, which the effects do not")
        yield from _denial(each)


def _foreign(each: Told, subject: Subject) -> Iterator[str]:
    """Give icons and ingredients of a wording that are not in its effects."""
    made = set(ICON.findall(each.made))
    yield from (f"{{{icon}}}" for icon in dict.fromkeys(ICON.findall(each.text)) if icon not in made)
    bare = MARK.sub(" ", each.text.replace("\u00a0", " ")).casefold()
    for word in subject.vocabulary.of_sort("ingredient"):
        name = MARK.sub("", say(Term(word.name), each.language, subject.vocabulary)).strip()
        if uses(name.casefold(), bare) and name not in each.made:
            yield name


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
