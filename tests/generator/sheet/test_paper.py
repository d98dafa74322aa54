"""Papers by name and by size."""

from __future__ import annotations

import pytest

from generator.sheet.paper import paper
from generator.sheet.problems import SheetError
from generator.sheet.units import micrometres, written


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("a4", (210_000, 297_000)),
        ("A3", (297_000, 420_000)),
        ("a5", (148_000, 210_000)),
        ("Letter", (215_900, 279_400)),
        ("legal", (215_900, 355_600)),
        ("100x150mm", (100_000, 150_000)),
        ("69.4 x 94.05 MM", (69_400, 94_050)),
    ],
)
def test_known_papers(name: str, size: tuple[int, int]) -> None:
    found = paper(name)
    assert (found.width, found.height) == size


@pytest.mark.parametrize("name", ["a6", "", "letterr", "100x150", "100x150in", "-1x5mm", "0x100mm", "100x9999999mm"])
def test_an_unknown_paper_is_an_error_and_never_another_size(name: str) -> None:
    with pytest.raises(SheetError) as caught:
        paper(name)
    (problem,) = caught.value.problems
    assert problem.code == "sheet/paper"
    assert "letter" in problem.hint or "mm" in problem.hint


def test_lengths_are_exact() -> None:
    assert micrometres(69.4) + micrometres("0.3") * 2 == 70_000
    assert (written(63_000), written(57_150), written(-500)) == ("63", "57.15", "-0.5")
    with pytest.raises(ValueError, match="not a length"):
        micrometres("wide")
    with pytest.raises(ValueError, match="not a length"):
        micrometres("nan")
