"""Sheet templates: margins, gutter, marks, ruler and footer in mm, from YAML."""

from __future__ import annotations

from collections.abc import Mapping as Table
from collections.abc import Sequence as Many
from dataclasses import dataclass
from pathlib import Path

from engine.database.near import did_you_mean
from engine.database.nodes import Mapping, Node, read_nodes
from engine.problems import Problem
from generator.sheet.marks import MarkStyle
from generator.sheet.problems import SheetError
from generator.sheet.template_fields import Fields, Reading, color, cut, length, points, texts

DEEPEST = 8
"""Templates that may extend each other."""


@dataclass(frozen=True, slots=True)
class FooterStyle:
    """The small print: type size in pt, colour (None: black or white, whichever stands out), text by language.

    ``{page}``, ``{pages}``, ``{game}``, ``{language}`` and ``{hash}`` are filled in; an empty text prints none.
    """

    size_pt: float = 5.5
    color: str | None = None
    text: Table[str, str] | None = None


@dataclass(frozen=True, slots=True)
class SheetTemplate:
    """A sheet's furniture; lengths in µm, ``ruler`` is its length (0: none)."""

    name: str
    margin: int
    gutter: int
    background: str | None
    ruler: int
    marks: MarkStyle
    footer: FooterStyle


_TOP: Fields = {"extends": None, "margin": length, "gutter": length, "background": color, "ruler": length}
_MARKS: Fields = {"cut": cut, "gap": length, "length": length, "width_pt": points}
_FOOTER: Fields = {"size_pt": points, "color": color, "text": texts}


def load_template(name: str, folders: Many[Path]) -> SheetTemplate:
    """Read ``<name>.yaml`` from the first folder that has it; SheetError with all findings when it is wrong."""
    values = _gathered(name, folders, ())
    marks = {key: values[f"marks.{key}"] for key in _MARKS if f"marks.{key}" in values}
    footer = {key: values[f"footer.{key}"] for key in _FOOTER if f"footer.{key}" in values}
    return SheetTemplate(
        name=name,
        margin=values.get("margin", 4_000),
        gutter=values.get("gutter", 0),
        background=values.get("background"),
        ruler=values.get("ruler", 50_000),
        marks=MarkStyle(**marks),
        footer=FooterStyle(**footer),
    )


def _gathered(name: str, folders: Many[Path], below: tuple[str, ...]) -> Reading:
    path = _find(name, folders, below)
    try:
        data = path.read_bytes()
    except OSError as error:
        message = f"the sheet template cannot be read: {error.strerror or error}"
        raise SheetError(Problem(file=str(path), code="sheet/template", message=message)) from error
    top, problems = read_nodes(data, path.as_posix())
    if problems or top is None:
        raise SheetError(*problems)
    reader = _Reader(path.as_posix())
    parent = reader.read(top)
    if reader.problems:
        raise SheetError(*reader.problems)
    if parent is None:
        return reader.values
    if parent in (*below, name) or len(below) == DEEPEST:
        message = f"`{name}` extends `{parent}`, which leads back to it"
        raise SheetError(Problem(file=path.as_posix(), code="sheet/template", message=message))
    return {**_gathered(parent, folders, (*below, name)), **reader.values}


def _find(name: str, folders: Many[Path], below: tuple[str, ...]) -> Path:
    known = sorted({path.stem for folder in folders for path in folder.glob("*.yaml")})
    if name in known:
        return next(path for folder in folders if (path := folder / f"{name}.yaml").is_file())
    asked = f"which `{below[-1]}` extends, " if below else ""
    message = f"the sheet template `{name}`, {asked}is not there" if asked else f"unknown sheet template `{name}`"
    raise SheetError(
        Problem(file="templates/sheets", code="sheet/template", message=message, hint=did_you_mean(name, known))
    )


class _Reader:
    def __init__(self, file: str) -> None:
        self.file = file
        self.values: Reading = {}
        self.problems: list[Problem] = []

    def read(self, top: Node) -> str | None:
        parent: str | None = None
        for key, node in self._entries(top, {**_TOP, "marks": None, "footer": None}, ""):
            if key == "extends":
                parent = getattr(node, "text", "")
            elif key in ("marks", "footer"):
                fields = _MARKS if key == "marks" else _FOOTER
                for inner, value in self._entries(node, fields, f"{key}."):
                    self._take(f"{key}.{inner}", fields[inner], value)
            else:
                self._take(key, _TOP[key], node)
        return parent

    def _entries(self, node: Node, fields: Fields, prefix: str) -> list[tuple[str, Node]]:
        if not isinstance(node, Mapping):
            self._note(node, f"`{prefix.rstrip('.') or 'the template'}` must be a map of fields")
            return []
        known = []
        for key, value in node.entries:
            if key.text in fields:
                known.append((key.text, value))
            else:
                self._note(key, f"unknown key `{prefix}{key.text}`", did_you_mean(key.text, fields))
        return known

    def _take(self, key: str, read: object, node: Node) -> None:
        assert callable(read)
        try:
            self.values[key] = read(node)
        except ValueError as error:
            self._note(node, f"`{key}` {error}")

    def _note(self, node: Node, message: str, hint: str = "") -> None:
        line, column = node.place.line, node.place.column
        code = "sheet/template"
        self.problems.append(Problem(file=self.file, line=line, column=column, code=code, message=message, hint=hint))
