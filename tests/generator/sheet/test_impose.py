"""Imposition: every copy once, backs behind their fronts, nothing outside the paper."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.sheet.cards import Card, Side
from generator.sheet.impose import impose
from generator.sheet.options import Options
from generator.sheet.pages import Page
from generator.sheet.paper import PAPERS, Paper, paper
from generator.sheet.problems import SheetError
from generator.sheet.units import Rect

A4 = Options()
BACK = Side("back", 63_000, 88_000, 3_000)


def card(key: str, copies: int = 1, back: Side | None = BACK, bleed: int = 3_000) -> Card:
    return Card(Side(key, 63_000, 88_000, bleed), back, copies)


def reading(page: Page) -> list[str]:
    return [p.key for p in sorted(page.placements, key=lambda p: (p.trim.y, p.trim.x))]


def test_b01_backs_of_a_row_read_backwards_for_a_long_edge_flip() -> None:
    cards = [card(key, back=replace(BACK, key=f"back of {key}")) for key in "ABC"]
    front, back = impose(cards, A4)
    assert reading(front) == ["A", "B", "C"]
    assert reading(back) == ["back of C", "back of B", "back of A"]
    assert {p.turn for p in back.placements} == {0}


def test_short_edge_flip_turns_the_whole_back_page_over() -> None:
    cards = [card(key, back=replace(BACK, key=f"back of {key}")) for key in "ABCD"]
    _, back = impose(cards, replace(A4, flip="short"))
    assert reading(back) == ["back of D", "back of A", "back of B", "back of C"]
    assert {p.turn for p in back.placements} == {180}


def test_on_landscape_paper_the_long_edge_is_the_upper_one() -> None:
    wide = replace(A4, paper=paper("297x210mm"))
    _, long = impose([card("A")], wide)
    _, short = impose([card("A")], replace(wide, flip="short"))
    assert [p.turn for p in long.placements] == [180]
    assert [p.turn for p in short.placements] == [0]
    assert short.placements[0].trim.x == 297_000 - 63_000 - long.placements[0].trim.x


@pytest.mark.parametrize(("copies", "pages"), [(8, 2), (9, 2), (10, 4), (17, 4), (18, 4), (19, 6)])
def test_b03_b04_a_deck_that_fills_n_sheets_makes_n_sheets(copies: int, pages: int) -> None:
    made = impose([card("A", copies)], A4)
    assert len(made) == pages
    assert sum(len(page.placements) for page in made if page.side == "front") == copies
    assert [page.side for page in made] == ["front", "back"] * (pages // 2)
    assert [(page.number, page.total) for page in made] == [(at + 1, pages) for at in range(pages)]


@pytest.mark.parametrize(
    ("name", "places"), [("a5", 2 * 2), ("a4", 3 * 3), ("letter", 3 * 3), ("legal", 3 * 3), ("a3", 4 * 4)]
)
@pytest.mark.parametrize("bleed", [0, 3_000])
def test_b20_as_many_across_and_down_as_the_paper_holds(name: str, places: int, bleed: int) -> None:
    back = replace(BACK, bleed=bleed)
    page = impose([card("A", 99, back, bleed)], replace(A4, paper=PAPERS[name]))[0]
    assert len(page.placements) == places


def test_faces_on_their_side_can_be_asked_for() -> None:
    page = impose([card("A", 99)], replace(A4, paper=PAPERS["a3"], arrange="most"))[0]
    assert len(page.placements) == 3 * 6
    assert {p.turn for p in page.placements} == {90}


def test_poker_cards_lie_three_by_three_on_letter() -> None:
    side = Side("A", 63_500, 88_900, 3_000)
    assert len(impose([Card(side, None, 20)], replace(A4, paper=PAPERS["letter"]))[0].placements) == 9


@pytest.mark.parametrize("name", PAPERS)
def test_b15_margins_are_equal_on_every_paper(name: str) -> None:
    page = impose([card("A", 99)], replace(A4, paper=PAPERS[name]))[0]
    block = page.block
    assert block is not None
    assert block.x == page.paper.width - block.right
    assert block.y == page.paper.height - block.bottom


@pytest.mark.parametrize(("width", "across"), [(69_400, 3), (69_401, 2)])
def test_thirds_of_a_paper_are_no_float_trap(width: int, across: int) -> None:
    side = Side("A", width, 95_000, 300)
    page = impose([Card(side, None, 9)], replace(A4, margin=0, gutter=600))[0]
    assert len({p.trim.x for p in page.placements}) == across


def test_three_full_bleeds_of_a_third_of_the_paper_fit_exactly() -> None:
    side = Side("A", 69_400, 95_000, 300)
    page = impose([Card(side, None, 9)], replace(A4, margin=0, gutter=600))[0]
    assert sorted({p.clip.x for p in page.placements}) == [0, 70_000, 140_000]
    assert {p.clip.w for p in page.placements} == {70_000}


def test_b18_bleed_does_not_make_a_card_too_big_for_its_slot() -> None:
    side = Side("A", 63_500, 88_900, 3_175)
    page = impose([Card(side, None, 9)], A4)[0]
    assert sorted({p.trim.x for p in page.placements}) == [9_750, 73_250, 136_750]


def test_fronts_abut_and_bleed_lies_outside_the_block_only() -> None:
    page = impose([card("A", 9)], A4)[0]
    middle, corner = page.placements[4], page.placements[0]
    assert middle.clip == middle.trim
    assert corner.clip == corner.trim.grown(3_000, 3_000, 0, 0)
    assert page.placements[1].trim.x == corner.trim.right


@pytest.mark.parametrize(("gutter", "between"), [(5_999, 2_999), (6_000, 3_000), (8_000, 3_000)])
def test_a_gutter_holds_bleed_up_to_its_half(gutter: int, between: int) -> None:
    page = impose([card("A", 4)], replace(A4, gutter=gutter))[0]
    first = page.placements[0]
    assert first.clip == first.trim.grown(3_000, 3_000, between, between)


def test_part_filled_sheets_keep_their_places_and_bleed_towards_empty_ones() -> None:
    pages = impose([card("A", 10)], A4)
    first, last = pages[0].placements[0], pages[2].placements[0]
    assert last.trim == first.trim
    assert last.clip == last.trim.grown(3_000, 3_000, 3_000, 3_000)
    assert pages[3].placements[0].trim.x == 210_000 - last.trim.right


def test_sizes_never_share_a_sheet() -> None:
    small = Card(Side("S", 44_000, 68_000, 3_000), Side("s", 44_000, 68_000, 3_000), 2)
    pages = impose([card("A"), small, card("B")], A4)
    assert [reading(page) for page in pages] == [["A", "B"], ["back", "back"], ["S", "S"], ["s", "s"]]


def test_a_landscape_face_lies_turned_in_a_portrait_slot_and_its_back_agrees() -> None:
    track = Card(Side("T", 88_000, 63_000, 3_000), Side("t", 88_000, 63_000, 3_000))
    front, back = impose([card("A"), track], A4)
    assert [p.turn for p in front.placements] == [0, 90]
    assert [p.turn for p in back.placements] == [0, 270]
    _, over = impose([track], replace(A4, flip="short"))
    assert [p.turn for p in over.placements] == [90]
    assert front.placements[1].trim.w == 63_000


def test_a_card_without_a_back_leaves_its_place_blank() -> None:
    pages = impose([card("A"), card("B", back=None)], A4)
    assert [reading(page) for page in pages] == [["A", "B"], ["back"]]
    assert len(impose([card("B", back=None)], A4)) == 1


def test_single_sided_prints_fronts_only() -> None:
    assert [page.side for page in impose([card("A", 10)], replace(A4, single_sided=True))] == ["front", "front"]


def test_gutterfold_lays_backs_behind_the_fold() -> None:
    (page,) = impose([card("A", 4)], replace(A4, gutterfold=True))
    assert page.fold is not None
    fronts = [p for p in page.placements if not p.back]
    assert len(fronts) == 4
    assert len(page.placements) == 8
    for front, back in pairs(page, page):
        if page.fold.w == 0:
            assert (front.x + back.right, front.y) == (210_000, back.y)
            assert front.right + 3_000 <= page.fold.x <= back.x - 3_000
        else:
            assert (front.y + back.bottom, front.x) == (297_000, back.x)


def test_what_fits_no_paper_is_named_with_every_size_involved() -> None:
    jumbo = Card(Side("J", 300_000, 400_000, 3_000))
    wrong = Card(Side("W", 63_000, 88_000), Side("w", 63_500, 88_000))
    with pytest.raises(SheetError) as caught:
        impose([jumbo, wrong, card("A")], A4)
    assert [(p.file, p.code) for p in caught.value.problems] == [("J", "sheet/too-large"), ("W", "sheet/back-size")]
    assert "300 × 400 mm" in caught.value.problems[0].message
    assert "a4" in caught.value.problems[0].message


def test_an_empty_deck_makes_no_page() -> None:
    assert impose([], A4) == ()


def pairs(front: Page, back: Page) -> list[tuple[Rect, Rect]]:
    behind = {p.slot: p.trim for p in back.placements if p.back}
    return [(p.trim, behind[p.slot]) for p in front.placements if not p.back]


sizes = st.tuples(st.integers(20_000, 90_000), st.integers(20_000, 120_000), st.integers(0, 4_000))
papers = st.sampled_from([*PAPERS.values(), Paper("wide", 297_001, 210_000)])
decks = st.lists(st.tuples(sizes, st.integers(0, 25)), min_size=1, max_size=4)


@given(
    deck=decks,
    on=papers,
    gutter=st.integers(0, 9_000),
    margin=st.integers(0, 9_000),
    flip=st.sampled_from(["long", "short"]),
    fold=st.booleans(),
)
def test_laws_of_imposition(deck, on, gutter, margin, flip, fold) -> None:  # type: ignore[no-untyped-def]
    cards = [Card(Side(f"{n}", w, h, b), Side(f"{n}b", w, h, b), copies) for n, ((w, h, b), copies) in enumerate(deck)]
    pages = impose(cards, Options(on, margin, gutter, flip, gutterfold=fold))
    placed = Counter(p.key for page in pages for p in page.placements)
    wanted = Counter({c.front.key: c.copies for c in cards}) + Counter({f"{c.front.key}b": c.copies for c in cards})
    assert placed == wanted
    fronts = [page for page in pages if page.side != "back"]
    backs = [page for page in pages if page.side != "front"]
    for front, back in zip(fronts, backs, strict=True):
        keys = {p.slot: p.key for p in front.placements if not p.back}
        assert {p.slot: p.key for p in back.placements if p.back} == {slot: f"{key}b" for slot, key in keys.items()}
        for one, other in pairs(front, back):
            mirrored_x = one.x + other.right == on.width and one.y == other.y
            mirrored_y = one.y + other.bottom == on.height and one.x == other.x
            assert mirrored_x or mirrored_y
    for page in pages:
        for at, p in enumerate(page.placements):
            assert margin <= p.trim.x
            assert p.trim.right <= on.width - margin
            assert margin <= p.trim.y
            assert p.trim.bottom <= on.height - margin
            assert p.clip.x >= 0
            assert p.clip.right <= on.width
            assert p.clip.y >= 0
            assert p.clip.bottom <= on.height
            for other in page.placements[at + 1 :]:
                assert not p.trim.overlaps(other.trim)
                assert not p.clip.overlaps(other.trim)
                assert not other.clip.overlaps(p.trim)
