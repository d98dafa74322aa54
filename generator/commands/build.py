"""``deckwright build``: print the games."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import click

from engine import console

PARTS = ("faces", "sheets")


def _parts(ctx: click.Context, param: click.Parameter, value: str) -> frozenset[str]:
    chosen = frozenset(part.strip() for part in value.split(",") if part.strip())
    if not chosen or not chosen <= frozenset(PARTS):
        raise click.BadParameter(f"choose from {', '.join(PARTS)}")
    return chosen


def _number(ctx: click.Context, param: click.Parameter, value: float) -> float:
    """Refuse what is no number: comparing it with the bounds says neither yes nor no."""
    if math.isnan(value):
        raise click.BadParameter("nan is no number")
    return value


@click.command()
@click.argument("games", nargs=-1)
@console.file_option
@click.option("--lang", help="Language, or `all`; the locale's if the game has it, else en.")
@click.option("--paper", default="a4", show_default=True, help="a3, a4, a5, letter, legal or WxHmm.")
@click.option("--only", "parts", default=",".join(PARTS), show_default=True, callback=_parts, help="Parts to make.")
@click.option(
    "--dpi", type=click.FloatRange(36, 1200), default=300, show_default=True, callback=_number, help="Of PNGs."
)
@click.option("--jobs", type=click.IntRange(1, 64), default=2, show_default=True, help="Processes for the PNG files.")
@click.option("--out", type=click.Path(path_type=Path), default=Path("out"), show_default=True, help="Where to.")
@click.option("--sheet", "template", default="home", show_default=True, help="Sheet template (templates/sheets).")
@click.option("--flip", type=click.Choice(["long", "short"]), default="long", show_default=True, help="Duplex edge.")
@click.option("--single-sided", is_flag=True, help="Fronts only.")
@click.option("--gutterfold", is_flag=True, help="Fronts and backs on one page, to fold and glue.")
@click.option("--gutter", help="Space between cards, mm.")
@click.option("--margin", help="Edge that the printer can't reach, mm.")
@click.option("--cut", type=click.Choice(["marks", "lines", "none"]), help="Crop marks, cutting lines or neither.")
@click.option("--back-offset", help="Move the backs by X,Y mm (kept for this printer).")
@click.option("--back-rotate", type=float, help="Turn the backs by degrees (kept for this printer).")
@click.option("--scale-test", is_flag=True, help="Make the calibration page only.")
@click.option("--ink-saver", is_flag=True, help="Sheets without large fills.")
@click.option("--grey", is_flag=True, help="Sheets in grey.")
@click.option("--placeholders", is_flag=True, help="Print a marked box for art that is missing.")
@click.pass_obj
def build(lent: Any, /, games: tuple[str, ...], file: Path | None, **options: Any) -> None:
    """Make card faces (PNG, PDF) and sheets to cut out, for all games or those named."""
    from generator.build.session import run_build

    run_build(games, file, options, lent.exact)
