"""The track: where the distance starts, which way each side moves, whose reward squares are where (C2.5, C4.4)."""

from __future__ import annotations

from engine.vocabulary.chase.shape import Chase
from generator.face.layout.geometry import Box
from generator.rulebook.figures.chase.card import side_mark
from generator.rulebook.figures.chase.scale import Scale, chase_card, numbers, squares
from generator.rulebook.figures.legend import Entry, legend
from generator.rulebook.figures.placed import Placed
from generator.rulebook.figures.sketch import Sketch

_LEFT, _TOP, _SQUARE, _NUMBER = 5.0, 10.0, 11.0, 7.0


def track(sketch: Sketch, game: Chase) -> Placed:
    """Draw the track at the start of a game."""
    say = sketch.labels
    scale = Scale(game, Box(_LEFT, _TOP, sketch.width - 2 * _LEFT, _SQUARE))
    squares(sketch, scale)
    card = chase_card(sketch, scale, game.track.start, 6.5)
    name = Box(card.x + 1, card.y + 1, max(card.w - scale.w - 2, 1), card.h - 2)
    if sketch.need(say("slider"), 99, 8, weight=700)[0] <= name.w:
        sketch.say("slider", name, 8, weight=700, align="center", color="white")
    right = Box(card.x + card.w + 2, 2, sketch.width - card.x - card.w - 4, 7)
    sketch.say("start", right, 7.5)
    y = _TOP + _SQUARE + 0.6
    numbers(sketch, scale, y, _NUMBER)
    y += _NUMBER + 1.6
    _moves(sketch, y)
    bottom = legend(
        sketch,
        y + 8.6,
        [
            Entry(4.4, lambda box: sketch.shape("circle", _middle(box, 4.4), "side.green.deep"), "green_square"),
            Entry(4.8, lambda box: sketch.shape("diamond", _middle(box, 4.8), "side.red.deep"), "red_square"),
            Entry(4.2, lambda box: sketch.rect(_middle(box, 4.2), 0, "side.red.deep"), "zero"),
        ],
    )
    return sketch.done(bottom, title=say("title"), caption=say("caption"), description=say("description"))


def _moves(sketch: Sketch, y: float) -> None:
    """Show the two ways: green to the left, red to the right."""
    half = sketch.width / 2
    sketch.arrow((half - 3, y + 3.6), (_LEFT, y + 3.6), color="side.green.deep", width=0.9, head=3)
    sketch.arrow((half + 3, y + 3.6), (sketch.width - _LEFT, y + 3.6), color="side.red.deep", width=0.9, head=3)
    for side, key, x in (("green", "green_moves", _LEFT + 5), ("red", "red_moves", half + 6)):
        most = half - 16
        wide = min(sketch.need(sketch.labels(key), most - 6, 7.5, weight=600)[0] + 0.4, most - 6)
        sketch.rect(Box(x, y, wide + 7.4, 7.2), 3.6, "paper")
        side_mark(sketch, "green" if side == "green" else "red", Box(x + 0.8, y + 1.3, 4.6, 4.6))
        sketch.say(key, Box(x + 6.4, y, wide, 7.2), 7.5, weight=600)


def _middle(box: Box, size: float) -> Box:
    return Box(box.cx - size / 2, box.cy - size / 2, size, size)
