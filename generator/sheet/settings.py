"""What a person asks for on the command line, laid over a sheet template."""

from __future__ import annotations

from dataclasses import replace

from engine.problems import Problem
from generator.sheet.marks import SEEN
from generator.sheet.options import Cut, Flip, Options
from generator.sheet.paper import paper
from generator.sheet.problems import SheetError
from generator.sheet.template import SheetTemplate
from generator.sheet.units import micrometres

WIDEST_MM = 200


def settings(
    template: SheetTemplate,
    *,
    paper_name: str = "a4",
    flip: Flip = "long",
    single_sided: bool = False,
    gutterfold: bool = False,
    gutter_mm: str | float | None = None,
    margin_mm: str | float | None = None,
    cut: Cut | None = None,
) -> tuple[Options, SheetTemplate]:
    """Return how to impose and how to furnish; None leaves a matter to the template. SheetError names all faults."""
    problems: list[Problem] = []
    margin = _length("--margin", margin_mm, template.margin, problems)
    gutter = _length("--gutter", gutter_mm, template.gutter, problems)
    if single_sided and gutterfold:
        message = "--single-sided and --gutterfold exclude each other"
        problems.append(Problem(file="--gutterfold", code="sheet/options", message=message, hint="leave one out"))
    options = Options()
    try:
        options = Options(paper(paper_name), margin, gutter, flip, single_sided, gutterfold)
    except SheetError as error:
        problems += error.problems
    if problems:
        raise SheetError(*problems)
    marks = replace(template.marks, cut=cut) if cut is not None else template.marks
    options = replace(options, marks=marks.gap + min(SEEN, marks.length) if marks.cut == "marks" else 0)
    return options, replace(template, marks=marks, margin=margin, gutter=gutter)


def _length(option: str, asked: str | float | None, default: int, problems: list[Problem]) -> int:
    if asked is None:
        return default
    try:
        value = micrometres(asked)
    except ValueError:
        value = -1
    if 0 <= value <= WIDEST_MM * 1000:
        return value
    message = f"`{asked}` is no length from 0 to {WIDEST_MM} mm"
    problems.append(Problem(file=option, code="sheet/options", message=message, hint="write a number, such as 4.5"))
    return default
