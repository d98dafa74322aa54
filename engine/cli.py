"""The engine's commands: check, list, card, rule, schema."""

from __future__ import annotations

from pathlib import Path

import click

from engine import console
from engine.checks.command import Further, check, exact_checks
from engine.judge.command import judge
from engine.rules.command import rule
from engine.table.command import table


@click.command("list")
@click.argument("game", required=False)
@console.file_option
@click.option("--kind", help="Only cards of this kind.")
@click.option("--lang", help="Language of the names; the locale's if left out.")
def list_cards(game: str | None, file: Path | None, kind: str | None, lang: str | None) -> None:
    """List the cards: id, kind, copies, name."""
    from engine.database.near import did_you_mean
    from engine.vocabulary.texts import said
    from engine.words.plain import plain

    database, _ = console.open_database(file)
    console.fail_on_errors(database)
    for name in console.game_names(database, [game] if game else []):
        model = database.games[name]
        language = console.language_for(model.languages, lang)
        kinds = dict.fromkeys(
            getattr(card, "kind", card.layout if hasattr(card, "layout") else "") for card in model.cards
        )
        if kind is not None and kind not in kinds:
            console.fail(f"{name} has no cards of the kind `{kind}`; {did_you_mean(kind, kinds)}")
        click.echo(f"{name} · {model.title[language]}")
        for card in model.cards:
            sort = getattr(card, "kind", getattr(card, "layout", ""))
            if kind is None or sort == kind:
                told = said(name, model, card, language)
                row = f"  {card.id:<5}{sort:<10}×{card.copies:<3}{told.name}"
                click.echo(row + (f"  ({plain(told.about)})" if told.about else ""))


@click.command()
@click.argument("name")
@console.file_option
@click.option("--game", help="Look in this game only.")
@click.option("--lang", help="Language; `all` for every one; the locale's if left out.")
def card(name: str, file: Path | None, game: str | None, lang: str | None) -> None:
    """Show a card's text, found by its id or name in any language."""
    from engine.database.find import find, nearest
    from engine.vocabulary.texts import said
    from engine.words.plain import plain

    database, _ = console.open_database(file)
    console.fail_on_errors(database)
    games = console.game_names(database, [game] if game else [])
    found = [(each, design) for each in games for design in find(database.games[each].cards, name)]
    if not found:
        near = [text for each in games for text in nearest(database.games[each].cards, name)]
        console.fail(f"no card is called `{name}`" + (f"; nearest: {', '.join(near)}" if near else ""))
    if len(found) > 1:
        listed = ", ".join(f"{design.id} ({each})" for each, design in found)
        raise click.UsageError(f"`{name}` may mean {listed}")
    each, design = found[0]
    model = database.games[each]
    for language in model.languages if lang == "all" else (console.language_for(model.languages, lang),):
        told = said(each, model, design, language)
        click.echo(f"{design.id} · {told.name}" + (f" · {plain(told.about)}" if told.about else ""))
        for part in told.parts:
            head = " · ".join(plain(text) for text in (part.label, part.condition) if text)
            if head:
                click.echo(f"  {head}")
            for line in plain(part.text).splitlines():
                click.echo(f"    {line}")
        if told.flavor:
            click.echo(f"  “{plain(told.flavor)}”" if language == "en" else f"  {plain(told.flavor)}")


@click.command()
def schema() -> None:
    """Write the JSON Schema of cards.yaml, for editors."""
    import json

    from engine.database.schema import file_schema
    from engine.vocabulary.registry import SHAPES

    click.echo(json.dumps(file_schema(SHAPES), ensure_ascii=False, indent=2, sort_keys=True))


__all__ = ["COMMANDS", "Further", "exact_checks"]

COMMANDS = (check, list_cards, card, rule, judge, table, schema)
