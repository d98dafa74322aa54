"""The command ``deckwright check``."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from engine import console

if TYPE_CHECKING:
    from engine.database import Database, Located
    from engine.problems import Problem

Faces = Callable[["Database", Path, str], Iterable[tuple[str, "Problem"]]]
"""Checks faces: given the database, its file and a game, yields findings, each with its card's id or an empty text."""
Exact = Callable[["Database", Sequence[Path], Sequence[str]], "list[Problem]"]
"""Runs the exact checks: given the database, its templates' folders and games."""


class Further(NamedTuple):
    """What the commands of one package lend to those of another: checks of faces, and the exact checks.

    ``documents`` tells what each code of ``find`` means; ``exact`` is what a build runs first.
    """

    documents: Callable[[], Mapping[str, str]]
    find: Faces
    exact: Exact


def _ids(ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> frozenset[str]:
    return frozenset(part.strip() for value in values for part in value.split(",") if part.strip())


@click.command()
@click.argument("games", nargs=-1)
@console.file_option
@click.option("--format", "style", type=click.Choice(["text", "json", "github"]), default="text", show_default=True)
@click.option("--strict", is_flag=True, help="End with exit code 1 on warnings too.")
@click.option("--only", multiple=True, callback=_ids, help="Only these checks, such as `text` or `effect/idle`.")
@click.option("--list", "listing", is_flag=True, help="List the checks; with --only, what each does and an example.")
@click.pass_context
def check(
    ctx: click.Context,
    games: tuple[str, ...],
    file: Path | None,
    style: str,
    strict: bool,
    only: frozenset[str],
    listing: bool,
) -> None:
    """Check that the games are consistent: every finding with file, line and column."""
    from engine.checks.registry import CHECKS
    from engine.checks.report import STYLES
    from engine.problems import has_errors, in_order

    further = ctx.find_object(Further)
    documents = {each.id: each.doc for each in CHECKS} | dict(further.documents() if further else {})
    _refuse_unknown(only, documents)
    if listing:
        _list(documents, only)
        return
    database, found = console.open_database(file, quiet=style != "text")
    problems = list(database.problems)
    names = console.game_names(database, games) if database.sound else []
    for name in names:
        problems += _findings(database, found, name, only, further, documents)
    problems = in_order(problems)
    click.echo(STYLES[style](problems), nl=False)
    if has_errors(problems) or (strict and any(problem.severity == "warning" for problem in problems)):
        console.fail(f"{database.file}: {console.counted(problems)}")
    for name in names:
        cards = database.games[name].cards
        copies = sum(card.copies for card in cards)
        if style == "text":
            click.echo(f"{name}: {len(cards)} designs, {copies} cards: {console.counted(problems)}")


def exact_checks(database: Database, folders: Sequence[Path], games: Sequence[str]) -> list[Problem]:
    """Give what the exact checks find in games, as a build shows it before its own findings."""
    from engine.checks.run import exact

    return exact(database, folders, games)


def _findings(
    database: Database,
    located: Located,
    name: str,
    only: Collection[str],
    further: Further | None,
    documents: Mapping[str, str],
) -> list[Problem]:
    from engine.checks.finding import Found
    from engine.checks.registry import CHECKS
    from engine.checks.run import found_in, wanted
    from engine.checks.subject import Subject
    from engine.checks.switches import switched

    subject = Subject(database, name, console.templates_for(located.file))
    found = list(found_in(subject, [each for each in CHECKS if wanted(each, only)]))
    if further is not None and (not only or any(_named(code, only) for code in further.documents())):
        for card, problem in further.find(database, located.file, name):
            if not only or _named(problem.code, only):
                found.append(Found(card, problem))
    return switched(subject, found, documents.keys(), complete=not only)


def _named(code: str, only: Collection[str]) -> bool:
    return code in only or code.split("/")[0] in only


def _refuse_unknown(only: Collection[str], documents: Mapping[str, str]) -> None:
    from engine.database.near import did_you_mean

    known = [*documents, *dict.fromkeys(id.split("/")[0] for id in documents)]
    for word in sorted(only):
        if word not in known:
            console.fail(f"there is no check `{word}`; {did_you_mean(word, known)}")


def _list(documents: Mapping[str, str], only: Collection[str]) -> None:
    wide = max(map(len, documents))
    for id, text in documents.items():
        if not only:
            click.echo(f"{id:<{wide}}  {text.splitlines()[0]}")
        elif _named(id, only):
            click.echo(f"{id}\n" + "\n".join(f"  {line}".rstrip() for line in text.splitlines()) + "\n")
