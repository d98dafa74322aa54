"""The printer's profile: kept, read back, refused when it cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.sheet.problems import SheetError
from generator.sheet.profile import Profile, config_folder, load_profile, parse_offset, save_profile


def test_a_profile_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "設定 é"
    assert load_profile(folder).straight
    path = save_profile(folder, Profile(0.5, -1.25, 0.3))
    assert load_profile(folder) == Profile(0.5, -1.25, 0.3)
    assert [path] == list(folder.iterdir())


def test_the_environment_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKWRIGHT_CONFIG", str(tmp_path))
    assert config_folder() == tmp_path
    monkeypatch.delenv("DECKWRIGHT_CONFIG")
    assert config_folder().name == "deckwright"


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"x": 1}', '{"x": 1, "y": "nan", "rotate": 0}', '{"x":99,"y":0,"rotate":0}']
)
def test_a_damaged_profile_is_a_finding(tmp_path: Path, text: str) -> None:
    (tmp_path / "printer.json").write_text(text)
    with pytest.raises(SheetError, match=r"printer\.json"):
        load_profile(tmp_path)


def test_offsets_are_read_and_bounded(tmp_path: Path) -> None:
    assert parse_offset("0.5,-1") == (0.5, -1.0)
    with pytest.raises(SheetError, match="no offset"):
        parse_offset("half a mm")
    save_profile(tmp_path, Profile(20, -20, 5))
    for wrong in (Profile(20.01), Profile(0, -20.01), Profile(float("nan"))):
        with pytest.raises(SheetError, match=r"^--back-offset"):
            save_profile(tmp_path, wrong)
    for turn in (5.01, float("nan")):
        with pytest.raises(SheetError, match=r"^--back-rotate"):
            save_profile(tmp_path, Profile(0, 0, turn))
