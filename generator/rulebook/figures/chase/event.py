"""An event card explained: a real face with what each part of it means (C1.2)."""

from __future__ import annotations

from typing import Literal

from engine.vocabulary.chase.shape import Chase, Event
from generator.face.layout.geometry import Box
from generator.rulebook.figures.placed import Placed
from generator.rulebook.figures.signs import callout
from generator.rulebook.figures.sketch import Sketch

_MARGIN, _CARD = 2.5, 46.0
_BOXES = ("badge", "taste", "head", "green", "red", "badge_low", "upper", "lower")


def event(sketch: Sketch, game: Chase, *, card: str = "") -> Placed:
    """Explain a card, by default one with much to tell; ValueError for one that is no event."""
    chosen = _chosen(game, card)
    x, y = (sketch.width - _CARD) / 2, 4.0
    mini = sketch.card(chosen.id, x, y, _CARD)
    if mini is None:
        raise ValueError(f"the card {chosen.id} has no face")
    boxes = sketch.tools.boxes(chosen.id, _BOXES)

    def at(name: str, across: float, down: float) -> tuple[float, float]:
        box = boxes[name]
        return x + (box.x + box.w * across) * mini.scale, y + (box.y + box.h * down) * mini.scale

    left = [
        ("level", at("badge", 0.1, 0.5)),
        ("ingredient", at("taste", 0.1, 0.5)),
        ("side_green", at("upper", 0.0, 0.77)),
        ("side_red", at("lower", 0.0, 0.12)),
        ("corner", at("badge_low", 0.1, 0.5)),
    ]
    right = [
        ("name", at("head", 1.0, 0.5)),
        ("condition", at("green", 0.96, 0.12)),
        ("effects", at("green", 0.96, 0.62)),
        ("red_half", at("red", 0.96, 0.4)),
        ("number", at("lower", 1.0, 0.93)),
    ]
    high = mini.box.h
    bottom = max(_column(sketch, left, "left", y, high), _column(sketch, right, "right", y, high))
    say = sketch.labels
    values = {"card": chosen.name[sketch.tools.language]}
    return sketch.done(
        max(bottom, y + high) + 4,
        title=say("title"),
        caption=say("caption", **values),
        description=say("description", **values),
    )


def _chosen(game: Chase, card: str) -> Event:
    events = [each for each in game.cards if isinstance(each, Event)]
    if card:
        found = next((each for each in events if each.id == card), None)
        if found is None:
            raise ValueError(f"there is no event card {card!r}")
        return found
    if not events:
        raise ValueError("the game has no event card")

    def worth(each: Event) -> tuple[int, int, int]:
        halves = (each.green, each.red)
        return sum(half.if_ is not None for half in halves), sum(len(half.do) for half in halves), -abs(each.level - 3)

    return max(events, key=worth)


def _column(
    sketch: Sketch, notes: list[tuple[str, tuple[float, float]]], side: Literal["left", "right"], y: float, high: float
) -> float:
    """Set notes down one side, each near what it means and none over another; return where they end."""
    wide = (sketch.width - _CARD) / 2 - _MARGIN - 5
    x = _MARGIN if side == "left" else sketch.width - _MARGIN - wide
    tall = [sketch.need(sketch.labels(key), wide, 7)[1] + 0.6 for key, _ in notes]
    tops: list[float] = []
    for (_, anchor), own in zip(notes, tall, strict=True):
        top = anchor[1] - own / 2
        tops.append(max(top, tops[-1] + tall[len(tops) - 1] + 1.6 if tops else 2.0))
    beyond = tops[-1] + tall[-1] - (y + high + 2)
    for index in reversed(range(len(tops))):
        most = y + high + 2 if index == len(tops) - 1 else tops[index + 1] - 1.6
        if beyond > 0 and tops[index] + tall[index] > most:
            tops[index] = max(most - tall[index], 2.0)
    for (key, anchor), top, own in zip(notes, tops, tall, strict=True):
        callout(sketch, key, Box(x, top, wide, own), anchor, side)
    return max(top + own for top, own in zip(tops, tall, strict=True))
