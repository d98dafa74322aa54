"""The mountain as it is laid out for two players, or in a stage for four: every slot by row and place (C2.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from engine.vocabulary.chase.shape import Chase, Row, Single
from generator.face.layout.geometry import Box
from generator.rulebook.figures.chase.card import GREEN_SHARE, back, badge, front
from generator.rulebook.figures.chase.heap import Grid, extent, grid_in, heap
from generator.rulebook.figures.chase.slots import Lying, laid, takeable
from generator.rulebook.figures.legend import Entry, legend
from generator.rulebook.figures.placed import Placed
from generator.rulebook.figures.sketch import Sketch

HIGHEST = 150.0
_MARGIN, _LEFT = 2.0, 19.0
_SIGN_PT = 6.5
_LINE = 3.2
"""A line of the smallest text with what parts it from the next, in mm."""


def mountain(sketch: Sketch, game: Chase, *, mode: str = "two") -> Placed:
    """Draw a layout: ``two`` or a stage's number ``1``, ``2`` … of the four-player game."""
    rows, extra = layout_of(game, mode)
    cards = laid(rows, extra)
    head = 7.0
    room = Box(_LEFT, head, sketch.width - _LEFT - _MARGIN, HIGHEST - head - 12)
    grid = grid_in(room, [card.slot for card in cards])
    heap(sketch, grid, cards, _marker(sketch, grid, cards), bold=takeable(cards, corner=_corner(game)), seals=False)
    _rows(sketch, grid, rows, extra)
    sketch.say("row", Box(_MARGIN, 1.2, 7, 4.2), 6.5, color="faint")
    sketch.say("cards", Box(_MARGIN + 7, 1.2, 14, 4.2), 6.5, color="faint")
    sketch.say("slot", Box(_LEFT + 8, 1.2, sketch.width - _LEFT - 8 - _MARGIN, 4.2), 6.5, align="right", color="faint")
    around = extent(grid, [card.slot for card in cards])
    bottom = legend(sketch, around.y + around.h + 2.2, _key(sketch, cards, corner=_corner(game)))
    say = sketch.labels
    if mode == "two":
        return sketch.done(bottom, title=say("title"), caption=say("caption"), description=say("description"))
    stage = int(mode)
    return sketch.done(
        bottom,
        title=say("title_stage", n=stage),
        caption=say("caption_stage", n=stage),
        description=say("description_stage", n=stage),
    )


def layout_of(game: Chase, mode: str) -> tuple[Sequence[Row], Sequence[Single]]:
    """Give the rows and single cards of a layout; ValueError for a mode that the game has not."""
    if mode == "two":
        return game.mountain, ()
    stages = game.four_players.stages
    if not mode.isdecimal() or not 1 <= int(mode) <= len(stages):
        raise ValueError(f"mode is `two` or a stage from 1 to {len(stages)}, not {mode!r}")
    stage = stages[int(mode) - 1]
    return stage.rows, stage.extra


def _corner(game: Chase) -> bool:
    return game.rulings.take == "one_bottom_corner"


def _marker(sketch: Sketch, grid: Grid, cards: Sequence[Lying]) -> Callable[[Lying, Box], None]:
    """Write each card's slot on it: the pair where there is room, else the place alone, else nothing."""
    pairs = all(sketch.need(_pair(card), 99, _SIGN_PT, weight=700)[0] <= grid.w * 0.9 for card in cards)
    alone = all(sketch.need(_place(card), 99, _SIGN_PT, weight=700)[0] <= grid.w * 0.9 for card in cards)
    sized = grid.w >= 7.6 and grid.pitch >= 7.0

    def mark(card: Lying, box: Box) -> None:
        if not alone or grid.pitch < _LINE:
            return
        text = _pair(card) if pairs else _place(card)
        color = "ink" if card.face == "up" else "white"
        seen = grid.seen(card.slot)
        if sized and card.face == "up":
            size = min(4.0, grid.w * 0.36)
            badge(sketch, card.rank, Box(box.x + grid.w * 0.04, box.y + grid.w * 0.04, size, size))
            top = box.y + grid.w * 0.04 + size
            seen = Box(seen.x, top, seen.w, box.y + grid.h * GREEN_SHARE - top)
        sketch.text(text, seen, _SIGN_PT, align="center", color=color, weight=700, max_lines=1)

    return mark


def _pair(card: Lying) -> str:
    return f"({card.slot[0]}, {_place(card)})"


def _place(card: Lying) -> str:
    return f"{card.slot[1]}".replace("-", "−")


def _rows(sketch: Sketch, grid: Grid, rows: Sequence[Row], extra: Sequence[Single]) -> None:
    """Say at the left what each row is: its number, its level, how many cards."""
    lines: list[tuple[int, str, int]] = [(number, row.rank, row.count) for number, row in enumerate(rows, 1)]
    singles = dict.fromkeys((one.row, one.rank) for one in extra)
    lines += [(row, rank, sum((one.row, one.rank) == (row, rank) for one in extra)) for row, rank in singles]
    taken: set[int] = set()
    every = ceil(_LINE / grid.pitch)
    for number, rank, count in sorted(lines, key=lambda line: line[0]):
        if number in taken or (number - 1) % every:
            continue
        taken.add(number)
        band = grid.seen((number, 0))
        high = min(max(band.h, _LINE), 5.0)
        y = band.y + (band.h - high) / 2
        sketch.text(str(number), Box(_MARGIN, y, 6, high), 9, family="digits", max_lines=1)
        size = min(4.2, high * 0.95)
        if size >= 2.4:
            badge(sketch, rank, Box(_MARGIN + 7, y + (high - size) / 2, size, size))
        sketch.text(f"×{count}", Box(_MARGIN + 12, y, 6, high), 7.5, weight=700, max_lines=1)


def _key(sketch: Sketch, cards: Sequence[Lying], *, corner: bool) -> list[Entry]:
    chip = 4.2

    def up(box: Box) -> None:
        front(sketch, box, cards[-1].rank)

    def down(box: Box) -> None:
        back(sketch, box)

    def bold(box: Box) -> None:
        front(sketch, box, cards[-1].rank, width=0.6)

    entries = [Entry(chip, up, "up")]
    if any(card.face == "down" for card in cards):
        entries.append(Entry(chip, down, "down"))
    return [*entries, Entry(chip, bold, "bold_corner" if corner else "bold")]
