"""Which cards and templates are used."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.database import locate as locate_function
from engine.database import templates_of, unreadable_templates
from engine.database.locate import bundled


def test_named_file_wins_even_if_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cards.yaml").write_bytes(b"")
    assert locate_function(Path("other.yaml")) == (Path("other.yaml"), "named")


def test_named_folder_means_its_cards(tmp_path: Path) -> None:
    assert locate_function(tmp_path) == (tmp_path / "cards.yaml", "named")


def test_current_folder_before_the_bundled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert locate_function(None) == (bundled() / "cards.yaml", "bundled")
    (tmp_path / "cards.yaml").mkdir()
    assert locate_function(None).origin == "bundled"
    (tmp_path / "cards.yaml").rmdir()
    (tmp_path / "cards.yaml").write_bytes(b"")
    assert locate_function(None) == (Path("cards.yaml"), "here")


def test_own_templates_lie_over_the_bundled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    last = bundled() / "templates"
    assert templates_of(Path("cards.yaml")) == (last,)
    (tmp_path / "templates").mkdir()
    assert templates_of(Path("cards.yaml")) == (tmp_path.resolve() / "templates", last)
    assert templates_of(bundled() / "cards.yaml") == (last,)


def test_bundled_is_the_wheels_folder_or_the_checkout() -> None:
    assert bundled().name == "bundled" or (bundled() / "engine" / "database").is_dir()


def test_f11_own_templates_that_cannot_be_read_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = tmp_path / "cards.yaml"
    assert unreadable_templates(cards) == []
    layout = tmp_path / "templates" / "faces" / "own.yaml"
    layout.parent.mkdir(parents=True)
    layout.write_bytes(b"")
    assert unreadable_templates(cards) == []
    (layout.parent / "gone.yaml").symlink_to(tmp_path / "nowhere")
    # What root may read all the same is asked, not tried.
    monkeypatch.setattr("os.access", lambda path, mode: not str(path).endswith("own.yaml"))
    found = unreadable_templates(cards)
    assert [(problem.file, problem.code) for problem in found] == [(str(layout.resolve()), "file/unreadable")]
