"""Who may import whom: read from the sources, so that a wrong import fails even where it is not run."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DRAWING = ("reportlab", "PIL", "jinja2", "pypdfium2")

FORBIDDEN = [
    ("engine", ("generator", *DRAWING)),
    ("engine/games/chase", ("engine.games.cookies",)),
    ("engine/games/cookies", ("engine.games.chase",)),
    ("engine/games/common", ("engine.games.chase", "engine.games.cookies", "engine.vocabulary")),
    ("engine/games", ("engine.checks", "engine.judge", "engine.simulate", "engine.cli", "engine.console", "click")),
    ("engine/effects", ("engine.games",)),
    ("engine/database", ("engine.games", "engine.vocabulary")),
    ("generator", ("engine.games", "engine.judge", "engine.simulate", "engine.checks", "engine.cli")),
    ("generator/face/layout", ("reportlab",)),
    ("generator/text/breaking.py", ("reportlab",)),
    ("generator/text/fitting.py", ("reportlab",)),
    ("generator/sheet/impose.py", ("reportlab",)),
]
ALLOWED = {("generator/cli.py", "engine.cli")}


def sources(part: str) -> list[Path]:
    path = ROOT / part
    return sorted(path.rglob("*.py")) if path.is_dir() else [path] if path.exists() else []


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(name: str, forbidden: str) -> bool:
    return name == forbidden or name.startswith(forbidden + ".")


@pytest.mark.parametrize(("part", "forbidden"), FORBIDDEN, ids=[part for part, _ in FORBIDDEN])
def test_forbidden_imports(part: str, forbidden: tuple[str, ...]) -> None:
    wrong = [
        f"{file.relative_to(ROOT)}: {name}"
        for file in sources(part)
        for name in imports(file)
        for bad in forbidden
        if within(name, bad) and (file.relative_to(ROOT).as_posix(), bad) not in ALLOWED
    ]
    assert not wrong


def calls(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func)


def test_nobody_asks_the_clock_for_the_date_or_prints() -> None:
    for file in (*sources("engine"), *sources("generator")):
        used = set(calls(file))
        assert not used & {"print", "datetime.now", "datetime.datetime.now", "datetime.today"}, file


def test_nobody_uses_the_shared_random_generator() -> None:
    shared = {
        "random.random",
        "random.choice",
        "random.randint",
        "random.randrange",
        "random.shuffle",
        "random.sample",
        "random.seed",
    }
    for file in (*sources("engine"), *sources("generator")):
        assert not set(calls(file)) & shared, file


def test_no_file_is_over_300_lines() -> None:
    long = [
        str(file.relative_to(ROOT))
        for file in (*sources("engine"), *sources("generator"))
        if len(file.read_text("utf-8").splitlines()) > 300
    ]
    assert not long
