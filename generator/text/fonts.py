"""The font book: for a character in a family, a weight and a language, the face that draws it and what it measures."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from engine.problems import Problem
from generator.text.declared import Declared, Family, FontFile, read_declared
from generator.text.face import FontError, FontFace, Opened, font_problem, open_font
from generator.text.kinsoku import AMBIGUOUS, CJK_LANGUAGES, CLOSING, JOINER, OPENING, STOPS, Kind, kind_of, primary

_BLANK = 250.0
_HALF_BLANK = 450.0
_INVISIBLE = (Kind.GLUE, Kind.BREAK)
_LATIN_HEIGHTS = (660.0, 0.0)
_CJK_HEIGHTS = (810.0, -88.0)


class Glyph(NamedTuple):
    """A character as a face draws it, lengths in 1/1000 em.

    ``closes`` and ``opens``: a mark half blank on its right or left; ``low`` and ``high``: its ink about the baseline.
    """

    char: str
    face: str
    advance: float
    kind: Kind
    closes: bool = False
    opens: bool = False
    low: float = 0.0
    high: float = 0.0
    missing: str = ""


class FontBook:
    """Font files and families of a project; files open when first needed, faulty ones are in ``problems``."""

    def __init__(self, declared: Declared) -> None:
        self.problems: list[Problem] = list(declared.problems)
        self._files: dict[str, FontFile] = declared.files
        self._families: dict[str, Family] = declared.families
        self._opened: dict[str, Opened | None] = {}
        self._faces: dict[str, FontFace] = {}
        self._setters: dict[tuple[str, int, bool, str], Setter] = {}

    @classmethod
    def load(cls, folders: Iterable[Path]) -> FontBook:
        """Read ``fonts.yaml`` of the templates folders, the first lying over those after it."""
        return cls(read_declared(folders))

    @property
    def families(self) -> dict[str, Family]:
        """The declared families by name."""
        return self._families

    def check(self) -> list[Problem]:
        """Open every declared file and return all findings."""
        for name in self._files:
            self._open(name)
        return self.problems

    def face(self, name: str) -> FontFace:
        """Return a face by its name, such as ``latin-600`` or ``display``."""
        if name not in self._faces:
            file, _, weight = name.rpartition("-")
            made = self._make(file, int(weight)) if weight.isdigit() and file in self._files else self._make(name, 400)
            if made is None:
                raise KeyError(name)
            self._faces[name] = made
        return self._faces[name]

    def setter(self, family: str, weight: int | None, language: str, *, italic: bool = False) -> Setter:
        """Return what sets characters in a family; ``weight`` None is the family's own. An unknown family is `body`."""
        found = self._families.get(family) or self._families["body"]
        key = (found.name, weight or found.weight, italic, language)
        if key not in self._setters:
            self._setters[key] = Setter(self._chain(*key), language)
        return self._setters[key]

    def bold_weight(self, family: str) -> int:
        """Return the weight that bold text has in a family."""
        return (self._families.get(family) or self._families["body"]).bold

    def _chain(self, family: str, weight: int, italic: bool, language: str) -> list[FontFace]:
        declared = self._families[family]
        names = declared.chain(language)
        if italic and declared.italic:
            names = (declared.italic, *names)
        made = [self._make(name, weight) for name in names if name in self._files]
        return [face for face in made if face is not None]

    def _make(self, name: str, weight: int) -> FontFace | None:
        opened = self._open(name)
        if opened is None:
            return None
        pinned = None
        if opened.weights is not None:
            low, high = opened.weights
            pinned = round(min(max(weight, low), high))
        full = name if pinned is None else f"{name}-{pinned}"
        if full not in self._faces:
            self._faces[full] = FontFace(full, self._files[name], opened, pinned)
        return self._faces[full]

    def _open(self, name: str) -> Opened | None:
        if name not in self._opened:
            file = self._files[name]
            if file.path is None and not file.package:
                # It lies outside the project, which reading its declaration has told.
                self._opened[name] = None
                return None
            try:
                if file.path is None:
                    raise FontError(f"the package {file.package} is not installed")
                self._opened[name] = open_font(file.path)
            except FontError as error:
                self._opened[name] = None
                self.problems.append(font_problem(file, str(error)))
        return self._opened[name]


class Setter:
    """A chain of faces for one language; each character's glyph is looked up once."""

    def __init__(self, chain: list[FontFace], language: str) -> None:
        self.cjk = primary(language) in CJK_LANGUAGES
        self.chain = chain
        self._wide_first = sorted(chain, key=lambda face: face.file.script != "cjk") if self.cjk else chain
        self._by_name = {face.name: face for face in chain}
        self._glyphs: dict[str, Glyph] = {}
        self._latin_glyphs: dict[str, Glyph] = {}

    def glyph(self, char: str, *, in_latin: bool = False) -> Glyph:
        """Set a character; ``in_latin``: it stands between Latin letters, where ’ and · are the Latin face's."""
        cache = self._latin_glyphs if in_latin else self._glyphs
        found = cache.get(char)
        if found is None:
            found = cache[char] = self._look_up(char, in_latin)
        return found

    def kern(self, face: str, pair: str) -> float:
        """Give the kerning of two characters in one Latin face, in 1/1000 em."""
        found = self._by_name.get(face)  # None for characters that no face has
        return found.kern(pair) if found is not None and found.file.script == "latin" else 0.0

    def heights(self) -> tuple[float, float, float, float]:
        """Give the top and bottom that centre a line, for Latin and then for CJK, in 1/1000 em above the baseline."""
        latin, cjk = _LATIN_HEIGHTS, _CJK_HEIGHTS
        for face in reversed(self.chain):
            if face.file.script == "latin" and face.has("H"):
                latin = (face.ink("H")[3], 0.0)
            elif face.has("国"):
                cjk = (face.ink("国")[3], face.ink("国")[1])
        return (*latin, *cjk)

    def _look_up(self, char: str, in_latin: bool) -> Glyph:
        kind = kind_of(char)
        wide = self.cjk and not in_latin and char in AMBIGUOUS
        face = next((face for face in (self._wide_first if wide else self.chain) if face.has(char)), None)
        if face is None:
            return self._substitute(char, kind)
        if wide and face.file.script == "cjk":
            kind = Kind.CJK
        advance = face.advance(char)
        left, low, right, high = face.ink(char)
        closes = (char in CLOSING or char in STOPS) and advance - right >= _HALF_BLANK
        opens = char in OPENING and left >= _HALF_BLANK
        return Glyph(char, face.name, advance, kind, closes, opens, low, high)

    def _substitute(self, char: str, kind: Kind) -> Glyph:
        """Set what can be shown for a character that no face has; spaces and invisible ones aren't missing."""
        if char == " ":
            return Glyph("", "", _BLANK, kind)
        if kind in _INVISIBLE or char in "\ufe0e\ufe0f":
            if kind == Kind.GLUE and char != JOINER:
                return self.glyph(" ")._replace(kind=kind)
            return Glyph("", "", 0.0, kind)
        if kind == Kind.SPACE:
            return self.glyph(" ")
        for stand_in in "〓?":
            for face in self.chain:
                if face.has(stand_in):
                    return Glyph(stand_in, face.name, face.advance(stand_in), kind, missing=char)
        return Glyph("", "", 0.0, kind, missing=char)
