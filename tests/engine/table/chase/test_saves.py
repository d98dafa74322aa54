"""Saves: whole or not at all, refused in one line, kept through a kill at any moment."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.games.chase import Table, digest
from engine.table.chase import saves
from engine.table.chase.saves import SaveError

ROOT = Path(__file__).parents[4]


@pytest.fixture
def data(seat: Callable[..., Any]) -> bytes:
    game = seat(deal=4)
    game.type("moves", "end", "moves", "undo", "end")
    return saves.packed(game.play, game.database)


def code_of(data: bytes) -> str:
    with pytest.raises(SaveError) as error:
        saves.read(data)
    return error.value.code


def test_a_save_is_read_back_to_the_same_bytes(data: bytes, model: Any) -> None:
    again = saves.resumed(saves.read(data), Table(model))
    assert saves.packed(again, saves.read(data).database) == data
    assert len(again.past) == 3


@pytest.mark.parametrize("version", [99, 0, "2", None])
def test_g21_a_save_of_another_version_names_both(data: bytes, version: object) -> None:
    plain = json.loads(data) | {"version": version}
    with pytest.raises(SaveError) as error:
        saves.read(json.dumps(plain).encode())
    assert error.value.code == "other-version"
    assert error.value.facts == {"found": version, "wanted": 1}


def test_g21_a_save_without_a_version(data: bytes) -> None:
    plain = json.loads(data)
    del plain["version"]
    assert code_of(json.dumps(plain).encode()) == "other-version"


def test_g23_every_cut_is_damage(data: bytes) -> None:
    for end in range(0, len(data) - 2, 41):
        assert code_of(data[:end]) == "damaged", end


@pytest.mark.parametrize("sign", [b"\xff", b"[]", b"7", b"{}"])
def test_what_is_no_save(sign: bytes) -> None:
    assert code_of(sign) == ("no-save" if sign == b"{}" else "damaged")


def test_a_changed_entry_is_damage(data: bytes) -> None:
    assert code_of(data.replace(b'"typed": "moves"', b'"typed": "ends"', 1)) == "damaged"


def test_an_edited_card_is_named(data: bytes, database: Any, tmp_path: Path) -> None:
    from engine.database import load
    from engine.vocabulary.registry import SHAPES

    text = (ROOT / "cards.yaml").read_text("utf-8")
    file = tmp_path / "cards.yaml"
    file.write_text(text.replace("do: [distance +2]", "do: [distance +3]", 1), "utf-8")
    other = load(file, SHAPES, use_cache=False).games["chase"]
    with pytest.raises(SaveError) as error:
        saves.resumed(saves.read(data), Table(other))
    assert error.value.code == "other-cards"
    assert error.value.facts["names"] == ["E01"]


def test_changed_words_do_no_harm(data: bytes, tmp_path: Path) -> None:
    from engine.database import load
    from engine.vocabulary.registry import SHAPES

    text = (ROOT / "cards.yaml").read_text("utf-8")
    file = tmp_path / "cards.yaml"
    file.write_text(text.replace("Hot Pot on the Run", "Hot Pot at Large"), "utf-8")
    other = load(file, SHAPES, use_cache=False).games["chase"]
    assert saves.resumed(saves.read(data), Table(other)).past


def test_a_file_that_can_not_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    saves.write(file, b"old")

    def fails(*_: object) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(OSError, match="no space"):
        saves.write(file, b"new")
    assert file.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_kill_after_any_move_loses_nothing(tmp_path: Path, model: Any) -> None:
    file = tmp_path / "game.json"
    command = [sys.executable, "-c", "from engine.table.command import table; table()"]
    words = ["chase", "--deal", "--seed", "4", "--save", str(file), "--lang", "en", "--file", str(ROOT / "cards.yaml")]
    with subprocess.Popen([*command, *words], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"moves\nend\nmoves\n")
        process.stdin.flush()
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            line = process.stdout.readline()
            if b"Distance 7 " in line:
                break
        process.send_signal(signal.SIGKILL)
    play = saves.resumed(saves.read(file.read_bytes()), Table(model))
    assert [past.move.typed for past in play.past] == ["moves", "end", "moves"]
    assert play.state.distance == 6
    assert digest(play.state)
