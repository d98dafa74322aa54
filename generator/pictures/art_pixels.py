"""Bring a bitmap into what a PDF holds: 8-bit grey or sRGB, upright, alpha apart."""

from __future__ import annotations

import io
import struct
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError

from generator.pictures.bitmap import Bitmap
from generator.pictures.edges import Edges, continued
from generator.pictures.png_parts import encoded, passable
from generator.pictures.spool import Spool

_ORIENTATION = 0x0112
_STRIP = 64
_FAULTS = (OSError, SyntaxError, ValueError, EOFError, struct.error, IndexError, KeyError, MemoryError)
_TYPES = (
    (b"\x89PNG\r\n\x1a\n", "PNG"),
    (b"\xff\xd8\xff", "JPEG"),
    (b"GIF8", "GIF"),
    (b"BM", "BMP"),
    (b"II*\0", "TIFF"),
    (b"MM\0*", "TIFF"),
    (b"%PDF", "PDF"),
    (b"8BPS", "Photoshop"),
)


class UnreadableArtError(Exception):
    """A bitmap that can't be used: the finding's code, its message and the way out."""

    def __init__(self, code: str, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.hint = hint


def true_type(data: bytes) -> str:
    """Name what the bytes hold, whatever the file is called."""
    for magic, name in _TYPES:
        if data.startswith(magic):
            return name
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "WebP"
    if data[4:12] in (b"ftypheic", b"ftypheix", b"ftypmif1", b"ftypavif"):
        return "AVIF" if data[8:12] == b"avif" else "HEIC"
    head = data[:2000].lstrip(b"\xef\xbb\xbf \t\r\n")
    if head.startswith(b"<") and (b"<svg" in data[:20_000] or head.startswith(b"<?xml")):
        return "SVG"
    return "nothing" if not data else "no picture"


def read_bitmap(
    data: bytes, kind: str, spool: Spool, *, limit: int, tint: str | None = None, edges: Edges | None = None
) -> Bitmap:
    """Decode, set right and encode a bitmap; raise ``UnreadableArtError`` for what can't be used."""
    if kind not in ("PNG", "JPEG", "WebP"):
        raise UnreadableArtError("art/type", f"the file holds {kind}", "use PNG, JPEG, WebP or SVG")
    with _quiet():
        try:
            image: Image.Image = Image.open(io.BytesIO(data), formats=("PNG", "JPEG", "WEBP"))
            _check_size(image, limit)
            untouched = tint is None and edges is None
            if kind == "JPEG" and untouched and _jpeg_passes(image):
                width, height = image.size
                colors: Literal[1, 3] = 1 if image.mode == "L" else 3
                image.draft(image.mode, (width // 8 or 1, height // 8 or 1))
                image.load()
                return Bitmap(width, height, colors, True, spool.put(data))
            image.load()
            plain = passable(data) if kind == "PNG" and untouched and not image.info.get("icc_profile") else None
            if plain and image.getexif().get(_ORIENTATION, 1) == 1:
                return Bitmap(image.width, image.height, plain[0], False, spool.put(plain[1]))
            upright = _upright(image)
            return _stored(continued(upright, edges) if edges else upright, spool, tint)
        except UnreadableArtError:
            raise
        except UnidentifiedImageError as error:
            # Pillow's own message holds an address in memory: another one each time.
            raise UnreadableArtError("art/broken", f"the {kind} is broken", "save the picture again") from error
        except _FAULTS as error:
            raise UnreadableArtError(
                "art/broken", f"the {kind} is broken: {error}", "save the picture again"
            ) from error


def _check_size(image: Image.Image, limit: int) -> None:
    pixels = image.width * image.height
    if pixels > limit:
        message = f"the picture is {image.width} × {image.height} px, {pixels} in all; the limit is {limit}"
        hint = f"make the picture smaller, or raise the limit: DECKWRIGHT_MAX_PIXELS={pixels}"
        raise UnreadableArtError("art/too-large", message, hint)


def _jpeg_passes(image: Image.Image) -> bool:
    upright = image.getexif().get(_ORIENTATION, 1) == 1
    return upright and image.mode in ("L", "RGB") and not _foreign_profile(image)


def _upright(image: Image.Image) -> Image.Image:
    profile = image.info.get("icc_profile")
    foreign = _foreign_profile(image)
    clear = image.info.get("transparency")
    image = ImageOps.exif_transpose(image)
    if image.mode.startswith("I"):
        image = _in_8_bits(image, clear if isinstance(clear, int) else None)
    if image.mode in ("P", "1", "PA", "RGBa", "La"):
        image = image.convert("RGBA" if clear is not None or image.mode in ("PA", "RGBa", "La") else "RGB")
    elif clear is not None and image.mode in ("L", "RGB"):
        image = image.convert("RGBA")
    if foreign and profile:
        image = _in_srgb(image, profile)
    return image if image.mode in ("L", "LA", "RGB", "RGBA") else image.convert("RGB")


def _in_8_bits(image: Image.Image, clear: int | None) -> Image.Image:
    """Scale 16-bit grey, in strips: as whole numbers a picture takes eight times its room."""
    grey = Image.new("L", image.size)
    alpha = Image.new("L", image.size, 255) if clear is not None else None
    for top in range(0, image.height, _STRIP):
        strip = image.crop((0, top, image.width, min(top + _STRIP, image.height))).convert("I")
        # 65535 ÷ 257 = 255; Pillow's own conversion clips instead of scaling (D07).
        grey.paste(strip.point(lambda value: value * (255 / 65535) + 0.5).convert("L"), (0, top))
        if alpha is not None:
            values = struct.unpack(f"={strip.width * strip.height}i", strip.tobytes())
            mask = bytes(0 if value == clear else 255 for value in values)
            alpha.paste(Image.frombytes("L", strip.size, mask), (0, top))
    if alpha is not None:
        grey.putalpha(alpha)
    return grey


def _foreign_profile(image: Image.Image) -> bool:
    """Say whether a colour profile is there that isn't sRGB."""
    profile: bytes = image.info.get("icc_profile") or b""
    return bool(profile) and b"sRGB" not in profile and "sRGB".encode("utf-16-be") not in profile


def _in_srgb(image: Image.Image, profile: bytes) -> Image.Image:
    alpha = image.getchannel("A") if image.mode in ("LA", "RGBA") else None
    base = image.convert({"LA": "L", "RGBA": "RGB"}.get(image.mode, image.mode))
    try:
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        turned = ImageCms.profileToProfile(base, source, ImageCms.createProfile("sRGB"), outputMode="RGB")
    except (ImageCms.PyCMSError, OSError):
        # A profile that doesn't belong to these colours says nothing about them.
        return image
    if turned is None:
        return image
    if alpha is not None:
        turned.putalpha(alpha)
    return turned


def _stored(image: Image.Image, spool: Spool, tint: str | None) -> Bitmap:
    alpha = None
    if image.mode in ("LA", "RGBA"):
        mask = image.getchannel("A")
        if mask.getextrema() != (255, 255):
            alpha = spool.put(encoded(mask))
        image = image.convert("L" if image.mode == "LA" else "RGB")
    if tint is not None:
        image = image.convert("RGB")
        image = Image.blend(image, Image.new("RGB", image.size, tint), 0.5)
    return Bitmap(image.width, image.height, 1 if image.mode == "L" else 3, False, spool.put(encoded(image)), alpha)


@contextmanager
def _quiet() -> Iterator[None]:
    """Let our own limit speak instead of Pillow's exception (D11), and our findings instead of its warnings."""
    kept = Image.MAX_IMAGE_PIXELS
    Image.MAX_IMAGE_PIXELS = None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        Image.MAX_IMAGE_PIXELS = kept
