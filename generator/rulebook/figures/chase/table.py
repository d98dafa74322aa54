"""The table set up, for two players and for four: what lies where, who sits where (C2, C8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from engine.vocabulary.chase.shape import Chase, Dish, Student
from generator.face.layout.geometry import Box
from generator.rulebook.figures.chase.card import RATIO, back, seal, side_mark
from generator.rulebook.figures.chase.heap import Grid, extent, grid_in, heap
from generator.rulebook.figures.chase.mountain import layout_of
from generator.rulebook.figures.chase.scale import Scale, chase_card, numbers, squares
from generator.rulebook.figures.chase.slots import Lying, Slot, laid
from generator.rulebook.figures.placed import Placed
from generator.rulebook.figures.sketch import Sketch

_SEAT, _EDGE, _TRACK, _CARD, _HIGHEST = 15.0, 2.5, 19.0, 8.5, 110.0
_SIDE = 28.0
"""Width of the areas left and right of the mountain."""

_HEIGHT_COSTS = 0.05
"""Wider cards, in mm, that are worth a mm more of the page's height."""

Side = Literal["green", "red"]
Corner = tuple[Box, str, Callable[[Box], None]]


def table(sketch: Sketch, game: Chase, *, players: str = "2") -> Placed:
    """Draw the table for ``2`` or ``4`` players; ValueError for another number."""
    if players not in ("2", "4"):
        raise ValueError(f"players is 2 or 4, not {players!r}")
    four = players == "4"
    top = _SEAT + _EDGE
    inner = Box(_EDGE + 3, top + 3, sketch.width - 2 * _EDGE - 6, 0)
    corners = _corners(sketch, game, inner, four)
    heading, grid, cards = _mountain(sketch, game, inner, [box for box, _, _ in corners], four)
    low = extent(grid, [card.slot for card in cards])
    floor = max([low.y + low.h, *(box.y + box.h for box, _, _ in corners)])
    board = Box(_EDGE, top, sketch.width - 2 * _EDGE, floor - top + 2 + _TRACK)
    sketch.rect(board, 3, "#e9d9b8", "ink", 0.4)
    sketch.rect(Box(board.x + 0.9, board.y + 0.9, board.w - 1.8, board.h - 1.8), 2.4, "#f5ead0")
    for box, key, draw in corners:
        _area(sketch, key, box, draw)
    key = "mountain_four" if four else "mountain"
    sketch.say(key, heading, 7, weight=600, align="center", valign="top")
    heap(sketch, grid, cards)
    _track(sketch, game, Box(inner.x, board.y + board.h - _TRACK + 1, inner.w, _TRACK - 3))
    _seats(sketch, game, board, four)
    kind = "four" if four else "two"
    say = sketch.labels
    return sketch.done(
        board.y + board.h + _SEAT + _EDGE,
        title=say(f"title_{kind}"),
        caption=say(f"caption_{kind}"),
        description=say(f"description_{kind}"),
    )


