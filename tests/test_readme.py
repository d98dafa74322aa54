"""The README is true: its commands exist and run, its examples are read, its links lead somewhere."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from generator.cli import root

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
EXAMPLES = [line.strip().split("  #")[0] for line in README.splitlines() if line.startswith("    deckwright ")]


def test_every_command_stands_in_the_readme() -> None:
    for name in root.commands:
        assert f"deckwright {name}" in README, name


def test_every_build_option_stands_in_the_readme() -> None:
    for option in root.commands["build"].params:
        for name in option.opts:
            if name.startswith("--") and name != "--file":
                assert name in README, name


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 10


@pytest.mark.parametrize("example", [line for line in EXAMPLES if " build" not in line])
def test_examples_run(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(root, shlex.split(example)[1:])
    assert result.exit_code == 0, result.output


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        if not target.startswith("http"):
            assert (ROOT / target).exists(), target


def test_game_of_your_own_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    block = README.split("An empty folder, any language, one file:")[1].split("`deckwright build`")[0]
    lines = [line[4:] for line in block.splitlines() if line.startswith("    ") and "cellar" not in line]
    (tmp_path / "cards.yaml").write_text("\n".join(lines) + "\n", "utf-8")
    monkeypatch.setenv("DECKWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(root, ["build", "--jobs", "1"])
    assert result.exit_code == 0, result.output
    assert (tmp_path / "out" / "foxes" / "en" / "cards" / "F1.png").exists()


def test_the_card_shown_is_the_shipped_one() -> None:
    shown = README.split("A card in `cards.yaml`:")[1].split("Change `+2`")[0]
    cards = (ROOT / "cards.yaml").read_text("utf-8")
    for line in shown.splitlines():
        if line.strip():
            assert line.strip() in cards, line
