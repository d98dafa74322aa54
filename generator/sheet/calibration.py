"""A calibration sheet: is the printer true to size, and how far do backs come out beside fronts?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.face.placed import Item
from generator.sheet import mirror
from generator.sheet.calibration_words import WORDS, CalibrationWords
from generator.sheet.furniture import DEFAULT_LANGUAGE, Laid, SmallPrint, moved, page_face, strokes
from generator.sheet.grid import Axis
from generator.sheet.marks import Line
from generator.sheet.options import Options
from generator.sheet.pages import Page
from generator.sheet.paper import Paper
from generator.sheet.profile import Profile
from generator.sheet.ruler import level, upright

INK = "#000000"
REACH = 5_000
"""How far the cross scales reach either way, µm."""
STEP = 500
APART = 5_000
"""How far the scales lie from the middle of their cross; the back's arms reach over them."""
ARM = 8_000
_SIZE_PT = 8.0
_FINE_PT = 0.3


@dataclass(frozen=True, slots=True)
class Cross:
    """A place that is marked on both sides; a front carries scales there, a back a plain cross."""

    x: int
    y: int


def crosses(paper: Paper) -> tuple[Cross, Cross]:
    """Return the two places to compare: one near the head, one near the foot, on the page's middle line."""
    inset = min(30_000, paper.height // 5)
    return Cross(paper.width // 2, inset), Cross(paper.width // 2, paper.height - inset)


def calibration(
    options: Options, profile: Profile, small_print: SmallPrint, language: str
) -> tuple[tuple[Page, Laid], ...]:
    """Lay out the sheet's front and back; ``profile`` is what the front says of it."""
    words = WORDS.get(language, WORDS[DEFAULT_LANGUAGE])
    spoken = language if language in WORDS else DEFAULT_LANGUAGE
    front = Page(options.paper, "front", (), 0, 1, 2)
    back = Page(options.paper, "back", (), 0, 2, 2)
    items = (tuple(_front(front, options, profile, words, spoken, small_print)), tuple(_back(back)))
    return tuple(
        (page, Laid(page_face(f"calibration/{page.side}", page, laid)))
        for page, laid in zip((front, back), items, strict=True)
    )


def _front(
    page: Page, options: Options, profile: Profile, words: CalibrationWords, language: str, small_print: SmallPrint
) -> Iterator[Item]:
    paper = page.paper
    mirrored = mirror.axis(paper, options.flip)
    for cross in crosses(paper):
        yield from strokes(scales(cross), INK, _FINE_PT)
        yield from _numbers(cross, mirrored, small_print)
    yield from _rulers(paper, small_print)
    head, foot = crosses(paper)
    # Where the sheet turns about its upper edge, X is read against the back's own direction, so a turn is too.
    turned = 1 if mirrored == "x" else -1
    factor = f"{turned * 57.2958 / ((foot.y - head.y) / 1000):.3f}".replace("-", "\u2212")
    now = f"{profile.x:g},{profile.y:g} · {profile.rotate:g}°"
    left, down = (paper.width - ruler_length(paper)) / 2000 + 8, paper.height / 2000 - len(words.lines) * 2.2
    room = paper.width / 1000 - left - 10
    for line in words.lines:
        text = line.format(factor=factor, now=now, length=ruler_length(paper) // 1000)
        runs, width = small_print(text, language, _SIZE_PT, INK)
        if width > room:
            runs, _ = small_print(text, language, _SIZE_PT * room / width, INK)
        yield from moved(runs, left, down)
        down += 4.4


def _numbers(cross: Cross, mirrored: Axis, small_print: SmallPrint) -> Iterator[Item]:
    """Number both scales with the correction to ask for: its sign is against the error that is seen there."""
    signs = (1, -1) if mirrored == "x" else (-1, 1)
    for millimetres in (-5, 0, 5):
        off = millimetres * 1_000
        texts = [f"{sign * millimetres:+d}" if millimetres else "0" for sign in signs]
        for name, text, x, y, share in (
            ("X", texts[0], off, APART + 4_800, 0.5),
            ("Y", texts[1], -APART - 3_000, off + 700, 1.0),
        ):
            written = text if millimetres else f"{name} 0"
            runs, width = small_print(written.replace("-", "\u2212"), DEFAULT_LANGUAGE, 6.0, INK)
            yield from moved(runs, (cross.x + x) / 1000 - width * share, (cross.y + y) / 1000)


def _back(page: Page) -> Iterator[Item]:
    for cross in crosses(page.paper):
        lines = (
            Line(cross.x - ARM, cross.y, cross.x + ARM, cross.y),
            Line(cross.x, cross.y - ARM, cross.x, cross.y + ARM),
        )
        yield from strokes(lines, INK, _FINE_PT)


def _rulers(paper: Paper, small_print: SmallPrint) -> Iterator[Item]:
    length = ruler_length(paper)
    x, y = (paper.width - length) // 2, (paper.height - length) // 2
    for ruler in (level(x, y, length), upright(x, y, length)):
        yield from strokes(ruler.lines, INK, _FINE_PT)
        runs, _ = small_print(ruler.label, DEFAULT_LANGUAGE, _SIZE_PT, INK)
        yield from moved(runs, ruler.label_x / 1000, ruler.label_y / 1000)


def ruler_length(paper: Paper) -> int:
    """Return the length of the calibration rulers: 100 mm, less on paper that has no room for it."""
    return min(100_000, (min(paper.width, paper.height) - 30_000) // 10_000 * 10_000)


def scales(cross: Cross) -> tuple[Line, ...]:
    """Return the lines of two scales beside a cross, below it and at its left, with a tick every half millimetre."""
    x, y = cross.x - APART, cross.y + APART
    lines = [Line(cross.x - REACH, y, cross.x + REACH, y), Line(x, cross.y - REACH, x, cross.y + REACH)]
    for off in range(-REACH, REACH + 1, STEP):
        tick = 2_400 if off % 5_000 == 0 else 1_700 if off % 1_000 == 0 else 1_000
        lines.append(Line(cross.x + off, y, cross.x + off, y + tick))
        lines.append(Line(x - tick, cross.y + off, x, cross.y + off))
    return tuple(lines)
