"""The effect language on a small vocabulary of its own: notation, places of faults, phrases."""

import pytest

from engine.effects import Fault, Piece, Sort, Term, Vocabulary, VocabularyError, Word, notation, parse, say, tokens
from engine.problems import Place

SORTS = (
    Sort("action", "an action"),
    Sort("who", "a player"),
    Sort("number", "a number", (), {"en": {"least": "{self} is {n} or more"}}),
)
WORDS = (
    Word("me", "who", "me", {"en": {"": "you", "poss": "your"}}, first_person=True),
    Word("fox", "who", "fox", {"en": {"": "the fox", "poss": "the fox’s"}}),
    Word("draw", "action", "draw {n:1-3} for {w:who}", {"en": "{w} {w:draw|draws} {n} {n:card|cards} {star}"}),
    Word("gold", "number", "gold({w:who})", {"en": "{w.poss} gold"}),
    Word("rich", "action", "when {x:number} >= {n:1-9}: {a:action}", {"en": "if {x.least}, {a}"}),
)
SMALL = Vocabulary(SORTS, WORDS, ("en",), ("star",))


def read(text: str, sort: str = "action") -> Term | Fault:
    return parse(tokens([Piece(text, Place(3, 9))]), sort, SMALL)


@pytest.mark.parametrize("text", ["draw 1 for me", "draw 3 for fox", "when gold(fox) >= 9: draw 2 for me"])
def test_notation_round_trips(text: str) -> None:
    term = read(text)
    assert isinstance(term, Term)
    assert notation(term, SMALL) == text
    assert notation(read(notation(term, SMALL)), SMALL) == text


def test_plural_and_person_are_picked_by_the_slot() -> None:
    assert say(read("draw 1 for me"), "en", SMALL) == "you draw 1 card {star}"
    assert say(read("draw 2 for fox"), "en", SMALL) == "the fox draws 2 cards {star}"


def test_a_form_left_out_is_made_by_the_sort_with_the_asking_word_s_number() -> None:
    assert (
        say(read("when gold(me) >= 4: draw 1 for me"), "en", SMALL)
        == "if your gold is 4 or more, you draw 1 card {star}"
    )


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("draw 0 for me", False),
        ("draw 1 for me", True),
        ("draw 3 for me", True),
        ("draw 4 for me", False),
        ("draw 01 for me", False),
    ],
)
def test_amounts_have_bounds(text: str, fits: bool) -> None:
    assert isinstance(read(text), Term) == fits


def test_negative_amount_is_a_fault_at_its_sign() -> None:
    fault = read("draw -1 for me")
    assert isinstance(fault, Fault)
    assert fault.at == 1
    assert "a number from 1 to 3" in fault.message


def test_misspelt_word_names_the_nearest() -> None:
    fault = read("draw 2 for fxo")
    assert isinstance(fault, Fault)
    assert (fault.at, fault.hint) == (3, "did you mean `fox`?")


def test_notation_that_stops_early_says_what_is_missing() -> None:
    fault = read("draw 2")
    assert isinstance(fault, Fault)
    assert fault.at == 2
    assert "`for`" in fault.message


def test_what_follows_a_whole_action_is_a_fault() -> None:
    fault = read("draw 2 for me me")
    assert isinstance(fault, Fault)
    assert fault.at == 4
    assert "the end" in fault.message


def test_tokens_know_their_column() -> None:
    found = tokens([Piece("draw 2 for fox", Place(3, 9))])
    assert [(token.text, token.place.column) for token in found] == [("draw", 9), ("2", 14), ("for", 16), ("fox", 20)]


def test_sign_outside_the_language_is_a_token_of_its_own() -> None:
    fault = read("draw ２ for me")
    assert isinstance(fault, Fault)
    assert fault.at == 1


@pytest.mark.parametrize(
    "word",
    [
        Word("me", "who", "again", {"en": "again"}),
        Word("new", "nobody", "new", {"en": "new"}),
        Word("new", "who", "new {w:nobody}", {"en": "new"}),
        Word("new", "who", "new", {}),
    ],
    ids=["twice", "no sort", "slot of no sort", "no phrase"],
)
def test_vocabulary_at_fault_is_refused(word: Word) -> None:
    with pytest.raises(VocabularyError):
        Vocabulary(SORTS, (*WORDS, word), ("en",), ("star",))


@pytest.mark.parametrize("phrase", ["{nothing}", "{w:one}", "{w", "{star.big}"])
def test_phrase_at_fault_is_refused(phrase: str) -> None:
    broken = Vocabulary(SORTS, (*WORDS, Word("new", "action", "new {w:who}", {"en": phrase})), ("en",), ("star",))
    with pytest.raises(VocabularyError):
        say(Term("new", (Term("me"),)), "en", broken)


def test_notation_read_in_two_ways_is_a_fault() -> None:
    twin = Vocabulary(
        SORTS, (*WORDS, Word("deal", "action", "draw {n:1-3} for {w:who}", {"en": "deal"})), ("en",), ("star",)
    )
    fault = parse(tokens([Piece("draw 1 for me", Place(1, 1))]), "action", twin)
    assert isinstance(fault, Fault)
    assert "more than one way" in fault.message
