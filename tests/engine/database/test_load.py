"""The file as a whole: its top level, its games, its findings."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

import engine
from engine.database import GameShape, Words, load
from engine.database.context import Context
from engine.problems import Place

GOOD = """\
format: 1
games:
  fox:
    title: Fox
    cards:
      E07: {name: {ja: 狐, en: Fox}, power: 3}
  spare:
    title: {en: Spare}
    languages: [en]
    cards:
      NO: {name: On, cost: 007, tags: [Yes, No], when: 12:30}
"""


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    name: Words
    power: Annotated[int, Meta(ge=0)] = 0


class Fox(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    title: Words
    cards: Annotated[tuple[Card, ...], Meta(extra={"keyed": "id"})]


def check(game: Fox, context: Context) -> None:
    for card in game.cards:
        if card.power > 8:
            context.problem(context.places[f"{context.path}.cards.{card.id}.power"], "fox/power", "too strong")


SHAPES = {"fox": GameShape(Fox, languages=("ja", "en"), check=check)}


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKWRIGHT_CACHE", str(tmp_path / "cache"))


def written(tmp_path: Path, text: str | bytes) -> Path:
    file = tmp_path / "cards.yaml"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


def test_games_in_their_shapes(tmp_path: Path) -> None:
    file = written(tmp_path, GOOD)
    database = load(file, SHAPES)
    assert [problem.text() for problem in database.problems] == []
    assert database.sound
    assert not database.cached
    assert database.file == str(file)
    assert database.digest == hashlib.sha256(GOOD.encode()).hexdigest()
    assert list(database.games) == ["fox", "spare"]
    fox = database.games["fox"]
    assert isinstance(fox, Fox)
    assert fox.cards[0].power == 3
    assert fox.cards[0].name["ja"] == "狐"


def test_c01_texts_of_an_unknown_game_stay_as_typed(tmp_path: Path) -> None:
    card = load(written(tmp_path, GOOD), SHAPES).games["spare"].cards[0]
    assert card.id == "NO"
    assert card.name["en"] == "On"
    assert card.more == {"cost": "007", "tags": ("Yes", "No"), "when": "12:30"}


def test_places_and_findings_by_path(tmp_path: Path) -> None:
    database = load(written(tmp_path, GOOD), SHAPES)
    assert database.place("games.fox.cards.E07.power") == Place(6, 44)
    assert database.place("games.fox.cards.E07") == Place(6, 7)
    assert database.place("games.fox.cards.E07.green.do.0") == Place(6, 7)
    assert database.place("games.spare.cards.NO.tags.1") == Place(11, 45)
    assert database.place("games.none") is None
    problem = database.problem("games.fox.cards.E07.power", "check/x", "odd")
    assert (problem.line, problem.column) == (6, 44)
    assert problem.excerpt == "      E07: {name: {ja: 狐, en: Fox}, power: 3}"
    assert database.problem("games.none", "check/x", "odd").line == 0


def test_faults_of_one_game_leave_the_other(tmp_path: Path) -> None:
    database = load(written(tmp_path, GOOD.replace("power: 3", "power: -3")), SHAPES)
    assert list(database.games) == ["spare"]
    assert not database.sound
    assert [(p.code, p.line, p.column) for p in database.problems] == [("data/range", 6, 44)]


def test_a_games_own_check_is_heard(tmp_path: Path) -> None:
    database = load(written(tmp_path, GOOD.replace("power: 3", "power: 9")), SHAPES)
    assert [problem.code for problem in database.problems] == ["fox/power"]
    assert list(database.games) == ["spare"]
    assert load(written(tmp_path, GOOD.replace("power: 3", "power: 8")), SHAPES).sound


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("", ["yaml/empty"]),
        ("hello", ["data/kind"]),
        ("format: 1\n", ["data/missing-key"]),
        ("format: 2\ngames: {}\n", ["data/format", "data/empty"]),
        ("format: '1'\ngames:\n", ["data/empty"]),
        ("games: []\n", ["data/missing-key", "data/kind"]),
        ("format: 1\ngame: {}\n", ["data/missing-key", "data/unknown-key"]),
        ("format: 1\ngames: {../x: {}}\n", ["data/game-name"]),
    ],
)
def test_faults_of_the_top_level(text: str, codes: list[str], tmp_path: Path) -> None:
    database = load(written(tmp_path, text), {})
    assert [problem.code for problem in database.problems] == codes
    assert len(database.games) == 0


def test_missing_file_and_folder_are_findings(tmp_path: Path) -> None:
    for path in (tmp_path / "none.yaml", tmp_path):
        database = load(path, {})
        assert [problem.code for problem in database.problems] == ["file/unreadable"]
        assert database.problems[0].file == str(path)


def test_findings_are_sorted_by_place(tmp_path: Path) -> None:
    text = (
        GOOD.replace("title: {en: Spare}", "title: {fr: Spare}").replace("power: 3", "power: x").replace("007", "'7 '")
    )
    lines = [problem.line for problem in load(written(tmp_path, text), SHAPES).problems]
    assert lines == sorted(lines)
    assert len(lines) == 3


def test_j11_broken_yaml_has_file_and_line(tmp_path: Path) -> None:
    database = load(written(tmp_path, GOOD.replace("power: 3}", "power: 3")), SHAPES)
    assert len(database.problems) == 1
    assert database.problems[0].text().startswith(f"{tmp_path / 'cards.yaml'}:7:")


def test_c10_reads_utf8_whatever_the_locale(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from engine.database import load\n"
        "d = load(Path(sys.argv[1]), {}); assert d.sound, d.problems\n"
        "print(ascii(d.games['j'].cards[0].name['ja']))"
    )
    text = "format: 1\ngames:\n  j: {title: 狐, languages: [ja], cards: {E1: {name: 翻墙送餐}}}\n"
    root = str(Path(engine.__file__).parent.parent)
    outputs = []
    for settings in (
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"},
    ):
        run = subprocess.run(
            [sys.executable, "-c", code, str(written(tmp_path, text))],
            env={**os.environ, **settings, "PYTHONPATH": root, "DECKWRIGHT_CACHE": str(tmp_path / settings["LC_ALL"])},
            capture_output=True,
            check=True,
        )
        outputs.append(run.stdout.strip())
    assert outputs[0] == outputs[1] == ascii("翻墙送餐").encode()


def big(cards: int) -> str:
    text = "If the distance is 7 or more: take 1 card from the mountain, then discard 1. " * 5
    lines = ["format: 1", "games:", "  big:", "    title: Big", "    languages: [en]", "    cards:"]
    for number in range(cards):
        lines += [f"      E{number}:", f"        name: Card {number}", "        copies: 2", f"        text: '{text}'"]
        lines += ["        green: {if: distance >= 7, do: [distance +2, cancel below]}", "        level: 3"]
    return "\n".join(lines)


def test_c28_time_grows_in_step_with_size(tmp_path: Path) -> None:
    def seconds(cards: int) -> float:
        file = written(tmp_path, big(cards))
        best = 1e9
        for _ in range(2):
            begin = time.process_time()
            database: Any = load(file, {}, use_cache=False)
            best = min(best, time.process_time() - begin)
            assert sum(card.copies for card in database.games["big"].cards) == 2 * cards
        return best

    small, large = seconds(1250), seconds(5000)
    assert (tmp_path / "cards.yaml").stat().st_size > 2_500_000
    assert large < 5
    assert large < 8 * small
