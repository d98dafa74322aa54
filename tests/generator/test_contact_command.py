"""``deckwright contact``: the faces of a deck on one picture."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from generator.cli import root

CARDS = str(Path(__file__).parents[2] / "cards.yaml")


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)


def test_named_faces_stand_in_rows_cut_at_their_trim() -> None:
    words = [
        "contact",
        "chase",
        "--file",
        CARDS,
        "--lang",
        "en",
        "--cards",
        "E01,D1,T1",
        "--across",
        "2",
        "--width",
        "63",
    ]
    result = CliRunner().invoke(root, words)
    assert result.exit_code == 0, result.output
    with Image.open("contact.png") as sheet:
        # 2 columns of 63 px and 2 rows of 88 px with gaps of 3 px round about
        assert sheet.size == (2 * 63 + 3 * 3, 2 * 88 + 3 * 3)
        rgb = sheet.convert("RGB")
        corner, edge = rgb.getpixel((3, 3)), rgb.getpixel((3 + 31, 3 + 1))
        assert min(corner) >= 225  # the paper shows round the first card's corner
        assert min(edge) < 128


def test_unknown_face_is_named() -> None:
    result = CliRunner().invoke(root, ["contact", "chase", "--file", CARDS, "--cards", "E01,E99"])
    assert result.exit_code == 1
    assert "no face called E99" in result.output


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    words = ["contact", "chase", "--file", CARDS, "--cards", "E01", "--out", str(tmp_path / "none" / "x.png")]
    result = CliRunner().invoke(root, words)
    assert result.exit_code == 1
    assert "cannot be written" in result.output


def test_what_is_wrong_with_a_face_is_told_and_the_others_are_shown(tmp_path: Path) -> None:
    cards = tmp_path / "cards.yaml"
    layout = tmp_path / "templates" / "faces" / "fox.yaml"
    layout.parent.mkdir(parents=True)
    layout.write_text("size: standard\nlayers: {name: {type: txet, box: trim, text: x}}\n", encoding="utf-8")
    cards.write_text(
        "format: 1\ngames:\n  foxes:\n    title: Foxes\n    languages: [en]\n    size: poker\n    cards:\n"
        "      F1: {name: Ember Fox, text: Run.}\n      F2: {name: Cellar, text: Hide., layout: fox}\n",
        encoding="utf-8",
    )
    result = CliRunner().invoke(root, ["contact", "foxes", "--file", str(cards)])
    assert result.exit_code == 1
    assert "fox.yaml:2:10: error" in result.output
    assert Path("contact.png").exists()
