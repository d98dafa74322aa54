"""Draw pages of cards into a PDF: placed faces and the page's furniture, backs put right for the printer."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from generator.face.content import MM, Box
from generator.face.document import Document
from generator.face.draw import Painter
from generator.face.placed import Face
from generator.sheet.furniture import Furnished, Laid
from generator.sheet.pages import Page, Placement
from generator.sheet.profile import Profile
from generator.sheet.units import micrometres


def draw_sheets(
    document: Document, painter: Painter, sheets: Sequence[Furnished], faces: Mapping[str, Face], profile: Profile
) -> None:
    """Draw furnished pages in order; ``faces`` holds every face by its key."""
    for sheet in sheets:
        begin(document, sheet.page, profile)
        for laid in sheet.under:
            lay(painter, laid)
        for placement in sheet.page.placements:
            face = faces[placement.key]
            x, y = placement.trim.x / 1000, placement.trim.y / 1000
            painter.place(face, x, y, placement.turn, shown(placement, face))
        for laid in sheet.over:
            lay(painter, laid)
        end(document)


def begin(document: Document, page: Page, profile: Profile) -> None:
    """Start a page; a back's whole content is moved and turned as the profile says."""
    width, height = page.paper.width / 1000, page.paper.height / 1000
    document.begin_page(width, height)
    document.canvas.saveState()
    if page.side == "back" and not profile.straight:
        turned = math.radians(-profile.rotate)
        cos, sin = math.cos(turned), math.sin(turned)
        x, y = width / 2 * MM, height / 2 * MM
        right, down = profile.x * MM, profile.y * MM
        document.canvas.transform(cos, sin, -sin, cos, x - cos * x + sin * y + right, y - sin * x - cos * y - down)


def end(document: Document) -> None:
    """Finish a page."""
    document.canvas.restoreState()
    document.end_page()


def lay(painter: Painter, laid: Laid) -> None:
    """Place a piece of furniture."""
    painter.place(laid.face, laid.x, laid.y, laid.turn)


def shown(placement: Placement, face: Face) -> Box | None:
    """Return a placement's clip in the face's own upright coordinates, mm; None where all its bleed shows."""
    trim, clip = placement.trim, placement.clip
    edges = [trim.x - clip.x, trim.y - clip.y, clip.right - trim.right, clip.bottom - trim.bottom]
    if all(edge == micrometres(face.bleed) for edge in edges):
        return None
    # Turning a face clockwise carries its left edge to the page's upper edge, and so on round.
    quarters = placement.turn // 90
    left, top, right, bottom = (edges[(at + quarters) % 4] / 1000 for at in range(4))
    return (-left, -top, face.width + right, face.height + bottom)
