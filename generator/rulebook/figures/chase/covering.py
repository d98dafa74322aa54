"""Covering: which cards of the mountain may be taken, what is turned up, what is locked (C2.7, C4.1-C4.3)."""

from __future__ import annotations

from engine.vocabulary.chase.shape import Chase
from generator.face.layout.geometry import Box
from generator.rulebook.figures.chase.card import RATIO, badge, front
from generator.rulebook.figures.chase.heap import extent, grid_in, heap
from generator.rulebook.figures.chase.slots import Lying, covering, laid, takeable, turned_up
from generator.rulebook.figures.legend import Entry, legend
from generator.rulebook.figures.placed import Placed
from generator.rulebook.figures.signs import no, yes
from generator.rulebook.figures.sketch import Sketch

_MARGIN, _ROWS = 3.0, 3


def covering_figure(sketch: Sketch, game: Chase) -> Placed:
    """Show the last rows of the mountain after some cards have been taken."""
    say = sketch.labels
    start = [card for card in laid(game.mountain) if card.slot[0] > len(game.mountain) - _ROWS]
    taken = _taken(start)
    left = turned_up(card for card in start if card not in taken)
    turned = {card.slot for card, before in zip(left, [card for card in start if card not in taken], strict=True)
              if card.face != before.face}  # fmt: skip
    corner = game.rulings.take == "one_bottom_corner"
    free = takeable(left, corner=corner)
    over = covering(left)
    grid = grid_in(Box(_MARGIN, 3, sketch.width - 2 * _MARGIN, 70), [card.slot for card in start])
    size = min(2.3, grid.w * 0.24, grid.pitch * 0.3)

    def mark(card: Lying, box: Box) -> None:
        spot = (box.cx, box.y + grid.pitch * 0.5)
        if card.slot in free:
            yes(sketch, *spot, size)
        elif len(over[card.slot]) == 1:
            no(sketch, *spot, size)
        if card.slot in turned:
            eye = size * 1.7
            sketch.icon("eye", Box(box.cx - eye / 2, box.y + grid.pitch * 0.5 + size * 1.2, eye, eye), "ink")

    for card in taken:
        sketch.dashed(grid.box(card.slot), grid.w * 0.08, "faint")
    heap(sketch, grid, left, mark, bold=free)
    around = extent(grid, [card.slot for card in start])
    entries = [
        Entry(4.8, lambda box: yes(sketch, box.cx, box.cy, 2.2), "corner" if corner else "free"),
        Entry(4.8, lambda box: no(sketch, box.cx, box.cy, 2.2), "half"),
        Entry(4.8, lambda box: sketch.icon("eye", Box(box.x, box.cy - 2.4, 4.8, 4.8), "ink"), "turned"),
        Entry(4.4, lambda box: sketch.dashed(box, 0.5, "faint"), "taken"),
    ]
    bottom = legend(sketch, around.y + around.h + 2.4, entries)
    if {row.rank for row in game.mountain} >= {"L6", "FO"}:
        bottom = _lock(sketch, bottom)
    return sketch.done(bottom, title=say("title"), caption=say("caption"), description=say("description"))


def _taken(cards: list[Lying]) -> list[Lying]:
    """Take cards of the last row from the left, nearly half of them; one stays."""
    last = max(card.slot[0] for card in cards)
    row = [card for card in cards if card.slot[0] == last]
    return row[: min(-(-len(row) * 4 // 9), len(row) - 1)]


def _lock(sketch: Sketch, y: float) -> float:
    """Show that level 6 waits for the last Final Offensive: two cards with a lock, one without."""
    w = 9.0
    high = w * RATIO
    half = sketch.width / 2
    sketch.line((_MARGIN, y), (sketch.width - _MARGIN, y), color="gold", width=0.3)
    y += 2.4
    for key, x, offensive in (("locked", _MARGIN, True), ("unlocked", half, False)):
        ranks = ("L6", "FO") if offensive else ("L6",)
        for number, rank in enumerate(ranks):
            box = Box(x + number * (w + 0.6), y, w, high)
            front(sketch, box, rank, width=0.22 if offensive and rank == "L6" else 0.6)
            badge(sketch, rank, Box(box.x + 0.5, box.y + 0.5, 3.8, 3.8))
            if rank == "L6":
                if offensive:
                    sketch.icon("lock", Box(box.cx - 2.2, box.y + high * 0.48, 4.4, 4.4), "ink")
                else:
                    yes(sketch, box.cx, box.y + high * 0.66, 2.2)
        left = x + len(ranks) * (w + 0.6) + 1.6
        sketch.say(key, Box(left, y, (half if offensive else sketch.width) - _MARGIN - left, high), 7)
    return y + high + 2.4
