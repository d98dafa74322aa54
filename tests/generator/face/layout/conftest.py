"""A project with layouts of its own, and a way to lay a card out with them."""

from __future__ import annotations

from pathlib import Path as File

import msgspec
import pytest

from engine.problems import Problem
from generator.face.layout import Context, Layouts, layout
from generator.face.layout.laid import Laid
from generator.face.placed import Run
from generator.text.style import Fitted, TextStyle


class Card(msgspec.Struct, frozen=True):
    id: str = "E07"
    name: str = "Pot"
    level: int = 3
    tags: tuple[str, ...] = ("meat", "egg", "fish")
    empty: str = ""


def stub_fit(text: str, style: TextStyle, width_mm: float, height_mm: float, language: str) -> Fitted:
    """Set every text in one line of 1 mm a character; ☃ and Glagolitic have no glyphs."""
    over = (max(0.0, len(text) - width_mm), 0.0)
    run = Run(0.0, 1.0, text, style.family, style.size, style.color)
    return Fitted(
        (run,),
        style.size,
        (text,),
        len(text),
        3.0,
        over,
        tuple(char for char in text if char >= "Ⰰ" or char == "☃"),
        (),
    )


class Project:
    def __init__(self, folder: File) -> None:
        self.folder = folder

    def write(self, **files: str) -> Project:
        for name, text in files.items():
            path = self.folder / "faces" / f"{name.replace('__', '/')}.yaml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return self

    def problems(self, name: str = "card") -> tuple[Problem, ...]:
        return Layouts([self.folder]).load(name)[1]

    def laid(self, name: str = "card", card: object = Card(), **names: object) -> Laid:
        template, problems = Layouts([self.folder]).load(name)
        assert template, [problem.text() for problem in problems]
        return layout(card, template, Context("en", stub_fit, names, aspect=lambda source: 2.0))


@pytest.fixture
def project(tmp_path: File) -> Project:
    return Project(tmp_path)


@pytest.fixture
def project_at() -> type[Project]:
    """Make a project in a folder of its own."""
    return Project
