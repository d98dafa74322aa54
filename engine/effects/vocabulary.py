"""A game's vocabulary: sorts, and words with their notation and phrases, checked when it is put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.effects.templates import Amount, Phrase, PhraseError, Slot, literals_between, phrase, slots_of
from engine.effects.tokens import Piece, tokens
from engine.problems import Place

Forms = str | Mapping[str, str]


class VocabularyError(Exception):
    """Tell a game's maker that the vocabulary itself is at fault."""


@dataclass(frozen=True, slots=True)
class Sort:
    """A sort of thing: what a person calls it, the narrower sorts that fit it, forms that words may leave out.

    ``forms`` gives per language the templates of forms that are made from a word's own phrase, ``{self}``.
    """

    name: str
    called: str
    narrower: tuple[str, ...] = ()
    forms: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Word:
    """A word: name, sort, notation with slots, and its phrase (or forms of it) in each language.

    ``aspects`` gives phrases that depend on whose half the text stands on; ``first_person`` makes
    ``{slot:first|second}`` pick the first wording.
    """

    name: str
    sort: str
    notation: str
    phrases: Mapping[str, Forms] = field(default_factory=dict)
    aspects: Mapping[str, Mapping[str, Forms]] = field(default_factory=dict)
    first_person: bool = False


Literal = str
Pattern = tuple["Literal | int", ...]
"""A notation ready to be matched: token texts, and slot numbers where a slot stands."""


class Vocabulary:
    """All words of a game, indexed for parsing and describing."""

    def __init__(self, sorts: Iterable[Sort], words: Iterable[Word], languages: Iterable[str], icons: Iterable[str]):
        """Check and index; raise VocabularyError naming the word at fault."""
        self.sorts = {sort.name: sort for sort in sorts}
        self.languages = tuple(languages)
        self.icons = frozenset(icons)
        self.words: dict[str, Word] = {}
        self.slots: dict[str, tuple[Slot, ...]] = {}
        self.patterns: dict[str, Pattern] = {}
        self.starting: dict[str, dict[str | None, list[str]]] = {name: {} for name in self.sorts}
        self._phrases: dict[tuple[str, str, str], dict[str, Phrase]] = {}
        for word in words:
            self._add(word)
        for name in self.sorts:
            for narrower in self._family(name):
                for word in self.words.values():
                    if word.sort == narrower:
                        first = self.patterns[word.name][0]
                        key = first if isinstance(first, str) else None
                        self.starting[name].setdefault(key, []).append(word.name)

    def _family(self, sort: str) -> list[str]:
        return [sort, *self.sorts[sort].narrower]

    def fits(self, word: str, sort: str) -> bool:
        """Say whether a word may stand where ``sort`` is asked for."""
        return self.words[word].sort in self._family(sort)

    def of_sort(self, sort: str) -> list[Word]:
        """List the words that fit a sort, in the order they were given."""
        family = self._family(sort)
        return [word for word in self.words.values() if word.sort in family]

    def _add(self, word: Word) -> None:
        if word.name in self.words:
            raise VocabularyError(f"word {word.name!r} is given twice")
        if word.sort not in self.sorts:
            raise VocabularyError(f"word {word.name!r}: no sort {word.sort!r}")
        slots = slots_of(word.notation)
        for slot in slots:
            if not isinstance(slot, Amount) and slot.sort not in self.sorts:
                raise VocabularyError(f"word {word.name!r}: no sort {slot.sort!r}")
        pattern: list[str | int] = []
        for number, literal in enumerate(literals_between(word.notation)):
            pattern += [token.text for token in tokens([Piece(literal, Place(1, 1))])]
            if number < len(slots):
                pattern.append(number)
        self.words[word.name] = word
        self.slots[word.name] = slots
        self.patterns[word.name] = tuple(pattern)
        for language in self.languages:
            if language not in word.phrases and not word.aspects:
                raise VocabularyError(f"word {word.name!r}: no phrase in {language!r}")

    def phrases(self, word: str, language: str, aspect: str) -> dict[str, Phrase]:
        """Give a word's compiled phrases by form, for a language and the half it stands on."""
        key = (word, language, aspect)
        if key not in self._phrases:
            self._phrases[key] = self._compile(self.words[word], language, aspect)
        return self._phrases[key]

    def _compile(self, word: Word, language: str, aspect: str) -> dict[str, Phrase]:
        given = word.aspects.get(aspect, {}).get(language) or word.phrases.get(language)
        if given is None:
            raise VocabularyError(f"word {word.name!r}: no phrase in {language!r} on the half {aspect!r}")
        forms = {"": given} if isinstance(given, str) else dict(given)
        for form, template in self.sorts[word.sort].forms.get(language, {}).items():
            forms.setdefault(form, template)
        names = frozenset(slot.name for slot in self.slots[word.name])
        try:
            # A form may also use the slots of the word that asks for it (``{x.least}`` with the comparison's n).
            return {form: phrase(text, names | {"n", "y"}, self.icons) for form, text in forms.items()}
        except PhraseError as error:
            raise VocabularyError(f"word {word.name!r} in {language!r}: {error}") from error
