"""Putting a card back: which slots may take it, and what it then covers (C4.8)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.vocabulary.chase.shape import Chase
from generator.face.layout.geometry import Box
from generator.rulebook.figures.chase.card import front
from generator.rulebook.figures.chase.heap import Grid, extent, grid_in, heap
from generator.rulebook.figures.chase.slots import Lying, Slot, diagonals, free_slots, laid
from generator.rulebook.figures.legend import Entry, legend
from generator.rulebook.figures.placed import Placed
from generator.rulebook.figures.signs import no
from generator.rulebook.figures.sketch import Sketch

_SIGN_PT = 6.5
_MARGIN, _HIGHEST = 3.0, 150.0
_RETURNED = "L1"


def returning(sketch: Sketch, game: Chase) -> Placed:
    """Show the mountain at the start with every slot for a returned card, and one card put back on its top row."""
    say = sketch.labels
    cards = laid(game.mountain)
    free = free_slots(cards)
    slot = _best(cards, free)
    grid = grid_in(Box(_MARGIN, 3, sketch.width - 2 * _MARGIN, _HIGHEST - 20), [*free, *(card.slot for card in cards)])
    touched = sorted(set(diagonals(slot)) & {card.slot for card in cards})
    _slots(sketch, grid, [each for each in free if each != slot], len(game.mountain))
    heap(sketch, grid, cards)
    box = grid.box(slot)
    front(sketch, box, _RETURNED, rim="orange", width=max(0.5, grid.w * 0.08))
    _name(sketch, slot, Box(box.x, box.y, box.w, box.h * 0.52), grid)
    for near in touched:
        side = -1 if near[1] < slot[1] else 1
        seen = grid.seen(near)
        no(sketch, seen.cx + side * grid.w * 0.26, seen.cy, min(2.0, grid.w * 0.2, grid.pitch * 0.3))
    around = extent(grid, [*free, *(card.slot for card in cards)])
    entries = [
        Entry(4.4, lambda box: sketch.dashed(box, 0.5, "faint"), "free"),
        Entry(4.4, lambda box: front(sketch, box, _RETURNED, rim="orange", width=0.7), "returned"),
        Entry(4.8, lambda box: no(sketch, box.cx, box.cy, 2.2), "covered"),
    ]
    bottom = legend(sketch, around.y + around.h + 2.4, entries)
    count = len(free)
    return sketch.done(
        bottom,
        title=say("title"),
        caption=say("caption", slots=count),
        description=say("description", slots=count, row=slot[0], place=slot[1], touched=len(touched)),
    )


def _best(cards: Sequence[Lying], free: Sequence[Slot]) -> Slot:
    """Choose the slot above the top row that covers most, the nearest to the middle."""
    taken = {card.slot for card in cards}

    def worth(slot: Slot) -> tuple[bool, int, int, int]:
        return slot[0] < 1, sum(near in taken for near in diagonals(slot)), -abs(slot[1]), -slot[1]

    return max(free, key=worth)


def _slots(sketch: Sketch, grid: Grid, free: Sequence[Slot], rows: int) -> None:
    """Draw the empty slots' outlines; those of new rows, of which half is seen, have their names."""
    for slot in free:
        box = grid.box(slot)
        inset = grid.w * 0.05
        sketch.dashed(Box(box.x + inset, box.y + inset, box.w - 2 * inset, box.h - 2 * inset), grid.w * 0.08, "faint")
        hidden = box.h - grid.pitch
        if slot[0] < 1:
            _name(sketch, slot, Box(box.x, box.y, box.w, grid.pitch), grid)
        elif slot[0] > rows:
            _name(sketch, slot, Box(box.x, box.y + hidden, box.w, grid.pitch), grid)


def _name(sketch: Sketch, slot: Slot, box: Box, grid: Grid) -> None:
    text = f"({slot[0]}, {slot[1]})".replace("-", "−")
    if sketch.need(text, 99, _SIGN_PT, weight=600)[0] <= box.w * 0.86 and grid.pitch > 4:
        sketch.text(text, box, _SIGN_PT, align="center", weight=600, max_lines=1)
