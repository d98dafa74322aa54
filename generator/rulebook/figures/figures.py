"""Make figures by name, for any of a project's games and languages."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from engine.database.near import did_you_mean
from engine.problems import Place, Problem
from engine.vocabulary.rule_facts import rule_facts
from engine.vocabulary.texts import face_names
from generator.build.dealing import icon_widths
from generator.face.layout import Context, Layouts, layout
from generator.face.layout.geometry import Box
from generator.face.layout.placing import Notes, Placing, Skip
from generator.face.layout.template import Spot, Template
from generator.face.placed import Face
from generator.pictures.pictures import Pictures
from generator.rulebook.figures.labels import Labels, Words, read
from generator.rulebook.figures.palette import palette
from generator.rulebook.figures.placed import Placed
from generator.rulebook.figures.registry import FIGURES
from generator.rulebook.figures.sketch import Sketch, Tools
from generator.text.fitting import fit
from generator.text.fonts import FontBook

Faces = Callable[[str, str, str], Face | None]
"""A card's front by game, language and id."""


class FigureError(ValueError):
    """A figure that does not exist, or an option that it does not take; the finding says which."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message, self.hint = message, hint


class Figures:
    """Make a project's figures; its words, layouts and cards' faces are read when first needed.

    ``faces`` gives cards that are laid out already; without it each is laid out here.
    """

    def __init__(self, folders: Sequence[Path], book: FontBook, pictures: Pictures, faces: Faces | None = None) -> None:
        self.problems: list[Problem] = []
        self._folders = tuple(folders)
        self._book = book
        self._pictures = pictures
        self._layouts = Layouts(self._folders)
        self._fit = partial(fit, book=book, icons=icon_widths(pictures))
        self._faces = faces
        self._laid: dict[tuple[str, str, str], Face | None] = {}
        self._words: dict[tuple[str, str], Words] = {}

    def make(self, name: str, game_name: str, game: Any, language: str, **options: Any) -> Placed:
        """Make a figure; FigureError for a name or an option that there is not, or a value that it can't take."""
        known = FIGURES.get(game_name, {})
        if name not in known:
            raise FigureError(f"{game_name} has no figure `{name}`", did_you_mean(name, known))
        wanted = {option: str(value) for option, value in options.items()}
        taken = list(inspect.signature(known[name]).parameters)[2:]
        for option in wanted:
            if option not in taken:
                hint = did_you_mean(option, taken) if taken else "it has none"
                raise FigureError(f"the figure `{name}` has no option `{option}`", hint)
        facts = rule_facts(game_name, game, language)
        tools = Tools(
            game_name,
            language,
            palette(self._layouts, game_name),
            self._fit,
            self.measure,
            partial(self._face, game_name, game, language),
            partial(self._boxes, game_name, game, language),
            frozenset(facts.ids),
        )
        labels = Labels(self.words(game_name, language), name, facts.values)
        key = "/".join((game_name, name, *(f"{option}={wanted[option]}" for option in sorted(wanted))))
        try:
            return known[name](Sketch(key, tools, labels), game, **wanted)
        except ValueError as error:
            raise FigureError(f"the figure `{name}`: {error}") from error

    def words(self, game_name: str, language: str) -> Words:
        """Give the texts of a game's figures in a language; what is wrong with them is in ``problems``."""
        key = (game_name, language)
        if key not in self._words:
            self._words[key], problems = read(game_name, language, self._folders)
            self.problems += problems
        return self._words[key]

    def measure(self, face: str, text: str) -> float:
        """Give a text's width in a font face, in 1/1000 em."""
        font = self._book.face(face)
        return sum(font.advance(sign) for sign in text)

    def _face(self, game_name: str, game: Any, language: str, id: str) -> Face | None:
        key = (game_name, language, id)
        if key not in self._laid:
            self._laid[key] = (self._faces or partial(self._lay_out, game))(game_name, language, id)
        return self._laid[key]

    def _lay_out(self, game: Any, game_name: str, language: str, id: str) -> Face | None:
        card, template = self._template(game_name, game, id)
        if template is None:
            return None
        names = face_names(game_name, game, card, language)
        return layout(card, template, self._context(language, names, id)).face

    def _boxes(self, game_name: str, game: Any, language: str, id: str, wanted: Sequence[str]) -> Mapping[str, Box]:
        """Give boxes of a card's layout by name, in mm from its trim's corner; one that it lacks is the trim."""
        card, template = self._template(game_name, game, id)
        if template is None:
            return {}
        trim = Box(0.0, 0.0, template.width, template.height)
        names = {"card": card, "language": language, **face_names(game_name, game, card, language)}
        context = self._context(language, names, id)
        built_in = {"trim": trim, "bleed": trim, "safe": trim}
        placing = Placing(template, context, Notes(id), names, template.theme, template.styles, built_in)
        placing.define(template.names, "names")
        found = {}
        for name in wanted:
            try:
                found[name] = placing.named_box(name, Spot(template.file, Place(0, 0)), name)
            except Skip:
                found[name] = trim
        return found

    def _template(self, game_name: str, game: Any, id: str) -> tuple[Any, Template | None]:
        card = next((card for card in game.cards if card.id == id), None)
        return card, self._layouts.load(f"{game_name}/{card.kind}")[0] if card is not None else None

    def _context(self, language: str, names: Mapping[str, Any], id: str) -> Context:
        return Context(language, self._fit, names, aspect=lambda source: self._pictures.aspect(source, id), key=id)
