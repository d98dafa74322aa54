"""SVG path syntax becomes PDF operators."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.pictures import outline
from generator.pictures.outline import PathError, arc, learn, number, operators


@pytest.mark.parametrize(
    ("d", "code"),
    [
        ("M1 2L3 4Z", "1 2 m 3 4 l h"),
        ("m1 2 3 4z", "1 2 m 4 6 l h"),
        ("M1,2 3,4 5,6", "1 2 m 3 4 l 5 6 l"),
        ("M1 2H5V7h-1v-1", "1 2 m 5 2 l 5 7 l 4 7 l 4 6 l"),
        ("M0 0C1 1 2 1 3 0S5-1 6 0", "0 0 m 1 1 2 1 3 0 c 4 -1 5 -1 6 0 c"),
        ("M0 0s1 1 2 0", "0 0 m 0 0 1 1 2 0 c"),
        ("M0 0Q3 3 6 0T12 0", "0 0 m 2 2 4 2 6 0 c 8 -2 10 -2 12 0 c"),
        ("M1 1l2 0z l0 3", "1 1 m 3 1 l h 1 4 l"),
        ("M.5.5 1e1-2", "0.5 0.5 m 10 -2 l"),
        ("M0 0A0 5 0 0 1 4 4", "0 0 m 4 4 l"),
        ("M3 3A2 2 0 0 1 3 3", "3 3 m"),
        ("  ", ""),
    ],
)
def test_commands(d: str, code: str) -> None:
    assert operators(d) == code


def test_arc_flags_may_stand_without_gaps() -> None:
    assert operators("M0 0a5 5 0 015 5") == operators("M0 0 a 5 5 0 0 1 5 5")


@pytest.mark.parametrize(
    "d", ["L1 1", "M1", "M1 2 L3", "M0 0X", "M0 0Z 3 4", "M0 0A1 1 0 2 0 3 3", "1 2", "M0 0 C1 2 3"]
)
def test_what_is_no_path_says_so(d: str) -> None:
    with pytest.raises(PathError):
        operators(d)


@given(
    rx=st.floats(0.5, 20),
    ry=st.floats(0.5, 20),
    turn=st.floats(-180, 180),
    large=st.booleans(),
    sweep=st.booleans(),
    x=st.floats(-15, 15),
    y=st.floats(0.5, 15),
)
def test_arc_ends_at_its_end_and_turns_the_asked_way(
    rx: float, ry: float, turn: float, large: bool, sweep: bool, x: float, y: float
) -> None:
    pieces = arc(0, 0, rx, ry, math.radians(turn), large, sweep, x, y)
    assert pieces[-1][-2:] == [x, y]
    first = pieces[0]
    side = first[0] * y - first[1] * x
    # Sweep 1 runs clockwise on paper (y down): it leaves to the left of the chord as seen along it, y down.
    assert (side > 0) == sweep or abs(side) < 1e-6


def test_half_circle_bulges_to_the_sweeps_side() -> None:
    up = operators("M0 0A5 5 0 0 1 10 0").split()
    assert "-5" in up
    assert "5 5" in operators("M0 0A5 5 0 0 0 10 0")


@pytest.mark.parametrize(
    ("value", "text"), [(1.0, "1"), (-0.00001, "0"), (0.12345, "0.1235"), (10.0, "10"), (-2.50, "-2.5")]
)
def test_numbers_are_plain(value: float, text: str) -> None:
    assert number(value) == text


def test_an_arc_is_the_same_wherever_it_begins() -> None:
    here, there = (
        [float(word) for word in operators(f"M{x} 7a2 1 30 1 0 1.5 0.5").split() if word not in ("m", "c")]
        for x in ("0", "40")
    )
    assert len(here) > 10
    assert there[0::2] == pytest.approx([x + 40 for x in here[0::2]], abs=1e-4)
    assert there[1::2] == here[1::2]


def test_an_arc_too_short_to_see_is_left_out() -> None:
    assert operators("M1 1A2 2 0 0 1 1.00000001 1L3 3") == "1 1 m 3 3 l"


@pytest.mark.parametrize("d", ["M1 2 3", "M0 0C1 2 3 4 5 6 7", "M0 0A1 1 0 0.5 0 3 3", "M0 0L1 nan", "M0 0L1e 2"])
def test_numbers_that_are_no_whole_set_are_refused(d: str) -> None:
    with pytest.raises(PathError):
        operators(d)


def test_what_another_process_worked_out_is_taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outline, "_known", {})
    learn({"M9 9L8 8": "from elsewhere"})
    assert operators("M9 9L8 8") == "from elsewhere"


def test_a_bounded_number_of_outlines_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outline, "_known", {})
    monkeypatch.setattr(outline, "_MOST", 3)
    for x in range(5):
        operators(f"M{x} 0")
    assert list(outline._known) == ["M2 0", "M3 0", "M4 0"]
