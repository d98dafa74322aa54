"""The PDFs as a printer gets them, read back (trials B01, B13, B15, E07, E09)."""

from __future__ import annotations

import runpy
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pypdfium2 as pdfium
import pytest
from PIL import Image, ImageChops

from generator.build.build import build
from generator.build.calibration import build_calibration
from generator.build.cards import alternating, draw_cards
from generator.sheet.options import Options
from generator.sheet.paper import PAPERS, paper
from generator.sheet.profile import Profile
from generator.sheet.template import load_template

kit = SimpleNamespace(**runpy.run_path(str(Path(__file__).with_name("kit.py"))))
MM = 72 / 25.4


def needs(tool: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")


def opened(path: Path) -> Any:
    return pdfium.PdfDocument(path)


def sheets(tmp_path: Path, deck: Any, **changes: Any) -> Path:
    wanted = kit.plan(tmp_path / "out", deck, parts=frozenset({"sheets"}), **changes)
    outcome = build(wanted, kit.Remembering())
    assert outcome.problems == ()
    return Path(outcome.made[0])


def corners(page: Any) -> list[tuple[float, float]]:
    """Return where the trims' own top-left corners lie, mm from the page's top left, in drawing order."""
    height = page.get_height()
    found = []
    for item in page.get_objects(max_depth=1):
        a, b, c, d, e, f = item.get_matrix().get()
        if (abs(a) + abs(b), abs(c) + abs(d)) == pytest.approx((1, 1), abs=0.02) and (e, f) != (0, height):
            found.append((e / MM, (height - f) / MM))
    return found


def texts(page: Any) -> str:
    text = page.get_textpage()
    words = str(text.get_text_range())
    text.close()
    return words


@pytest.mark.parametrize("name", PAPERS)
def test_b15_the_page_is_the_paper_and_margins_are_equal(tmp_path: Path, name: str) -> None:
    made = sheets(tmp_path, kit.deck(kit.card("E01"), copies=16), options=Options(paper(name), marks=2_500))
    document = opened(made)
    size = PAPERS[name]
    for page in document:
        assert (page.get_width() / MM, page.get_height() / MM) == pytest.approx(
            (size.width / 1e3, size.height / 1e3), abs=1e-3
        )
    page = document[0]
    places = corners(page)[: {"a5": 4, "a3": 16}.get(name, 9)]
    left, right = min(x for x, _ in places), max(x for x, _ in places) + 63
    top, bottom = min(y for _, y in places), max(y for _, y in places) + 88
    assert left == pytest.approx(size.width / 1000 - right, abs=0.01)
    assert top == pytest.approx(size.height / 1000 - bottom, abs=0.01)


def test_b01_backs_lie_behind_their_fronts_to_a_hundredth_of_a_mm(tmp_path: Path) -> None:
    fronts = [kit.card(f"E{number:02d}") for number in range(1, 12)]
    document = opened(sheets(tmp_path, kit.deck(*fronts)))
    assert len(document) == 4
    for sheet in (0, 2):
        front, back = corners(document[sheet]), corners(document[sheet + 1])
        count = 9 if sheet == 0 else 2
        for (x, y), (behind, y_behind) in zip(front[:count], back[:count], strict=True):
            assert behind == pytest.approx(210 - x - 63, abs=0.01)
            assert y_behind == pytest.approx(y, abs=0.01)


def test_b13_a_card_measures_63_by_88_mm_on_paper(tmp_path: Path) -> None:
    bare = replace(kit.card("E01", color="#ff0000"), bleed=0.0, items=kit.card("E01", color="#ff0000").items[:1])
    deck = replace(kit.deck(bare, back=None))
    template = load_template("home", [kit.TEMPLATES / "sheets"])
    made = sheets(tmp_path, deck, template=replace(template, ruler=0))
    document = opened(made)
    red, green, _ = document[0].render(scale=508 / 72, rev_byteorder=True).to_pil().convert("RGB").split()
    full = red.point(lambda value: 255 if value > 250 else 0)
    box = ImageChops.multiply(full, green.point(lambda value: 255 if value < 5 else 0)).getbbox()
    assert box is not None
    # 20 px a mm; a pixel that an edge only grazes may count or not.
    assert (box[2] - box[0], box[3] - box[1]) == pytest.approx((1260, 1760), abs=1)


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        (Options(), b"/DuplexFlipLongEdge"),
        (Options(flip="short"), b"/DuplexFlipShortEdge"),
        (Options(single_sided=True), b"/Simplex"),
        (Options(gutterfold=True), b"/Simplex"),
    ],
)
def test_the_sheet_asks_the_printer_to_turn_it_as_its_backs_lie(tmp_path: Path, options: Options, asked: bytes) -> None:
    assert b"/Duplex " + asked in sheets(tmp_path, kit.deck(kit.card("E01")), options=options).read_bytes()


