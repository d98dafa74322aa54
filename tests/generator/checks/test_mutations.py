"""400 one-place mutations of the cards and templates: at least 99 of 100 are found, in the right line.

``DECKWRIGHT_MUTATIONS=400 pytest -s`` tries all and prints them by kind; without it a sample is tried.
"""

import os
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click

from engine.checks.run import exact
from engine.database import load, templates_of
from engine.problems import Problem
from engine.vocabulary.registry import SHAPES
from generator.checks.faces import find

WANTED = int(os.environ.get("DECKWRIGHT_MUTATIONS", "46"))
CARDS = "cards.yaml"
FACES = "templates/faces"
Files = dict[str, list[str]]


def findings(folder: Path, faces: bool) -> list[Problem]:
    database = load(folder / CARDS, SHAPES, use_cache=False)
    problems = list(database.problems)
    if database.sound:
        problems += exact(database, templates_of(folder / CARDS), database.games)
        if faces or not problems:
            problems += [problem for _, problem in find(database, folder / CARDS, "chase", ("en",))]
    return problems


def test_nothing_is_found_before_a_mutation(project: tuple[Path, Files]) -> None:
    assert [problem.text() for problem in findings(project[0], True)] == []


def test_mutations_are_found_in_the_right_line(
    project: tuple[Path, Files], mutated: Callable[[int], Iterator[Any]]
) -> None:
    folder, files = project
    came: dict[str, Counter[str]] = defaultdict(Counter)
    missed = []
    for mutation in mutated(WANTED):
        lines = list(files[mutation.file])
        lines[mutation.line - 1] = mutation.text
        (folder / mutation.file).write_text("\n".join(lines), "utf-8")
        problems = findings(folder, mutation.file.startswith(FACES))
        (folder / mutation.file).write_text("\n".join(files[mutation.file]), "utf-8")
        result = how(mutation, problems, folder)
        came[mutation.kind][result] += 1
        if result not in ("at the line", "line named"):
            missed.append((result, mutation, [problem.text() for problem in problems][:3]))
    for kind, results in came.items():
        click.echo(f"{kind:<36}{dict(results)}")
    for each in missed:
        click.echo("\n    ".join(map(str, each)))
    tried = sum(sum(results.values()) for results in came.values())
    assert tried == WANTED
    assert len(missed) <= WANTED // 100


def how(mutation: Any, problems: list[Problem], folder: Path) -> str:
    """Say whether a finding stands at the changed line, names it, or stands elsewhere only."""
    own = [problem for problem in problems if Path(problem.file) == folder / mutation.file]
    right = [mutation.line] if mutation.text else around(mutation, (folder / mutation.file).read_text("utf-8"))
    if any(problem.line in right for problem in own):
        return "at the line"
    named = [re.findall(r"\blines? ([\d, ]+)", f"{each.message} {each.hint}") for each in problems]
    if any(str(mutation.line) in numbers.split(", ") for each in named for numbers in each):
        return "line named"
    return "elsewhere" if problems else "not found"


def around(mutation: Any, text: str) -> list[int]:
    """Give the lines beside a line that was taken out, and those of the keys that it stood under."""
    lines = text.splitlines()
    depth = len(lines[mutation.line - 1]) - len(lines[mutation.line - 1].lstrip())
    right = [mutation.line - 1, mutation.line + 1]
    for number in range(mutation.line - 1, 0, -1):
        inner = len(lines[number - 1]) - len(lines[number - 1].lstrip())
        if lines[number - 1].strip() and inner < depth:
            depth = inner
            right.append(number)
    return right
