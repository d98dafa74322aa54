"""Runs of text as real text in reading order."""

from __future__ import annotations

from typing import Protocol

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen.canvas import Canvas

from generator.face.content import PT, Content, rgb
from generator.face.placed import Run
from generator.pictures.outline import number


class Fonts(Protocol):
    """What the painter asks of the font book."""

    def draw_name(self, face: str) -> str:
        """Return the name under which reportlab knows a face such as ``latin-600``."""
        ...


def draw_run(content: Content, canvas: Canvas, fonts: Fonts, run: Run) -> None:
    """Append one run; the pen moves back before each character that ``squeeze`` names."""
    if not run.text:
        return
    font = pdfmetrics.getFont(fonts.draw_name(run.face))
    size = run.size * PT
    content.uses_text()
    content.add("BT", f"{rgb(run.color)} rg", f"1 0 0 -1 {number(run.x)} {number(run.y)} Tm")
    if run.space:
        content.add(f"{number(run.space * PT)} Tc")
    for back, text in _pieces(run):
        if back:
            content.add(f"[{number(back / run.size * 1000)}] TJ")
        for subset, chunk in font.splitString(text, canvas._doc):
            content.add(f"{font.getSubsetInternalName(subset, canvas._doc)} {number(size)} Tf <{chunk.hex()}> Tj")
    if run.space:
        content.add("0 Tc")
    content.add("ET")


def _pieces(run: Run) -> list[tuple[float, str]]:
    """Cut the text where the pen moves: (pt back, the text after it)."""
    moves = dict(run.squeeze)
    cuts = sorted({0, *(at for at in moves if 0 <= at < len(run.text))})
    ends = [*cuts[1:], len(run.text)]
    return [(moves.get(at, 0.0), run.text[at:end]) for at, end in zip(cuts, ends, strict=True)]