def test_b13_the_sheet_asks_for_no_scaling_and_carries_ruler_and_small_print(tmp_path: Path) -> None:
    made = sheets(tmp_path, kit.deck(kit.card("E01"), copies=10))
    assert b"/PrintScaling /None" in made.read_bytes()
    document = opened(made)
    assert len(document) == 4
    for number, page in enumerate(document, 1):
        words = texts(page)
        assert f"page {number} of 4 · The Chase · English · " in words
        assert "print at 100%" in words
        assert "50 mm" in words


def test_a_page_s_hash_changes_with_what_is_on_it_alone(tmp_path: Path) -> None:
    def hashes(color: str) -> list[str]:
        fronts = [kit.card(f"E{number:02d}") for number in range(1, 10)]
        made = sheets(tmp_path, kit.deck(*fronts, kit.card("E10", color=color)))
        document = opened(made)
        return [texts(page).split(" · ")[3] for page in document]

    before, after = hashes("#112233"), hashes("#112234")
    assert before[:2] == after[:2]
    assert before[2] != after[2]
    assert before[3] == after[3]


def test_a_landscape_face_and_its_back_are_turned_to_meet(tmp_path: Path) -> None:
    track = kit.card("T1", size=(88, 63))
    deck = kit.deck(track)
    back = replace(kit.card("back", size=(88, 63)), key="back/event")
    made = sheets(tmp_path, replace(deck, backs={"back/event": back}))
    document = opened(made)
    front, behind = (next(iter(page.get_objects(max_depth=1))).get_matrix().get() for page in document)
    assert front[:4] == pytest.approx((0, -1, 1, 0))
    assert behind[:4] == pytest.approx((0, 1, -1, 0))
    # Turned to the right the face's corner lies at the slot's top right, turned to the left at its bottom left.
    assert (front[4] / MM, (document[0].get_height() - front[5]) / MM) == pytest.approx((10.5 + 63, 16.5), abs=0.01)
    assert behind[4] / MM == pytest.approx(210 - 10.5 - 63, abs=0.01)
    assert (document[1].get_height() - behind[5]) / MM == pytest.approx(16.5 + 88, abs=0.01)


def test_the_profile_moves_backs_alone(tmp_path: Path) -> None:
    deck = kit.deck(kit.card("E01"), copies=9)
    straight = sheets(tmp_path / "straight", deck)
    moved = sheets(tmp_path / "moved", deck, profile=Profile(1.25, -0.5))
    first, second = opened(straight), opened(moved)
    assert corners(first[0]) == corners(second[0])
    for (x, y), (other_x, other_y) in zip(corners(first[1])[:9], corners(second[1])[:9], strict=True):
        assert (other_x - x, other_y - y) == pytest.approx((1.25, -0.5), abs=0.01)


def test_a_turned_back_turns_clockwise_about_the_pages_middle(tmp_path: Path) -> None:
    made = sheets(tmp_path, kit.deck(kit.card("E01"), copies=9), profile=Profile(rotate=1.0))
    document = opened(made)
    middle = corners(document[1])[4]
    assert middle[0] > 73.5
    assert middle[1] < 104.5
    a, b, *_ = next(iter(document[1].get_objects(max_depth=1))).get_matrix().get()
    assert (a, b) == pytest.approx((0.99985, -0.01745), abs=1e-4)


