"""A small deck with real fonts and pictures, and a report that remembers."""

from __future__ import annotations

import functools
import hashlib
from dataclasses import replace
from pathlib import Path

import reportlab
from PIL import Image
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from generator.build.deck import Deck, Entry
from generator.build.plan import Materials, Plan
from generator.face.placed import Face, Icon, Picture, Run
from generator.face.placed import Path as Outline
from generator.pictures.art import ArtBook
from generator.pictures.emoji import EmojiBook
from generator.pictures.icons import IconSet
from generator.pictures.pictures import Pictures
from generator.sheet.template import load_template

TEMPLATES = Path(__file__).parents[3] / "templates"


class OneFont:
    """Draw every face's text in one font."""

    def check(self) -> list[object]:
        return []

    def draw_name(self, face: str) -> str:
        if "Deck" not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont("Deck", str(Path(reportlab.__file__).parent / "fonts" / "Vera.ttf")))
        return "Deck"


class Remembering:
    """A report that keeps what it hears, by file name."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.up_to_date: list[str] = []
        self.gone: list[str] = []
        self.notes: list[str] = []
        self.count = 0

    def planned(self, count: int) -> None:
        self.count += count

    def wrote(self, path: Path, size: int) -> None:
        assert path.stat().st_size == size > 0
        self.made.append(path.name)

    def kept(self, path: Path) -> None:
        self.up_to_date.append(path.name)

    def removed(self, path: Path) -> None:
        self.gone.append(path.name)

    def note(self, text: str) -> None:
        self.notes.append(text)


@functools.cache
def emoji() -> EmojiBook:
    return EmojiBook()


def small_print(text: str, language: str, size: float, color: str) -> tuple[tuple[Run, ...], float]:
    width = pdfmetrics.stringWidth(text, OneFont().draw_name(""), size) * 25.4 / 72
    return (Run(0, 0, text, "latin-400", size, color),), width


def card(key: str, *, color: str = "#e8743b", size: tuple[float, float] = (63, 88), art: str = "") -> Face:
    w, h = size
    items = (
        Outline(f"M-3 -3H{w + 3}V{h + 3}H-3Z", fill=color),
        Run(6, 14, f"Card {key}", "latin-400", 12, "#222222"),
        Picture("emoji:1F35C", w / 2 - 12, h / 2 - 12, 24, 24),
        Icon("step", 6, h - 12, 6, 6, "#ffffff"),
    )
    picture = (Picture(f"art:{art}", 10, 60, 20, 20),) if art else ()
    return Face(key, key, "en", w, h, 3.0, 2.5, (*items, *picture))


def deck(*fronts: Face, copies: int = 1, back: str | None = "back/event") -> Deck:
    entries = tuple(Entry(front, copies, back) for front in fronts)
    backs = {back: replace(card("back", color="#23405e"), key=back)} if back else {}
    return Deck("chase", "The Chase", "en", "English", entries, backs)


def materials(root: Path, *, stamp: str = "1", fonts: str = "1", icons: Path = TEMPLATES / "icons") -> Materials:
    pictures = Pictures(emoji(), IconSet([icons]), ArtBook(root))
    return Materials(lambda items: OneFont(), lambda face: fonts, pictures, small_print, stamp, root)


def plan(out: Path, made: Deck, **changes: object) -> Plan:
    template = load_template("home", [TEMPLATES / "sheets"])
    plain = Plan("chase", "en", out, lambda language: made, materials(out.parent), template, dpi=60.0, jobs=1)
    return replace(plain, **changes)  # type: ignore[arg-type]


def fingerprints(folder: Path) -> dict[str, str]:
    """Tell states of a folder apart: a PDF by its bytes, a PNG by its size and pixels."""
    found = {}
    for path in folder.rglob("*"):
        if path.suffix in (".png", ".pdf") and path.is_file():
            data = path.read_bytes()
            if path.suffix == ".png" and data.startswith(b"\x89PNG"):
                with Image.open(path) as image:
                    data = repr((image.size, image.mode, image.info.get("dpi"))).encode() + image.tobytes()
            found[path.relative_to(folder).as_posix()] = hashlib.sha256(data).hexdigest()
    return found
