"""Lines in and out: a terminal with editing and completion where there is one, else plain lines."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence

import click

from engine.rules.wrap import wrapped

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
Complete = Callable[[str], Sequence[str]]


class Talk:
    """Talks on standard input and output; what was typed is repeated where no terminal shows it."""

    def __init__(self, width: int, terminal: bool) -> None:
        self.width = width
        self.terminal = terminal

    def say(self, lines: Iterable[str]) -> None:
        """Write lines, long ones broken between words."""
        for line in lines:
            start = line[: len(line) - len(line.lstrip())]
            for number, part in enumerate(wrapped(line.strip(), self.width - len(start) - 2) if line.strip() else [""]):
                click.echo(start + ("  " if number else "") + part)

    def show(self, lines: Iterable[str]) -> None:
        """Write lines as they are."""
        for line in lines:
            click.echo(line)

    def ask(self, prompt: str = "> ") -> str:
        """Read a line; raise EOFError where there is none left."""
        if self.terminal:
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        line = line.rstrip("\r\n")
        click.echo(prompt + line)
        return line

    def clear(self) -> None:
        """Wipe the screen and what scrolled off it, on a terminal."""
        if self.terminal:
            click.echo(CLEAR, nl=False)


def terminal() -> bool:
    """Say whether people type and read on a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def complete_with(complete: Complete) -> None:
    """Let the tab key complete whole lines, where the system's line editor is there."""
    try:
        import readline
    except ImportError:
        return
    found: list[str] = []

    def choose(line: str, number: int) -> str | None:
        if number == 0:
            found[:] = complete(readline.get_line_buffer().lstrip() or line)
        return found[number] if number < len(found) else None

    readline.set_completer(choose)
    readline.set_completer_delims("")
    editline = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
