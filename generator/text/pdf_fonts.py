"""Give a PDF its fonts: each face at its weight, cut down to the characters used, under a name of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from io import BytesIO
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError

from engine.problems import Problem
from generator.face.placed import Clip, Item, Run
from generator.text.face import FontFace, font_problem
from generator.text.fonts import FontBook
from generator.text.pdf_subsets import SubsetFont

_DROPPED = ("BASE", "DSIG", "GDEF", "GPOS", "GSUB", "STAT", "gasp", "vhea", "vmtx")
_MOST = 512
_MADE: list[str] = []


def used_characters(items: Iterable[Item], into: dict[str, set[str]] | None = None) -> dict[str, set[str]]:
    """Gather the characters that items draw in each face, clipped ones too; ``into`` is added to and returned."""
    used = {} if into is None else into
    for item in items:
        if isinstance(item, Run):
            used.setdefault(item.face, set()).update(item.text)
        elif isinstance(item, Clip):
            used_characters(item.items, used)
    return used


class PdfFonts:
    """The faces of one or more documents, registered with reportlab when first drawn.

    ``used`` holds the characters of each face. Another set of characters makes another instance, so that any
    number of documents can be drawn in one process; equal ones are made once. One document takes one PdfFonts.
    What can't be made is in ``problems``.
    """

    def __init__(self, book: FontBook, used: Mapping[str, Iterable[str]]) -> None:
        self.problems: list[Problem] = []
        self._book = book
        self._used = {face: "".join(sorted(set(chars))) for face, chars in used.items()}
        self._names: dict[str, str] = {}

    def draw_name(self, face: str) -> str:
        """Return the name under which reportlab knows a face such as ``latin-600``; KeyError for an unused one."""
        if face not in self._names:
            self._names[face] = _registered(self._book.face(face), self._used[face])
        return self._names[face]

    def check(self) -> list[Problem]:
        """Make every face now and return the findings for those that cannot be embedded."""
        for face in sorted(self._used):
            try:
                self.draw_name(face)
            except Exception as error:
                # Broken tables make reportlab raise whatever it stumbles over, its own TTFError the least often.
                reason = str(error) if isinstance(error, TTFError) else f"it is broken: {type(error).__name__} {error}"
                self.problems.append(font_problem(self._book.face(face).file, reason))
        return self.problems


def _registered(face: FontFace, chars: str) -> str:
    """Register a face with reportlab under a name made of its file, weight and characters."""
    key = f"{face.opened.digest}\0{chars}"
    name = f"{face.name}.{sha256(key.encode()).hexdigest()[:12]}"
    if name not in pdfmetrics._fonts:
        font = SubsetFont(name, BytesIO(instance(face, chars)), asciiReadable=0)
        # Under one PostScript name reportlab would take the second of two instances for the first.
        font.face.name = type(font.face.name)(name.encode("ascii"))
        pdfmetrics.registerFont(font)
        _forget_oldest(name)
        font.face.name = type(font.face.name)(post_script_name(face).encode("ascii"))
    return name


def _forget_oldest(name: str) -> None:
    """Keep a bounded number of instances, so that a long watch of a changing deck does not fill the memory."""
    _MADE.append(name)
    while len(_MADE) > _MOST:
        oldest = _MADE.pop(0)
        pdfmetrics._fonts.pop(oldest, None)
        pdfmetrics._dynFaceNames.pop(oldest.encode("ascii"), None)


def post_script_name(face: FontFace) -> str:
    """Name an instance for the PDF, each weight differently."""
    return f"{face.opened.post_script_name}-{face.name}"


def instance(face: FontFace, chars: str) -> bytes:
    """Make a TrueType font of a face's weight that holds only some characters."""
    import uharfbuzz as hb

    wanted = hb.SubsetInput()
    wanted.flags = hb.SubsetFlags.NO_HINTING | hb.SubsetFlags.NO_LAYOUT_CLOSURE | hb.SubsetFlags.NOTDEF_OUTLINE
    wanted.sets(hb.SubsetInputSets.UNICODE).set({ord(char) for char in chars} | {32})
    wanted.sets(hb.SubsetInputSets.DROP_TABLE_TAG).update(map(_tag, _DROPPED))
    source: Any = face.opened.face
    if face.opened.other_axes or face.weight is not None:
        wanted.pin_all_axes_to_default(source)
    if face.weight is not None:
        wanted.pin_axis_location(source, "wght", face.weight)
    made: bytes = hb.subset(source, wanted).blob.data
    return made


def _tag(name: str) -> int:
    return int.from_bytes(name.encode("ascii"), "big")
