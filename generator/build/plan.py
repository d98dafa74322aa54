"""What is to be built, and with what."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

from engine.problems import Problem
from generator.build.deck import Deck
from generator.face.placed import Item
from generator.sheet.furniture import SmallPrint
from generator.sheet.options import Options
from generator.sheet.profile import Profile
from generator.sheet.template import SheetTemplate

if TYPE_CHECKING:
    from generator.pictures.pictures import Pictures

Part = Literal["faces", "sheets"]
ALL_PARTS: frozenset[Part] = frozenset(("faces", "sheets"))


class DocumentFonts(Protocol):
    """The fonts of one document."""

    def check(self) -> list[Problem]:
        """Make every font and return the findings for those that cannot be embedded."""
        ...

    def draw_name(self, face: str) -> str:
        """Return the name under which reportlab knows a face such as ``latin-600``."""
        ...


@dataclass(frozen=True, slots=True)
class Materials:
    """What faces are drawn with.

    ``fonts`` makes the fonts of a document from all items that it will draw; ``font_digest`` tells
    states of a font's file apart; ``stamp`` changes with the tool's version and the picture font;
    ``root`` is the folder that paths of an author's art are relative to.
    """

    fonts: Callable[[Iterable[Item]], DocumentFonts]
    font_digest: Callable[[str], str]
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
