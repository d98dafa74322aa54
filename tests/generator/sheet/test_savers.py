"""Faces with less ink and without colour."""

from __future__ import annotations

from generator.face.placed import Clip, Face, Icon, Path, Picture, Run
from generator.sheet.savers import BARE, INK, bounds, grey, ink_saver, to_grey

PAPER = Path("M-3 -3 H66 V91 H-3 Z", fill="#16324f")
BAR = Path("M3 3 H60 V12 H3 Z", fill="#221e1a", stroke="#c0ffee", width=0.2)
ON_BAR = Run(5, 10, "Chase", "latin-600", 12, "#ffffff")
ON_PAPER = Run(5, 50, "run", "latin-400", 8, "#fdf6e3")
PICTURE = Picture("emoji:1F35C", 10, 20, 20, 20, tint="#ff0000")


def face(*items: object) -> Face:
    return Face("E01", "Chase", "en", 63, 88, 3, 2.5, items)  # type: ignore[arg-type]


def test_ink_saver_drops_backgrounds_and_keeps_text_readable() -> None:
    saved = ink_saver(face(PAPER, BAR, ON_BAR, ON_PAPER, PICTURE, Icon("step", 1, 60, 4, 4, "#ffffff")))
    assert saved.bleed == 0
    assert saved.width == 63
    assert PAPER not in saved.items
    assert {BAR, ON_BAR, PICTURE} <= set(saved.items)
    assert [item.color for item in saved.items if isinstance(item, Run | Icon)] == ["#ffffff", INK, INK]


def test_ink_saver_reaches_into_clips_and_keeps_outlines() -> None:
    framed = Path(PAPER.d, fill="#16324f", stroke="#000000", width=1)
    (clip,) = ink_saver(face(Clip("M0 0 H63 V88 H0 Z", (framed, ON_PAPER)))).items
    assert isinstance(clip, Clip)
    outline, run = clip.items
    assert isinstance(outline, Path)
    assert outline.fill == BARE
    assert outline.stroke == "#000000"
    assert isinstance(run, Run)
    assert run.color == INK


def test_a_panel_hides_the_pattern_beneath_it_and_what_is_dark_there() -> None:
    pattern = Path("M-3 -3 L66 91", stroke="#cf4034", width=0.35)
    panel = Path("M3 3 H60 V85 H3 Z", fill="#fbe4de")
    under, ground, weave, cover, run = ink_saver(face(BAR, PAPER, pattern, panel, ON_BAR)).items
    assert (under, weave) == (BAR, pattern)
    assert [item.fill for item in (ground, cover) if isinstance(item, Path)] == [BARE, BARE]
    assert isinstance(run, Run)
    assert run.color == INK


def test_grey_keeps_lightness_and_leaves_no_colour() -> None:
    changed = grey(face(PAPER, BAR, Clip("M0 0 H1 V1 Z", (ON_PAPER,)), PICTURE, Icon("ap", 0, 0, 1, 1, "#00ff00")))
    colors = [changed.items[0].fill, changed.items[1].stroke, changed.items[2].items[0].color]  # type: ignore[union-attr]
    colors += [changed.items[3].tint, changed.items[4].color]  # type: ignore[union-attr]
    assert all(color[1:3] == color[3:5] == color[5:7] for color in colors)
    assert (to_grey("#ff0000"), to_grey("#ffffff"), to_grey("#010101")) == ("#4c4c4c", "#ffffff", "#010101")
    assert to_grey("#00ff00") > to_grey("#ff0000") > to_grey("#0000ff")


def test_bounds_hold_curves_and_moves_back() -> None:
    assert bounds("M1 2 L4 -6 c 2 2 4 -3 4 0 z") == (1.0, -9.0, 8.0, 2.0)
    assert bounds("nonsense") == (0.0, 0.0, 0.0, 0.0)
