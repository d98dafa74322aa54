"""What `deckwright fonts` tells: which file and weight sets what, and under which licence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from generator.text.declared import OTHER
from generator.text.face import FontFace
from generator.text.fonts import FontBook


@dataclass(frozen=True, slots=True)
class FontUse:
    """A face in a family's chain for one language; ``characters`` is how many of it the build draws (0: none)."""

    family: str
    language: str
    face: str
    file: Path
    weight: int | None
    licence: str
    package: str
    characters: int


def report(book: FontBook, used: Mapping[str, Iterable[str]], languages: Iterable[str] = ()) -> list[FontUse]:
    """List the faces of every family, language by language, in the order in which they are asked."""
    rows: list[FontUse] = []
    for family in book.families.values():
        for language in dict.fromkeys([*family.chains, *languages]):
            if language == OTHER and len(family.chains) > 1 and languages:
                continue
            faces: dict[str, FontFace] = {}
            for weight, italic in ((family.weight, False), (family.bold, False), (family.weight, True)):
                chain = book.setter(family.name, weight, language, italic=italic).chain
                faces |= {face.name: face for face in chain}
            for face in faces.values():
                rows.append(
                    FontUse(
                        family=family.name,
                        language=language,
                        face=face.name,
                        file=face.file.path or Path(),
                        weight=face.weight,
                        licence=face.file.licence,
                        package=face.file.package,
                        characters=len(set(used.get(face.name, ()))),
                    )
                )
    return rows
