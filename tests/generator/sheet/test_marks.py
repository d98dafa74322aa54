"""Cut marks, ruler and footer: outside every card and its bleed, and seen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.sheet.cards import Card, Side
from generator.sheet.footer import footer_place, page_hash
from generator.sheet.impose import impose
from generator.sheet.marks import Line, MarkStyle, contrasting, marks, unseen
from generator.sheet.options import Options
from generator.sheet.pages import Page
from generator.sheet.paper import PAPERS, Paper
from generator.sheet.ruler import ruler
from generator.sheet.units import Rect

STYLE = MarkStyle()


A4 = Options()


def sheets(copies: int, options: Options = A4, size: tuple[int, int] = (63_000, 88_000)) -> tuple[Page, ...]:
    return impose([Card(Side("A", *size, 3_000), Side("b", *size, 3_000), copies)], options)


def around(line: Line) -> Rect:
    x, y = min(line.x1, line.x2), min(line.y1, line.y2)
    return Rect(x, y, max(1, abs(line.x2 - line.x1)), max(1, abs(line.y2 - line.y1)))


def test_a_full_sheet_has_a_pair_of_marks_for_each_cut() -> None:
    front, back = sheets(9)
    assert len(marks(front, STYLE)) == 2 * (3 + 1) + 2 * (3 + 1)
    assert set(marks(front, STYLE)) == set(marks(back, STYLE))


@pytest.mark.parametrize("name", PAPERS)
@pytest.mark.parametrize("gutter", [0, 1_000, 6_000])
@pytest.mark.parametrize("copies", [1, 4, 5, 9])
def test_marks_touch_no_card_and_no_bleed(name: str, gutter: int, copies: int) -> None:
    for page in sheets(copies, Options(PAPERS[name], gutter=gutter)):
        for line in marks(page, STYLE):
            assert not any(around(line).overlaps(p.clip) for p in page.placements)
            assert around(line).x >= 0
            assert around(line).right <= page.paper.width
            assert around(line).y >= 0
            assert around(line).bottom <= page.paper.height


def test_b07_no_mark_belongs_to_an_empty_place_only() -> None:
    pages = sheets(10)
    for page in pages[2:]:
        trim = page.placements[0].trim
        upright = {line.x1 for line in marks(page, STYLE) if line.x1 == line.x2}
        level = {line.y1 for line in marks(page, STYLE) if line.y1 == line.y2}
        assert upright == {trim.x, trim.right}
        assert level == {trim.y, trim.bottom}
        assert all(around(line).overlaps(trim.grown(*(8_000,) * 4)) for line in marks(page, STYLE))


@pytest.mark.parametrize("name", PAPERS)
def test_every_cut_has_a_mark_that_a_home_printer_reaches(name: str) -> None:
    for copies in (1, 5, 9):
        for page in sheets(copies, Options(PAPERS[name], marks=2_500)):
            assert not unseen(page, STYLE, A4.margin)


def test_marks_that_a_home_printer_loses_are_told() -> None:
    (front, _) = sheets(9, Options(PAPERS["letter"]))
    assert unseen(front, STYLE, 4_000)
    assert not unseen(front, STYLE, 2_000)
    assert not unseen(front, replace(STYLE, cut="lines"), 4_000)
    assert not unseen(front, replace(STYLE, cut="none"), 4_000)


@pytest.mark.parametrize(
    ("height", "bleed"), [(295_000, 3_000), (283_000, 3_000), (282_999, 2_999), (279_000, 1_000), (278_998, 3_000)]
)
def test_outer_bleed_gives_way_to_marks_but_never_below_a_millimetre(height: int, bleed: int) -> None:
    tall = Paper("tall", 210_000, height)
    for page in sheets(9, Options(tall, marks=2_500)):
        top = min(page.placements, key=lambda p: p.clip.y)
        assert top.trim.y - top.clip.y == pytest.approx(bleed, abs=1)
        assert page.placements[4].clip == page.placements[4].trim
        for line in marks(page, STYLE):
            assert not any(around(line).overlaps(p.clip) for p in page.placements)
    assert all(p.clip.h >= 91_000 for p in sheets(9, Options(tall))[0].placements[:3])


@pytest.mark.parametrize(("gutter", "level"), [(0, False), (3_000, True)])
def test_the_ruler_keeps_within_the_printer_s_reach(gutter: int, level: bool) -> None:
    page = sheets(9, Options(gutter=gutter))[0]
    found = ruler(page, STYLE, 50_000, 4_000)
    assert found is not None
    assert (found.lines[0].y1 == found.lines[0].y2) is level
    assert found.turned is not level
    assert min(found.label_x, *(min(line.x1, line.x2) for line in found.lines)) >= 4_000
    assert min(found.label_y, *(min(line.y1, line.y2) for line in found.lines)) >= 4_000


@pytest.mark.parametrize(("background", "color"), [(None, "#000000"), ("#000000", "#ffffff"), ("#ffe14d", "#000000")])
def test_b09_marks_stand_out_from_the_background(background: str | None, color: str) -> None:
    assert contrasting(background) == color


def test_lines_run_through_the_cards_and_none_draws_none() -> None:
    page = sheets(9)[0]
    lines = marks(page, MarkStyle(cut="lines"))
    assert len(lines) == 4 + 4
    block = page.block
    assert block is not None
    assert all(around(line).overlaps(block.grown(1, 1, 1, 1)) for line in lines)
    assert marks(page, MarkStyle(cut="none")) == ()


@pytest.mark.parametrize("name", PAPERS)
def test_b13_a_ruler_of_50_mm_stands_beside_the_cards(name: str) -> None:
    for page in sheets(9, Options(PAPERS[name])):
        found = ruler(page, STYLE, 50_000)
        assert found is not None
        spine, *ticks = found.lines
        assert spine.y2 - spine.y1 == 50_000
        assert len(ticks) == 51
        for line in found.lines:
            assert not any(around(line).overlaps(p.clip) for p in page.placements)
            assert not any(around(line).overlaps(around(mark)) for mark in marks(page, STYLE))
            assert around(line).x >= 0


def test_low_slots_get_their_ruler_above() -> None:
    page = sheets(4, size=(54_000, 54_000))[0]
    found = ruler(page, STYLE, 52_000)
    assert found is not None
    assert found.lines[0].y2 - found.lines[0].y1 == 52_000
    wide = sheets(4, replace(Options(), arrange="sideways"), size=(50_000, 88_000))[0]
    level = ruler(wide, STYLE, 50_000)
    assert level is not None
    assert level.lines[0].y1 == level.lines[0].y2 < wide.placements[0].clip.y


@pytest.mark.parametrize("name", PAPERS)
def test_the_footer_lies_on_free_paper(name: str) -> None:
    for page in sheets(9, Options(PAPERS[name])):
        place = footer_place(page, STYLE, 5.5)
        assert place is not None
        assert place.longest >= 60_000
        half = place.longest // 2
        box = Rect(place.x - half, place.y - 1_500, 2 * half, 1_500)
        if place.turn == 270:
            box = Rect(place.x - 1_500, place.y - half, 1_500, 2 * half)
        assert not any(box.overlaps(p.clip) for p in page.placements)
        assert not any(box.overlaps(around(mark)) for mark in marks(page, STYLE))


def test_the_hash_follows_what_is_on_the_page() -> None:
    front, back = sheets(9)
    digests = {"A": "1", "b": "2"}
    assert page_hash(front, digests) == page_hash(sheets(9)[0], digests)
    assert len({page_hash(front, digests), page_hash(back, digests), page_hash(front, {"A": "3"})}) == 3
