"""What a file is made of, as one short text: equal texts, equal files."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import replace

import msgspec

from engine.problems import Problem
from generator.build.plan import Materials
from generator.face.placed import Clip, Face, Icon, Item, Picture, Run
from generator.pictures.art_file import art_path
from generator.pictures.drawing import Drawing

BYTE_LIMIT = 256_000_000
"""A larger file is refused as art, so it need not be read."""


class Digests:
    """Take digests of faces: their placed items, and the fonts, icons and art that these name."""

    def __init__(self, materials: Materials) -> None:
        self._stamp = f"{materials.stamp} {materials.placeholders}"
        self._materials = materials
        self._known: dict[str, str] = {}

    def face(self, face: Face) -> str:
        """Return the digest of one face."""
        named = sorted({name for item in walk(face.items) if (name := _named(item))})
        return of(self._stamp, msgspec.msgpack.encode(face), *(self._resource(name) for name in named))

    def _resource(self, name: str) -> str:
        if name not in self._known:
            kind, _, rest = name.partition(":")
            take = {"art": self._art, "icon": self._icon, "font": self._materials.font_digest}[kind]
            self._known[name] = take(rest)
        return self._known[name]

    def _icon(self, name: str) -> str:
        found = self._materials.pictures.icons.find(name)
        # A drawing is named after its file: the folder is no part of what is printed.
        return of("icon", msgspec.msgpack.encode(replace(found, key=name) if isinstance(found, Drawing) else found))

    def _art(self, name: str) -> str:
        path = art_path(self._materials.root, name, "")
        if isinstance(path, Problem):
            return path.code
        try:
            if path.stat().st_size > BYTE_LIMIT:
                return "too large"
            with path.open("rb") as file:
                content = hashlib.file_digest(file, "sha256").hexdigest()
            return f"{content} below {self._materials.pictures.art.limit}"
        except OSError as error:
            return f"unreadable: {error.errno}"


def of(*parts: str | bytes) -> str:
    """Return the digest of parts; where one ends matters."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        digest.update(b"%d:" % len(data))
        digest.update(data)
    return digest.hexdigest()[:32]


def walk(items: Iterable[Item]) -> Iterator[Item]:
    """Go through items and those inside clips."""
    for item in items:
        yield item
        if isinstance(item, Clip):
            yield from walk(item.items)


def has_photo(face: Face) -> bool:
    """Say whether bitmap art may lie on a face."""
    paths = (art_name(item) for item in walk(face.items) if isinstance(item, Picture))
    return any(path and not path.lower().endswith(".svg") for path in paths)


def art_name(picture: Picture) -> str:
    """Return the path of an author's art, however it is continued past its edges; empty for the picture font."""
    kind, _, path = picture.source.partition(":")
    return "" if kind == "emoji" else path


def _named(item: Item) -> str | None:
    if isinstance(item, Run):
        return f"font:{item.face}"
    if isinstance(item, Icon):
        return f"icon:{item.name}"
    if isinstance(item, Picture) and (path := art_name(item)):
        return f"art:{path}"
    return None
