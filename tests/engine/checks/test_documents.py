"""Each check's text gives a passing and a failing entry; both are tried on the shipped games."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.checks.finding import Check
from engine.checks.registry import CHECKS
from engine.checks.run import found_in
from engine.checks.subject import Subject
from engine.database import load, templates_of
from engine.problems import Problem
from engine.vocabulary.registry import SHAPES

ROOT = Path(__file__).parents[3]
EXAMPLE = re.compile(r"^(Passes|Fails)(?: \(([^)]+)\))?: `(.+?)`$", re.MULTILINE | re.DOTALL)


def examples(check: Check) -> dict[str, tuple[str, list[str]]]:
    return {
        found[1]: (found[2] or "cards.yaml", lines(found[3], found.start(3) - found.start()))
        for found in EXAMPLE.finditer(check.doc)
    }


def lines(text: str, column: int) -> list[str]:
    """Give the lines of an entry, each but the first with its own indentation, which may be less than the first's."""
    first, *others = text.split("\n")
    return [first, *(" " * (len(line) - len(line.lstrip()) - column + 20) + line.strip() for line in others)]


def replaced(text: str, old: list[str], new: list[str]) -> tuple[str, int]:
    """Put lines for the first place where the old ones stand; their first alone is looked for if need be."""
    for wanted in (old, old[:1]):
        found = re.search(r"\n(.*?)" + r"\n[ ]*".join(re.escape(line.strip()) for line in wanted), text)
        if found:
            before = text[: found.start()]
            column = len(found[1]) - len(found[1].lstrip()) if found[1].strip() else len(found[1])
            made = "\n".join([new[0], *((" " * column + line)[20:] for line in new[1:])])
            return f"{before}\n{found[1]}{made}{text[found.end() :]}", before.count("\n") + 2
    raise AssertionError(f"{old} stands nowhere")


def problems(check: Check, folder: Path) -> Iterator[Problem]:
    database = load(folder / "cards.yaml", SHAPES)
    assert database.sound, [problem.text() for problem in database.problems]
    subject = Subject(database, "chase", templates_of(folder / "cards.yaml"))
    return (found.problem for found in found_in(subject, [check]))


def edited(folder: Path, file: str, old: list[str], new: list[str]) -> int:
    (folder / "cards.yaml").write_text((ROOT / "cards.yaml").read_text("utf-8"), "utf-8")
    place = folder / file
    place.parent.mkdir(parents=True, exist_ok=True)
    text, line = replaced((ROOT / file).read_text("utf-8"), old, new)
    place.write_text(text, "utf-8")
    return line


TRIED = [check for check in CHECKS if check.id not in ("data/unread", "order/matters")]
"""Checks whose entries are of the shipped games; the two others have tests of their own."""


@pytest.mark.parametrize("check", TRIED, ids=lambda check: check.id)
def test_the_passing_entry_passes_and_the_failing_one_is_found_where_it_stands(check: Check, tmp_path: Path) -> None:
    given = examples(check)
    assert list(given) == ["Passes", "Fails"], check.doc
    file, good = given["Passes"]
    _, bad = given["Fails"]
    edited(tmp_path, file, good, good)
    assert list(problems(check, tmp_path)) == []
    line = edited(tmp_path, file, good, bad)
    found = list(problems(check, tmp_path))
    assert found
    where = [(Path(problem.file).name, problem.line) for problem in found]
    card = entry_around(line, (tmp_path / file).read_text("utf-8"))
    right = [card, *range(line, line + len(bad))]
    assert any(at == Path(file).name and number in right for at, number in where), (where, right)


def entry_around(line: int, text: str) -> int:
    """Give the line that the card around a line begins in: what concerns a whole card is shown there."""
    before = enumerate(text.splitlines()[:line], 1)
    return max((number for number, each in before if re.match(r" {6}[A-Z]\d+:", each)), default=0)


def test_ids_are_each_one_check() -> None:
    ids = [check.id for check in CHECKS]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+/[a-z-]+", id) for id in ids)
