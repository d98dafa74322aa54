"""What `fonts.yaml` declares: font files and families, read from overlaid files with a finding for every fault."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from engine.database.near import did_you_mean
from engine.database.nodes import Mapping, Node, Scalar, Sequence, kind_of, read_nodes
from engine.problems import Place, Problem
from generator.text.kinsoku import primary

OTHER = "other"
_SCRIPTS = ("latin", "cjk")


@dataclass(frozen=True, slots=True)
class FontFile:
    """A declared font file; ``package`` is the Python package that brings it, ``place`` where it is declared."""

    name: str
    path: Path | None
    script: str
    licence: str
    package: str
    source: str
    place: Place


@dataclass(frozen=True, slots=True)
class Family:
    """Weights and, for each language, the chain of font files that a character is looked up in."""

    name: str
    weight: int
    bold: int
    italic: str
    chains: dict[str, tuple[str, ...]]

    def chain(self, language: str) -> tuple[str, ...]:
        """Return the chain of a language, else of its primary language, else the one for all others."""
        for name in (language, primary(language), OTHER):
            if found := self.chains.get(name):
                return found
        return next(iter(self.chains.values()))


@dataclass(slots=True)
class Declared:
    """Font files and families by name, and the findings met while reading."""

    files: dict[str, FontFile] = field(default_factory=dict)
    families: dict[str, Family] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def read_declared(folders: Iterable[Path]) -> Declared:
    """Read ``fonts.yaml`` of each templates folder; the first folder lies over those after it."""
    declared = Declared()
    for folder in reversed(tuple(folders)):
        path = folder / "fonts.yaml"
        if path.is_file():
            _Reader(path, declared).read()
    for family in declared.families.values():
        named = {*(name for chain in family.chains.values() for name in chain), *filter(None, [family.italic])}
        for name in sorted(named - declared.files.keys()):
            message = f"family `{family.name}` names the font face `{name}`, which is not declared"
            hint = did_you_mean(name, declared.files)
            declared.problems.append(Problem(file="fonts.yaml", code="font/unknown-face", message=message, hint=hint))
    return declared


class _Reader:
    def __init__(self, path: Path, declared: Declared) -> None:
        self._path = path
        self._source = path.as_posix()
        self._into = declared

    def read(self) -> None:
        top, problems = read_nodes(self._path.read_bytes(), self._source)
        self._into.problems += problems
        parts = self._keys(top, ("faces", "families"), "fonts.yaml") if top is not None else {}
        for name, node in self._entries(parts.get("faces")):
            self._file(name, node)
        for name, node in self._entries(parts.get("families")):
            self._family(name, node)

    def _file(self, name: Scalar, node: Node) -> None:
        keys = self._keys(node, ("package", "file", "script", "licence"), f"face `{name.text}`")
        texts = {key: self._text(value) for key, value in keys.items()}
        if not texts.get("file"):
            self._fault(name.place, "font/no-file", f"face `{name.text}` names no `file`")
            return
        script = texts.get("script") or "latin"
        if script not in _SCRIPTS:
            self._fault(keys["script"].place, "font/script", f"`script` is `latin` or `cjk`, not `{script}`")
        package = texts.get("package", "")
        root = package_folder(package) if package else self._path.parent.parent
        path = root / texts["file"].replace("\\", "/") if root else None
        if root and path and not _lies_in(path, root, linked=bool(package)):
            where = f"the package {package}" if package else "the project"
            message = f"the font `{name.text}` ({path.as_posix()}) lies outside {where}"
            self._fault(keys["file"].place, "font/outside", message, f"copy it into {root.as_posix()}")
            path, package = None, ""
        self._into.files[name.text] = FontFile(
            name=name.text,
            path=path,
            script=script,
            licence=texts.get("licence") or "not stated",
            package=package,
            source=self._source,
            place=name.place,
        )

    def _family(self, name: Scalar, node: Node) -> None:
        keys = self._keys(node, ("weight", "bold", "italic", "faces"), f"family `{name.text}`")
        chains = {}
        for language, chain in self._entries(keys.get("faces")):
            if isinstance(chain, Sequence):
                chains[language.text] = tuple(self._text(item) for item in chain.items)
            else:
                self._fault(chain.place, "font/chain", f"a list of faces is wanted here, not {kind_of(chain)}")
        if not any(chains.values()):
            self._fault(name.place, "font/no-faces", f"family `{name.text}` names no faces")
            return
        weight = self._weight(keys.get("weight"), 400)
        bold = self._weight(keys.get("bold"), max(weight, 700))
        italic = self._text(keys["italic"]) if "italic" in keys else ""
        self._into.families[name.text] = Family(name.text, weight, bold, italic, chains)

    def _weight(self, node: Node | None, default: int) -> int:
        if node is None:
            return default
        text = self._text(node)
        if text.isascii() and text.isdigit() and 1 <= int(text) <= 1000:
            return int(text)
        self._fault(node.place, "font/weight", f"a weight is a number from 1 to 1000, not `{text}`")
        return default

    def _keys(self, node: Node, known: tuple[str, ...], what: str) -> dict[str, Node]:
        found = {}
        for key, value in self._entries(node):
            if key.text in known:
                found[key.text] = value
            else:
                hint = did_you_mean(key.text, known)
                self._fault(key.place, "font/unknown-key", f"{what} has no key `{key.text}`", hint)
        return found

    def _entries(self, node: Node | None) -> tuple[tuple[Scalar, Node], ...]:
        if isinstance(node, Mapping):
            return node.entries
        if node is not None:
            self._fault(node.place, "font/wrong-kind", f"a map is wanted here, not {kind_of(node)}")
        return ()

    def _text(self, node: Node) -> str:
        if isinstance(node, Scalar):
            return node.text
        self._fault(node.place, "font/wrong-kind", f"a text is wanted here, not {kind_of(node)}")
        return ""

    def _fault(self, place: Place, code: str, message: str, hint: str = "") -> None:
        problem = Problem(
            file=self._source, line=place.line, column=place.column, code=code, message=message, hint=hint
        )
        self._into.problems.append(problem)


def _lies_in(path: Path, root: Path, *, linked: bool) -> bool:
    """Say whether a file lies in a folder; the links of an installed package are its installer's own."""
    if linked:
        return Path(os.path.normpath(path)).is_relative_to(os.path.normpath(root))
    return path.resolve().is_relative_to(root.resolve())


def package_folder(package: str) -> Path | None:
    """Find where an installed package lies, without importing it; None where it isn't installed."""
    from importlib.util import find_spec

    # A dotted name would make Python import what stands before the dot.
    if not package.isidentifier():
        return None
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return None
    return Path(spec.origin).parent if spec is not None and spec.origin else None
