"""The cache: same model, only when nothing changed, never in the way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import engine
from engine.database import Database, GameShape, Words, cache, load

TEXT = """\
format: 1
games:
  mine:
    title: Mine
    languages: [ja, en]
    cards:
      E07: {name: "Fox ", copies: 2, tags: [a, [b, {c: d}]], note: {ja: 狐, en: fox}}
  fox:
    title: Fox
"""


class Fox(msgspec.Struct, frozen=True):
    title: Words


SHAPES = {"fox": GameShape(Fox, languages=("en",))}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DECKWRIGHT_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "models"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cards.yaml"
    path.write_bytes(TEXT.encode())
    return path


def whole(database: Database) -> tuple[object, ...]:
    games = {name: (database.games[name], dict(database.places(name))) for name in database.games}
    return database.file, database.digest, games, database.problems


def test_second_load_is_the_same_model_with_its_notes(file: Path) -> None:
    first, second = load(file, SHAPES), load(file, SHAPES)
    assert (first.cached, second.cached) == (False, True)
    assert whole(first) == whole(second)
    assert [problem.code for problem in second.problems] == ["data/spaces"]
    assert second.problem("games.mine.cards.E07.copies", "x", "y") == first.problem(
        "games.mine.cards.E07.copies", "x", "y"
    )


def test_changed_file_is_read_again(file: Path) -> None:
    load(file, SHAPES)
    file.write_bytes(TEXT.replace("copies: 2", "copies: 3").encode())
    database = load(file, SHAPES)
    assert not database.cached
    assert database.games["mine"].cards[0].copies == 3


def test_errors_are_not_cached(file: Path, home: Path) -> None:
    file.write_bytes(TEXT.replace("copies: 2", "copies: x").encode())
    for _ in range(2):
        database = load(file, SHAPES)
        assert not database.cached
        assert not database.sound
    assert not home.exists()


@pytest.mark.parametrize("harm", ["empty", "cut", "flipped", "other"])
def test_broken_cache_file_is_ignored_and_rewritten(harm: str, file: Path, home: Path) -> None:
    load(file, SHAPES)
    (stored,) = home.glob("*.msgpack")
    data = stored.read_bytes()
    harmed = {"empty": b"", "cut": data[:-9], "other": b"\x80" * 99, "flipped": data[:-40] + b"\xff" + data[-39:]}
    stored.write_bytes(harmed[harm])
    assert not load(file, SHAPES).cached
    assert stored.read_bytes() == data
    assert load(file, SHAPES).cached


def test_folder_that_cannot_be_written_means_no_cache(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_bytes(b"")
    monkeypatch.setenv("DECKWRIGHT_CACHE", str(blocked))
    for _ in range(2):
        database = load(file, SHAPES)
        assert database.sound
        assert not database.cached


def test_changed_code_is_another_key(file: Path, tmp_path: Path) -> None:
    code = tmp_path / "shape"
    code.mkdir()
    (code / "shape.py").write_bytes(b"a = 1\n")
    shapes = {"fox": GameShape(Fox, languages=("en",), code=(code,))}
    load(file, shapes)
    assert load(file, shapes).cached
    (code / "shape.py").write_bytes(b"a = 12\n")
    assert not load(file, shapes).cached


def test_registering_a_shape_is_another_key(file: Path) -> None:
    load(file, SHAPES)
    assert not load(file, {**SHAPES, "owl": GameShape(Fox)}).cached
    assert not load(file, {"fox": GameShape(Fox, languages=("ja",))}).cached
    assert load(file, SHAPES).cached


class Strict(msgspec.Struct, frozen=True, tag="strict"):
    title: Words


def test_cached_model_that_a_changed_struct_refuses_is_read_again(
    file: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load(file, SHAPES)
    monkeypatch.setattr(cache, "key_of", lambda *_: next(home.glob("*.msgpack")).stem)
    database = load(file, {"fox": GameShape(Strict, languages=("en",))})
    assert database.cached
    assert database.games["fox"] == Strict(title=Words((("en", "Fox"),)))


def test_old_models_are_deleted(file: Path, home: Path) -> None:
    for copies in range(1, 30):
        file.write_bytes(TEXT.replace("copies: 2", f"copies: {copies}").encode())
        load(file, SHAPES)
    assert len(list(home.iterdir())) == 24
    assert load(file, SHAPES).cached


def test_user_cache_folder_without_the_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DECKWRIGHT_CACHE")
    found = cache.folder()
    assert found is not None
    assert "deckwright" in found.parts


def test_warm_load_imports_no_reader(file: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from engine.database import load\n"
        "d = load(Path(sys.argv[1]), {}); d.games['mine'].cards\n"
        "print(d.cached, [m for m in ('yaml', 'rapidfuzz', 'difflib', 'platformdirs') if m in sys.modules])"
    )
    file.write_bytes(TEXT.split("  fox:")[0].encode())
    load(file, {})
    environment = {**os.environ, "PYTHONPATH": str(Path(engine.__file__).parent.parent)}
    run = subprocess.run(
        [sys.executable, "-c", code, str(file)], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "True []"
