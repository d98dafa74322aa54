"""Continue a bitmap past its edges, for art that was made without bleed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from PIL import Image

Edges = Literal["mirror", "smear"]
_SHARE = 8


def margin(width: int, height: int) -> int:
    """Return by how many px each side is continued: an eighth of the shorter side, enough for 3 mm on any card."""
    return max(1, min(width, height) // _SHARE)


def continued(image: Image.Image, how: Edges) -> Image.Image:
    """Return the image with ``margin`` px more on each side, mirrored or smeared from its edges."""
    from PIL import Image, ImageOps

    width, height = image.size
    more = margin(width, height)
    wide = Image.new(image.mode, (width + 2 * more, height))
    wide.paste(image, (more, 0))
    for left, at in ((True, 0), (False, width + more)):
        depth = more if how == "mirror" else 1
        strip = image.crop((0, 0, depth, height) if left else (width - depth, 0, width, height))
        wide.paste(ImageOps.mirror(strip) if how == "mirror" else strip.resize((more, height)), (at, 0))
    whole = Image.new(image.mode, (wide.width, height + 2 * more))
    whole.paste(wide, (0, more))
    for top, at in ((True, 0), (False, height + more)):
        depth = more if how == "mirror" else 1
        strip = wide.crop((0, 0, wide.width, depth) if top else (0, height - depth, wide.width, height))
        whole.paste(ImageOps.flip(strip) if how == "mirror" else strip.resize((wide.width, more)), (0, at))
    return whole
