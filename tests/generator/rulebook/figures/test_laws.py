"""What holds for every figure, in every language, for any sizes of the mountain's rows."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.vocabulary.chase.shape import Row
from generator.face.layout.geometry import Box
from generator.rulebook.figures import FIGURES, Figures, Placed
from generator.rulebook.figures.placed import SMALLEST_PT, WIDEST, Mini

LANGUAGES = ("zh", "ja", "en")
TALLEST = 178.0
OPTIONS: dict[str, list[dict[str, str]]] = {
    "table": [{"players": players} for players in ("2", "4")],
    "mountain": [{"mode": mode} for mode in ("two", "1", "2", "3")],
    "event": [{}, {"card": "E16"}, {"card": "E36"}],
}
ALL = [
    (game, name, options)
    for game, figures in FIGURES.items()
    for name in figures
    for options in OPTIONS.get(name, [{}])
]
SLACK = 0.02
OF_ROWS = ("mountain", "table", "covering", "returning")
"""The figures that the mountain's rows shape."""


def apart(one: Box, other: Box) -> bool:
    return (
        one.x + one.w <= other.x + SLACK
        or other.x + other.w <= one.x + SLACK
        or one.y + one.h <= other.y + SLACK
        or other.y + other.h <= one.y + SLACK
    )


def inside(box: Box, width: float, height: float) -> bool:
    return box.x >= -SLACK and box.y >= -SLACK and box.x + box.w <= width + SLACK and box.y + box.h <= height + SLACK


def faults(placed: Placed) -> Iterator[str]:
    yield from (problem.text() for problem in placed.problems)
    if not 20 <= placed.width <= WIDEST or not 8 <= placed.height <= TALLEST:
        yield f"it is {placed.width} x {placed.height} mm"
    for label in placed.labels:
        if label.size < SMALLEST_PT:
            yield f"{label.text!r} is set in {label.size} pt"
        if not inside(label.box, placed.width, placed.height):
            yield f"{label.text!r} leaves the figure: {label.box}"
    for one, other in combinations(placed.labels, 2):
        if not apart(one.box, other.box):
            yield f"{one.text!r} and {other.text!r} overlap"
    minis = [part for part in placed.parts if isinstance(part, Mini)]
    for mini in minis:
        if not inside(mini.box, placed.width, placed.height):
            yield f"the card {mini.face.key} leaves the figure"
        for label in placed.labels:
            if not apart(mini.box, label.box):
                yield f"{label.text!r} lies over the card {mini.face.key}"
    for text in (placed.title, placed.caption, placed.description):
        if not text or "{" in text.replace("{house}", ""):
            yield f"{text!r} is no finished text"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name", "options"), ALL, ids=str)
def test_each_figure_of_the_bundled_games(
    make: Callable[..., Placed], games: dict[str, Any], game: str, name: str, options: dict[str, str], language: str
) -> None:
    placed = make(name, language, game_name=game, **options)
    assert list(faults(placed)) == []
    ids = {card.id for card in games[game].cards}
    assert set(placed.cards) <= ids


ROW = st.builds(
    Row,
    rank=st.sampled_from(["L1", "L2", "L3", "L4", "L5", "FO", "L6"]),
    count=st.integers(1, 12),
    face=st.sampled_from(["up", "down"]),
)
ROWS = st.lists(ROW, min_size=1, max_size=12).map(tuple)


@settings(max_examples=40, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(rows=ROWS, language=st.sampled_from(LANGUAGES))
def test_a_mountain_of_any_rows(figures: Figures, games: dict[str, Any], rows: tuple[Row, ...], language: str) -> None:
    game = msgspec.structs.replace(games["chase"], mountain=rows)
    for name in OF_ROWS:
        assert list(faults(figures.make(name, "chase", game, language))) == [], name


@pytest.mark.parametrize("count", [1, 2, 25, 40, 99])
def test_a_mountain_of_very_long_rows(make: Callable[..., Placed], games: dict[str, Any], count: int) -> None:
    rows = tuple(Row(rank="L1", count=max(1, count - step), face="up") for step in (2, 1, 0))
    game = msgspec.structs.replace(games["chase"], mountain=rows)
    for name in OF_ROWS:
        assert list(faults(make(name, game=game))) == [], name


@pytest.mark.parametrize("count", [20, 40, 80])
def test_a_mountain_of_very_many_rows(make: Callable[..., Placed], games: dict[str, Any], count: int) -> None:
    rows = tuple(Row(rank="L1", count=3 + step % 2, face="up") for step in range(count))
    game = msgspec.structs.replace(games["chase"], mountain=rows)
    for name in OF_ROWS:
        assert list(faults(make(name, game=game))) == [], name
