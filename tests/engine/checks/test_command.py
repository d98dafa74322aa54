"""``deckwright check`` as its user types it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from generator.cli import root

CARDS = (Path(__file__).parents[3] / "cards.yaml").read_text("utf-8")


@pytest.fixture
def broken(tmp_path: Path) -> str:
    """Give a card file with an error (E01) and a warning (E02)."""
    text = CARDS.replace("if: distance >= 7", "if: distance >= 13", 1)
    text = text.replace("if: hand(them) >= 4", "if: hand(them) >= 14", 1)
    (tmp_path / "cards.yaml").write_text(text, "utf-8")
    return str(tmp_path / "cards.yaml")


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(root, ["check", *words], env={"LANG": "C", "LC_ALL": "C"})
    assert result.exit_code == code, result.output
    return result.output


def test_only_names_checks_or_their_kind(broken: str) -> None:
    for word in ("effect", "effect/condition", "count,effect/condition"):
        assert run("--only", word, "--file", broken, code=1).count("[effect/condition]") == 2
    assert "no findings" in run("--only", "count", "--file", broken)
    assert "did you mean `effect/idle`?" in run("--only", "effect/idel", "--file", broken, code=1)


def test_strict_fails_on_warnings(tmp_path: Path) -> None:
    text = CARDS.replace("if: hand(them) >= 4", "if: hand(them) >= 14", 1)
    (tmp_path / "cards.yaml").write_text(text, "utf-8")
    words = ("--only", "effect", "--file", str(tmp_path / "cards.yaml"))
    assert "1 warning" in run(*words)
    assert "1 warning" in run(*words, "--strict", code=1)


def test_formats(broken: str) -> None:
    told = run("--only", "effect", "--file", broken, "--format", "github", code=1).splitlines()
    assert told[0].startswith(
        f"::error file={broken},line=91,col=15,title=effect/condition::`distance >= 13` can never"
    )
    assert told[1].startswith(f"::warning file={broken},line=111,")
    shown = run("--only", "effect", "--file", broken, "--format", "json", code=1)
    found = json.loads(shown[: shown.rindex("]") + 1])
    assert [(each["line"], each["code"]) for each in found] == [(91, "effect/condition"), (111, "effect/condition")]


def test_list_tells_each_check_and_its_entries() -> None:
    listed = run("--list").splitlines()
    assert [line for line in listed if line.startswith("effect/idle ")]
    assert [line for line in listed if line.startswith("text/overflow ")]
    one = run("--list", "--only", "effect/idle")
    assert "Passes: `" in one
    assert "Fails: `" in one
    assert "count/cards" not in one


def test_order_in_a_stack_is_told_when_asked_for(broken: str) -> None:
    told = run("--only", "order/matters", "--file", broken)
    assert "note: E03 acts on the stack" in told
    assert "note: E01 above changes what these read: E08" in told


def test_fields_that_no_layout_reads_are_told(tmp_path: Path) -> None:
    head = "format: 1\ngames:\n  foxes:\n    title: Foxes\n    languages: [en]\n    cards:\n"
    (tmp_path / "cards.yaml").write_text(head + "      A: {name: Fox, cst: 3}\n", "utf-8")
    told = run("--only", "data", "--file", str(tmp_path / "cards.yaml"))
    assert "7:27: warning: no layout reads the field `cst` [data/unread]" in told
    layout = tmp_path / "templates" / "faces" / "priced.yaml"
    layout.parent.mkdir(parents=True)
    layout.write_text('extends: plain\nnames: {price: "{{ card.cst }}"}\n', "utf-8")
    assert "no findings" in run("--only", "data", "--file", str(tmp_path / "cards.yaml"))
