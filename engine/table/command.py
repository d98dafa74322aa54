"""The command ``deckwright table``."""

from __future__ import annotations

from pathlib import Path

import click

from engine import console


@click.command()
@click.argument("game", type=click.Choice(["chase"]), default="chase")
@console.file_option
@click.option("--players", type=click.IntRange(2, 4), help="How many people play; 2 if left out.")
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False), help="Save here after every move.")
@click.option("--resume", type=click.Path(path_type=Path, dir_okay=False), help="Go on with a saved game.")
@click.option("--deal", is_flag=True, help="Deal and draw here, and guard the hands on one screen.")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), help="Deal so (with --deal); by chance if left out.")
@click.option("--bot", "bots", multiple=True, help="Let a program play a side: red=greedy, green=random (with --deal).")
@click.option("--rulings", multiple=True, help="Play another reading: take=one_bottom_corner.")
@click.option("--lang", help="Language; the locale's if left out.")
def table(
    game: str,
    file: Path | None,
    players: int | None,
    save: Path | None,
    resume: Path | None,
    deal: bool,
    seed: int | None,
    bots: tuple[str, ...],
    rulings: tuple[str, ...],
    lang: str | None,
) -> None:
    """Keep a whole game: say what was done at the table, and be told what follows and why."""
    from engine.table.chase.opening import Wanted, open_table
    from engine.table.chase.sitting import sit

    wanted = Wanted(game, file, players, save, resume, deal, seed, bots, rulings, lang)
    sit(*open_table(wanted))
