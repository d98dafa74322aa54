"""The engine's commands as their user types them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from generator.cli import root

ROOT = Path(__file__).parents[2]
CARDS = str(ROOT / "cards.yaml")


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(root, list(words), env={"LANG": "C", "LC_ALL": "C"})
    assert result.exit_code == code, result.output
    return result.output


def process(*words: str, **environ: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", "from generator.cli import main; main()", *words]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environ}, capture_output=True, check=False)


@pytest.fixture
def broken(tmp_path: Path) -> str:
    text = Path(CARDS).read_text("utf-8")
    file = tmp_path / "cards.yaml"
    file.write_text(text.replace("do: [distance +2]", "do: [distnce +2]", 1), "utf-8")
    return str(file)


def test_check_counts_designs_and_cards() -> None:
    # 43 event designs + 5 dishes + 4 students + 2 references + track + chase card; 55 + 13 cards
    assert "chase: 56 designs, 68 cards: no findings" in run("check", "--file", CARDS)


def test_j01_j11_broken_database_gives_place_caret_hint_and_exit_1(broken: str) -> None:
    said = run("check", "--file", broken, code=1)
    line = next(n for n, text in enumerate(Path(broken).read_text("utf-8").splitlines(), 1) if "distnce" in text)
    assert f"{broken}:{line}:16: error: `distnce` does not fit" in said
    assert "did you mean `distance`?" in said
    assert "Traceback" not in said


def test_j09_json_findings_are_json_even_when_the_check_fails(broken: str) -> None:
    result = process("check", "--file", broken, "--format", "json")
    assert result.returncode == 1
    assert json.loads(result.stdout)[0]["code"] == "effect/action"


@pytest.mark.parametrize("typed", ["E16", "e16", "Over-the-Wall Delivery", "over the wall", "翻墙送餐", "塀ごえ出前"])
def test_card_is_found_by_code_or_name(typed: str) -> None:
    said = run("card", typed, "--file", CARDS, "--lang", "en")
    assert said.startswith("E16 · Over-the-Wall Delivery · Level 3 · fish")
    assert "If the distance is 5 or more" in said


def test_unknown_card_names_the_nearest_and_ends_with_1() -> None:
    assert "nearest: E16 (Over-the-Wall Delivery)" in run("card", "over a wall deliver me", "--file", CARDS, code=1)


def test_ambiguous_card_lists_the_candidates_and_ends_with_2() -> None:
    said = run("card", "の卵", "--file", CARDS, "--lang", "ja", code=2)
    assert "may mean E32 (chase), E39 (chase)" in said


def test_unknown_game_kind_and_language_are_named() -> None:
    assert "did you mean `chase`?" in run("list", "chose", "--file", CARDS, code=1)
    assert "did you mean `dish`?" in run("list", "--kind", "dihs", "--file", CARDS, code=1)
    assert "no language `fr`" in run("list", "--lang", "fr", "--file", CARDS, code=1)


def test_list_shows_one_kind() -> None:
    said = run("list", "chase", "--kind", "dish", "--lang", "en", "--file", CARDS)
    assert [line.split()[0] for line in said.splitlines()[1:]] == ["D1", "D2", "D3", "D4", "D5"]


def test_missing_file_is_one_line_and_exit_1(tmp_path: Path) -> None:
    said = run("check", "--file", str(tmp_path / "none.yaml"), code=1)
    assert "there is no such file" in said
    assert "Traceback" not in said


def test_j03_narrow_console_gets_escapes_and_the_same_exit_code() -> None:
    result = process("list", "--lang", "zh", "--file", CARDS, PYTHONIOENCODING="cp1252", PYTHONUTF8="0")
    assert result.returncode == 0
    assert rb"\u" in result.stdout
    assert b"Traceback" not in result.stderr


def test_j05_reader_that_closes_the_pipe_leaves_stderr_clean() -> None:
    command = f'"{sys.executable}" -u -c "from generator.cli import main; main()" list --file "{CARDS}" | head -1'
    result = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, check=False)
    assert result.stdout.count(b"\n") == 1
    assert result.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
@pytest.mark.parametrize("word", ["list", "check", "--help"])
def test_j05_full_disk_is_one_line_and_exit_1(word: str) -> None:
    command = f'"{sys.executable}" -c "from generator.cli import main; main()" {word} --file "{CARDS}" > /dev/full'
    command = command.replace(f' --file "{CARDS}"', "") if word == "--help" else command
    result = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, check=False)
    assert result.returncode == 1
    assert result.stderr.splitlines() == [b"deckwright: the output cannot be written: No space left on device"]


def test_j05_no_output_stream_at_all_is_no_error() -> None:
    command = f'"{sys.executable}" -c "from generator.cli import main; main()" list --file "{CARDS}" >&-'
    result = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, check=False)
    assert (result.returncode, result.stderr) == (0, b"")


def test_f11_a_file_name_too_long_is_a_finding() -> None:
    said = run("check", "--file", "x" * 300, code=1)
    assert "error: the file cannot be read" in said


def test_j07_no_escape_code_of_a_card_reaches_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    head = "format: 1\ngames:\n  foxes:\n    title: Foxes\n    languages: [en]\n    cards:\n"
    file.write_text(head + '      A: {name: "\\x1b[31mFox"}\n      B: {name: "a\x1b[31m"}\n', "utf-8")
    result = process("list", "--file", str(file))
    assert result.returncode == 1
    assert b"\x1b" not in result.stdout + result.stderr


def test_schema_is_json() -> None:
    assert json.loads(run("schema"))["title"] == "deckwright cards"


def test_version_is_that_of_the_distribution() -> None:
    assert run("--version").startswith("deckwright ")


def test_judge_rules_by_another_reading() -> None:
    words = [
        "judge",
        "chase",
        "--file",
        CARDS,
        "--lang",
        "en",
        "--stack",
        "green E17, red E02",
        "--distance",
        "1",
        "--hand-green",
        "4",
    ]
    assert "Red wins" in run(*words)
    assert "Red wins" not in run(*words, "--rulings", "stack_win=after_stack")


def test_unknown_reading_is_named() -> None:
    said = run("judge", "chase", "--file", CARDS, "--stack", "red E31", "--rulings", "stack_win=later", code=1)
    assert "its readings are after_effect, after_card, after_stack" in said
