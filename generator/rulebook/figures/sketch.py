"""A figure under way: shapes, icons and texts are put down, each text remembered with its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from engine.problems import Problem
from engine.rules.marks import ID
from generator.face.layout.geometry import Box, points, rectangle
from generator.face.layout.laid import Fitting
from generator.face.layout.outlines import outline
from generator.face.placed import Face, Icon, Item, Path, Picture, Run
from generator.rulebook.figures.labels import Labels
from generator.rulebook.figures.placed import SMALLEST_PT, WIDEST, Label, Link, Mini, Part, Placed
from generator.text.lines import PT_MM
from generator.text.style import Fitted, TextStyle

Align = Literal["left", "center", "right"]
Valign = Literal["top", "middle", "bottom"]
TALL = 1000.0
_HIGH, _LOW = 0.78, 0.22
"""What a line of text takes above and below its baseline, in em."""


class Measure(Protocol):
    """Width of a text in a font face, in 1/1000 em."""

    def __call__(self, face: str, text: str) -> float:
        """Measure."""
        ...


@dataclass(frozen=True, slots=True)
class Tools:
    """What a figure is made with: a language, a game's colours, what sets texts, cards' faces and the
    boxes of their layouts by name, the known rule ids.
    """

    game: str
    language: str
    colors: Mapping[str, str]
    fit: Fitting
    measure: Measure
    face: Callable[[str], Face | None]
    boxes: Callable[[str, Sequence[str]], Mapping[str, Box]]
    ids: frozenset[str] = frozenset()


class Sketch:
    """Put parts down in drawing order; ``done`` gives the figure. Boxes are mm."""

    def __init__(self, key: str, tools: Tools, labels: Labels, width: float = WIDEST) -> None:
        self.tools = tools
        self.labels = labels
        self.width = width
        self.problems: list[Problem] = []
        self._key = key
        self._parts: list[Part] = []
        self._texts: list[Label] = []
        self._links: list[Link] = []
        self._cards: dict[str, None] = {}

    def color(self, name: str | None) -> str | None:
        """Give a colour by name; ``#rrggbb`` stays; an unknown one is ink."""
        if name is None or name.startswith("#"):
            return name
        return self.tools.colors.get(name, self.tools.colors["ink"])

    def path(
        self, d: str, fill: str | None = None, stroke: str | None = None, width: float = 0.0, opacity: float = 1.0
    ) -> None:
        """Draw an outline; colours by name."""
        self._parts.append(Path(d, self.color(fill), self.color(stroke), width, opacity))

    def rect(
        self,
        box: Box,
        radius: float = 0.0,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 0.0,
        corners: str = "",
        opacity: float = 1.0,
    ) -> None:
        """Draw a rectangle with rounded corners."""
        self.path(rectangle(box, radius, corners), fill, stroke, width, opacity)

    def shape(
        self,
        name: str,
        box: Box,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 0.0,
        points: int = 0,
        depth: float = 0.0,
    ) -> None:
        """Draw one of the layouts' shapes."""
        self.path(outline(name, box, points, depth), fill, stroke, width)

    def line(self, *corners: tuple[float, float], color: str = "ink", width: float = 0.35) -> None:
        """Draw a line through points."""
        self.path(points(list(corners), close=False), stroke=color, width=width)

    def dashed(self, box: Box, radius: float, color: str = "ink", width: float = 0.25, dash: float = 0.9) -> None:
        """Draw a dashed rectangle: the dashes begin at its rounded corners."""
        x0, y0, x1, y1 = box.x, box.y, box.x + box.w, box.y + box.h
        r = min(radius, box.w / 2, box.h / 2)
        strokes = [
            f"M{x0:.3f} {y0 + r:.3f}A{r:.3f} {r:.3f} 0 0 1 {x0 + r:.3f} {y0:.3f}",
            f"M{x1 - r:.3f} {y0:.3f}A{r:.3f} {r:.3f} 0 0 1 {x1:.3f} {y0 + r:.3f}",
            f"M{x1:.3f} {y1 - r:.3f}A{r:.3f} {r:.3f} 0 0 1 {x1 - r:.3f} {y1:.3f}",
            f"M{x0 + r:.3f} {y1:.3f}A{r:.3f} {r:.3f} 0 0 1 {x0:.3f} {y1 - r:.3f}",
        ]
        for length, at in ((x1 - x0 - 2 * r, None), (y1 - y0 - 2 * r, 1)):
            count = max(1, round(length / (2 * dash)))
            step = length / count
            for number in range(count):
                start = number * step + step / 4
                for edge in (0, 1):
                    if at is None:
                        strokes.append(f"M{x0 + r + start:.3f} {(y0, y1)[edge]:.3f}h{step / 2:.3f}")
                    else:
                        strokes.append(f"M{(x0, x1)[edge]:.3f} {y0 + r + start:.3f}v{step / 2:.3f}")
        self.path("".join(strokes), stroke=color, width=width)

    def arrow(self, *corners: tuple[float, float], color: str = "ink", width: float = 0.5, head: float = 1.8) -> None:
        """Draw an arrow through points, its head at the last."""
        (x0, y0), (x1, y1) = corners[-2:]
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1.0
        ux, uy = (x1 - x0) / length, (y1 - y0) / length
        foot = (x1 - ux * head, y1 - uy * head)
        half = head * 0.5
        self.line(*corners[:-1], (x1 - ux * head * 0.6, y1 - uy * head * 0.6), color=color, width=width)
        wings = [(foot[0] - uy * half, foot[1] + ux * half), (foot[0] + uy * half, foot[1] - ux * half)]
        self.path(points([(x1, y1), *wings]), fill=color)

    def icon(self, name: str, box: Box, color: str | None = "ink") -> None:
        """Draw one of the deck's icons."""
        self._parts.append(Icon(name, box.x, box.y, box.w, box.h, self.color(color)))

    def picture(self, sign: str, box: Box, mirror: bool = False) -> None:
        """Draw a picture of the picture font by its hex code."""
        self._parts.append(Picture(f"emoji:{sign}", box.x, box.y, box.w, box.h, mirror=mirror))

    def card(self, id: str, x: float, y: float, width: float) -> Mini | None:
        """Show a card's own face, so wide; None where it can't be laid out, which its own build tells."""
        self.name_card(id)
        face = self.tools.face(id)
        if face is None:
            return None
        mini = Mini(face, x, y, width / face.width)
        self._parts.append(mini)
        return mini

    def name_card(self, id: str) -> None:
        """Remember a card that the figure names."""
        self._cards[id] = None

    def say(self, key: str, box: Box, size: float = 7.5, **how: object) -> Fitted:
        """Set one of the figure's own texts (``values`` fill its placeholders)."""
        values = how.pop("values", {})
        return self.text(self.labels(key, **values), box, size, key=key, **how)  # type: ignore[arg-type]

    def text(
        self,
        text: str,
        box: Box,
        size: float = 7.5,
        *,
        key: str = "",
        align: Align = "left",
        valign: Valign = "middle",
        color: str = "ink",
        family: str = "body",
        weight: int | None = None,
        leading: float | None = None,
        max_lines: int = 0,
    ) -> Fitted:
        """Set a text in a box, as large as it goes between ``size`` and the smallest; what goes beyond is noted."""
        style = self._style(size, align, valign, color, family, weight, leading, max_lines)
        fitted = self.tools.fit(text, style, box.w, box.h, self.tools.language)
        if not fitted.fits:
            message = f"figure {self._key}: the text `{text}` goes {fitted.over_mm} mm beyond its box"
            self.problems.append(self.labels.words.problem(self.labels.place(key), "figure/over", message))
        for missing in fitted.missing:
            message = f"figure {self._key}: no font has {missing!r} (U+{ord(missing):04X})"
            self.problems.append(self.labels.words.problem(self.labels.place(key), "figure/glyph", message))
        for fault in fitted.faults:
            message = f"figure {self._key}: {fault.message}"
            self.problems.append(self.labels.words.problem(self.labels.place(key), fault.code, message, fault.hint))
        moved = [_moved(item, box.x, box.y) for item in fitted.items]
        self._parts += moved
        if moved:
            ink = _ink([self._extent(item) for item in moved])
            self._texts.append(Label("\n".join(fitted.lines), ink, fitted.size))
            for item in moved:
                if isinstance(item, Run):
                    self._links += self._links_in(item)
        return fitted

    def need(
        self, text: str, width: float, size: float = 7.5, *, weight: int | None = None, family: str = "body"
    ) -> tuple[float, float]:
        """Give the width and height, in mm, that a text takes at its full size in a column."""
        style = self._style(size, "left", "top", "ink", family, weight, None, 0, floor=size)
        fitted = self.tools.fit(text, style, width, TALL, self.tools.language)
        return fitted.width, fitted.height

    def done(self, height: float, *, title: str, caption: str, description: str) -> Placed:
        """Give the figure on its panel, so high."""
        panel = Path(rectangle(Box(0, 0, self.width, height), 2.4), fill=self.color("paper"))
        return Placed(
            self._key,
            self.tools.language,
            title,
            caption,
            description,
            self.width,
            height,
            (panel, *self._parts),
            tuple(self._texts),
            tuple(self._links),
            tuple(self._cards),
            tuple(dict.fromkeys((*self.problems, *self.labels.problems))),
        )

    def _style(
        self,
        size: float,
        align: Align,
        valign: Valign,
        color: str,
        family: str,
        weight: int | None,
        leading: float | None,
        max_lines: int,
        floor: float = SMALLEST_PT,
    ) -> TextStyle:
        ink = self.color(color) or "#000000"
        return TextStyle(
            family=family,
            weight=weight,
            size=max(size, SMALLEST_PT),
            floor=floor,
            align=align,
            valign=valign,
            color=ink,
            bold_color=ink,
            leading=leading or (1.3 if self.tools.language in ("zh", "ja") else 1.16),
            max_lines=max_lines,
            paragraph_gap=0.15,
        )

    def _extent(self, item: Item) -> Box:
        if isinstance(item, Run):
            em = item.size * PT_MM
            return Box(item.x, item.y - _HIGH * em, self._wide(item, item.text), (_HIGH + _LOW) * em)
        assert isinstance(item, Icon)
        return Box(item.x, item.y, item.w, item.h)

    def _wide(self, run: Run, text: str) -> float:
        """Measure the beginning of a run, in mm."""
        back = sum(move for at, move in run.squeeze if at < len(text))
        return (self.tools.measure(run.face, text) / 1000 * run.size - back) * PT_MM

    def _links_in(self, run: Run) -> list[Link]:
        found = []
        for id in ID.finditer(run.text):
            if id[0] in self.tools.ids:
                start, end = self._wide(run, run.text[: id.start()]), self._wide(run, run.text[: id.end()])
                em = run.size * PT_MM
                found.append(Link(id[0], Box(run.x + start, run.y - _HIGH * em, end - start, (_HIGH + _LOW) * em)))
        return found


def _moved(item: Run | Icon, dx: float, dy: float) -> Run | Icon:
    from dataclasses import replace

    return replace(item, x=round(item.x + dx, 4), y=round(item.y + dy, 4))


def _ink(boxes: list[Box]) -> Box:
    x0, y0 = min(box.x for box in boxes), min(box.y for box in boxes)
    x1, y1 = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(x0, y0, x1 - x0, y1 - y0)
