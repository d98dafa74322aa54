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