def test_e07_boxes_of_a_card_nest(tmp_path: Path) -> None:
    wanted = kit.plan(tmp_path / "out", kit.deck(kit.card("E01"), kit.card("E02")), parts=frozenset({"faces"}))
    build(wanted, kit.Remembering())
    document = opened(wanted.folder / "cards.pdf")
    assert len(document) == 2 + 1
    for page in document:
        media, bleed, trim = page.get_mediabox(), page.get_bleedbox(), page.get_trimbox()
        assert [value / MM for value in media] == pytest.approx([0, 0, 69, 94], abs=0.01)
        assert bleed == media
        assert [value / MM for value in trim] == pytest.approx([3, 3, 66, 91], abs=0.01)


def test_e09_a_service_gets_fronts_and_backs_in_turn_without_marks(tmp_path: Path) -> None:
    deck = kit.deck(*(kit.card(key) for key in ("F1", "F2", "F3")))
    other = replace(kit.card("other back"), key="back/other")
    entries = (*deck.entries[:2], replace(deck.entries[2], back="back/other"))
    deck = replace(deck, entries=entries, backs={**deck.backs, "back/other": other})
    path = tmp_path / "service.pdf"
    assert draw_cards(path, path, alternating(deck), deck, kit.materials(tmp_path)) == ()
    document = opened(path)
    assert [texts(page).strip() for page in document] == [
        "Card F1", "Card back", "Card F2", "Card back", "Card F3", "Card other back",
    ]  # fmt: skip
    for page in document:
        assert [page.get_width() / MM, page.get_height() / MM] == pytest.approx([69, 94], abs=0.01)
        assert len(list(page.get_objects(max_depth=1))) == 1


@pytest.mark.parametrize("name", ["cards.pdf", "sheets-a4.pdf"])
def test_qpdf_finds_nothing(tmp_path: Path, name: str) -> None:
    needs("qpdf")
    wanted = kit.plan(tmp_path / "out", kit.deck(kit.card("E01"), copies=3), profile=Profile(1, 1, 1))
    build(wanted, kit.Remembering())
    subprocess.run(["qpdf", "--check", str(wanted.folder / name)], check=True, capture_output=True)


@pytest.mark.parametrize("flip", ["long", "short"])
def test_the_calibration_sheet_has_a_front_and_a_back_that_obeys_the_profile(tmp_path: Path, flip: Any) -> None:
    for profile in (Profile(), Profile(0.5, -1)):
        report = kit.Remembering()
        found = build_calibration(tmp_path, Options(flip=flip), profile, kit.materials(tmp_path), "en", report)
        assert found == ()
        assert report.made == ["calibration-a4.pdf"]
    document = opened(tmp_path / "calibration-a4.pdf")
    assert len(document) == 2
    words = texts(document[0])
    assert "--back-offset" in words
    assert "0.5,-1" in words
    assert "100 mm" in words
    back = next(iter(document[1].get_objects(max_depth=1))).get_matrix().get()
    assert (back[4] / MM, (document[1].get_height() - back[5]) / MM) == pytest.approx((0.5, -1), abs=0.01)


@pytest.mark.parametrize("ending", ["png", "jpg", "webp"])
def test_ink_saver_prints_less_and_grey_prints_no_colour(tmp_path: Path, ending: str) -> None:
    Image.new("RGB", (300, 300), "#c02010").save(tmp_path / f"art.{ending}")
    deck = kit.deck(kit.card("E01", art=f"art.{ending}"))

    def picture(name: str, **changes: Any) -> Any:
        made = sheets(tmp_path / name, deck, materials=kit.materials(tmp_path), **changes)
        return opened(made)[0].render(scale=1, rev_byteorder=True).to_pil().convert("RGB")

    plain, saved, grey = picture("plain"), picture("saved", ink_saver=True), picture("grey", grey=True)
    ink = [sum(255 - value for value in image.convert("L").tobytes()) for image in (plain, saved)]
    assert ink[1] < ink[0] / 2
    red, green, blue = (channel.tobytes() for channel in grey.split())
    assert red == green == blue
    middle = (round((10.5 + 20) * MM), round((16.5 + 70) * MM))
    assert grey.getpixel(middle)[0] == pytest.approx(0x4B, abs=6)
    assert plain.getpixel(middle) == pytest.approx((0xC0, 0x20, 0x10), abs=6)
