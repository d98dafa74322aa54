"""How a text box is set, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.face.placed import Icon, Run
from generator.text.kinsoku import CJK_LANGUAGES
from generator.text.markup import Fault

FLOOR_CJK_PT, FLOOR_LATIN_PT = 6.5, 6.0
LEADING_CJK, LEADING_LATIN = 1.4, 1.2


@dataclass(frozen=True, slots=True)
class TextStyle:
    """Family, weights, sizes in pt, other lengths in em; None takes the family's or the language's own.

    ``icon`` is an inline icon's height; ``icon_color`` None takes the text's; ``max_lines`` 0 sets no limit;
    ``paragraph_gap`` stands between paragraphs besides the leading.
    """

    family: str = "body"
    weight: int | None = None
    bold_weight: int | None = None
    size: float = 9.0
    floor: float | None = None
    leading: float | None = None
    align: Literal["left", "center", "right"] = "left"
    valign: Literal["top", "middle", "bottom"] = "middle"
    color: str = "#000000"
    bold_color: str | None = None
    icon: float = 1.15
    icon_color: str | None = None
    paragraph_gap: float = 0.35
    max_lines: int = 0

    def floor_for(self, language: str) -> float:
        """Return the size in pt below which the text never shrinks."""
        floor = self.floor or (FLOOR_CJK_PT if language in CJK_LANGUAGES else FLOOR_LATIN_PT)
        return min(floor, self.size)

    def leading_for(self, language: str) -> float:
        """Return the distance of baselines in em."""
        return self.leading or (LEADING_CJK if language in CJK_LANGUAGES else LEADING_LATIN)


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text placed in its box: items in mm from the box's top-left corner, and what is wrong with it.

    ``size`` is the type size chosen in pt; ``width`` and ``height`` are the ink's in mm; ``over_mm`` is how far it
    goes beyond the box's width and height (lines beyond ``max_lines`` count), zeros where it fits; ``missing`` are the
    characters no face has; ``faults`` those of the markup; ``lines`` is each line's text, icons as U+FFFC.
    """

    items: tuple[Run | Icon, ...]
    size: float
    lines: tuple[str, ...]
    width: float
    height: float
    over_mm: tuple[float, float]
    missing: tuple[str, ...]
    faults: tuple[Fault, ...]

    @property
    def fits(self) -> bool:
        """Say whether nothing goes beyond the box."""
        return self.over_mm == (0.0, 0.0)
