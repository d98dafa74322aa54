"""``deckwright rule`` as its user types it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.rules.command import rule
from engine.rules.wrap import columns

ROOT = Path(__file__).parents[3]
CARDS = str(ROOT / "cards.yaml")


def run(*words: str, code: int = 0, file: str = CARDS, **environ: str) -> str:
    result = CliRunner().invoke(rule, [*words, "--file", file], env={"LANG": "C", "LC_ALL": "C", **environ})
    assert result.exit_code == code, result.output
    return result.output


def test_rule_by_id() -> None:
    said = run("c5.6")
    assert said.startswith("C5 Playing and stacking\nC5.6\n  When a card’s turn comes, check its condition now.")
    assert said.endswith("° house rule: the original rules leave this open\n")


@pytest.mark.parametrize(
    ("language", "title"), [("zh", "C5 出牌与堆叠"), ("ja", "C5 出す・スタック"), ("en", "C5 Playing")]
)
def test_rule_in_each_language(language: str, title: str) -> None:
    assert run("C5.2", "--lang", language).startswith(title)
    assert run("C5.2", LC_ALL=f"{language}_XX.UTF-8").startswith(title)


def test_chapter_is_shown_whole() -> None:
    said = run("C5")
    assert [line.split()[0] for line in said.splitlines() if line.startswith("C5.")] == [
        f"C5.{n}" for n in range(1, 11)
    ]


def test_word_shows_six_paragraphs_and_names_the_others() -> None:
    said = run("stack")
    shown = [line for line in said.splitlines() if line[:2].startswith("C") and "." in line[:5]]
    assert [line.split()[0] for line in shown] == ["C5.2", "C5.4", "C6.3", "C8.8", "C5.1", "C5.3"]
    assert "… C5.5, C5.7, C5.8" in said


def test_ruling_marks_the_reading_that_is_played() -> None:
    said = run("ruling/take")
    assert "ruling/take/uncovered *\n" in said
    assert "ruling/take/one_bottom_corner\n" in said
    assert said.endswith("* the reading that is played\n")


@pytest.mark.parametrize(("width", "most"), [("40", 60), ("70", 70), ("200", 80)])
def test_lines_fit_the_terminal(width: str, most: int) -> None:
    for language in ("zh", "ja", "en"):
        lines = run("C2", "--lang", language, COLUMNS=width).splitlines()
        assert max(columns(line) for line in lines) <= most
        assert max(columns(line) for line in lines) > most - 12


def test_json() -> None:
    (found,) = json.loads(run("C7.2", "--format", "json", "--lang", "en"))
    assert found == {
        "id": "C7.2",
        "chapter": "C7",
        "title": "Winning",
        "language": "en",
        "house": False,
        "narrative": False,
        "text": "Dish victory: As soon as green has 3 dishes, green wins.",
    }
    played = json.loads(run("ruling/take", "--format", "json"))
    assert [each.get("played") for each in played] == [None, True, False]


@pytest.mark.parametrize(("query", "near"), [("stakc", "stack"), ("C5.11", "C5.1"), ("moutain", "mountain")])
def test_unknown_gives_the_nearest_and_exit_1(query: str, near: str) -> None:
    said = run(query, code=1)
    assert f"no rule is called `{query}` or speaks of it; nearest: " in said
    assert near in said
    assert "Traceback" not in said


def test_unknown_game_and_language() -> None:
    assert "there is no game `chess`" in run("C1", "--game", "chess", code=1)
    assert "the game has no language `ko`" in run("C1", "--lang", "ko", code=1)


def test_game_without_rule_texts_says_which_file_to_write(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(
        "format: 1\ngames:\n  mine:\n    title: Mine\n    languages: [en]\n    cards:\n      A1: {name: One}\n"
    )
    said = run("C1", file=str(file), code=1)
    assert "mine has no rule texts in `en` [rule/no-file]" in said
    assert "rulebook/mine/en/rules.md" in said.replace("\\", "/")


def test_authors_own_texts_and_their_faults(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(
        "format: 1\ngames:\n  mine:\n    title: Mine\n    languages: [en]\n    cards:\n      A1: {name: One}\n"
    )
    own = tmp_path / "templates" / "rulebook" / "mine" / "en" / "rules.md"
    own.parent.mkdir(parents=True)
    own.write_text("## A1 Start\n### A1.1\nDraw a card.\n")
    assert run("A1", file=str(file)) == "A1 Start\nA1.1\n  Draw a card.\n"
    own.write_text("## A1 Start\n### A1.1\nDraw 2 cards.\n")
    assert f"{own}:3:6: error: the number 2 is written out" in run("A1", file=str(file), code=1)


def test_mounting_the_command_imports_nothing_heavy() -> None:
    look = "import sys, engine.rules.command; print(sorted({'msgspec', 'yaml', 'rapidfuzz'} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", look], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


@pytest.mark.parametrize("end", [b"\r\n", b"\r"])
def test_f14_rule_texts_with_other_line_ends_are_read_alike(end: bytes, tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_bytes(Path(CARDS).read_bytes())
    own = tmp_path / "templates" / "rulebook" / "chase" / "en" / "rules.md"
    own.parent.mkdir(parents=True)
    source = (ROOT / "templates" / "rulebook" / "chase" / "en" / "rules.md").read_bytes()
    own.write_bytes(b"\xef\xbb\xbf" + source.replace(b"\n", end))
    assert run("C5", "--lang", "en", file=str(tmp_path)) == run("C5", "--lang", "en")
