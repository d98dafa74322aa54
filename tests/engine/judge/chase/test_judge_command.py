"""The command ``judge``: where a situation comes from, exit codes, messages, JSON, plain output."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner, Result

from engine.games.chase import Table
from engine.judge.chase.facts import declared
from engine.judge.chase.names import FACT_NAMES
from engine.judge.chase.plain import schema
from engine.judge.command import judge

ROOT = Path(__file__).parents[4]
TABLE = """
game: chase
situation:
  stack: [green E01, red E17]
  distance: 7
  ap: {green: 1, red: 2}
  discard: []
"""


def ask(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(
        judge, ["--file", str(ROOT / "cards.yaml"), "--lang", "en", "chase", *arguments], input=text
    )


def answer(*arguments: str) -> Any:
    return json.loads(ask(*arguments, "--format", "json").stdout)


def test_each_declared_fact_has_an_option(table: Table) -> None:
    assert tuple(declared(table)) == FACT_NAMES


def test_stack_from_options() -> None:
    found = ask("--stack", "green E01, red E17", "--distance", "7", "--ap-red", "2", "--set", "ap.green=1")
    assert found.exit_code == 0
    assert "  distance             7 → 6" in found.stdout
    assert "  Red: AP coming turn  2 → 1" in found.stdout
    assert "C5.6" in found.stdout


@pytest.mark.parametrize(
    "spelling",
    [
        "green E01, red E17",
        "ＧＲＥＥＮ　ｅ０１，　红方 E17",
        "緑 鍋をかかえて、赤 辣味改道",
        "g Hot Pot on the Run; r chili detuor",
    ],
)
def test_cards_and_sides_are_read_forgivingly(spelling: str) -> None:
    stack = answer("--stack", spelling)["stack"]
    assert stack == [{"side": "green", "card": "E01"}, {"side": "red", "card": "E17"}]


def test_stack_from_a_file_and_from_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "My Game – 炎.yaml"
    file.write_text(TABLE, "utf-8")
    from_file, from_stdin = ask(str(file)), ask("-", text=TABLE)
    assert from_file.exit_code == from_stdin.exit_code == 0
    assert from_file.stdout == from_stdin.stdout
    assert "distance             7 → 6" in from_file.stdout


def test_options_go_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(TABLE, "utf-8")
    assert "8 → 9" in ask(str(file), "--distance", "8").stdout


def test_all_that_cannot_be_is_said_at_once_and_is_exit_code_1() -> None:
    found = ask("--stack", "green E01, red E12, red E12, green E41", "--distance", "14", "--ap-red", "0")
    assert found.exit_code == 1
    assert found.stdout == ""
    for word, rule in (("E12", "C1.3"), ("E41", "C5.1"), ("E12", "C5.3"), ("14", "C4.5"), ("0 AP", "C5.2")):
        assert any(word in line and rule in line for line in found.stderr.splitlines()), (word, found.stderr)
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "word"),
    [
        (("--stack", "green Xyzzyx"), 2, "Xyzzyx"),
        (("--stack", "E01"), 2, "`E01` says no side"),
        (("--stack", "green the"), 2, "the"),
        (("--stack", "green E01", "--distance", "far"), 2, "`far` is no number"),
        (("--stack", "green E01", "--set", "distanse=7"), 2, "did you mean `distance`"),
        (("--stack", "green E01", "--set", "distance"), 2, "NAME=VALUE"),
        (("--stack", "green E01", "--took", "perhaps"), 2, "neither yes nor no"),
        (("--stack", "green E01", "--turn", "blue"), 2, "`blue` is no side"),
        (("--stack", "green E01", "--turn", "red"), 1, "other side’s turn"),
        (("--stack", "green E01", "--used-green", "7"), 1, "none of Green’s reward squares"),
        (("--stack", "green E01", "--mountain", "(6,2) E20"), 1, "no slot of the mountain"),
        (("--stack", "green E09", "--distance", "5", "--choose", "fly"), 2, "`fly` is none of the choices"),
        (("--may", "green flies"), 2, "does not understand"),
        ((), 2, "nothing to rule on"),
        (("--dish", "D3", "--laid", "E01, E04"), 1, "asks for 3 cards"),
        (("--dish", "D3", "--laid", "E01, E04, E02"), 1, "does not fit"),
        (("nowhere.yaml",), 2, "nowhere.yaml: No such file"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_what_is_wrong_is_named(arguments: tuple[str, ...], code: int, word: str) -> None:
    found = ask(*arguments)
    assert found.exit_code == code, found.stderr
    assert word in found.stderr


def test_an_ambiguous_card_lists_the_candidates_and_is_exit_code_2() -> None:
    found = ask("--stack", "green recipe")
    assert found.exit_code == 2
    assert "may mean several things: `recipe` may mean E24 The Borrowed Recipe, E40 The Secret Recipe" in found.stderr


def test_the_documented_situation_file_and_commands_work(tmp_path: Path) -> None:
    text = (ROOT / "docs/judge.md").read_text("utf-8")
    whole = text.split("```yaml\n")[1].split("```")[0]
    table = "\n".join(line for line in whole.splitlines() if not line.startswith(("dish:", "may:", "choose:")))
    (tmp_path / "table.yaml").write_text(table, "utf-8")
    assert ask(str(tmp_path / "table.yaml")).exit_code == 0
    commands = [line for line in text.split("```sh\n")[1].split("```")[0].splitlines() if "--" in line]
    assert len(commands) == 4
    for line in commands:
        words = shlex.split(line)
        assert words[:3] == ["deckwright", "judge", "chase"]
        assert ask(*words[3:]).exit_code == 0, line


def test_a_card_may_be_told_both_by_its_slot_and_as_uncovered() -> None:
    both = answer("--stack", "green E04", "--distance", "5", "--open", "E03", "--mountain", "(1,0) E03")
    keys = {
        each["ways"][0][0]["chosen"]["key"] for case in both["cases"] for each in case["outcomes"] if each["ways"][0]
    }
    assert keys == set()
    assert both["cases"][0]["outcomes"][0]["end"]["known_hands"]["green"] == ["E03"]


def test_broken_yaml_names_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "table.yaml"
    file.write_text("game: chase\nsituation:\n  stack: [green E01\n", "utf-8")
    found = ask(str(file))
    assert found.exit_code == 2
    assert f"{file}:4" in found.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("--stack", "green E07, red E12", "--distance", "7"),
        ("--may", "red opens a stack"),
        ("--dish", "D1", "--laid", "E04, E03", "--hand-red", "2", "--rewards", "1"),
        ("--stack", "green E01", "--distance", "7", "--what-if", "distance=6"),
        (
            "--stack",
            "green E01, green E02",
        ),
        ("--stack", "green E02, red E11"),
    ],
    ids=["stack", "may", "dish", "variants", "faults", "bound"],
)
def test_json_is_of_the_documented_shape(arguments: tuple[str, ...]) -> None:
    documented = json.loads((ROOT / "docs/judge.schema.json").read_text("utf-8"))
    jsonschema.validate(answer(*arguments), documented)


def test_the_documented_schema_is_the_one_in_use() -> None:
    assert json.loads((ROOT / "docs/judge.schema.json").read_text("utf-8")) == json.loads(json.dumps(schema()))


def test_choices_are_listed_and_fixed() -> None:
    both = answer("--stack", "green E09", "--distance", "5", "--open", "E20")["cases"][0]["outcomes"]
    assert [each["ways"][0][0]["chosen"]["key"] for each in both] == ["distance +1", "take 1 from mountain"]
    for word in ("1", "distance", "green makes it distance +1"):
        (one,) = answer("--stack", "green E09", "--distance", "5", "--open", "E20", "--choose", word)["cases"][0][
            "outcomes"
        ]
        assert one["end"]["distance"]["after"] == 6


def test_variants_stand_side_by_side() -> None:
    found = ask("--stack", "green E01", "--distance", "7", "--what-if", "distance=6")
    assert found.exit_code == 0
    assert any(
        line.startswith("* distance") and "7 → 9" in line and "6, as before" in line
        for line in found.stdout.splitlines()
    )


def test_explain_prints_the_rules_in_full() -> None:
    short, full = (ask("--stack", "green E17", "--distance", "5", *more).stdout for more in ((), ("--explain",)))
    assert "…" in short
    assert len(full.splitlines()) > len(short.splitlines())


@pytest.mark.parametrize("language", ["zh", "ja", "en"])
def test_output_in_a_pipe_is_plain_and_the_same_twice(language: str) -> None:
    call = [sys.executable, "-c", "from engine.judge.command import judge; judge()", "chase", "--lang", language]
    call += ["--file", str(ROOT / "cards.yaml"), "--stack", "green E01, red E17", "--distance", "7"]
    outputs = set()
    for seed in ("0", "1"):
        found = subprocess.run(
            call, cwd=ROOT, capture_output=True, env={**os.environ, "PYTHONHASHSEED": seed, "NO_COLOR": "1"}, check=True
        )
        outputs.add(found.stdout)
    assert len(outputs) == 1
    assert b"\x1b" not in outputs.pop()
