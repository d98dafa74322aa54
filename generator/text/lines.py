"""Turn a broken line into runs and icons on its baseline."""

from __future__ import annotations

from dataclasses import dataclass

from generator.face.placed import Icon, Run
from generator.text.atoms import HALF
from generator.text.breaking import Line, Paragraph
from generator.text.kinsoku import Kind

PT_MM = 25.4 / 72


@dataclass(frozen=True, slots=True)
class Ink:
    """Type size in pt, colours, and the icons' gap, height and middle above the baseline in 1/1000 em."""

    size: float
    color: str
    bold_color: str
    icon_color: str | None
    gap: float
    icon_height: float
    icon_middle: float


def set_line(paragraph: Paragraph, line: Line, x: float, y: float, ink: Ink) -> list[Run | Icon]:
    """Place a line whose ink begins at ``x`` on the baseline ``y`` (mm)."""
    em = ink.size * PT_MM / 1000
    items: list[Run | Icon] = []
    atoms, adjust = paragraph.atoms, paragraph.adjust
    pen = -HALF if line.end > line.start and atoms[line.start].opens else 0.0
    text: list[str] = []
    moves: list[tuple[int, float]] = []
    begin, face, color = 0.0, "", ""

    def flush() -> None:
        if text:
            place = (round(x + begin * em, 4), round(y, 4))
            items.append(Run(*place, "".join(text), face, ink.size, color, squeeze=tuple(moves)))
            text.clear()
            moves.clear()

    for at in range(line.start, line.end):
        atom = atoms[at]
        move = adjust[at] if at > line.start else 0.0
        pen += move
        if atom.kind == Kind.ICON:
            flush()
            middle, high, wide = ink.icon_middle * em, ink.icon_height * em, (atom.width - 2 * ink.gap) * em
            left, top = round(x + (pen + ink.gap) * em, 4), round(y - middle - high / 2, 4)
            own = ink.icon_color or (ink.bold_color if atom.bold else ink.color)
            items.append(Icon(atom.icon, left, top, round(wide, 4), round(high, 4), own))
        elif atom.char and atom.kind != Kind.BREAK:
            wanted = ink.bold_color if atom.bold else ink.color
            if text and (atom.face, wanted) == (face, color):
                if move:
                    moves.append((len(text), round(-move * ink.size / 1000, 4)))
            else:
                flush()
                begin, face, color = pen, atom.face, wanted
            text.append(atom.char)
        pen += atom.width
    if line.hyphen and text:
        text.append("-")
    flush()
    return items
