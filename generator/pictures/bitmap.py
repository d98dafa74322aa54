"""A bitmap made ready for a PDF, as others know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.pictures.spool import Stored


@dataclass(frozen=True, slots=True)
class Bitmap:
    """Encoded pixels in the spool; ``alpha`` is an 8-bit grey of the same size; both Flate with PNG predictors or JPEG.

    ``width`` and ``height`` are px as shown upright.
    """

    width: int
    height: int
    colors: Literal[1, 3]
    jpeg: bool
    pixels: Stored
    alpha: Stored | None = None
