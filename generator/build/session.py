"""One run of ``deckwright build``: gather what it needs, build each game and language, say what came of it."""

from __future__ import annotations

import atexit
import gc
import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import click

from engine import console
from engine.database import Database
from engine.problems import Problem, has_errors, in_order
from engine.version import VERSION
from engine.words.choice import preferred
from generator.build.build import build
from generator.build.cards import get_ready
from generator.build.dealing import Dealer
from generator.build.forks import Aside
from generator.build.materials import materials
from generator.build.plan import Materials, Part, Plan
from generator.build.printout import Printout
from generator.face.layout import Layouts
from generator.pictures.emoji import FONT_VERSION
from generator.pictures.pictures import pictures_of
from generator.sheet.options import Options
from generator.sheet.problems import SheetError
from generator.sheet.profile import Profile, config_folder, load_profile, parse_offset, save_profile
from generator.sheet.settings import settings
from generator.sheet.template import SheetTemplate, load_template
from generator.text.fonts import FontBook

Exact = Callable[[Database, Sequence[Path], Sequence[str]], list[Problem]]
"""Runs the exact checks of games, given the templates' folders."""


def run_build(games: Sequence[str], file: Path | None, chosen: Mapping[str, Any], exact: Exact) -> None:
    """Build what was asked for; findings are shown at the end, any error makes the exit code 1."""
    begun = time.monotonic()
    # A deck is many small things that live till the end: looking for garbage among them costs a build a twentieth.
    gc.set_threshold(100_000)
    atexit.register(gc.freeze)  # nor need Python look for it as it ends: 80 ms
    database, found = console.open_database(file)
    console.fail_on_errors(database)
    names = console.game_names(database, games)
    folders = console.templates_for(found.file)
    root = found.file.resolve().parent
    try:
        template, options, profile = _sheets(chosen, [folder / "sheets" for folder in folders])
    except SheetError as error:
        console.show_problems(error.problems)
        console.fail("nothing was built")
    book = FontBook.load(folders)
    pictures = pictures_of(folders, found.file)
    stuff = materials(book, pictures, root, f"{VERSION} {FONT_VERSION}", placeholders=chosen["placeholders"])
    report = Printout()
    if not profile.straight and not (options.single_sided or options.gutterfold):
        report.note(f"backs {profile.words}, as kept for this printer: --back-offset 0,0 --back-rotate 0 leaves that")
    if chosen["scale_test"]:
        problems = _calibrate(names, database, options, profile, stuff, chosen, report)
    else:
        problems = [*database.problems]
        checked = Aside(partial(exact, database, folders, names))
        # Every game's languages before any is built: what is refused is refused at once.
        languages = {name: _languages(name, database, chosen["lang"], report) for name in names}
        for name in names:
            dealer = Dealer(name, database, Layouts(folders), book, pictures)
            for language in languages[name]:
                plan = Plan(
                    game=name,
                    language=language,
                    out=chosen["out"],
                    place=partial(dealer.deal, jobs=chosen["jobs"], meanwhile=get_ready),
                    materials=stuff,
                    template=template,
                    options=options,
                    profile=profile,
                    parts=cast(frozenset[Part], chosen["parts"]),
                    dpi=chosen["dpi"],
                    jobs=chosen["jobs"],
                    ink_saver=chosen["ink_saver"],
                    grey=chosen["grey"],
                )
                problems += [dealer.located(problem) for problem in build(plan, report).problems]
        problems += checked.result()
    problems = in_order([*problems, *book.problems])
    report.clear()
    console.show_problems(problems)
    click.echo(report.summary(", ".join(names), time.monotonic() - begun))
    if has_errors(problems):
        console.fail(f"{console.counted(problems)}: see above")


def _languages(name: str, database: Database, wanted: str | None, report: Printout) -> Sequence[str]:
    has = tuple(database.games[name].languages)
    if wanted == "all":
        return has
    chosen = console.language_for(has, wanted, name)
    if len(has) == 1:
        return (chosen,)
    if wanted is None and chosen != preferred(os.environ):
        report.note(f"{name}: in {chosen}; --lang {'|'.join(has)}|all for others")
    elif wanted is None:
        report.note(f"{name}: in {chosen}, your locale's language")
    return (chosen,)


def _sheets(chosen: Mapping[str, Any], folders: Sequence[Path]) -> tuple[SheetTemplate, Options, Profile]:
    """Read the sheet template and the printer's profile, the command line's words lying over both."""
    options, template = settings(
        load_template(chosen["template"], folders),
        paper_name=chosen["paper"],
        flip=chosen["flip"],
        single_sided=chosen["single_sided"],
        gutterfold=chosen["gutterfold"],
        gutter_mm=chosen["gutter"],
        margin_mm=chosen["margin"],
        cut=chosen["cut"],
    )
    folder = config_folder()
    profile = load_profile(folder)
    if chosen["back_offset"] is not None or chosen["back_rotate"] is not None:
        if chosen["back_offset"] is not None:
            x, y = parse_offset(chosen["back_offset"])
            profile = replace(profile, x=x, y=y)
        if chosen["back_rotate"] is not None:
            profile = replace(profile, rotate=chosen["back_rotate"])
        save_profile(folder, profile)
    return template, options, profile


def _calibrate(
    names: Sequence[str],
    database: Database,
    options: Options,
    profile: Profile,
    stuff: Materials,
    chosen: Mapping[str, Any],
    report: Printout,
) -> list[Problem]:
    from generator.build.calibration import build_calibration

    language = console.language_for(
        database.games[names[0]].languages, None if chosen["lang"] == "all" else chosen["lang"]
    )
    return list(build_calibration(chosen["out"], options, profile, stuff, language, report))
