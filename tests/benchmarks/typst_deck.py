"""Write placed cards as a Typst project: the same boxes, fonts, texts; pictures as SVG; the same sheets.

Frames and icons between two texts become one SVG image, each picture an image of its own that all cards share,
each run of text a text: what somebody who makes cards with Typst would write.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import groupby, pairwise
from pathlib import Path

from typst_svg import drawing_svg, items_svg

from generator.build.deck import Deck
from generator.face.placed import Face, Item, Picture, Run
from generator.pictures.drawing import Drawing
from generator.pictures.pictures import Pictures
from generator.sheet.cards import Card, side
from generator.sheet.furniture import Furnished, Laid, furnish
from generator.sheet.impose import impose
from generator.sheet.options import Options
from generator.sheet.small_print import small_print
from generator.sheet.template import load_template
from generator.text.fonts import FontBook
from generator.text.pdf_fonts import instance, used_characters

_HEAD = '#set text(top-edge: "baseline", bottom-edge: "baseline", kerning: false, ligatures: false, hyphenate: false)\n'


def write(folder: Path, deck: Deck, book: FontBook, pictures: Pictures, templates: Iterable[Path], count: int) -> None:
    """Write the first ``count`` fronts of a deck as cards, and with their backs and copies as sheets."""
    entries = deck.entries[:count]
    fronts = [entry.front for entry in entries]
    backs = {entry.back: deck.backs[entry.back] for entry in entries if entry.back}
    cards = [
        Card(side(entry.front), side(backs[entry.back]) if entry.back else None, entry.copies) for entry in entries
    ]
    sheets = furnish(
        impose(cards, Options()),
        load_template("home", [templates / "sheets" for templates in templates]),
        small_print(book),
        language=deck.language,
        game_title=deck.title,
        language_title=deck.language_title,
        digests={face.key: face.key for face in deck.faces()},
    )
    typst = TypstDeck(folder, book, pictures)
    typst.cards(fronts)
    typst.sheets(sheets, [*fronts, *backs.values()])


class TypstDeck:
    """A folder being filled with Typst sources, pictures and fonts."""

    def __init__(self, folder: Path, book: FontBook, pictures: Pictures) -> None:
        self._folder, self._book, self._pictures = folder, book, pictures
        for name in ("fonts", "pictures"):
            (folder / name).mkdir(parents=True, exist_ok=True)

    def cards(self, faces: Sequence[Face]) -> None:
        """Write ``cards.typ``: a page for each face, trim and bleed."""
        pages = [f"#page({_size(face)}, margin: 0mm)[#{_name(face)}]" for face in faces]
        self._write("cards.typ", faces, "\n".join(pages))

    def sheets(self, sheets: Sequence[Furnished], faces: Sequence[Face]) -> None:
        """Write ``sheets.typ``: the pages of the sheets, marks and small print included."""
        known = {face.key: face for face in faces}
        laid = [laid.face for sheet in sheets for laid in (*sheet.under, *sheet.over)]
        pages = []
        for sheet in sheets:
            paper = sheet.page.paper
            body = [self._laid(each) for each in sheet.under]
            for at in sheet.page.placements:
                face, trim, clip = known[at.key], at.trim, at.clip
                x, y = (trim.x - clip.x) / 1000, (trim.y - clip.y) / 1000
                card = f"#move(dx: {x - face.bleed}mm, dy: {y - face.bleed}mm, {_turned(_name(face), at.turn)})"
                shown = f"box({_measures(clip.right - clip.x, clip.bottom - clip.y)}, clip: true)[{card}]"
                body.append(f"#place(top + left, dx: {clip.x / 1000}mm, dy: {clip.y / 1000}mm, {shown})")
            body += [self._laid(each) for each in sheet.over]
            size = _measures(paper.width, paper.height)
            pages.append(f"#page({size}, margin: 0mm)[{''.join(body)}]")
        self._write("sheets.typ", [*faces, *laid], "\n".join(pages))

    def _laid(self, laid: Laid) -> str:
        bleed = laid.face.bleed
        place = f"dx: {laid.x - bleed}mm, dy: {laid.y - bleed}mm"
        return f"#place(top + left, {place}, {_turned(_name(laid.face), laid.turn)})"

    def _write(self, name: str, faces: Sequence[Face], pages: str) -> None:
        self._fonts(item for face in faces for item in face.items)
        defined = "\n".join(f"#let {_name(face)} = {self._face(face)}" for face in faces)
        (self._folder / name).write_text(f"{_HEAD}{defined}\n{pages}\n", encoding="utf-8")

    def _face(self, face: Face) -> str:
        parts = []
        for kind, items in groupby(face.items, lambda item: type(item) if isinstance(item, Run | Picture) else Item):
            group = list(items)
            if kind is Run:
                parts += [self._run(face, run) for run in group if isinstance(run, Run)]
            elif kind is Picture:
                parts += [self._picture(face, picture) for picture in group if isinstance(picture, Picture)]
            else:
                image = self._image(items_svg(face, group, self._pictures))
                parts.append(f'#place(top + left, image("{image}", {_size(face)}))')
        return f"box({_size(face)}, clip: true)[{''.join(parts)}]"

    def _run(self, face: Face, run: Run) -> str:
        font = self._book.face(run.face)
        style = f'font: "{run.face}", size: {run.size}pt, fill: rgb("{run.color}"), tracking: {run.space}pt'
        moves = dict(run.squeeze)
        cuts = [0, *(at for at in moves if 0 < at < len(run.text)), len(run.text)]
        words = [json.dumps(run.text[a:b], ensure_ascii=False) for a, b in pairwise(cuts)]
        text = f"text({words[0]})" + "".join(
            f" + h({-moves[at]}pt) + text({word})" for at, word in zip(cuts[1:-1], words[1:], strict=True)
        )
        if font.weight is not None:
            style += f", weight: {font.weight}"
        at = f"dx: {run.x + face.bleed}mm, dy: {run.y + face.bleed}mm"
        return f"#place(top + left, {at}, box(width: 500mm, {{ set text({style}); {text} }}))"

    def _picture(self, face: Face, item: Picture) -> str:
        art, _ = self._pictures.picture(item.source, face.key, item.tint)
        if not isinstance(art, Drawing):
            return ""
        image = f'image("{self._image(drawing_svg(art))}", width: {item.w}mm, height: {item.h}mm, fit: "contain")'
        if item.mirror:
            image = f"scale(x: -100%, {image})"
        if item.turn:
            image = f"rotate({item.turn}deg, {image})"
        return f"#place(top + left, dx: {item.x + face.bleed}mm, dy: {item.y + face.bleed}mm, {image})"

    def _image(self, svg: str) -> str:
        name = f"pictures/{sha256(svg.encode()).hexdigest()[:16]}.svg"
        (self._folder / name).write_text(svg, encoding="utf-8")
        return name

    def _fonts(self, items: Iterable[Item]) -> None:
        for name, chars in used_characters(items).items():
            data = _renamed(instance(self._book.face(name), "".join(sorted(chars))), name)
            (self._folder / "fonts" / f"{name}.ttf").write_bytes(data)


def _renamed(font: bytes, family: str) -> bytes:
    """Give a font a family of its own, so that Typst finds just this weight."""
    import io

    from fontTools.ttLib import TTFont

    opened = TTFont(io.BytesIO(font))
    for number in (1, 4, 6, 16):
        opened["name"].setName(family, number, 3, 1, 0x409)
    out = io.BytesIO()
    opened.save(out)
    return out.getvalue()


def _turned(content: str, turn: int) -> str:
    return f"rotate({turn}deg, reflow: true, {content})" if turn % 360 else content


def _name(face: Face) -> str:
    return "f" + sha256(face.key.encode()).hexdigest()[:8]


def _size(face: Face) -> str:
    return f"width: {face.width + 2 * face.bleed}mm, height: {face.height + 2 * face.bleed}mm"


def _measures(width: int, height: int) -> str:
    return f"width: {width / 1000}mm, height: {height / 1000}mm"
