"""The words of chase: every one round-trips, speaks three languages, and no two effects read alike."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.database import load
from engine.effects import Piece, Term, notation, parse, say, tokens
from engine.effects.neighbours import neighbours
from engine.effects.templates import Amount
from engine.problems import Place
from engine.vocabulary.chase.shape import Chase, Event, Offensive
from engine.vocabulary.chase.words import LANGUAGES, VOCABULARY
from engine.vocabulary.registry import SHAPES

MARKS = re.compile(r"\*\*|\{\w+\}")
GAME: Chase = load(Path(__file__).parents[3] / "cards.yaml", SHAPES, use_cache=False).games["chase"]


def example(word: str, depth: int = 0) -> Term:
    """Make the simplest term of a word: lowest amounts, first words that take no arguments."""
    args: list[Term | int] = []
    for slot in VOCABULARY.slots[word]:
        if isinstance(slot, Amount):
            args.append(slot.low)
        else:
            fitting = sorted(
                VOCABULARY.of_sort(slot.sort),
                key=lambda each: (len(VOCABULARY.slots[each.name]), each.sort != slot.sort),
            )
            assert depth < 5, f"{word} can't be made"
            args.append(example(fitting[0].name, depth + 1))
    return Term(word, tuple(args))


def effects() -> Iterator[tuple[str, str, Term]]:
    """Yield each effect and condition of the shipped cards with its half and sort."""
    for card in GAME.cards:
        if isinstance(card, Event | Offensive):
            for side, half in (("green", card.green), ("red", card.red)):
                yield from ((side, "action", action) for action in half.do)
                yield from ((side, "condition", term) for term in (half.play_if, half.if_) if term is not None)


@pytest.mark.parametrize("word", sorted(VOCABULARY.words))
def test_every_word_round_trips_and_speaks_every_language(word: str) -> None:
    term = example(word)
    sort = VOCABULARY.words[word].sort
    assert parse(tokens([Piece(notation(term, VOCABULARY), Place(1, 1))]), sort, VOCABULARY) == term
    for language in LANGUAGES:
        for aspect in ("", "green", "red"):
            for form in VOCABULARY.phrases(word, language, aspect):
                if form not in ("least", "most", "exactly", "under", "over", "differs"):
                    assert say(term, language, VOCABULARY, aspect, form).strip()


@pytest.mark.parametrize("word", [each.name for each in VOCABULARY.of_sort("test")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_has_a_negated_form_of_its_own(word: str, language: str) -> None:
    term = example(word)
    assert say(term, language, VOCABULARY, "green", "no") != say(term, language, VOCABULARY, "green")


@pytest.mark.parametrize("word", [each.name for each in VOCABULARY.of_sort("step")])
def test_every_step_has_a_japanese_linking_form(word: str) -> None:
    said = say(example(word), "ja", VOCABULARY, "green", "te")
    assert said.replace("**", "").endswith(("て", "で", "って"))


@pytest.mark.parametrize("number", [each.name for each in VOCABULARY.of_sort("count")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_can_be_counted_off(number: str, language: str) -> None:
    assert "each" in VOCABULARY.phrases(number, language, "green")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_effects_and_their_one_place_changes_read_alike(language: str) -> None:
    told: dict[tuple[str, str], Term] = {}
    tried = 0
    for side, sort, term in effects():
        for other in (term, *neighbours(term, sort, VOCABULARY)):
            text = MARKS.sub("", say(other, language, VOCABULARY, side))
            assert told.setdefault((side, text), other) == other, f"{text}: {other} and {told[side, text]}"
            tried += 1
    assert tried > 1000


def test_shipped_cards_use_at_least_20_actions_and_12_conditions() -> None:
    used = {part.word for _, _, term in effects() for part in term.walk()}
    steps = {word.name for word in VOCABULARY.of_sort("step")}
    conditions = {word.name for sort in ("fact", "number") for word in VOCABULARY.of_sort(sort)}
    assert len(used & steps) >= 20
    assert len(used & conditions) >= 12


def test_every_word_of_the_halves_is_used_by_a_shipped_card() -> None:
    used = {part.word for _, _, term in effects() for part in term.walk()}
    elsewhere = {"moment", "limit", "verdict"}
    unused = {word.name for word in VOCABULARY.words.values() if word.sort not in elsewhere} - used
    assert not unused
