"""An answer as people would type it: the same words that the reader understands, in a language."""

from __future__ import annotations

from engine.games.chase import Answer, State, row_and_place
from engine.games.chase.answers import SLOT_VERBS
from engine.table.chase.candidates import HAND_VERBS
from engine.table.chase.verbs import WORDS
from engine.table.chase.whereabouts import design_of

VERB_OF = {
    "cover-with": "cover",
    "dish": "declare",
    "peek-reward": "peek",
    "place": "lay",
    "pile": "lay",
    "chance": "discard",
    "reveal": "show",
    "dish-asks": "option",
    "opponent": "option",
    "reward": "take",
}
"""The word for an engine's answer, where it is not the answer's own name."""
KANA = "\u3040", "\u30ff"
PILE = {"en": "pile {n}", "zh": "堆 {n}", "ja": "堆 {n}"}
REWARD = {"en": "reward {n}", "zh": "奖励 {n}", "ja": "報酬 {n}"}


def word_for(verb: str, language: str = "en") -> str:
    """Give the word that people type for an engine's answer."""
    words = WORDS[VERB_OF.get(verb, verb)]
    if language == "zh":
        return next((word for word in words if not word.isascii()), words[0])
    if language == "ja":
        return next((word for word in words if any(KANA[0] <= sign <= KANA[1] for sign in word)), words[-1])
    return words[0]


def phrase(state: State, answer: Answer, language: str = "en") -> str:
    """Write an answer as a line that means it."""
    verb, value = answer
    word = word_for(verb, language)
    if verb in HAND_VERBS:
        return f"{word} {_name(state, value)}"
    if verb in SLOT_VERBS:
        row, place = row_and_place(value)
        card = state.mountain.get(value)
        name = "" if card is None or value in state.down or card in state.could else f" {design_of(state, card)}"
        return f"{word}{name} ({row},{place})"
    if verb == "pile":
        return f"{word} {_name(state, value >> 3)} {PILE.get(language, PILE['en']).format(n=(value & 7) + 1)}"
    if verb in ("reward", "peek-reward"):
        return f"{word} {REWARD.get(language, REWARD['en']).format(n=value + 1)}"
    if verb == "dish":
        return f"{word} {state.table.dish_name(value)}"
    if verb == "dish-asks":
        return f"{word} {state.table.dish_name(value >> 3)} {(value & 7) + 1}"
    if verb == "reveal":
        return design_of(state, value)
    if verb == "opponent":
        return f"{word} {value // 2 + 1}"
    if verb in ("option", "square"):
        return f"{word} {value + (verb == 'option')}"
    return word


def _name(state: State, card: int) -> str:
    return "…" if card in state.could else design_of(state, card)
