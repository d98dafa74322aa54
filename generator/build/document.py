"""Write one PDF: its fonts cut to what it draws, its findings gathered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from engine.problems import Problem
from generator.build.files import OutputError, refusal
from generator.build.plan import Materials
from generator.face.placed import Item

if TYPE_CHECKING:
    from generator.face.document import Document
    from generator.face.draw import Painter


class UndrawableError(Exception):
    """A document cannot be drawn at all; carries the findings."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(problem.text() for problem in self.problems))


def write_document(
    path: Path,
    final: Path,
    items: Iterable[Item],
    materials: Materials,
    *,
    title: str,
    language: str,
    draw: Callable[[Document, Painter], None],
) -> tuple[Problem, ...]:
    """Write into ``path`` what ``draw`` draws; ``items`` is all that it will draw. Return what was found meanwhile.

    OutputError names ``final`` when the disk refuses; UndrawableError when a font cannot be embedded.
    """
    from generator.face.document import Document
    from generator.face.draw import Painter

    fonts = materials.fonts(items)
    if problems := fonts.check():
        raise UndrawableError(problems)
    try:
        with path.open("wb") as file:
            document = Document(file, title=title, language=language)
            painter = Painter(document.canvas, fonts, materials.pictures, placeholders=materials.placeholders)
            draw(document, painter)
            document.save()
    except OSError as error:
        raise OutputError(refusal(final, error)) from error
    return tuple(painter.problems)
