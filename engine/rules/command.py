"""The command ``deckwright rule``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from engine import console

if TYPE_CHECKING:
    from engine.rules.paragraphs import Rule
    from engine.rules.texts import Texts

INDENT = "  "
PLAYED = "*"
MOST = 6
"""How many paragraphs a word shows in full; the ids of the others follow."""


@click.command()
@click.argument("query")
@console.file_option
@click.option("--game", help="The game; chase if left out, or the file's first.")
@click.option("--lang", help="Language; the locale's if left out.")
@click.option("--format", "style", type=click.Choice(["text", "json"]), default="text", show_default=True)
def rule(query: str, file: Path | None, game: str | None, lang: str | None, style: str) -> None:
    """Print rules by id (C5.6), chapter (C5) or word (stack)."""
    from engine.rules.find import find, nearest

    texts = _texts(file, game, lang, quiet=style == "json")
    found = find(texts, query)
    if not found:
        near = ", ".join(nearest(texts, query))
        console.fail(f"no rule is called `{query}` or speaks of it" + (f"; nearest: {near}" if near else ""))
    if style == "json":
        _write_json(texts, found)
    else:
        _write_text(texts, found, query)


def _texts(file: Path | None, game: str | None, lang: str | None, quiet: bool) -> Texts:
    from engine.problems import has_errors
    from engine.rules.load import read_language
    from engine.rules.texts import Texts
    from engine.vocabulary.rule_facts import rule_facts

    database, located = console.open_database(file, quiet=quiet)
    console.fail_on_errors(database)
    names = console.game_names(database, [game] if game else [])
    if not names:
        console.fail(f"{database.file} has no game")
    name = "chase" if "chase" in names else names[0]
    model = database.games[name]
    language = console.language_for(model.languages, lang)
    facts = rule_facts(name, model, language)
    rules, problems = read_language(name, language, console.templates_for(located.file), facts)
    console.show_problems(problems)
    if rules is None or has_errors(problems):
        console.fail(f"the rule texts of {name} in `{language}`: {console.counted(problems)}")
    return Texts(rules, facts)


def _write_text(texts: Texts, found: tuple[Rule, ...], query: str) -> None:
    import shutil

    from engine.rules.find import folded
    from engine.rules.labels import label
    from engine.rules.marks import RULING
    from engine.rules.texts import SIGN
    from engine.rules.wrap import wrapped

    width = min(80, max(60, shutil.get_terminal_size().columns)) - len(INDENT)
    named = folded(query) in (found[0].chapter.casefold(), found[0].id.casefold()) or "/" in found[0].id
    shown = found if named else found[:MOST]
    chapter = ""
    for each in shown:
        if each.chapter != chapter:
            chapter = each.chapter
            title = texts.rules.chapter_title(chapter)
            click.echo(title if chapter == RULING else f"{chapter} {title}")
        marks = (SIGN if each.house else "", PLAYED if texts.played(each.id) else "")
        click.echo(" ".join(part for part in (each.id, *marks) if part))
        for line in wrapped(texts.plain(each.id), width):
            click.echo(INDENT + line)
    if len(shown) < len(found):
        for line in wrapped("… " + ", ".join(each.id for each in found[len(shown) :]), width):
            click.echo(line)
    if any(each.house or each.signs for each in shown):
        click.echo(f"{SIGN} {label(texts.language, 'house')}")
    if any(texts.played(each.id) for each in shown):
        click.echo(f"{PLAYED} {label(texts.language, 'played')}")


def _write_json(texts: Texts, found: tuple[Rule, ...]) -> None:
    import msgspec

    listed = [
        {
            "id": each.id,
            "chapter": each.chapter,
            "title": texts.rules.chapter_title(each.chapter),
            "language": texts.language,
            "house": each.house or bool(each.signs),
            "narrative": each.narrative,
            "text": texts.plain(each.id),
            **({"played": texts.played(each.id)} if each.id.count("/") == 2 else {}),
        }
        for each in found
    ]
    click.echo(msgspec.json.format(msgspec.json.encode(listed)).decode())
