"""A reportlab font whose 8-bit subsets are full before another begins and whose text can be read back."""

from __future__ import annotations

from typing import Any

from reportlab.pdfbase.ttfonts import TTFont

_CODES = 256
_ROWS_PER_BLOCK = 100


class SubsetFont(TTFont):  # type: ignore[misc]
    """255 characters a subset (reportlab's own keeps a place for the space in each), code 0 is .notdef.

    ToUnicode holds UTF-16, so that characters beyond U+FFFF are read back too.
    """

    def splitString(self, text: str, doc: Any, encoding: str = "utf-8") -> list[tuple[int, bytes]]:
        """Cut a text into (subset, codes); KeyError for a character that the font was not made with."""
        state = self.state.get(doc)
        if state is None:
            state = self.state[doc] = TTFont.State(0, self)
            state.assignments, state.subsets = {}, [[0]]
        assigned, subsets = state.assignments, state.subsets
        parts: list[tuple[int, bytearray]] = []
        for code in map(ord, text):
            place = assigned.get(code)
            if place is None:
                if code not in self.face.charToGlyph or state.frozen:
                    raise KeyError(f"{self.fontName} was made without U+{code:04X}")
                if len(subsets[-1]) == _CODES:
                    subsets.append([0])
                place = assigned[code] = (len(subsets) - 1) * _CODES + len(subsets[-1])
                subsets[-1].append(code)
            subset, byte = divmod(place, _CODES)
            if not parts or parts[-1][0] != subset:
                parts.append((subset, bytearray()))
            parts[-1][1].append(byte)
        return [(subset, bytes(codes)) for subset, codes in parts]

    def addObjects(self, doc: Any) -> None:
        """Add the font's objects to a document, with this class's ToUnicode maps."""
        subsets = self.state[doc].subsets
        internal = self.state[doc].internalName
        name = self.face.name.decode("ascii")
        if any(key.startswith("fontDescriptor:") and key.endswith(f"+{name}") for key in doc.idToObject):
            raise ValueError(f"two sets of characters of {name} are drawn in one document")
        super().addObjects(doc)
        for at, subset in enumerate(subsets):
            font = doc.idToObject["BasicFonts"].dict[f"{internal}+{at}"]
            stream = doc.idToObject[font.ToUnicode.name]
            stream.content = to_unicode(font.BaseFont, subset)


def to_unicode(name: str, subset: list[int]) -> str:
    """Write a ToUnicode CMap for codes 1 and up, at most 100 rows a block as the format asks."""
    rows = [f"<{code:02X}> <{chr(char).encode('utf-16-be').hex().upper()}>" for code, char in enumerate(subset) if code]
    blocks = [rows[at : at + _ROWS_PER_BLOCK] for at in range(0, len(rows), _ROWS_PER_BLOCK)]
    body = [line for block in blocks for line in (f"{len(block)} beginbfchar", *block, "endbfchar")]
    return "\n".join(
        [
            "/CIDInit /ProcSet findresource begin",
            "12 dict begin",
            "begincmap",
            "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
            f"/CMapName /{name} def",
            "/CMapType 2 def",
            "1 begincodespacerange",
            "<00> <FF>",
            "endcodespacerange",
            *body,
            "endcmap",
            "CMapName currentdict /CMap defineresource pop",
            "end",
            "end",
        ]
    )
