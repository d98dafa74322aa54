"""Where a back must lie so that it meets its front once the sheet is turned over."""

from __future__ import annotations

from generator.sheet.grid import Axis
from generator.sheet.options import Flip
from generator.sheet.paper import Paper
from generator.sheet.units import Rect


def axis(paper: Paper, flip: Flip) -> Axis:
    """Return which coordinate the turn mirrors: ``x`` when the sheet turns about its upright edge.

    A printer's "long edge" is the paper's; on a landscape page that is the upper edge.
    """
    return "x" if paper.portrait == (flip == "long") else "y"


def place(rect: Rect, paper: Paper, mirrored: Axis) -> Rect:
    """Mirror a rectangle within the page."""
    if mirrored == "x":
        return Rect(paper.width - rect.right, rect.y, rect.w, rect.h)
    return Rect(rect.x, paper.height - rect.bottom, rect.w, rect.h)


def turn(front: int, mirrored: Axis) -> int:
    """Turn a back (degrees clockwise) so that its head lies at the head of its front.

    Seen through the paper a front that is turned to the right is turned to the left; where the
    sheet turns about its upper edge everything besides stands on its head.
    """
    return (-front if mirrored == "x" else 180 - front) % 360
