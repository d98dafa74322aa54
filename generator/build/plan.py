"""What is to be built, and with what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from engine.problems import Problem
from generator.build.deck import Deck
from generator.sheet.furniture import SmallPrint
from generator.sheet.options import Options
from generator.sheet.profile import Profile
from generator.sheet.template import SheetTemplate

if TYPE_CHECKING:
    from generator.face.draw_text import Fonts
    from generator.pictures.pictures import Pictures

Part = Literal["faces", "sheets"]
ALL_PARTS: frozenset[Part] = frozenset(("faces", "sheets"))


@dataclass(frozen=True, slots=True)
class Materials:
    """What faces are drawn with; ``stamp`` changes when fonts, the picture font or the tool's version do.

    ``root`` is the folder that paths of an author's art are relative to.
    """

    fonts: Fonts
    pictures: Pictures
    small_print: SmallPrint
    stamp: str
    root: Path
    placeholders: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """One game in one language on one paper; ``place`` lays out the deck in a language.

    ``ink_saver`` and ``grey`` concern the sheets. ``patience`` is how many seconds to wait for
    another build in the same folder.
    """

    game: str
    language: str
    out: Path
    place: Callable[[str], Deck]
    materials: Materials
    template: SheetTemplate
    options: Options = field(default_factory=Options)
    profile: Profile = field(default_factory=Profile)
    parts: frozenset[Part] = ALL_PARTS
    dpi: float = 300.0
    jobs: int = 2
    ink_saver: bool = False
    grey: bool = False
    patience: float = 60.0

    @property
    def folder(self) -> Path:
        """Return the folder of this game and language."""
        return self.out / self.game / self.language


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a build came to: findings, files made, files that were up to date, files taken away."""

    problems: tuple[Problem, ...]
    made: tuple[Path, ...] = ()
    kept: tuple[Path, ...] = ()
    removed: tuple[Path, ...] = ()
