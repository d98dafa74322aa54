"""The calibration sheet, printed by a printer that errs: what is read from it puts the backs right."""

from __future__ import annotations

import math
import re

import pytest

from generator.face.placed import Run
from generator.sheet.calibration import calibration, crosses
from generator.sheet.options import Flip, Options
from generator.sheet.paper import Paper, paper
from generator.sheet.profile import Profile

Point = tuple[float, float]


def small_print(text: str, language: str, size: float, color: str) -> tuple[tuple[Run, ...], float]:
    return (Run(0, 0, text, "latin-400", size, color),), 1.0


def moved(point: Point, profile: Profile, sheet: Paper) -> Point:
    """Turn clockwise about the page's middle, then move right and down, as Profile says."""
    turn = math.radians(profile.rotate)
    x, y = point[0] - sheet.width / 2000, point[1] - sheet.height / 2000
    right = math.cos(turn) * x - math.sin(turn) * y
    down = math.sin(turn) * x + math.cos(turn) * y
    return right + sheet.width / 2000 + profile.x, down + sheet.height / 2000 + profile.y


def directions(runs: list[Run]) -> tuple[int, int]:
    """Return the signs that the scales of the first cross carry at their right and at their lower end."""
    numbers = [run for run in runs if run.text in ("+5", "\u22125") and run.y < runs[-1].y / 2]
    level = [run for run in numbers if sum(abs(run.y - other.y) < 0.1 for other in numbers) == 2]
    upright = [run for run in numbers if run not in level]
    last = (max(level, key=lambda run: run.x), max(upright, key=lambda run: run.y))
    x, y = (1 if run.text == "+5" else -1 for run in last)
    return x, y


def read(options: Options, error: Profile) -> Profile:
    """Print both sides, hold them against the light and follow the sheet's words."""
    sheet = options.paper
    front = calibration(options, Profile(), small_print, "en")[0][1].face
    runs = [item for item in front.items if isinstance(item, Run)]
    signs = directions(runs)
    factor = next(float(found[1].replace("\u2212", "-")) for r in runs if (found := re.search(r"times (\S+):", r.text)))
    width, height = sheet.width / 1000, sheet.height / 1000
    sideways = (options.flip == "long") == sheet.portrait
    readings = []
    for cross in crosses(sheet):
        at = (cross.x / 1000, cross.y / 1000)
        behind = (width - at[0], at[1]) if sideways else (at[0], height - at[1])
        x, y = moved(behind, error, sheet)
        seen = (width - x, y) if sideways else (x, height - y)
        readings.append((signs[0] * (seen[0] - at[0]), signs[1] * (seen[1] - at[1])))
    (upper, lower) = readings
    return Profile((upper[0] + lower[0]) / 2, (upper[1] + lower[1]) / 2, (upper[0] - lower[0]) * factor)


@pytest.mark.parametrize("name", ["a4", "letter", "a5", "297x210mm"])
@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("error", [Profile(1.5, 0, 0), Profile(0, -0.8, 0), Profile(0, 0, 0.6), Profile(-1, 0.5, -0.4)])
def test_what_is_read_from_the_sheet_puts_the_backs_right(name: str, flip: Flip, error: Profile) -> None:
    options = Options(paper(name), flip=flip)
    right = read(options, error)
    for point in ((30.0, 40.0), (110.0, 160.0)):
        assert moved(moved(point, right, options.paper), error, options.paper) == pytest.approx(point, abs=0.1)
