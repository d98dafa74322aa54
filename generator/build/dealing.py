"""Cards of the database -> a deck of placed faces in a language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.problems import Problem
from engine.vocabulary.texts import face_names
from engine.words import language as language_of
from generator.build.deck import Deck, Entry
from generator.build.forks import spread
from generator.build.prepared import Prepared, prepared, take_over
from generator.build.sending import send_quickly
from generator.face.layout import Context, Laid, Layouts, layout
from generator.text.fitting import fit

if TYPE_CHECKING:
    from engine.database import Database
    from generator.face.layout.template import Template
    from generator.face.placed import Face
    from generator.pictures.pictures import Pictures
    from generator.text.fonts import FontBook


class _Wanted(NamedTuple):
    """A face to be placed: whose, by which layout; ``key`` is empty for a front."""

    card: Any
    layout: str
    key: str = ""


class _Placed(NamedTuple):
    """A face, None if its layout is at fault, and what was found about it and about fonts.

    ``prepared`` is the greater part of drawing it, already done.
    """

    face: Face | None
    problems: tuple[Problem, ...]
    font_faults: tuple[Problem, ...]
    prepared: Prepared


class Dealer:
    """Lay out a game's cards in any of its languages; layouts, fonts and pictures are read once."""

    def __init__(self, name: str, database: Database, layouts: Layouts, book: FontBook, pictures: Pictures) -> None:
        self.name = name
        self.game = database.games[name]
        self._database = database
        self._layouts = layouts
        self._book = book
        self._pictures = pictures
        self._fit = partial(fit, book=book, icons=icon_widths(pictures))
        self._cards = {card.id: card.id for card in self.game.cards}

    def deal(self, language: str, jobs: int = 1, meanwhile: Callable[[], object] = lambda: None) -> Deck:
        """Place every card's front and every back that a card names; all findings are the deck's.

        ``jobs`` processes share the work; ``meanwhile`` is as in ``spread``.
        """
        wanted = list(self._wanted())
        fronts: dict[str, Face] = {}
        backs: dict[str, Face] = {}
        problems: list[Problem] = []
        send_quickly()
        work = partial(self._placed, language)
        for each, placed in zip(wanted, spread(work, wanted, jobs, meanwhile), strict=True):
            problems += placed.problems
            take_over(placed.prepared, self._pictures)
            # What another process found out about fonts is news here.
            self._book.problems += [fault for fault in placed.font_faults if fault not in self._book.problems]
            if placed.face is not None:
                (backs if each.key else fronts)[each.key or each.card.id] = placed.face
            if each.key:
                self._cards[each.key] = each.card.id
        entries = []
        for card in self.game.cards:
            key = f"back/{self._back_of(card)}"
            if card.id in fronts:
                entries.append(Entry(fronts[card.id], card.copies, key if key in backs else None))
        title = self.game.title[language]
        spoken = language_of(language)
        name = spoken.name if spoken.code == language else language
        return Deck(self.name, title, language, name, tuple(entries), backs, tuple(dict.fromkeys(problems)))

    def _wanted(self) -> Iterator[_Wanted]:
        """Go through the cards: each one's front, and its back if it is the first that names it."""
        named = set()
        for card in self.game.cards:
            yield _Wanted(card, self._layout_of(card))
            back = self._back_of(card)
            if back and back not in named:
                named.add(back)
                yield _Wanted(card, self._back_layout(str(back)), f"back/{back}")

    def _placed(self, language: str, wanted: _Wanted) -> _Placed:
        problems: list[Problem] = []
        known = len(self._book.problems)
        laid = self._laid(wanted.card, wanted.layout, language, problems, wanted.key)
        face = laid.face if laid else None
        made = prepared(face, self._pictures) if face else Prepared()
        return _Placed(face, tuple(problems), tuple(self._book.problems[known:]), made)

    def _layout_of(self, card: Any) -> str:
        return f"{self.name}/{card.kind}" if hasattr(card, "kind") else str(card.layout)

    def _back_layout(self, back: str) -> str:
        return f"{self.name}/back-{back}" if self._owned else back

    @property
    def _owned(self) -> bool:
        return hasattr(self.game.cards[0], "kind")

    def _back_of(self, card: Any) -> str | None:
        return card.back or (None if self._owned else self._plain_back())

    def _plain_back(self) -> str | None:
        return "plain-back" if "plain-back" in self._layouts.names() else None

    def _laid(self, card: Any, layout_name: str, language: str, problems: list[Problem], key: str = "") -> Laid | None:
        template, faults = self._layouts.load(layout_name)
        if template is None:
            problems += self._at_card(card, faults)
            return None
        if not template.width:
            template = self._in_game_size(template)
        names = face_names(self.name, self.game, card, language)
        context = Context(
            language,
            self._fit,
            names,
            aspect=lambda source: self._pictures.aspect(source, card.id),
            art_size=lambda file: self._pictures.art.size(file, card.id) or (1.0, 1.0),
            key=key or card.id,
            title=names["card"]["name"] if not key and not self._owned else "",
        )
        laid = layout(names["card"], template, context)
        problems += (self._at_text(card, problem) for problem in laid.problems)
        return laid

    def _in_game_size(self, template: Template) -> Template:
        """Give a layout that names no size that of the game."""
        return replace(template, width=self.game.size.width, height=self.game.size.height)

    def _at_card(self, card: Any, faults: tuple[Problem, ...]) -> Iterator[Problem]:
        """Show a layout that is not there at the card that asks for it; faults inside a file at their own place."""
        for fault in faults:
            if fault.code == "template/unknown-layout" and not fault.line:
                path = f"games.{self.name}.cards.{card.id}"
                yield self._database.problem(path, fault.code, fault.message, fault.hint)
            else:
                yield fault

    def _at_text(self, card: Any, problem: Problem) -> Problem:
        """Show a text that cannot be set, or does not fit, at the card whose text it is, its box in the hint."""
        if not problem.code.startswith("text/"):
            return problem
        box = f"its box: {problem.file}:{problem.line}"
        hint = f"{problem.hint}; {box}" if problem.hint else box
        path = f"games.{self.name}.cards.{card.id}"
        return self._database.problem(path, problem.code, problem.message, hint, problem.severity)

    def located(self, problem: Problem) -> Problem:
        """Show a finding that names a card, or a back, at that card's place in the card file."""
        card = self._cards.get(problem.file)
        if card is None:
            return problem
        path = f"games.{self.name}.cards.{card}"
        where = f"{path}.picture" if problem.code.startswith(("emoji/", "art/", "picture/")) else path
        message = f"card {card}: {problem.message}"
        return self._database.problem(where, problem.code, message, problem.hint, problem.severity)


def icon_widths(pictures: Pictures) -> Mapping[str, float]:
    """Give each icon's width as a share of its height; an icon whose file is at fault counts as square."""
    widths: dict[str, float] = {}
    for name in pictures.icons.names:
        drawing = pictures.icons.find(name)
        widths[name] = 1.0 if isinstance(drawing, tuple) else drawing.box[2] / drawing.box[3]
    return widths
