"""Read a situation file: YAML whose words stay as they were typed, each with its place."""

from __future__ import annotations

from typing import Any

from engine.judge.fault import Fault

MANY = 200_000
"""The longest situation that is read, in signs."""


class Source:
    """What a file says: ``tree`` of texts, lists and maps; ``place`` gives ``file:line:column`` by path."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.tree: Any = {}
        self.places: dict[tuple[str, ...], str] = {}
        self.faults: list[Fault] = []

    def place(self, path: tuple[str, ...]) -> str:
        """Give the place of a path, or of the nearest thing around it."""
        while path and path not in self.places:
            path = path[:-1]
        return self.places.get(path, self.file)


def read_yaml(text: str, file: str) -> Source:
    """Read YAML; what is wrong with it is told in ``faults``."""
    import yaml

    source = Source(file)
    text = text.removeprefix("\ufeff")
    if len(text) > MANY:
        source.faults.append(Fault("malformed", "too-long", file, place=file))
        return source
    try:
        node = yaml.compose(text, Loader=getattr(yaml, "CBaseLoader", yaml.BaseLoader))
        source.tree = _plain(node, (), source, 0) if node is not None else {}
    except (yaml.YAMLError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        place = f"{file}:{mark.line + 1}:{mark.column + 1}" if mark else file
        why = getattr(error, "problem", None) or type(error).__name__
        source.faults.append(Fault("malformed", "yaml", str(why), place=place))
    return source


def _plain(node: Any, path: tuple[str, ...], source: Source, depth: int) -> Any:
    where = f"{source.file}:{node.start_mark.line + 1}:{node.start_mark.column + 1}"
    source.places[path] = where
    if depth > 12:
        source.faults.append(Fault("malformed", "too-deep", ".".join(path), place=where))
        return ""
    if node.id == "mapping":
        made: dict[str, Any] = {}
        for key, value in node.value:
            name = str(key.value)
            if name in made:
                spot = f"{source.file}:{key.start_mark.line + 1}:{key.start_mark.column + 1}"
                source.faults.append(Fault("malformed", "key-twice", name, place=spot))
            made[name] = _plain(value, (*path, name), source, depth + 1)
        return made
    if node.id == "sequence":
        return [_plain(item, (*path, str(number)), source, depth + 1) for number, item in enumerate(node.value)]
    return str(node.value)
