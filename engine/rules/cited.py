"""Which rule ids a game's code cites, in strings and in docstrings."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from engine.rules.marks import ID


class Citation(NamedTuple):
    """An id in a string of the code; ``documents`` says that the string is a docstring."""

    id: str
    file: str
    line: int
    documents: bool


def citations(folder: Path) -> list[Citation]:
    """List the ids with a paragraph number that the Python files under a folder cite, in order of file and line."""
    found: list[Citation] = []
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        documents = _docstrings(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found += [
                    Citation(match[0], file.relative_to(folder).as_posix(), node.lineno, id(node) in documents)
                    for match in ID.finditer(node.value)
                    if "." in match[0]
                ]
    return sorted(found, key=lambda each: (each.file, each.line, each.id))


def not_cited(written: Iterable[str], narrative: Iterable[str], cited: Iterable[Citation]) -> list[str]:
    """List the written ids that code neither cites nor need cite; rulings are switches and are left out."""
    known = {each.id for each in cited} | set(narrative)
    return [id for id in written if id not in known and "/" not in id]


def _docstrings(tree: ast.Module) -> set[int]:
    nodes = [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef))]
    bodies = [node.body[0] for node in nodes if node.body]
    return {
        id(first.value) for first in bodies if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    }
