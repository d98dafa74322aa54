"""Everything on a page that is no card, as placed faces of the page's size: background, marks, ruler, footer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from generator.face.placed import Face, Item, Path, Run
from generator.sheet.footer import MM_PER_PT, footer_place, page_hash
from generator.sheet.marks import Line, contrasting, marks
from generator.sheet.pages import Page
from generator.sheet.ruler import ruler
from generator.sheet.template import SheetTemplate
from generator.sheet.template_fields import filled

SmallPrint = Callable[[str, str, float, str], tuple[tuple[Run, ...], float]]
"""Set one line: (text, language, size in pt, colour) -> runs whose baseline begins at 0, 0, and the width in mm."""

DEFAULT_LANGUAGE = "en"
_FINE_PT = 0.25
_HALO = 3.0


@dataclass(frozen=True, slots=True)
class Laid:
    """A face that lies on the page: top-left corner of the turned face in mm, turn in degrees clockwise."""

    face: Face
    x: float = 0.0
    y: float = 0.0
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Furnished:
    """A page with what lies beneath and above its cards."""

    page: Page
    under: tuple[Laid, ...]
    over: tuple[Laid, ...]


def furnish(
    pages: Iterable[Page],
    template: SheetTemplate,
    small_print: SmallPrint,
    *,
    language: str,
    game_title: str,
    language_title: str,
    digests: Mapping[str, str],
) -> tuple[Furnished, ...]:
    """Furnish all pages; ``digests`` tell faces apart for the hash in each footer.

    Done for all pages before the first is drawn: a font may be cut down to what has been set until then.
    """
    furnished = []
    for page in pages:
        words = {"game": game_title, "language": language_title, "hash": page_hash(page, digests)}
        furnished.append(Furnished(page, under(page, template), over(page, template, small_print, language, words)))
    return tuple(furnished)


def under(page: Page, template: SheetTemplate) -> tuple[Laid, ...]:
    """Return what lies beneath the cards: the background's colour."""
    if template.background is None:
        return ()
    width, height = page.paper.width / 1000, page.paper.height / 1000
    fill = Path(f"M0 0H{width}V{height}H0Z", fill=template.background)
    return (Laid(page_face(f"under/{page.number}", page, (fill,))),)


def over(
    page: Page, template: SheetTemplate, small_print: SmallPrint, language: str, words: Mapping[str, object]
) -> tuple[Laid, ...]:
    """Return what lies above the cards; ``words`` fill the footer (game, language, hash)."""
    color = contrasting(template.background)
    items: list[Item] = []
    lines = marks(page, template.marks)
    if template.marks.cut == "lines":
        halo = "#ffffff" if color == "#000000" else "#000000"
        items += strokes(lines, halo, template.marks.width_pt * _HALO)
    items += strokes(lines, color, template.marks.width_pt)
    if page.fold is not None:
        fold = page.fold
        items.append(dashed(Line(fold.x, fold.y, fold.right, fold.bottom), color, template.marks.width_pt))
    labels: list[Laid] = []
    if found := ruler(page, template.marks, template.ruler, template.margin):
        items += strokes(found.lines, color, _FINE_PT)
        runs, width = small_print(found.label, DEFAULT_LANGUAGE, template.footer.size_pt, color)
        x, y = found.label_x / 1000, found.label_y / 1000
        if found.turned:
            face = _line(f"ruler/{page.number}", found.label, DEFAULT_LANGUAGE, runs, width, template.footer.size_pt)
            labels.append(Laid(face, x, y, 270))
        else:
            items += moved(runs, x, y)
    laid = [Laid(page_face(f"over/{page.number}", page, tuple(items))), *labels] if items else []
    return (*laid, *_footer(page, template, small_print, language, words))


def _footer(
    page: Page, template: SheetTemplate, small_print: SmallPrint, language: str, words: Mapping[str, object]
) -> tuple[Laid, ...]:
    style = template.footer
    texts = style.text or {}
    text = texts.get(language, texts.get(DEFAULT_LANGUAGE, ""))
    place = footer_place(page, template.marks, style.size_pt)
    if not text or place is None:
        return ()
    line = filled(text, {"page": page.number, "pages": page.total, **words})
    color = style.color or contrasting(template.background)
    runs, width = small_print(line, language, style.size_pt, color)
    size = style.size_pt * min(1.0, place.longest / 1000 / width) if width else style.size_pt
    if size < style.size_pt:
        runs, width = small_print(line, language, size, color)
    face = _line(f"footer/{page.number}", line, language, runs, width, size)
    height = face.height
    x, y = place.x / 1000, place.y / 1000
    if place.turn == 270:
        return (Laid(face, x - height, y - width / 2, 270),)
    return (Laid(face, x - width / 2, y - height),)


def _line(key: str, text: str, language: str, runs: Iterable[Run], width: float, size_pt: float) -> Face:
    height = size_pt * MM_PER_PT
    return Face(key, text, language, width, height, height / 2, 0.0, tuple(moved(runs, 0, height)))


def page_face(key: str, page: Page, items: tuple[Item, ...]) -> Face:
    """Make a face as large as the page."""
    return Face(key, key, "", page.paper.width / 1000, page.paper.height / 1000, 0.0, 0.0, items)


def strokes(lines: Iterable[Line], color: str, width_pt: float) -> list[Item]:
    """Draw lines as one outline."""
    d = "".join(f"M{line.x1 / 1000} {line.y1 / 1000}L{line.x2 / 1000} {line.y2 / 1000}" for line in lines)
    return [Path(d, stroke=color, width=width_pt * MM_PER_PT)] if d else []


def dashed(line: Line, color: str, width_pt: float, dash: int = 2_000) -> Path:
    """Draw a line in dashes of ``dash`` µm with gaps as long."""
    length = max(abs(line.x2 - line.x1), abs(line.y2 - line.y1))
    across = line.x2 != line.x1
    d = ""
    for start in range(0, length, 2 * dash):
        end = min(start + dash, length)
        x1, y1 = (line.x1 + start, line.y1) if across else (line.x1, line.y1 + start)
        x2, y2 = (line.x1 + end, line.y1) if across else (line.x1, line.y1 + end)
        d += f"M{x1 / 1000} {y1 / 1000}L{x2 / 1000} {y2 / 1000}"
    return Path(d, stroke=color, width=width_pt * MM_PER_PT)


def moved(runs: Iterable[Run], x: float, y: float) -> list[Item]:
    """Move runs by x, y mm."""
    return [Run(run.x + x, run.y + y, run.text, run.face, run.size, run.color, run.space, run.squeeze) for run in runs]
