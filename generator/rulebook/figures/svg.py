"""Write placed figures as inline SVG for the web page: text as text, links to rules, nothing from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape

from generator.face.layout.geometry import Box, mm, rectangle
from generator.face.layout.paths import moved
from generator.face.placed import Clip, Face, Icon, Item, Path, Picture, Run
from generator.pictures.bitmap import Bitmap
from generator.pictures.drawing import CURRENT, INK, Drawing, Shape, mixed
from generator.pictures.pictures import Pictures
from generator.rulebook.figures.placed import Link, Mini, Part, Placed
from generator.text.lines import PT_MM

_CAPS, _JOINS = ("butt", "round", "square"), ("miter", "round", "bevel")
_SAME = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
FAMILIES = {
    "display": "'Lilita One','Source Sans 3',Impact,sans-serif",
    "zh": "'Source Sans 3','Noto Sans SC','PingFang SC','Microsoft YaHei',system-ui,sans-serif",
    "ja": "'Source Sans 3','Noto Sans JP','Hiragino Sans','Yu Gothic',system-ui,sans-serif",
    "": "'Source Sans 3',system-ui,sans-serif",
}


class SvgWriter:
    """Write figures of one page; ``measure`` gives a text's width in a font face in 1/1000 em.

    Texts are held to that width, so that another font on the reader's machine breaks no label.
    ``anchor`` gives the address of a rule on the page.
    """

    def __init__(
        self,
        pictures: Pictures,
        measure: Callable[[str, str], float],
        anchor: Callable[[str], str] = lambda id: f"#{id}",
    ) -> None:
        self._pictures = pictures
        self._measure = measure
        self._anchor = anchor
        self._count = 0

    def figure(self, placed: Placed) -> str:
        """Write a figure with its title and description; ids differ from figure to figure."""
        self._count += 1
        name = f"figure-{self._count}"
        size = f'viewBox="0 0 {mm(placed.width)} {mm(placed.height)}"'
        role = "group" if placed.links else "img"
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="{role}" lang="{escape(placed.language)}" '
            f'aria-labelledby="{name}-title" aria-describedby="{name}-desc">'
            f'<title id="{name}-title">{escape(placed.title)}</title>'
            f'<desc id="{name}-desc">{escape(placed.description)}</desc>'
        )
        body = "".join(self._parts(placed.parts, placed.language, name))
        links = "".join(self._link(link) for link in placed.links)
        return f"{head}{body}{links}</svg>"

    def card(self, face: Face) -> str:
        """Write a card's face, cut at its trim, its corners rounded."""
        self._count += 1
        name = f"figure-{self._count}"
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {mm(face.width)} {mm(face.height)}" role="img" '
            f'lang="{escape(face.language)}" aria-labelledby="{name}-title">'
            f'<title id="{name}-title">{escape(face.title)}</title>'
        )
        return f"{head}{''.join(self._parts((Mini(face, 0, 0, 1),), face.language, name))}</svg>"

    def _parts(self, parts: Iterable[Part], language: str, name: str) -> Iterable[str]:
        for number, part in enumerate(parts):
            if isinstance(part, Mini):
                yield self._mini(part, f"{name}-{number}")
            else:
                yield self._item(part, language, f"{name}-{number}")

    def _mini(self, mini: Mini, name: str) -> str:
        face = mini.face
        outline = rectangle(Box(0, 0, face.width, face.height), face.radius)
        inner = "".join(self._parts(face.items, face.language, name))
        place = f"translate({mm(mini.x)} {mm(mini.y)}) scale({mini.scale:.5f})"
        clip = f'<clipPath id="{name}-clip"><path d="{outline}"/></clipPath>'
        return f'<g transform="{place}">{clip}<g clip-path="url(#{name}-clip)">{inner}</g></g>'

    def _item(self, item: Item, language: str, name: str) -> str:
        if isinstance(item, Path):
            return _path(item)
        if isinstance(item, Run):
            return self._run(item, language)
        if isinstance(item, Icon):
            drawing, _ = self._pictures.icon(item.name, name)
            return _drawing(drawing, Box(item.x, item.y, item.w, item.h), color=item.color) if drawing else ""
        if isinstance(item, Picture):
            return self._picture(item, name)
        assert isinstance(item, Clip)
        clip = f'<clipPath id="{name}-clip"><path d="{escape(item.d)}"/></clipPath>'
        return f'{clip}<g clip-path="url(#{name}-clip)">{"".join(self._parts(item.items, language, name))}</g>'

    def _run(self, run: Run, language: str) -> str:
        if not run.text.strip():
            return ""
        family, weight = _font(run.face, language)
        back = sum(move for _, move in run.squeeze)
        wide = (self._measure(run.face, run.text) / 1000 * run.size + run.space * len(run.text) - back) * PT_MM
        return (
            f'<text x="{mm(run.x)}" y="{mm(run.y)}" font-family="{family}" font-weight="{weight}" '
            f'font-size="{mm(run.size * PT_MM)}" fill="{run.color}" textLength="{mm(wide)}" '
            f'lengthAdjust="spacingAndGlyphs" xml:space="preserve">{escape(run.text)}</text>'
        )

    def _picture(self, item: Picture, name: str) -> str:
        art, _ = self._pictures.picture(item.source, name, item.tint)
        if art is None or isinstance(art, Bitmap):
            return ""
        drawn = _drawing(art, Box(item.x, item.y, item.w, item.h), tint=item.tint)
        turn = f"rotate({mm(item.turn)}) " if item.turn else ""
        if item.turn or item.mirror:
            x, y = item.x + item.w / 2, item.y + item.h / 2
            mirror = "scale(-1 1) " if item.mirror else ""
            drawn = f'<g transform="translate({mm(x)} {mm(y)}) {turn}{mirror}translate({mm(-x)} {mm(-y)})">{drawn}</g>'
        return f'<g opacity="{item.opacity:g}">{drawn}</g>' if item.opacity < 1 else drawn

    def _link(self, link: Link) -> str:
        box = link.box
        area = f'<rect x="{mm(box.x)}" y="{mm(box.y)}" width="{mm(box.w)}" height="{mm(box.h)}" fill="transparent"/>'
        return f'<a href="{escape(self._anchor(link.target))}" aria-label="{escape(link.target)}">{area}</a>'


