"""The command ``deckwright judge``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from engine import console
from engine.judge.chase.names import FACT_NAMES, ZONES

if TYPE_CHECKING:
    from engine.vocabulary.chase.shape import Chase


def _fact_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command an option for each fact: ``--hand-red``."""
    for name in reversed((*FACT_NAMES, *ZONES)):
        flag = "--" + name.replace(".", "-")
        command = click.option(flag, _parameter(name), hidden=True, metavar="VALUE")(command)
    return command


def _parameter(name: str) -> str:
    return "fact_" + name.replace(".", "_")


@click.command()
@click.argument("game", default="chase")
@click.argument("table", required=False)
@console.file_option
@click.option("--stack", help="The cards laid, bottom first: “green E07, red E12”.")
@click.option("--turn", help="Whose turn it is; the side of the bottom card if left out.")
@click.option("--set", "sets", multiple=True, metavar="NAME=VALUE", help="A fact, such as hand.red=3; see below.")
@click.option("--dish", help="A dish that was declared, instead of a stack.")
@click.option("--by", help="Who declared it; the side whose turn it is if left out.")
@click.option("--laid", help="The cards laid for the dish: “E01, E05, E09”.")
@click.option("--on", "piles", multiple=True, metavar="PILE=CARDS", help="What was laid on a pile: 2=“red E14”.")
@click.option("--may", help="Ask whether something may be done: “red opens a stack”.")
@click.option("--choose", multiple=True, help="Fix the choices, in order: a number, a card, yes, no, words.")
@click.option("--what-if", "what_if", multiple=True, metavar="NAME=VALUE", help="Lay a variant beside it.")
@click.option("--ask/--no-ask", "asking", default=None, help="Ask for unknown facts that matter; at a terminal only.")
@click.option(
    "--rulings", multiple=True, metavar="RULING=READING", help="Rule by another reading: stack_win=after_card."
)
@click.option("--all", "all_outcomes", is_flag=True, help="Show each outcome, those of offered rewards too.")
@click.option("--explain", is_flag=True, help="Print the cited rules in full.")
@click.option("--lang", help="Language; the locale's if left out.")
@click.option("--format", "style", type=click.Choice(["text", "json"]), default="text", show_default=True)
@_fact_options
def judge(game: str, table: str | None, file: Path | None, style: str, **options: Any) -> None:
    """Rule on a stack, a dish or a may-I question, from what lies on the table.

    TABLE is a situation file (YAML), or - for standard input. Facts that are left out are unknown; the answer is
    parted where they matter. Each fact is an option too: --distance 7 --hand-red 3 --ap-green 1 --dishes-green 1
    --rewards 6 --offensives 4 --hidden 14 --discard 5 --open-3 1 --round 3 --took no --moved yes --unlocked no,
    --open “E04, E20”, --mountain “(6,3) E20”, --used-green “8, 10”.
    """
    from engine.judge.chase.session import Session

    facts = {name: options.pop(_parameter(name)) for name in (*FACT_NAMES, *ZONES)}
    database, located = console.open_database(file, quiet=style == "json")
    console.fail_on_errors(database)
    console.game_names(database, [game])
    if game != "chase":
        console.fail(f"the judge knows no game `{game}`")
    model = _reread(database.games[game], options.pop("rulings"))
    language = console.language_for(model.languages, options.pop("lang"))
    session = Session(model, language, located.file, style, {**options, "facts": facts})
    raise SystemExit(session.run(table))


def _reread(model: Chase, rulings: tuple[str, ...]) -> Chase:
    """Give the game with other readings of its rules; an unknown one ends with what there is."""
    if not rulings:
        return model
    import msgspec

    from engine.games.chase import StateError
    from engine.games.chase.rulings import with_rulings

    try:
        return msgspec.structs.replace(model, rulings=with_rulings(model.rulings, rulings))
    except StateError as error:
        console.fail(f"--rulings: {error}")
