"""Fix choices by what people write: a number, a card, yes or no, or words of the effect."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.database.find import folded, tight
from engine.judge.chase.cards import Cards
from engine.judge.chase.options import Option, Question
from engine.judge.chase.spoken import NO, YES, side_and_rest

if TYPE_CHECKING:
    from engine.games.chase import Table

DECLINES = frozenset(("no", "not", "none", "nothing", "declines", "decline", "pass", "passes", "refuses", "without"))
DECLINE_SIGNS = ("不", "没", "しない", "いいえ", "ない", "放弃", "パス")
WORD = re.compile(r"[+-]?\d+|[a-z]+|[\u3400-\u9fff\u3040-\u30ff]+")
OTHER_WORDS = {"cards": "card", "takes": "take", "discards": "discard", "moves": "move", "gets": "take", "minus": "-"}


class NoSuchOption(Exception):
    """A choice was fixed that the question does not offer, or that several answers fit."""

    def __init__(self, word: str, question: Question, several: bool) -> None:
        super().__init__(word)
        self.word, self.question, self.several = word, question, several


def chooser(table: Table, words: Sequence[str]) -> Callable[[Question, int], int | None] | None:
    """Make the function that answers the first choices by words, in order; the others stay open."""
    if not words:
        return None
    cards = Cards(table)

    def choose(question: Question, number: int) -> int | None:
        return match(cards, question, words[number]) if number < len(words) else None

    return choose


def match(cards: Cards, question: Question, text: str) -> int:
    """Find the option that a text means; raise NoSuchOption."""
    wanted = folded(side_and_rest(text)[1] or text)
    options = question.options
    exact = [number for number, option in enumerate(options) if wanted in (folded(option.key), tight(option.key))]
    if len(exact) == 1:
        return exact[0]
    if re.fullmatch(r"#?\d{1,2}", wanted) and 1 <= int(wanted.lstrip("#")) <= len(options):
        squares = [number for number, option in enumerate(options) if option.facts.get("square") == int(wanted)]
        return squares[0] if squares else int(wanted.lstrip("#")) - 1
    scores = [_score(cards, option, wanted) for option in options]
    best = max(scores)
    fitting = [number for number, score in enumerate(scores) if score == best]
    if best <= 0 or len(fitting) > 1:
        raise NoSuchOption(text, question, best > 0)
    return fitting[0]


def declines(text: str) -> bool:
    """Say whether words say no."""
    return bool(DECLINES & set(WORD.findall(text))) or text in NO or any(sign in text for sign in DECLINE_SIGNS)


def _score(cards: Cards, option: Option, wanted: str) -> int:
    """Weigh how well words fit an option; 0: not at all."""
    if option.kind in ("yes", "no", "pass"):
        no = declines(wanted)
        return 5 if no == (option.kind != "yes") and (no or wanted in YES or option.kind == "yes") else 0
    if declines(wanted):
        return 0
    if option.kind == "reward":
        return 4
    card = option.facts.get("card", "")
    if card and card in cards.designs:
        names = {card.casefold(), *(folded(text) for _, text in cards.designs[card].name.texts)}
        if any(name in wanted for name in names):
            return 10
    words = {_stem(word) for word in WORD.findall(wanted)}
    own = {_stem(word) for word in WORD.findall(folded(option.key))}
    return len(words & own)


def _stem(word: str) -> str:
    if word in OTHER_WORDS:
        return OTHER_WORDS[word]
    return word[:-1] if word.endswith("s") and word.isascii() and len(word) > 3 else word