def _corners(sketch: Sketch, game: Chase, inner: Box, four: bool) -> list[Corner]:
    """Give what lies top left and top right: its box, as high as it needs, its text's key, what draws it."""

    def high(key: str, content: float) -> float:
        return _heading(sketch, key, _SIDE) + 2.6 + content + 1.5

    def right(key: str, content: float) -> Box:
        return Box(inner.x + inner.w - _SIDE, inner.y, _SIDE, high(key, content))

    dishes = [card for card in game.cards if isinstance(card, Dish) for _ in range(card.copies)]
    across = min(3, len(dishes)) or 1
    w = min(8.3, (_SIDE - 3 - across + 1) / across)
    tall = -(-len(dishes) // across) * (w * RATIO + 1)
    left = Box(inner.x, inner.y, _SIDE, high("dishes", tall))
    made: list[Corner] = [(left, "dishes", lambda box: _dishes(sketch, dishes, box, across, w))]
    if four:
        return [*made, (right("later", _CARD * RATIO + 3), "later", lambda box: _pile(sketch, box, 3))]
    count = sum(game.rewards.values())
    return [*made, (right("rewards", _CARD * RATIO + 1), "rewards", lambda box: _spread(sketch, box, count))]


def _heading(sketch: Sketch, key: str, width: float) -> float:
    return sketch.need(sketch.labels(key), width - 3, 7, weight=600)[1] + 0.4


def _area(sketch: Sketch, key: str, box: Box, draw: Callable[[Box], None]) -> None:
    """Draw an area with its name above and what lies in it below."""
    sketch.dashed(box, 2, "faint")
    high = _heading(sketch, key, box.w)
    sketch.say(key, Box(box.x + 1.5, box.y + 1.4, box.w - 3, high), 7, weight=600, align="center", valign="top")
    used = high + 2.6
    draw(Box(box.x + 1.5, box.y + used, box.w - 3, box.h - used - 1.5))


def _dishes(sketch: Sketch, dishes: Sequence[Dish], box: Box, across: int, w: float) -> None:
    for number, card in enumerate(dishes):
        row, column = divmod(number, across)
        in_row = min(across, len(dishes) - row * across)
        x = box.cx - (in_row * (w + 1) - 1) / 2 + column * (w + 1)
        dish(sketch, Box(x, box.y + row * (w * RATIO + 1), w, w * RATIO), [asked.word for asked in card.asks])


def dish(sketch: Sketch, box: Box, asks: Sequence[str]) -> None:
    """Draw a small dish card: what it asks for down the left, a plate."""
    sketch.rect(box, box.w * 0.08, "cloth", "ink", 0.22)
    edge = box.w * 0.07
    inner = Box(box.x + edge, box.y + edge, box.w - 2 * edge, box.h - 2 * edge)
    sketch.rect(inner, box.w * 0.05, "cream")
    rail = inner.w * 0.34
    sketch.rect(Box(inner.x, inner.y, rail, inner.h), box.w * 0.05, "#7a4a0a", corners="tl bl")
    step = min(inner.h / max(len(asks), 1), rail)
    for number, ingredient in enumerate(asks):
        spot = Box(inner.x + rail * 0.08, inner.y + number * step + rail * 0.06, rail * 0.84, rail * 0.84)
        sketch.shape("circle", spot, "white")
        inset = rail * 0.12
        sketch.icon(ingredient, Box(spot.x + inset, spot.y + inset, spot.w - 2 * inset, spot.h - 2 * inset), "ink")
    plate = min(inner.w - rail, inner.h) * 0.86
    x = inner.x + rail + (inner.w - rail - plate) / 2
    y = inner.cy - plate / 2
    sketch.shape("circle", Box(x, y, plate, plate), "white", "ink", 0.15)
    sketch.icon("dish", Box(x + plate * 0.2, y + plate * 0.2, plate * 0.6, plate * 0.6), "ink")


def _backs(sketch: Sketch, x: float, y: float, w: float, count: int, step: float) -> None:
    for number in range(count):
        box = Box(x + number * step, y, w, w * RATIO)
        back(sketch, box)
        seal(sketch, box.cx, box.cy, w * 0.3)


def _spread(sketch: Sketch, box: Box, count: int) -> None:
    """Show cards face down, side by side as far as there is room."""
    step = min(_CARD * 0.62, (box.w - _CARD) / max(count - 1, 1))
    _backs(sketch, box.cx - (_CARD + step * (count - 1)) / 2, box.y + 1, _CARD, count, step)


def _pile(sketch: Sketch, box: Box, count: int) -> None:
    for number in range(count):
        x, y = box.cx - _CARD / 2 + (number - 1) * 0.6, box.y + 1 + (count - 1 - number) * 0.6
        back(sketch, Box(x, y, _CARD, _CARD * RATIO))
    seal(sketch, x + _CARD / 2, y + _CARD * RATIO / 2, _CARD * 0.3)


def _mountain(
    sketch: Sketch, game: Chase, inner: Box, around: Sequence[Box], four: bool
) -> tuple[Box, Grid, Sequence[Lying]]:
    """Find the largest cards with which the mountain goes between and below the areas in the corners."""
    cards = laid(*layout_of(game, "1" if four else "two"))
    slots = [card.slot for card in cards]
    left, right = around[0].x + around[0].w + 2, around[1].x - 2
    high = sketch.need(sketch.labels("mountain_four" if four else "mountain"), right - left, 7, weight=600)[1] + 0.4
    widest: list[tuple[float, float, Grid]] = []
    for down in range(0, 36, 2):
        top = inner.y + down + high + 1.4
        grid = _largest(Box(inner.x, top, inner.w, _HIGHEST + inner.y - top), slots, around)
        low = extent(grid, slots)
        widest.append((grid.w - _HEIGHT_COSTS * (low.y + low.h), -down, grid))
    _, down_most, grid = max(widest, key=lambda each: each[:2])
    heading = Box(left, inner.y - down_most, right - left, high)
    return heading, grid, cards


def _largest(room: Box, slots: Sequence[Slot], around: Sequence[Box]) -> Grid:
    """Make cards as large as they go without touching what lies around them."""
    w = _CARD
    while True:
        grid = grid_in(room, slots, w)
        if w < 0.6 or all(_apart(grid.box(slot), other) for slot in slots for other in around):
            return grid
        w -= 0.1


def _apart(one: Box, other: Box) -> bool:
    """Say whether a card leaves an area and 2 mm around it free."""
    across = one.x + one.w + 2 <= other.x or other.x + other.w + 2 <= one.x
    return across or one.y >= other.y + other.h + 2


def _track(sketch: Sketch, game: Chase, box: Box) -> None:
    label = 24.0
    sketch.say("track", Box(box.x + 0.5, box.y + 3.5, label, box.h - 5), 7, weight=600)
    scale = Scale(game, Box(box.x + label + 4, box.y + 4, box.w - label - 5, 6))
    squares(sketch, scale)
    chase_card(sketch, scale, game.track.start, 2.6)
    numbers(sketch, scale, box.y + 10.2, 5)


def _seats(sketch: Sketch, game: Chase, board: Box, four: bool) -> None:
    """Seat the players: with four the partners sit crosswise, and turns go clockwise from the lower left."""
    below, above = board.y + board.h + 1.5, board.y - _SEAT - 0.5
    if not four:
        both: tuple[tuple[Side, float], ...] = (("green", below), ("red", above))
        for side, y in both:
            count = sum(game.hands.get(side, {}).values())
            box = Box(board.x, y, board.w, _SEAT - 1)
            _seat(sketch, game, side, box, f"seat_{side}", count)
        return
    half = board.w / 2
    corners = [(board.x, below), (board.x, above), (board.x + half, above), (board.x + half, below)]
    for number, (x, y) in enumerate(corners):
        count = sum(game.four_players.hands[number].values())
        seated: Side = "red" if number % 2 else "green"
        _seat(sketch, game, seated, Box(x, y, half, _SEAT - 1), "seat_four", count, number + 1)


def _seat(sketch: Sketch, game: Chase, side: Side, box: Box, key: str, count: int, number: int = 0) -> None:
    mark, w, step = 6.0, 8.4, 3.4
    fan = w + step * (count - 1) if count else 0.0
    student = w + 1.5 if number else 0.0
    x = box.x + box.w - student - fan - 2
    if number:
        spot = Box(box.x + box.w - w - 1, box.y + (box.h - w * RATIO) / 2, w, w * RATIO)
        _student(sketch, game, spot, side, (number - 1) // 2)
    else:
        x = box.cx + 4
    text = Box(box.x + mark + 4, box.y, x - box.x - mark - 6, box.h)
    if not number:
        text = Box(box.x + 20, box.y, x - box.x - 22, box.h)
    side_mark(sketch, side, Box(text.x - mark - 2, box.cy - mark / 2, mark, mark))
    names = {"n": count, "seat": number, "side": sketch.labels(f"name_{side}")}
    sketch.say(key, text, 7, values=names)
    _backs(sketch, x, box.y + (box.h - w * RATIO) / 2, w, count, step)


def _student(sketch: Sketch, game: Chase, box: Box, side: Side, number: int) -> None:
    """Draw a student's card with the first picture of its scene; each player of a side has another."""
    sketch.rect(box, box.w * 0.08, f"side.{side}.deep", "ink", 0.22)
    edge = box.w * 0.08
    sketch.rect(Box(box.x + edge, box.y + edge, box.w - 2 * edge, box.h * 0.56), 0.4, f"side.{side}.soft")
    students = [card for card in game.cards if isinstance(card, Student) and card.side == side and card.copies]
    if students:
        student = students[number % len(students)]
        sketch.name_card(student.id)
        size = box.w * 0.72
        sketch.picture(student.picture.layers[0].emoji, Box(box.cx - size / 2, box.y + edge * 1.6, size, size))
    mark = box.w * 0.34
    side_mark(sketch, side, Box(box.cx - mark / 2, box.y + box.h * 0.7, mark, mark))
