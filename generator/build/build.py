"""Build a deck: cards, their PDF and the sheets, making only what is not up to date."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from engine.problems import Problem, has_errors
from generator.build.cards import FOLDER, PDF, Cards, png_names
from generator.build.deck import Deck
from generator.build.digest import Digests
from generator.build.document import UndrawableError
from generator.build.files import OutputError, first_unwritable, make_folder, refusal, staging
from generator.build.lock import LockedError, locked
from generator.build.plan import Outcome, Plan
from generator.build.report import Report
from generator.build.sheets import Sheets, sheet_name
from generator.build.workshop import Workshop


def build(plan: Plan, report: Report) -> Outcome:
    """Make what the plan asks for in its folder and return what came of it.

    What the deck or the system refuses is a finding, never an exception: files that stood there
    stay whole, whatever happens.
    """
    deck = plan.place(plan.language)
    problems = [*deck.problems, *_faults(deck)]
    if len(problems) > len(deck.problems) or not deck.entries:
        return Outcome(tuple(problems))
    folder = plan.folder
    try:
        make_folder(folder)
        if "faces" in plan.parts:
            make_folder(folder / FOLDER)
        with locked(folder, report.note, plan.patience), staging(folder) as place:
            shop = Workshop(folder, place, report)
            shop.problems += problems
            return _work(deck, plan, shop)
    except LockedError as error:
        return Outcome((*problems, error.problem))
    except OutputError as error:
        return Outcome((*problems, error.problem))
    except OSError as error:
        return Outcome((*problems, refusal(folder, error)))


def _work(deck: Deck, plan: Plan, shop: Workshop) -> Outcome:
    names = [*png_names(deck).values(), PDF] if "faces" in plan.parts else []
    if "sheets" in plan.parts:
        names.append(sheet_name(plan))
    if refused := first_unwritable(shop.folder / name for name in names):
        shop.problems += refused
        return shop.outcome()
    digests = Digests(plan.materials)
    known = {face.key: digests.face(face) for face in deck.faces()}
    try:
        _make(deck, plan, known, names, shop)
    finally:
        shop.manifest.save(shop.staging)
    return shop.outcome()


def _make(deck: Deck, plan: Plan, known: dict[str, str], names: list[str], shop: Workshop) -> None:
    """Make cards and sheets side by side: while this process draws the cards, another draws the sheets."""
    parts: list[Sheets | Cards] = []
    try:
        if "sheets" in plan.parts:
            with _collecting(shop):
                parts.append(Sheets(deck, plan, known, shop))
        if "faces" in plan.parts:
            with _collecting(shop):
                # A card that this build could not lay out was not taken out of the deck.
                if not has_errors(deck.problems):
                    shop.sweep(names, FOLDER)
                parts.append(Cards(deck, plan, known, shop))
        for part in parts:
            with _collecting(shop):
                part.finish()
    except BaseException:
        for part in parts:
            part.stop()
        raise


@contextlib.contextmanager
def _collecting(shop: Workshop) -> Iterator[None]:
    try:
        yield
    except OutputError as error:
        shop.problems.append(error.problem)
    except UndrawableError as error:
        shop.problems += error.problems


def _faults(deck: Deck) -> list[Problem]:
    """Return what makes a deck impossible to build: no card at all, keys that stand for two faces, missing backs."""
    problems = []
    if not any(entry.copies > 0 for entry in deck.entries) and not has_errors(deck.problems):
        problems.append(_fault(deck.game, "there is no card to print", "give at least one card a copy"))
    seen: set[str] = set()
    for face in deck.faces():
        if face.key in seen:
            problems.append(_fault(face.key, "two faces have this key", "give each card an id of its own"))
        seen.add(face.key)
    for key, face in deck.backs.items():
        if key != face.key:
            problems.append(_fault(key, f"the back is called `{face.key}` on its face", ""))
    for entry in deck.entries:
        if entry.back is not None and entry.back not in deck.backs:
            hint = "backs are " + ", ".join(deck.backs)
            problems.append(_fault(entry.front.key, f"the back `{entry.back}` is not there", hint))
    return problems


def _fault(key: str, message: str, hint: str) -> Problem:
    return Problem(file=key, code="build/deck", message=message, hint=hint)
