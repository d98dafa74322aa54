"""Outlines and patterns: valid paths, inside their bounds, the same again."""

from __future__ import annotations

import re

import pytest

from generator.face.layout.geometry import Box, rectangle
from generator.face.layout.outlines import SHAPES, outline
from generator.face.layout.paths import fitting, moved, turned
from generator.face.layout.patterns import MOST, PATTERNS, Look, pattern
from generator.pictures.outline import operators

BOX = Box(10, 20, 30, 16)


def corners(d: str) -> tuple[float, float, float, float]:
    numbers = [float(found) for found in re.findall(r"-?\d+\.?\d*", operators(d))]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


@pytest.mark.parametrize("shape", sorted(SHAPES))
def test_shapes_stay_in_their_box(shape: str) -> None:
    x0, y0, x1, y1 = corners(outline(shape, BOX, 7, 0.0))
    assert x0 >= 10 - 0.01
    assert y0 >= 20 - 0.01
    assert x1 <= 40 + 0.01
    assert y1 <= 36 + 0.01


@pytest.mark.parametrize("name", sorted(PATTERNS))
@pytest.mark.parametrize("size", [0.0, 0.001, 0.5, 6.0])
def test_patterns_are_bounded_and_the_same_again(name: str, size: float) -> None:
    look = Look(size, 0.0, 30.0, 50, 20, 25, 3)
    d = pattern(name, Box(0, 0, 69, 94), look)
    assert d.startswith("M")
    assert d.count("M") < MOST * 12
    pattern.cache_clear()
    assert d == pattern(name, Box(0, 0, 69, 94), look)


@pytest.mark.parametrize("name", sorted(PATTERNS))
def test_patterns_are_paths_that_reach_over_their_box(name: str) -> None:
    x0, y0, x1, y1 = corners(pattern(name, Box(10, 20, 8, 6), Look(1.0, 1.0, 0.0, 30, 14, 23, 3)))
    assert x0 < 12 and y0 < 22 and x1 > 16 and y1 > 24  # noqa: PT018 - one box


def test_rounded_rectangle_keeps_to_half_its_height() -> None:
    assert corners(rectangle(BOX, 100)) == (10, 20, 40, 36)
    assert rectangle(BOX, 2, "tl").count("A") == 1


@pytest.mark.parametrize(
    ("fit", "right"), [("stretch", (10, 20, 40, 36)), ("contain", (17, 20, 33, 36)), ("cover", (10, 13, 40, 43))]
)
def test_fitting_a_view_into_a_box(fit: str, right: tuple[float, ...]) -> None:
    d = moved(operators("M0 0H10V10H0Z"), fitting(Box(0, 0, 10, 10), BOX, fit))
    assert corners(d) == right


def test_mirrored_view() -> None:
    assert (
        moved(operators("M0 0L2 0"), fitting(Box(0, 0, 10, 10), Box(0, 0, 10, 10), "stretch", mirror=True))
        == "M10 0L8 0"
    )


def test_turned_about_the_middle() -> None:
    assert moved(operators("M0 0L10 10"), turned(Box(0, 0, 10, 10), 90)) == "M10 0L0 10"
