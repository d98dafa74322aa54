"""The distance track drawn into a box: squares from the last at the left to 0 at the right (C2.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.vocabulary.chase.shape import Chase
from generator.face.layout.geometry import Box
from generator.rulebook.figures.sketch import Sketch

Kind = Literal["plain", "green", "red", "zero"]
_SIGN_PT = 6.5
_FRAMES = {"green": "circle", "red": "diamond", "zero": "rect"}


@dataclass(frozen=True, slots=True)
class Scale:
    """Squares of a track in a box."""

    game: Chase
    box: Box

    @property
    def w(self) -> float:
        """A square's width in mm."""
        return self.box.w / (self.game.track.last + 1)

    def square(self, at: int) -> Box:
        """Give the box of a distance's square."""
        return Box(self.box.x + (self.game.track.last - at) * self.w, self.box.y, self.w, self.box.h)

    def kind(self, at: int) -> Kind:
        """Say what a square is."""
        rewards = self.game.track.rewards
        if at == 0:
            return "zero"
        return "green" if at in rewards.get("green", ()) else "red" if at in rewards.get("red", ()) else "plain"


def squares(sketch: Sketch, scale: Scale) -> None:
    """Draw the squares; those that give a reward show it."""
    for at in range(scale.game.track.last, -1, -1):
        box, kind = scale.square(at), scale.kind(at)
        fill = {"zero": "side.red.deep", "green": "side.green.pale", "red": "side.red.pale"}.get(kind)
        sketch.rect(box, 0, fill or ("stone" if at % 2 else "stone_dark"), "ink", min(0.25, scale.w * 0.06))
        size = min(scale.w * 0.62, box.h * 0.6)
        middle = Box(box.cx - size / 2, box.cy - size / 2, size, size)
        if kind == "zero":
            sketch.shape("circle", middle, "white")
            inset = size * 0.1
            sketch.icon("dish", Box(middle.x + inset, middle.y + inset, size - 2 * inset, size - 2 * inset),
                        "side.red.deep")  # fmt: skip
        elif kind != "plain":
            sketch.icon("reward", middle, "ink")


def numbers(sketch: Sketch, scale: Scale, y: float, height: float) -> None:
    """Write the distances under the squares, reward squares' in their side's shape; where room is short, fewer."""
    track = scale.game.track
    rewards = [at for at in range(track.last + 1) if scale.kind(at) in ("green", "red")]
    wanted = [0, track.last, track.start, *rewards, *range(5, track.last, 5), *range(track.last + 1)]
    size = max(_SIGN_PT, min(11.0, height * 1.6, scale.w * 1.7))
    wide = {at: sketch.need(str(at), 99, size, family="digits")[0] + 0.5 for at in wanted}
    frame = min(scale.w * 0.94, height)
    shown: list[int] = []
    for at in dict.fromkeys(wanted):
        x = scale.square(at).cx
        if any(abs(scale.square(other).cx - x) < (wide[at] + wide[other]) / 2 for other in shown):
            continue
        shown.append(at)
        kind = scale.kind(at)
        framed = kind in _FRAMES and frame >= wide[at] + 1.2
        if framed:
            grow = frame * (1.08 if kind == "red" else 0.86 if kind == "zero" else 1.0)
            box = Box(x - grow / 2, y + height / 2 - grow / 2, grow, grow)
            sketch.shape(_FRAMES[kind], box, "side.green.deep" if kind == "green" else "side.red.deep")
        box = Box(x - wide[at] / 2 - 1, y, wide[at] + 2, height)
        sketch.text(str(at), box, size, align="center", family="digits", color="white" if framed else "ink")


def chase_card(sketch: Sketch, scale: Scale, at: int, rise: float) -> Box:
    """Draw the chase card where the distance is ``at``: its right edge covers that square; return its box."""
    square = scale.square(at)
    left = max(scale.box.x - scale.w * 0.45, scale.box.x - 3)
    box = Box(left, square.y - rise, square.x + square.w - left, rise + square.h)
    sketch.rect(box, min(1.2, scale.w * 0.3), "orange", "ink", 0.3)
    last = Box(square.x, box.y, square.w, box.h)
    sketch.rect(last, min(1.2, scale.w * 0.3), "#a84b08", "ink", 0.3, corners="tr br")
    head = min(last.w * 0.8, last.h * 0.5)
    sketch.shape("down", Box(last.cx - head / 2, last.y + last.h - head - 0.3, head, head), "white")
    return box
