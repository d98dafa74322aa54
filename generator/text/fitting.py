"""Fit a text into a box: the largest size from preferred to floor at which it goes in, placed by its ink."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from generator.face.placed import Icon, Run
from generator.text.atoms import Atom, measure
from generator.text.breaking import Line, Paragraph
from generator.text.fonts import FontBook, Setter
from generator.text.kinsoku import Kind, primary
from generator.text.lines import PT_MM, Ink, set_line
from generator.text.markup import Markup, parse_markup
from generator.text.phrases import phrase_starts
from generator.text.style import Fitted, TextStyle

STEP_PT = 0.25
ICON_GAP = 30.0
_SLACK_MM = 0.005
_THINNEST_MM = 0.01
_ICON_LEADING = 1.04
_GIVE_WAY = 0.88
"""How far, as a share, a size gives way so that no phrase is parted."""


def fit(
    text: str,
    style: TextStyle,
    width_mm: float,
    height_mm: float,
    language: str,
    book: FontBook,
    icons: Mapping[str, float] | None = None,
) -> Fitted:
    """Set a text in a box of width x height mm.

    ``icons`` gives each known icon's width as a share of its height; None takes any name as a square icon.
    What doesn't fit at the floor size is set all the same and told in ``over_mm``.
    """
    return _Box(parse_markup(text.rstrip("\r\n"), icons), style, width_mm, height_mm, language, book, icons or {}).fit()


class _Box:
    def __init__(
        self,
        markup: Markup,
        style: TextStyle,
        width: float,
        height: float,
        language: str,
        book: FontBook,
        icons: Mapping[str, float],
    ) -> None:
        self._markup, self._style = markup, style
        self._width, self._height = max(width, _THINNEST_MM), height
        self._language = primary(language)

        def setter_for(bold: bool, italic: bool) -> Setter:
            weight = style.weight
            if bold:
                weight = style.bold_weight or book.bold_weight(style.family)
            return book.setter(style.family, weight, language, italic=italic)

        plain = setter_for(False, False)
        icon_height = style.icon * 1000
        named = {piece.icon for pieces in markup.paragraphs for piece in pieces if piece.icon}
        widths = {name: icons.get(name, 1.0) * icon_height for name in named}
        phrases = partial(phrase_starts, language=language)
        hyphen = plain.glyph("-").advance
        self._paragraphs = [
            Paragraph(measure(pieces, setter_for, widths, ICON_GAP), phrases, self._language, hyphen=hyphen)
            for pieces in markup.paragraphs
        ]
        atoms = [atom for paragraph in self._paragraphs for atom in paragraph.atoms]
        self._heights(atoms, plain, icon_height, bool(named))
        self._missing = tuple(dict.fromkeys(atom.missing for atom in atoms if atom.missing))

    def _heights(self, atoms: list[Atom], plain: Setter, icon_height: float, with_icons: bool) -> None:
        """Find what centres a line (``_top``, ``_bottom``) and what its ink covers (``_high``, ``_low``)."""
        latin_top, latin_bottom, cjk_top, cjk_bottom = plain.heights()
        kinds = {atom.kind for atom in atoms}
        if Kind.CJK in kinds or (plain.cjk and Kind.WORD not in kinds):
            self._top, self._bottom = cjk_top, cjk_bottom
        else:
            self._top, self._bottom = latin_top, latin_bottom
        self._middle = (cjk_top + cjk_bottom) / 2 if plain.cjk else (latin_top + latin_bottom) / 2
        self._icon_height = icon_height
        self._high = max([self._top, *(atom.high for atom in atoms)])
        self._low = min([self._bottom, *(atom.low for atom in atoms)])
        self._pitch = self._style.leading_for(self._language) * 1000
        if with_icons:
            self._high = max(self._high, self._middle + icon_height / 2)
            self._low = min(self._low, self._middle - icon_height / 2)
            self._pitch = max(self._pitch, icon_height * _ICON_LEADING)

    def fit(self) -> Fitted:
        size, broken = self._broken()
        em = size * PT_MM / 1000
        count = sum(map(len, broken))
        baseline = self._first_baseline(count, em)
        ink = Ink(
            size,
            self._style.color,
            self._style.bold_color or self._style.color,
            self._style.icon_color,
            ICON_GAP,
            self._icon_height,
            self._middle,
        )
        items: list[Run | Icon] = []
        texts: list[str] = []
        widest = 0.0
        for paragraph, lines in zip(self._paragraphs, broken, strict=True):
            source = paragraph.text
            for line in lines:
                wide = line.width * em
                widest = max(widest, wide)
                items += set_line(paragraph, line, self._left(wide), baseline, ink)
                texts.append(source[line.start : line.end] + "-" * line.hyphen)
                baseline += self._pitch * em
            baseline += self._style.paragraph_gap * 1000 * em
        height = self._need(count) * em
        return Fitted(
            items=tuple(items),
            size=size,
            lines=tuple(texts),
            width=widest,
            height=height,
            over_mm=(_over(widest, self._width), max(_over(height, self._height), self._over_lines(count) * em)),
            missing=self._missing,
            faults=self._markup.faults,
        )

    def _broken(self) -> tuple[float, list[list[Line]]]:
        """Break at the largest size at which no word is parted and all lines go in, else at the floor.

        Where that parts a phrase: in more lines, else a little smaller, if fewer phrases are parted so.
        """
        size = best = self._size()
        found = self._lines(size)
        parted = self._parted(found)
        least = max(size * _GIVE_WAY, self._style.floor_for(self._language))
        while parted and size >= least:
            count = sum(map(len, found))
            for roomy in (False, True) if self._room_for(count + 1, size) else (False,):
                lines = self._lines(size, roomy=roomy)
                if (fewer := self._parted(lines)) < parted and self._holds(lines, size):
                    best, found, parted = size, lines, fewer
            size = round(size - STEP_PT, 4)
        return best, found

    def _size(self) -> float:
        size, floor = self._style.size, self._style.floor_for(self._language)
        while size > floor and not self._goes_in(size):
            size = round(size - STEP_PT, 4)
        return max(size, floor)

    def _goes_in(self, size: float) -> bool:
        width = self._width / (size * PT_MM / 1000)
        count = sum(paragraph.count(width) for paragraph in self._paragraphs)
        return self._room_for(count, size) and all(paragraph.unbroken(width) for paragraph in self._paragraphs)

    def _room_for(self, count: int, size: float) -> bool:
        high = self._need(count) * size * PT_MM / 1000 <= self._height + _SLACK_MM
        return high and (not self._style.max_lines or count <= self._style.max_lines)

    def _holds(self, broken: list[list[Line]], size: float) -> bool:
        widest = max((line.width for lines in broken for line in lines), default=0.0)
        return self._room_for(sum(map(len, broken)), size) and widest * size * PT_MM / 1000 <= self._width + _SLACK_MM

    def _lines(self, size: float, *, roomy: bool = False) -> list[list[Line]]:
        width, balanced = self._width / (size * PT_MM / 1000), self._style.align == "center"
        return [paragraph.lines(width, balanced=balanced, roomy=roomy) for paragraph in self._paragraphs]

    def _parted(self, broken: list[list[Line]]) -> int:
        return sum(paragraph.parted(lines) for paragraph, lines in zip(self._paragraphs, broken, strict=True))

    def _over_lines(self, count: int) -> float:
        """Give the height of the lines beyond the most that the style allows."""
        most = self._style.max_lines
        return self._pitch * (count - most) if 0 < most < count else 0.0

    def _extent(self, count: int) -> float:
        gaps = (len(self._paragraphs) - 1) * self._style.paragraph_gap * 1000
        return (count - 1) * self._pitch + gaps

    def _need(self, count: int) -> float:
        return self._high - self._low + self._extent(count)

    def _first_baseline(self, count: int, em: float) -> float:
        """Centre by cap height or ideograph, then move so far that all ink lies inside where it can."""
        extent = self._extent(count) * em
        top, bottom = self._top * em, self._bottom * em
        if self._style.valign == "top":
            baseline = top
        elif self._style.valign == "bottom":
            baseline = self._height + bottom - extent
        else:
            baseline = (self._height + top + bottom - extent) / 2
        baseline = min(baseline, self._height + self._low * em - extent)
        return max(baseline, self._high * em)

    def _left(self, wide: float) -> float:
        if self._style.align == "left":
            return 0.0
        return (self._width - wide) / (2 if self._style.align == "center" else 1)


def _over(wanted: float, there: float) -> float:
    return round(wanted - there, 3) if wanted > there + _SLACK_MM else 0.0
