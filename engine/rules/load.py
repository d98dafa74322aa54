"""Find and read a game's rule texts: ``templates/rulebook/<game>/<language>/rules.md``, the author's own first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from engine.database.source import decode
from engine.problems import Problem, in_order
from engine.rules.compare import all_ids, id_problems, language_problems
from engine.rules.facts import Facts
from engine.rules.paragraphs import Rules, read
from engine.rules.wording import wording_problems

FILE = "rules.md"


def file_of(game: str, language: str, folders: Iterable[Path]) -> Path | None:
    """Return the rule texts of a language in the first templates folder that has them."""
    places = (folder / "rulebook" / game / language / FILE for folder in folders)
    return next((file for file in places if file.is_file()), None)


def read_language(
    game: str, language: str, folders: Sequence[Path], facts: Facts
) -> tuple[Rules | None, list[Problem]]:
    """Read one language and check it by itself and against the game's list of ids."""
    file = file_of(game, language, folders)
    if file is None:
        where = folders[0] / "rulebook" / game / language / FILE
        message = f"{game} has no rule texts in `{language}`"
        return None, [Problem(file=str(where), code="rule/no-file", message=message, hint="write this file")]
    source, problems = decode(file.read_bytes(), str(file))
    if source is None:
        return None, problems
    rules, found = read(source, language)
    problems += found
    problems += wording_problems(rules, facts)
    if facts.ids:
        problems += id_problems(rules, facts.ids)
    return rules, in_order(problems)


def load(
    game: str, languages: Sequence[str], folders: Sequence[Path], facts: Callable[[str], Facts]
) -> tuple[dict[str, Rules], list[Problem]]:
    """Read every language; ``facts`` gives what the game knows in each; findings of all files, in order."""
    books: dict[str, Rules] = {}
    problems: list[Problem] = []
    listed = True
    for language in languages:
        known = facts(language)
        listed = listed and bool(known.ids)
        rules, found = read_language(game, language, folders, known)
        problems += found
        if rules is not None:
            books[language] = rules
    if not listed:
        ids = all_ids(books)
        problems += [problem for rules in books.values() for problem in id_problems(rules, ids)]
    problems += language_problems(books)
    return books, in_order(problems)
