"""The lock of a game's rule texts: a checksum an id and language, so that no text changes unseen.

``python -m engine.rules.lock`` tells what differs, ``--write`` writes it anew, once code and tests were looked at.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

import click

from engine import console
from engine.rules.paragraphs import Rule, Rules, flowed

FILE = "rules.lock"


def checksum(rule: Rule) -> str:
    """Give 16 hex digits for a paragraph's words and flags; how its lines are broken does not count."""
    text = f"{rule.house}\n{rule.narrative}\n{flowed(rule.text)}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def lock_text(books: Mapping[str, Rules]) -> str:
    """Write the lock: ``id language checksum``, a line each, sorted."""
    lines = [f"{rule.id} {language} {checksum(rule)}" for language, rules in books.items() for rule in rules.rules]
    return "".join(f"{line}\n" for line in sorted(lines))


def differences(books: Mapping[str, Rules], locked: str) -> list[str]:
    """Tell in words what a lock does not hold, holds otherwise, or holds of texts that are gone."""
    now, then = _entries(lock_text(books)), _entries(locked)
    told = [f"{id} in `{language}` is not in the lock" for id, language in now if (id, language) not in then]
    told += [f"{id} in `{language}` is gone" for id, language in then if (id, language) not in now]
    changed = [key for key in now if key in then and now[key] != then[key]]
    return sorted(told + [f"{id} in `{language}` has changed" for id, language in changed])


def lock_file(game: str, folder: Path) -> Path:
    """Return where a game's lock is: beside its languages, in a templates folder."""
    return folder / "rulebook" / game / FILE


def _entries(text: str) -> dict[tuple[str, str], str]:
    entries = (line.split() for line in text.splitlines() if line.strip())
    return {(parts[0], parts[1]): parts[2] for parts in entries if len(parts) == 3}


@click.command()
@console.file_option
@click.option("--game", default="chase", show_default=True)
@click.option("--write", is_flag=True, help="Write the lock anew.")
def lock(file: Path | None, game: str, write: bool) -> None:
    """Hold a game's rule texts against their lock."""
    from engine.database import templates_of
    from engine.problems import has_errors
    from engine.rules.load import load
    from engine.vocabulary.rule_facts import rule_facts

    database, found = console.open_database(file, quiet=True)
    console.fail_on_errors(database)
    (name,) = console.game_names(database, [game])
    model = database.games[name]
    folders = templates_of(found.file)
    books, problems = load(name, model.languages, folders, lambda language: rule_facts(name, model, language))
    console.show_problems(problems)
    if has_errors(problems):
        console.fail(console.counted(problems))
    place = lock_file(name, folders[0])
    if write:
        place.write_text(lock_text(books), encoding="utf-8", newline="\n")
        return
    told = differences(books, place.read_text("utf-8") if place.is_file() else "")
    for line in told:
        click.echo(line)
    if told:
        console.fail(f"{place}: look at code and tests, then `python -m engine.rules.lock --write`")


if __name__ == "__main__":
    console.prepare_streams()
    lock()
