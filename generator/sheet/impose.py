"""Imposition: cards -> pages, every copy at its place, backs mirrored behind their fronts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.problems import Problem
from generator.sheet import mirror
from generator.sheet.cards import Card, Side
from generator.sheet.grid import Axis, Grid, fit
from generator.sheet.options import Options
from generator.sheet.pages import Page, Placement
from generator.sheet.paper import Paper
from generator.sheet.problems import SheetError
from generator.sheet.units import Rect, written

Bleeds = tuple[int, int, int, int]
LEAST_BLEED = 1_000
"""Outer bleed gives way to cut marks no further than this: a blade drifts."""


def impose(cards: Sequence[Card], options: Options) -> tuple[Page, ...]:
    """Lay every copy on sheets, sizes apart, in the deck's order; front pages and back pages in turn.

    SheetError names every card that fits no slot of this paper and every back that is not of
    its card's size.
    """
    groups = _by_size(cards)
    grids = {size: fit(*size, _bleed(group), options) for size, group in groups.items()}
    problems = [_too_large(group[0], options) for size, group in groups.items() if grids[size] is None]
    problems += [_other_size(card) for card in cards if card.back is not None and card.back.slot != card.front.slot]
    if problems:
        raise SheetError(*problems)
    two_sided = not options.single_sided and any(card.back is not None for card in cards)
    pages: list[Page] = []
    for size, group in groups.items():
        grid = grids[size]
        if grid is not None:
            pages += _pages(group, grid, options, two_sided)
    return tuple(replace(page, number=number, total=len(pages)) for number, page in enumerate(pages, 1))


def _by_size(cards: Sequence[Card]) -> dict[tuple[int, int], list[Card]]:
    groups: dict[tuple[int, int], list[Card]] = {}
    for card in cards:
        if card.copies > 0:
            groups.setdefault(card.front.slot, []).append(card)
    return groups


def _bleed(cards: Sequence[Card]) -> int:
    return max(side.bleed for card in cards for side in (card.front, card.back) if side is not None)


def _pages(cards: Sequence[Card], grid: Grid, options: Options, two_sided: bool) -> Iterator[Page]:
    copies = [card for card in cards for _ in range(card.copies)]
    bleed = _bleed(cards)
    outer = _outer(grid, bleed, options)
    for start in range(0, len(copies), grid.places):
        sheet = copies[start : start + grid.places]
        allowed = [_allowed(slot, grid, len(sheet), bleed, outer) for slot in range(len(sheet))]
        fronts = tuple(_front(card, slot, grid, allowed[slot]) for slot, card in enumerate(sheet))
        if not two_sided and not options.gutterfold:
            yield Page(options.paper, "front", fronts, bleed)
            continue
        mirrored = grid.fold or mirror.axis(options.paper, options.flip)
        backs = tuple(
            _back(card.back, slot, grid, allowed[slot], options.paper, mirrored)
            for slot, card in enumerate(sheet)
            if card.back is not None
        )
        if options.gutterfold:
            yield Page(options.paper, "both", fronts + backs, bleed, fold=_fold(options.paper, mirrored))
        else:
            yield Page(options.paper, "front", fronts, bleed)
            yield Page(options.paper, "back", backs, bleed)


def _front(card: Card, slot: int, grid: Grid, allowed: Bleeds) -> Placement:
    trim = grid.slot(slot)
    clip = _clip(trim, card.front.bleed, allowed)
    return Placement(card.front.key, slot, trim, clip, _turn(card.front, grid))


def _back(side: Side, slot: int, grid: Grid, allowed: Bleeds, paper: Paper, mirrored: Axis) -> Placement:
    front = grid.slot(slot)
    clip = _clip(front, side.bleed, allowed)
    turn = mirror.turn(_turn(side, grid), mirrored)
    trim, shown = mirror.place(front, paper, mirrored), mirror.place(clip, paper, mirrored)
    return Placement(side.key, slot, trim, shown, turn, back=True)


def _turn(side: Side, grid: Grid) -> int:
    return 90 if side.landscape != grid.sideways else 0


def _allowed(slot: int, grid: Grid, filled: int, bleed: int, outer: Bleeds) -> Bleeds:
    """Return the bleed that a slot has room for (left, top, right, bottom): half the gutter where
    somebody lies beside it, at the block's sides what cut marks leave of it, all of it elsewhere."""
    row, column = divmod(slot, grid.columns)
    between = min(bleed, grid.gutter // 2)
    left, top, right, bottom = outer
    return (
        between if column else left,
        between if row else top,
        right if column + 1 == grid.columns else between if slot + 1 < filled else bleed,
        bottom if row + 1 == grid.rows else between if slot + grid.columns < filled else bleed,
    )


def _outer(grid: Grid, bleed: int, options: Options) -> Bleeds:
    """Return the bleed at the block's sides: where the paper's edge is near, less of it, so that marks can be seen."""
    last, paper = grid.slot(grid.places - 1), options.paper
    beyond = (grid.x, grid.y, paper.width - last.right, paper.height - last.bottom)
    left, top, right, bottom = (_beside_marks(bleed, edge - options.margin - options.marks) for edge in beyond)
    return left, top, bleed if grid.fold == "x" else right, bleed if grid.fold == "y" else bottom


def _beside_marks(bleed: int, room: int) -> int:
    return min(bleed, room) if room >= LEAST_BLEED else bleed


def _clip(trim: Rect, bleed: int, allowed: Bleeds) -> Rect:
    left, top, right, bottom = (min(bleed, edge) for edge in allowed)
    return trim.grown(left, top, right, bottom)


def _fold(paper: Paper, mirrored: Axis) -> Rect:
    if mirrored == "x":
        return Rect(paper.width // 2, 0, 0, paper.height)
    return Rect(0, paper.height // 2, paper.width, 0)


def _too_large(card: Card, options: Options) -> Problem:
    front, paper = card.front, options.paper
    message = (
        f"a card of {written(front.width)} × {written(front.height)} mm with {written(front.bleed)} mm bleed does not "
        f"fit on {paper.name} ({written(paper.width)} × {written(paper.height)} mm) inside margins of "
        f"{written(options.margin)} mm"
    )
    return Problem(file=front.key, code="sheet/too-large", message=message, hint="take a larger --paper or --margin 0")


def _other_size(card: Card) -> Problem:
    front, back = card.front, card.back
    assert back is not None
    message = (
        f"the back `{back.key}` has {written(back.width)} × {written(back.height)} mm, "
        f"the front {written(front.width)} × {written(front.height)} mm"
    )
    return Problem(file=front.key, code="sheet/back-size", message=message, hint="give both sides one size")
