"""The layouts of a project: found by name in overlaid folders, each read once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path, PurePosixPath

from engine.database.near import did_you_mean
from engine.database.nodes import read_nodes
from engine.database.source import lines_of
from engine.database.tree import Mapping, Scalar
from engine.problems import Problem
from generator.face.layout.checking import check_names
from generator.face.layout.environment import misnamed
from generator.face.layout.expressions import is_expression
from generator.face.layout.merging import Branch, Sourced, merged, problem, sourced
from generator.face.layout.reading import Reading
from generator.face.layout.template import Spot, Template

FACES = "faces"
DEEPEST = 8
"""Layouts that may extend, or include, each other."""

Loaded = tuple[Template | None, tuple[Problem, ...]]


class Layouts:
    """Layouts under ``faces/`` of several templates' folders, the first that has one winning."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = tuple(folders)
        self._loaded: dict[str, Loaded] = {}

    def load(self, name: str) -> Loaded:
        """Read ``<name>.yaml`` with all it extends; a layout with findings that are errors is None."""
        if name not in self._loaded:
            self._loaded[name] = self._read(name)
        return self._loaded[name]

    def names(self) -> list[str]:
        """List all layouts and snippets by name."""
        return sorted({
            path.relative_to(folder / FACES).with_suffix("").as_posix()
            for folder in self.folders
            for path in (folder / FACES).rglob("*.yaml")
        })  # fmt: skip

    def find(self, name: str, beside: str, ending: str = ".yaml") -> str:
        """Return the name of a file as seen from another layout: in that one's folder, else from ``faces/``; or ''."""
        folder = PurePosixPath(beside).parent
        for candidate in ((folder / name).as_posix(), name):
            if self.path(candidate + ending) is not None:
                return candidate
        return ""

    def path(self, file: str) -> Path | None:
        """Return where a file under ``faces/`` is."""
        for folder in self.folders:
            path = folder / FACES / file
            # os.path, not Path: a name too long for the system is one that is not there.
            if os.path.isfile(path):
                return path
        return None

    def unknown(self, name: str) -> tuple[str, str]:
        """Say that there is no such layout: message and hint."""
        fault, _, hint = misnamed(name).partition("\n")
        if fault:
            return fault, hint
        return f"there is no layout `{name}`", did_you_mean(name, self.names())

    def _read(self, name: str) -> Loaded:
        problems: list[Problem] = []
        tree, files = self._gather(name, (), problems)
        if tree is None:
            return None, tuple(problems)
        reading = Reading()
        template = reading.template(name, files[0], tree, self)
        problems += reading.problems
        problems += check_names(template)
        if problems:
            return None, tuple(problems)
        return replace(template, depends_on=files), ()

    def _gather(
        self, name: str, above: tuple[str, ...], problems: list[Problem]
    ) -> tuple[Branch | None, tuple[str, ...]]:
        file = f"{name}.yaml"
        path = None if misnamed(name) else self.path(file)
        if path is None:
            message, hint = self.unknown(name)
            problems.append(Problem(file=f"{FACES}/{file}", code="template/unknown-layout", message=message, hint=hint))
            return None, ()
        shown = path.as_posix()
        try:
            data = path.read_bytes()
        except OSError as error:
            message = f"the layout can't be read: {error.strerror or error}"
            problems.append(Problem(file=shown, code="template/unreadable", message=message))
            return None, ()
        top, found = read_nodes(data, shown)
        problems += found
        if top is None or found:
            return None, ()
        if not isinstance(top, Mapping):
            message = "a layout is a map of size, boxes, layers …"
            problems.append(Problem(file=shown, line=1, column=1, code="template/kind", message=message))
            return None, ()
        tree = sourced(top, shown, lines_of(data))
        assert isinstance(tree, Branch)
        own = f"{FACES}/{file}"
        if "extends" not in tree.keys:
            return tree, (own,)
        return self._extended(name, tree, (*above, name), own, problems)

    def _extended(
        self, name: str, tree: Branch, above: tuple[str, ...], own: str, problems: list[Problem]
    ) -> tuple[Branch | None, tuple[str, ...]]:
        value = tree.keys["extends"][1]
        spot = value.spot if isinstance(value, Branch) else value.spot()
        base = value.node.text if isinstance(value, Sourced) and isinstance(value.node, Scalar) else ""
        found = "" if misnamed(base) or is_expression(base) else self.find(base, name)
        if not found:
            _note(problems, spot, "template/unknown-layout", *self.unknown(base))
            return None, ()
        if found in above or len(above) > DEEPEST:
            _note(problems, spot, "template/extends", f"`{found}` extends itself: {' → '.join((*above, found))}", "")
            return None, ()
        below, files = self._gather(found, above, problems)
        if below is None:
            return None, ()
        return merged(below, tree, problems), (own, *files)


def _note(problems: list[Problem], spot: Spot, code: str, message: str, hint: str) -> None:
    problems.append(problem(spot, code, message, hint))
