"""The command ``deckwright``: the generator's commands, and the engine's mounted beside them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from engine import console
from engine.cli import COMMANDS as ENGINE_COMMANDS
from engine.cli import Further, exact_checks
from generator.commands.build import build
from generator.commands.contact import contact
from generator.commands.fonts import fonts

if TYPE_CHECKING:
    from engine.database import Database
    from engine.problems import Problem


class Root(click.Group):
    """The root command; it lists its commands in the order in which people meet them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List command names in the order they were mounted."""
        return list(self.commands)


def _version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from engine.version import VERSION

        click.echo(f"deckwright {VERSION}")
        ctx.exit()


@click.group(cls=Root, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show the version.")
@click.pass_context
def root(ctx: click.Context) -> None:
    """Turn one card database into printed cards, sheets and answers about the rules."""
    ctx.obj = Further(_documents, _faces, exact_checks)


def _documents() -> Mapping[str, str]:
    from generator.checks.documents import DOCUMENTS

    return DOCUMENTS


def _faces(database: Database, file: Path, game: str) -> list[tuple[str, Problem]]:
    from generator.checks.faces import find

    return find(database, file, game)


for _command in (build, *ENGINE_COMMANDS, fonts, contact):
    root.add_command(_command)


def main() -> None:
    """Run the command line."""
    console.ensure_utf8()
    console.prepare_streams()
    with console.failing_output():
        root(prog_name="deckwright")
