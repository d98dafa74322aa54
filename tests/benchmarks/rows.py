"""The lines of the benchmarks' table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """A figure, what it is held against, and the share of that which it may be (None: stated only)."""

    what: str
    figure: float
    unit: str = "s"
    against: str = ""
    base: float | None = None
    target: float | None = None


def table(rows: Iterable[Row]) -> str:
    """Write rows as Markdown."""
    lines = ["| what | figure | against | ratio | target |", "| --- | ---: | --- | ---: | ---: |"]
    for row in rows:
        against = "" if row.base is None else f"{row.against} {_number(row.base, row.unit)}".strip()
        ratio = "" if row.base is None else f"{row.figure / row.base:.2f}"
        target = "" if row.target is None else f"≤ {row.target:g}"
        lines.append(f"| {row.what} | {_number(row.figure, row.unit)} | {against} | {ratio} | {target} |")
    return "\n".join(lines)


def _number(value: float, unit: str) -> str:
    return f"{value:.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}"
