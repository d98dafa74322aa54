"""What is wrong with faces is found, and shown where its author can mend it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from engine.database import load
from engine.problems import Problem
from engine.vocabulary.registry import SHAPES
from generator.checks.documents import DOCUMENTS
from generator.checks.faces import find
from generator.cli import root

ROOT = Path(__file__).parents[3]
EXAMPLE = re.compile(r"^(Passes|Fails)(?: \(([^)]+)\))?: `(.+?)`$", re.MULTILINE)
TRIED = {code: EXAMPLE.findall(text) for code, text in DOCUMENTS.items() if len(EXAMPLE.findall(text)) == 2}


@pytest.mark.parametrize("code", TRIED)
def test_the_failing_entry_is_found_at_its_line(code: str, tmp_path: Path) -> None:
    (_, named, good), (_, _, bad) = TRIED[code]
    file = named or "cards.yaml"
    text = (ROOT / file).read_text("utf-8")
    assert good in text
    (tmp_path / "cards.yaml").write_text((ROOT / "cards.yaml").read_text("utf-8"), "utf-8")
    place = tmp_path / file
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text.replace(good, bad, 1), "utf-8")
    database = load(tmp_path / "cards.yaml", SHAPES)
    found = [problem for _, problem in find(database, tmp_path / "cards.yaml", "chase", ("en",))]
    line = text[: text.index(good)].count("\n") + 1
    right = [line, entry_around(line, text)]
    where = [(problem.code, Path(problem.file).name, problem.line) for problem in found]
    assert any((code, Path(file).name, each) in where for each in right), where


def entry_around(line: int, text: str) -> int:
    before = enumerate(text.splitlines()[:line], 1)
    return max((number for number, each in before if re.match(r" {6}[A-Z]\d+:", each)), default=0)


HEAD = "format: 1\ngames:\n  foxes:\n    title: Foxes\n    languages: [en]\n    cards:\n"


@pytest.fixture
def foxes(tmp_path: Path) -> Callable[[str], list[tuple[str, Problem]]]:
    """Check the faces of a game of one's own, given its cards."""

    def check(cards: str) -> list[tuple[str, Problem]]:
        file = tmp_path / "cards.yaml"
        file.write_text(HEAD + cards, "utf-8")
        database = load(file, SHAPES)
        assert database.sound
        return find(database, file, "foxes")

    return check


@pytest.mark.parametrize(("pixels", "codes"), [(750, []), (100, ["art/low-dpi"])])
def test_resolution_of_art_is_looked_at(foxes, tmp_path: Path, pixels: int, codes: list[str]) -> None:
    (tmp_path / "art").mkdir()
    Image.new("RGB", (pixels, pixels), "#336699").save(tmp_path / "art" / "fox.png")
    found = foxes("      F1: {name: Fox, picture: art/fox.png, text: Run.}\n")
    assert [problem.code for _, problem in found] == codes


def test_missing_and_unused_art_are_found(foxes, tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    Image.new("RGB", (750, 750), "#336699").save(tmp_path / "art" / "old fox.png")
    found = foxes("      F1: {name: Fox, picture: art/fxo.png, text: Run.}\n")
    assert [(card, problem.code, problem.severity) for card, problem in found] == [
        ("F1", "art/missing", "error"),
        ("", "art/unused", "note"),
    ]


def test_layouts_and_icons_that_nobody_uses_are_told(tmp_path: Path, foxes) -> None:
    for name in ("templates/icons/comet.svg", "templates/faces/foxes/den.yaml"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(
            "layers: {}\n" if name.endswith("yaml") else (ROOT / "templates/icons/star.svg").read_text(), "utf-8"
        )
    found = {(problem.code, Path(problem.file).name) for _, problem in foxes("      F1: {name: Fox, text: Run.}\n")}
    assert found == {("icon/unused", "comet.svg"), ("template/unused", "den.yaml")}
    assert foxes("      F1: {name: Fox, text: 'Run {comet}.', layout: foxes/den}\n") != found


def test_a_card_may_turn_a_finding_about_its_face_off(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    card = "      F1: {name: Fox, text: 'A sign of old: 𓀀.'IGNORE}\n"
    file.write_text(HEAD + card.replace("IGNORE", ""), "utf-8")
    shown = CliRunner().invoke(root, ["check", "--file", str(file)])
    assert (shown.exit_code, "[text/missing-glyph]" in shown.output) == (1, True)
    file.write_text(HEAD + card.replace("IGNORE", ", ignore: {text/missing-glyph: drawn by hand}"), "utf-8")
    shown = CliRunner().invoke(root, ["check", "--file", str(file)])
    assert (shown.exit_code, shown.output.splitlines()[-1]) == (0, "foxes: 1 designs, 1 cards: no findings")
