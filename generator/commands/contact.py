"""``deckwright contact``: all faces of a deck on one small picture."""

from __future__ import annotations

from pathlib import Path

import click

from engine import console
from engine.problems import has_errors, in_order


@click.command()
@click.argument("game")
@console.file_option
@click.option("--lang", help="Language; the locale's if the game has it, else en.")
@click.option("--across", type=click.IntRange(1, 40), default=10, show_default=True, help="Cards in a row.")
@click.option("--width", type=click.IntRange(40, 800), default=150, show_default=True, help="Width of a card, px.")
@click.option("--cards", "ids", help="Only these cards, such as E01,D2,back/event.")
@click.option("--out", type=click.Path(path_type=Path), default=Path("contact.png"), show_default=True)
def contact(
    game: str, file: Path | None, lang: str | None, across: int, width: int, ids: str | None, out: Path
) -> None:
    """Put the faces of a game, or the named ones, on one picture to look at or show around."""
    from generator.build.contact import contact_sheet

    database, found = console.open_database(file)
    console.fail_on_errors(database)
    console.game_names(database, (game,))
    language = console.language_for(database.games[game].languages, lang)
    wanted = [part.strip() for part in ids.split(",")] if ids else []
    sheet, unknown, problems = contact_sheet(database, found.file, game, language, across, width, wanted)
    console.show_problems(in_order(problems))
    if unknown:
        console.fail(f"{game} has no face called {', '.join(unknown)}")
    try:
        # 256 colours: a third of the size, and nothing to see at this scale.
        sheet.quantize(256).save(out, "PNG", optimize=True)
    except OSError as error:
        console.fail(f"{out} cannot be written: {error.strerror or error}")
    click.echo(f"wrote {out}: {sheet.width} x {sheet.height} px")
    if has_errors(problems):
        raise SystemExit(1)
