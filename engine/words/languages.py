"""What a language needs to make card text of described effects."""

from __future__ import annotations

from dataclasses import dataclass

from engine.words import en, ja, zh


@dataclass(frozen=True, slots=True)
class Language:
    """Sentence ends, the gap between sentences, frames for conditions by their moment, labels on cards."""

    code: str
    name: str
    stop: str
    gap: str
    capitals: bool
    condition: str
    play_condition: str
    skill: str
    labels: dict[str, str]

    def sentence(self, clause: str) -> str:
        """Make a clause a sentence: capital letter where the language has one, and its stop."""
        return (capitalized(clause) if self.capitals else clause) + self.stop

    def sentences(self, clauses: list[str]) -> str:
        """Join clauses as sentences, in order."""
        return self.gap.join(self.sentence(clause) for clause in clauses)


def capitalized(text: str) -> str:
    """Make the first letter a capital, passing over icons in braces and bold marks."""
    at = 0
    while at < len(text):
        if text[at] == "{":
            at = text.find("}", at) + 1
        elif text[at].isalpha():
            return text[:at] + text[at].upper() + text[at + 1 :]
        elif text[at].isdigit():
            return text
        else:
            at += 1
    return text


LANGUAGES = {
    module.CODE: Language(
        module.CODE,
        module.NAME,
        module.STOP,
        module.GAP,
        module.CAPITALS,
        module.CONDITION,
        module.PLAY_CONDITION,
        module.SKILL,
        module.LABELS,
    )
    for module in (zh, ja, en)
}


def language(code: str) -> Language:
    """Give a language by code; one that isn't shipped works with the English frames."""
    return LANGUAGES.get(code) or LANGUAGES["en"]
