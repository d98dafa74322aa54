"""What the commands share: where the cards come from, how findings and errors are shown."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

if TYPE_CHECKING:
    from engine.database import Database, Located
    from engine.problems import Problem

F = TypeVar("F", bound=Callable[..., Any])


class UserError(click.ClickException):
    """An input at fault: its message is shown, the exit code is 1."""

    exit_code = 1

    def show(self, file: Any = None) -> None:
        """Write the message to the error stream."""
        click.echo(f"deckwright: {self.format_message()}", err=True)


def file_option(command: F) -> F:
    """Give a command the option ``--file``."""
    return click.option(
        "--file",
        "file",
        type=click.Path(path_type=Path),
        help="Card file or its folder; else cards.yaml here, else the bundled one.",
    )(command)


def prepare_streams() -> None:
    """Let no console of a narrow character set break the output: what it lacks is written as escapes."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def ensure_utf8() -> None:
    """Begin once more in Python's UTF-8 mode where file names could not be written otherwise (``LC_ALL=C``)."""
    if sys.getfilesystemencoding().lower() == "utf-8" or os.environ.get("PYTHONUTF8") == "1":
        return
    os.environ["PYTHONUTF8"] = "1"
    # Under -E and -I Python hears no variable: there it would begin for ever but for the word given on the way.
    os.execv(sys.executable, [sys.executable, "-X", "utf8", *sys.orig_argv[1:]])


@contextlib.contextmanager
def failing_output() -> Iterator[None]:
    """End with one line and exit code 1 where the output itself cannot be written, such as on a full disk."""
    try:
        try:
            yield
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as error:
        # A system's refusal of a file names the file; one of the output stream names none.
        if error.filename is not None or error.errno is None:
            raise
        with contextlib.suppress(OSError):
            click.echo(f"deckwright: the output cannot be written: {error.strerror}", err=True)
        # What the streams still hold would be refused once more as Python ends.
        os._exit(1)


def open_database(file: Path | None, *, quiet: bool = False) -> tuple[Database, Located]:
    """Locate and load the cards; say on the error stream which file is used when nobody named one."""
    from engine.database import load, locate
    from engine.vocabulary.registry import SHAPES

    found = locate(file)
    if found.origin == "bundled" and not quiet:
        click.echo(f"using the bundled cards: {found.file}", err=True)
    elif found.origin == "here" and not quiet:
        click.echo(f"using {found.file}", err=True)
    return load(found.file, SHAPES), found


def show_problems(problems: Iterable[Problem], *, err: bool = True) -> None:
    """Write findings, one below the other."""
    for problem in problems:
        click.echo(problem.text(), err=err)


def counted(problems: Sequence[Problem]) -> str:
    """Count findings by severity in words; ``no findings`` where there are none."""
    parts = []
    for severity in ("error", "warning", "note"):
        number = sum(problem.severity == severity for problem in problems)
        if number:
            parts.append(f"{number} {severity}{'' if number == 1 else 's'}")
    return ", ".join(parts) or "no findings"


def game_names(database: Database, wanted: Sequence[str]) -> list[str]:
    """Give the games asked for, all where none is named; a name that is none ends with the nearest."""
    from engine.database.near import did_you_mean

    for name in wanted:
        if name not in database.games:
            fail_on_errors(database)
            hint = did_you_mean(name, list(database.games))
            raise UserError(f"there is no game `{name}` in {database.file}" + (f"; {hint}" if hint else ""))
    return list(dict.fromkeys(wanted)) or list(database.games)


def templates_for(file: Path) -> tuple[Path, ...]:
    """Give the folders that templates are looked for in; end with exit code 1 where one cannot be read."""
    from engine.database import templates_of, unreadable_templates

    if problems := unreadable_templates(file):
        show_problems(problems)
        fail(f"{file}: {counted(problems)} in its templates")
    return templates_of(file)


def fail_on_errors(database: Database) -> None:
    """Show the findings and end with exit code 1 if any is an error."""
    if not database.sound:
        show_problems(database.problems)
        fail(f"{database.file}: {counted(database.problems)}")


def fail(message: str) -> NoReturn:
    """End the command with a message and exit code 1."""
    raise UserError(message)


def language_for(languages: Sequence[str], wanted: str | None, game: str = "the game") -> str:
    """Give the language asked for, or the one that fits the user's locale; refuse one the game lacks."""
    from engine.words.choice import choose

    if wanted is None:
        return choose(languages, os.environ)
    if wanted not in languages:
        raise UserError(f"{game} has no language `{wanted}`; it has {', '.join(languages)}")
    return wanted