def _font(face: str, language: str) -> tuple[str, int]:
    name, _, weight = face.rpartition("-")
    if not weight.isdigit():
        name, weight = face, "400"
    return FAMILIES["display"] if name == "display" else FAMILIES.get(language, FAMILIES[""]), int(weight)


def _path(item: Path) -> str:
    stroke = f' stroke="{item.stroke}" stroke-width="{mm(item.width)}"' if item.stroke and item.width > 0 else ""
    rule = ' fill-rule="evenodd"' if item.even_odd else ""
    faint = f' opacity="{item.opacity:g}"' if item.opacity < 1 else ""
    return f'<path d="{escape(item.d)}" fill="{item.fill or "none"}"{stroke}{rule}{faint}/>'


def _drawing(drawing: Drawing, box: Box, *, color: str | None = None, tint: str | None = None) -> str:
    """Write a drawing into a box, whole and centred."""
    x, y, width, height = drawing.box
    scale = min(box.w / width, box.h / height)
    right, down = box.x + (box.w - width * scale) / 2, box.y + (box.h - height * scale) / 2
    place = f"translate({right - x * scale:.4f} {down - y * scale:.4f}) scale({scale:.6f})"
    return f'<g transform="{place}">{"".join(_shape(shape, color, tint) for shape in drawing.shapes)}</g>'


def _shape(shape: Shape, color: str | None, tint: str | None) -> str:
    fill, stroke = _paint(shape.fill, color, tint), _paint(shape.stroke, color, tint)
    written = f'<path d="{moved(shape.outline, _SAME)}" fill="{fill or "none"}"'
    if fill and shape.fill_opacity < 1:
        written += f' fill-opacity="{shape.fill_opacity:g}"'
    if fill and shape.even_odd:
        written += ' fill-rule="evenodd"'
    if stroke and shape.width > 0:
        written += (
            f' stroke="{stroke}" stroke-width="{shape.width:g}" stroke-linecap="{_CAPS[shape.cap]}" '
            f'stroke-linejoin="{_JOINS[shape.join]}"'
        )
        if shape.stroke_opacity < 1:
            written += f' stroke-opacity="{shape.stroke_opacity:g}"'
    if shape.matrix is not None:
        written += f' transform="matrix({" ".join(f"{value:g}" for value in shape.matrix)})"'
    return written + "/>"


def _paint(paint: str | None, color: str | None, tint: str | None) -> str | None:
    if paint is None:
        return None
    plain = (color or INK) if paint == CURRENT else paint
    return mixed(plain, tint) if tint else plain
