"""Work out faces' long outlines while they are laid out, where several processes share the work."""

from __future__ import annotations

import contextlib

from generator.build.digest import walk
from generator.face.placed import Clip, Face, Path
from generator.pictures.outline import PathError, operators

LONG = 1000
"""Characters; patterns are longer, and make up nine tenths of all outlines."""


def worked_out(face: Face) -> dict[str, str]:
    """Return the PDF operators of a face's long outlines, for ``outline.learn``; faults are left to be found later."""
    outlines = {}
    for item in walk(face.items):
        if isinstance(item, (Path, Clip)) and len(item.d) > LONG:
            with contextlib.suppress(PathError):
                outlines[item.d] = operators(item.d)
    return outlines
