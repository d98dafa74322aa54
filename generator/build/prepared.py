"""Work out what drawing a face needs while it is laid out, where several processes share the work."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.build.digest import walk
from generator.face.placed import Clip, Face, Path, Picture
from generator.pictures import outline
from generator.pictures.drawing import Drawing
from generator.pictures.outline import PathError, operators
from generator.pictures.pictures import Pictures

_LONG = 100
"""Characters; shorter outlines are worked out sooner than sent."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """PDF operators by outline, picture-font drawings by code."""

    outlines: Mapping[str, str] = field(default_factory=dict)
    drawings: Mapping[str, Drawing] = field(default_factory=dict)


def prepared(face: Face, pictures: Pictures) -> Prepared:
    """Work out a face's long outlines and pictures; faults are left to be found when they are drawn."""
    outlines, drawings = {}, {}
    for item in walk(face.items):
        if isinstance(item, (Path, Clip)) and len(item.d) > _LONG:
            with contextlib.suppress(PathError):
                outlines[item.d] = operators(item.d)
        elif isinstance(item, Picture) and item.source.startswith("emoji:"):
            code = item.source.removeprefix("emoji:")
            if (drawing := pictures.emoji.drawing(code)) is not None:
                drawings[code] = drawing
    return Prepared(outlines, drawings)


def take_over(made: Prepared, pictures: Pictures) -> None:
    """Keep what was worked out, here or in another process."""
    outline.learn(made.outlines)
    pictures.emoji.learn(made.drawings)
