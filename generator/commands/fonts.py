"""``deckwright fonts``: which font sets what."""

from __future__ import annotations

from pathlib import Path

import click

from engine import console


@click.command()
@click.argument("games", nargs=-1)
@console.file_option
@click.option("--lang", help="Language, or `all`; the locale's if the game has it, else en.")
def fonts(games: tuple[str, ...], file: Path | None, lang: str | None) -> None:
    """Show which font file, weight and licence sets what in the games."""
    from generator.build.dealing import Dealer
    from generator.build.digest import walk
    from generator.face.layout import Layouts
    from generator.pictures.pictures import pictures_of
    from generator.text.fonts import FontBook
    from generator.text.fonts_report import report
    from generator.text.pdf_fonts import used_characters

    database, found = console.open_database(file)
    console.fail_on_errors(database)
    folders = console.templates_for(found.file)
    book = FontBook.load(folders)
    pictures = pictures_of(folders, found.file)
    problems = [*book.check()]
    for name in console.game_names(database, games):
        game = database.games[name]
        dealer = Dealer(name, database, Layouts(folders), book, pictures)
        for language in game.languages if lang == "all" else (console.language_for(game.languages, lang),):
            deck = dealer.deal(language)
            used = used_characters(item for face in deck.faces() for item in walk(face.items))
            click.echo(f"{name} · {language}")
            for use in report(book, used, (language,)):
                if use.language == language and use.characters:
                    weight = f" at weight {use.weight}" if use.weight else ""
                    row = f"  {use.face:<18}{use.characters:>5} characters  {use.file.name}{weight}"
                    click.echo(f"{row}  ({use.package or 'own'}, {use.licence}; family {use.family})")
    console.show_problems(problems)
    if problems:
        console.fail(console.counted(problems))
