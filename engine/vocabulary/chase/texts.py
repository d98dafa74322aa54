"""The words on each kind of chase card in one language, made from its effects."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from engine.effects import say
from engine.vocabulary.chase.shape import (
    Action,
    AnyCard,
    Chase,
    Dish,
    Event,
    Finale,
    Half,
    Offensive,
    Reference,
    Student,
)
from engine.vocabulary.chase.words import VOCABULARY
from engine.vocabulary.said import Part, Said
from engine.vocabulary.wording import Wording
from engine.words import card_text, language


@dataclass(frozen=True, slots=True)
class HalfText:
    """A half in words; ``locked`` marks a condition that is looked at when the card is laid."""

    condition: str
    locked: bool
    text: str


@dataclass(frozen=True, slots=True)
class SectionText:
    """A heading and the lines under it."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardText:
    """All that a card says in one language; parts that a kind does not have stay empty."""

    name: str
    flavor: str = ""
    green: HalfText | None = None
    red: HalfText | None = None
    lead: str = ""
    condition: str = ""
    text: str = ""
    sections: tuple[SectionText, ...] = ()


def card_text_of(card: AnyCard, game: Chase, code: str) -> CardText:
    """Say a card in a language."""
    name, flavor = card.name[code], card.flavor[code] if card.flavor else ""
    match card:
        case Event() | Offensive():
            return CardText(name, flavor, half_text(card.green, "green", code), half_text(card.red, "red", code))
        case Finale():
            return CardText(name, flavor, text=sentences((card.decides,), code))
        case Dish():
            return CardText(name, flavor, text=worded(card.wording, code) or sentences(card.bonus, code))
        case Student():
            use = card.skill
            return CardText(
                name,
                flavor,
                lead=card_text.skill(use.limit, use.when, code, VOCABULARY, card.side),
                condition=worded(use.wording_if, code) or card_text.condition(use.if_, code, VOCABULARY, card.side),
                text=worded(use.wording, code) or sentences(use.do, code, card.side),
            )
        case Reference():
            numbers = numbers_of(game)
            return CardText(
                name,
                flavor,
                sections=tuple(
                    SectionText(
                        card_text.filled(section.title[code], numbers),
                        tuple(card_text.filled(line[code], numbers) for line in section.lines),
                    )
                    for section in card.sections
                ),
            )
    return CardText(name, flavor)


def half_text(half: Half, side: str, code: str) -> HalfText:
    """Say a half; a half with both conditions says the one for laying first."""
    first = card_text.play_condition(half.play_if, code, VOCABULARY, side)
    then = card_text.condition(half.if_, code, VOCABULARY, side)
    both = language(code).sentences([part for part in (first, then) if part]) if first and then else first or then
    own = worded(half.wording_if, code), worded(half.wording, code)
    return HalfText(own[0] or both, bool(first), own[1] or sentences(half.do, code, side))


def worded(wording: Wording | None, code: str) -> str:
    """Give the author's own words in a language, empty where there are none."""
    return wording[code] if wording else ""


def sentences(actions: tuple[Action, ...], code: str, side: str = "") -> str:
    """Say actions as sentences, from a side's point of view."""
    return card_text.sentences(actions, code, VOCABULARY, side)


def numbers_of(game: Chase) -> dict[str, int]:
    """Give the game's numbers by the names that texts call them by."""
    return dict(msgspec.structs.asdict(game.numbers))


def about(card: AnyCard, code: str) -> str:
    """Say what sort of card it is: its level and ingredient, what it asks for, whose it is."""
    labels = language(code).labels
    match card:
        case Event():
            level = labels["level"].format(level=card.level)
            return f"{level} · {say(card.ingredient, code, VOCABULARY)}"
        case Offensive():
            return f"{labels['offensive']} · {say(card.ingredient, code, VOCABULARY)}"
        case Dish():
            return f"{labels['dish']} · " + " + ".join(say(asked, code, VOCABULARY) for asked in card.asks)
        case Student():
            return f"{labels['student']} · {labels[card.side]}"
        case Reference():
            return labels[card.side]
        case Finale():
            return labels["finale"]
    return ""


def parts(card: AnyCard, said: CardText, code: str) -> Said:
    """Arrange a card's words for reading from top to bottom."""
    labels = language(code).labels
    listed = [
        Part(labels[side], half.condition, half.text)
        for side, half in (("green", said.green), ("red", said.red))
        if half is not None
    ]
    if said.text:
        listed.append(Part(said.lead, said.condition, said.text))
    listed += [Part(section.title, "", "\n".join(section.lines)) for section in said.sections]
    return Said(said.name, about(card, code), tuple(listed), said.flavor)
