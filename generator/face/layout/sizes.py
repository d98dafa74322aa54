"""Trim sizes by name, or written out in mm."""

from __future__ import annotations

import re

from engine.database.sizes import LARGEST, SIZES, SMALLEST

_FORM = re.compile(r"(\d{1,4}(?:\.\d{1,3})?)\s*(?:mm\s*)?[x×]\s*(\d{1,4}(?:\.\d{1,3})?)\s*mm")


class BadSize(Exception):
    """A size that is none; the text says why."""


def read_size(text: str) -> tuple[float, float]:
    """Return width and height in mm of ``poker`` or ``70x120mm``; raises ``BadSize``."""
    if text in SIZES:
        return SIZES[text]
    found = _FORM.fullmatch(text.strip())
    if found is None:
        raise BadSize(f"unknown size `{text[:40]}`; sizes of your own are written 70x120mm")
    width, height = float(found[1]), float(found[2])
    if not (min(width, height) >= SMALLEST and max(width, height) <= LARGEST):
        raise BadSize(f"a card's sides must be {SMALLEST:g} to {LARGEST:g} mm, not {width:g} x {height:g}")
    return width, height
