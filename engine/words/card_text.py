"""Make card text of effects: conditions with the frame of their moment, actions as sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from engine.effects import Term, Vocabulary, say
from engine.words.languages import capitalized, language

NUMBER = re.compile(r"\{(\w+)\}")


def sentences(actions: Iterable[Term], code: str, vocabulary: Vocabulary, aspect: str = "") -> str:
    """Say actions as sentences in their printed order, each on a line of its own: they happen one by one (C5.6)."""
    spoken = language(code)
    return "\n".join(spoken.sentence(say(action, code, vocabulary, aspect)) for action in actions)


def condition(term: Term | None, code: str, vocabulary: Vocabulary, aspect: str = "") -> str:
    """Say a condition that is looked at when the card resolves; empty where there is none."""
    if term is None:
        return ""
    return language(code).condition.format(condition=say(term, code, vocabulary, aspect))


def play_condition(term: Term | None, code: str, vocabulary: Vocabulary, aspect: str = "") -> str:
    """Say a condition that is looked at when the card is laid; empty where there is none."""
    if term is None:
        return ""
    return language(code).play_condition.format(condition=say(term, code, vocabulary, aspect))


def skill(limit: Term, moment: Term, code: str, vocabulary: Vocabulary, aspect: str = "") -> str:
    """Say how often and when a skill may be used."""
    frame, said = language(code), [say(term, code, vocabulary, aspect) for term in (limit, moment)]
    text = frame.skill.format(limit=said[0], moment=said[1])
    return capitalized(text) if frame.capitals else text


def filled(text: str, numbers: Mapping[str, int]) -> str:
    """Put the game's numbers for their names in braces; other names in braces are icons and stay."""
    return NUMBER.sub(lambda found: str(numbers[found[1]]) if found[1] in numbers else found[0], text)
