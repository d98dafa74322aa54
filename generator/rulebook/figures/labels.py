"""The words of a game's figures: ``templates/rulebook/<game>/<language>/figures.yaml``, the author's own first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from engine.database.near import did_you_mean
from engine.database.nodes import Mapping as Map
from engine.database.nodes import Node, Scalar, kind_of, read_nodes
from engine.problems import Place, Problem
from engine.rules.marks import BRACES, ID, blanked, marks
from engine.rules.numbers import Value, Values, shown

FILE = "figures.yaml"
_DIGIT = re.compile(r"\d")
_ESCAPED_DIGIT = re.compile(r"\\(\d)")


@dataclass(frozen=True, slots=True)
class Word:
    """A text as typed and where."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Words:
    """All texts of a game's figures in one language: by figure, by key."""

    file: str
    language: str
    figures: Mapping[str, Mapping[str, Word]] = field(default_factory=dict)

    def problem(self, place: Place | None, code: str, message: str, hint: str = "") -> Problem:
        """Make a finding in the file."""
        at = place or Place(0, 0)
        return Problem(file=self.file, line=at.line, column=at.column, code=code, message=message, hint=hint)


@dataclass(frozen=True)
class Labels:
    """One figure's texts, filled with the game's numbers; what was asked for is remembered."""

    words: Words
    figure: str
    values: Values
    asked: dict[str, None] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def __call__(self, key: str, **more: Value) -> str:
        """Give a text, placeholders filled with the game's numbers and ``more``; a missing one is its key, noted."""
        self.asked[key] = None
        own = self.words.figures.get(self.figure, {})
        word = own.get(key)
        if word is None:
            message = f"the figure `{self.figure}` has no text `{key}` in `{self.words.language}`"
            self.problems.append(self.words.problem(None, "figure/no-text", message, did_you_mean(key, list(own))))
            return key
        return filled(word.text, {**self.values, **more}, self.words.language)

    def place(self, key: str) -> Place | None:
        """Say where a text stands."""
        word = self.words.figures.get(self.figure, {}).get(key)
        return word.place if word else None


def filled(text: str, values: Values, language: str) -> str:
    """Put numbers for their names; other names in braces are icons and stay, as escapes do but for those of digits."""
    made, at = "", 0
    for mark in marks(text):
        if mark.name not in values:
            continue
        made += text[at : mark.start]
        value = values[mark.name]
        made += (mark.forms[0] if value == 1 else mark.forms[1]) if mark.forms else shown(value, language)
        at = mark.end
    return _ESCAPED_DIGIT.sub(r"\1", made + text[at:])


def file_of(game: str, language: str, folders: Sequence[Path]) -> Path:
    """Return the first templates folder's file of a language, or where it should be."""
    places = [folder / "rulebook" / game / language / FILE for folder in folders]
    return next((place for place in places if place.is_file()), places[0])


def read(game: str, language: str, folders: Sequence[Path]) -> tuple[Words, list[Problem]]:
    """Read a language's texts; what is no text is left out and told."""
    file = file_of(game, language, folders)
    words = Words(str(file), language)
    if not file.is_file():
        message = f"the figures of {game} have no texts in `{language}`"
        return words, [words.problem(None, "figure/no-file", message, "write this file")]
    node, problems = read_nodes(file.read_bytes(), str(file))
    if node is None:
        return words, problems
    figures: dict[str, dict[str, Word]] = {}
    for figure, inner in _entries(words, node, problems):
        figures[figure] = {}
        for key, text in _entries(words, inner, problems):
            if isinstance(text, Scalar):
                figures[figure][key] = Word(text.text.rstrip("\n"), text.place)
            else:
                problems.append(words.problem(text.place, "figure/text", f"`{key}` is {kind_of(text)}, not a text"))
    return replace(words, figures=figures), problems


def _entries(words: Words, node: Node, problems: list[Problem]) -> Iterator[tuple[str, Node]]:
    if isinstance(node, Map):
        yield from ((key.text, value) for key, value in node.entries)
    else:
        message = f"here is {kind_of(node)}, not a map of texts"
        problems.append(words.problem(node.place, "figure/text", message))


def compare(books: Mapping[str, Words]) -> list[Problem]:
    """Tell of texts that a language lacks and another has."""
    every = {(figure, key) for words in books.values() for figure, keys in words.figures.items() for key in keys}
    problems = []
    for language, words in books.items():
        for figure, key in sorted(every):
            if key not in words.figures.get(figure, {}):
                message = f"`{figure}.{key}` is missing in `{language}`"
                problems.append(words.problem(None, "figure/missing", message, "the other languages have it"))
    return problems


def wording(words: Words, values: Values, ids: Sequence[str]) -> list[Problem]:
    """Tell of numbers written out, and of ids that no rule has."""
    problems = []
    chapters = {id.split(".")[0] for id in ids}
    for figure, keys in words.figures.items():
        for key, word in keys.items():
            where = f"{figure}.{key}"
            if found := _DIGIT.search(blanked(word.text)):
                hint = "write a {placeholder}, or \\" + found[0] + " if the number belongs to the rule itself"
                message = f"`{where}`: the number {found[0]} is written out"
                problems.append(words.problem(word.place, "figure/digit", message, hint))
            bare = BRACES.sub("", word.text)
            for rule in ID.finditer(bare):
                if ids and rule[0] not in ids and rule[0] not in chapters:
                    message = f"`{where}`: there is no rule {rule[0]}"
                    problems.append(words.problem(word.place, "figure/no-such-id", message, did_you_mean(rule[0], ids)))
    return problems
