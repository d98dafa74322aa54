"""YAML bytes -> nodes with places; every fault of the file is a finding, none an exception."""

from __future__ import annotations

from typing import Any, NoReturn

from engine.database.source import Source, decode, no_text
from engine.database.syntax import explain
from engine.database.tree import Mapping, Node, Scalar, Sequence, kind_of
from engine.problems import Place, Problem

__all__ = ["DEEPEST", "LARGEST", "Mapping", "Node", "Scalar", "Sequence", "kind_of", "read_nodes"]

DEEPEST = 60
"""Lists and maps that may lie within each other."""
LARGEST = 2_000_000
"""Nodes that a file may come to once all aliases are written out."""
MOST_BY_ALIAS = 100_000
"""Nodes that aliases alone may add."""

_NO_KEY = Scalar("", True, Place(1, 1))


def read_nodes(data: bytes, file: str) -> tuple[Node | None, list[Problem]]:
    """Read one YAML document; return its top node (None if it cannot be read) and all findings."""
    source, problems = decode(data, file)
    if source is None or problems:
        return None, problems
    return compose(source)


def compose(source: Source) -> tuple[Node | None, list[Problem]]:
    """Build the nodes of a decoded file from the parser's events, without recursion."""
    import yaml

    composer = _Composer(source)
    try:
        composer.run(_parser(source.text))
    except _Refused:
        return None, composer.problems
    except yaml.YAMLError as error:
        return None, [*composer.problems, explain(error, source)]
    if composer.top is None:
        return None, [Problem(file=source.file, code="yaml/empty", message="the file is empty")]
    return composer.top, composer.problems


def _parser(text: str) -> Any:
    import yaml

    return yaml.CSafeLoader(text) if yaml.__with_libyaml__ else yaml.SafeLoader(text)


class _Refused(Exception):
    """The file cannot be read further; the finding is already noted."""


class _Open:
    """A list or map whose end has not been reached."""

    __slots__ = ("anchor", "entries", "items", "keep", "key", "place", "seen", "weight")

    def __init__(self, place: Place, anchor: str | None, seen: dict[str, Place] | None) -> None:
        self.place = place
        self.anchor = anchor
        self.seen = seen
        self.key: Scalar | None = None
        self.keep = True
        self.items: list[Node] = []
        self.entries: list[tuple[Scalar, Node]] = []
        self.weight = 1


class _Composer:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.problems: list[Problem] = []
        self.top: Node | None = None
        self.anchors: dict[str, tuple[Node | None, int]] = {}
        self.open: list[_Open] = []
        self.by_alias = 0

    def run(self, parser: Any) -> None:
        import yaml

        events = yaml.events
        scalar, mapping, sequence = events.ScalarEvent, events.MappingStartEvent, events.SequenceStartEvent
        ends = (events.MappingEndEvent, events.SequenceEndEvent)
        get_event = parser.get_event
        while True:
            event = get_event()
            kind = type(event)
            if kind is scalar:
                mark = event.start_mark
                node = Scalar(event.value, not event.style, Place(mark.line + 1, mark.column + 1))
                if event.style == '"' and (sign := no_text(event.value)):
                    self.note(node.place, "yaml/control", f"control character {sign} in a text", "delete its escape")
                if event.tag is not None or event.anchor is not None:
                    self.tag(event)
                    self.anchor(event, node)
                self.add(node, 1)
            elif kind is mapping or kind is sequence:
                self.begin(event, {} if kind is mapping else None)
            elif kind in ends:
                self.end()
            elif kind is events.AliasEvent:
                self.alias(event)
            elif kind is events.DocumentStartEvent:
                if self.top is not None:
                    self.refuse(event, "yaml/documents", "a second document begins here", "delete the line `---`")
            elif kind is events.StreamEndEvent:
                return

    def begin(self, event: Any, seen: dict[str, Place] | None) -> None:
        if len(self.open) == DEEPEST:
            self.refuse(event, "yaml/depth", f"lists and maps lie more than {DEEPEST} deep in each other", "")
        self.tag(event)
        if event.anchor is not None:
            self.anchor(event, None)
        self.open.append(_Open(self.place(event), event.anchor, seen))

    def end(self) -> None:
        done = self.open.pop()
        node: Node
        if done.seen is None:
            node = Sequence(tuple(done.items), done.place)
        else:
            node = Mapping(tuple(done.entries), done.place)
        if done.anchor is not None:
            self.anchors[done.anchor] = (node, done.weight)
        self.add(node, done.weight)

    def add(self, node: Node, weight: int) -> None:
        if not self.open:
            self.top = node
            return
        parent = self.open[-1]
        parent.weight += weight
        if parent.weight > LARGEST:
            self.refuse_at(node.place, "yaml/size", f"the file holds more than {LARGEST:,} texts, lists and maps", "")
        if parent.seen is None:
            parent.items.append(node)
        elif parent.key is None:
            parent.keep = self.may_be_key(node, parent.seen)
            parent.key = node if isinstance(node, Scalar) else _NO_KEY
        else:
            if parent.keep:
                parent.entries.append((parent.key, node))
            parent.key = None

    def may_be_key(self, node: Node, seen: dict[str, Place]) -> bool:
        if not isinstance(node, Scalar):
            message = f"a key must be a text, not {kind_of(node)}"
            hint = "put a text that begins with { or [ in quotes"
            self.note(node.place, "yaml/key", message, hint)
            return False
        if node.text == "<<" and node.plain:
            hint = "write the fields out; a whole value may be shared by &name and *name"
            self.note(node.place, "yaml/merge", "merge keys (`<<`) are not used here", hint)
            return False
        if node.text in seen:
            first = seen[node.text]
            message = f"the key `{node.text}` stands twice: in line {first.line} and here in line {node.place.line}"
            self.note(node.place, "yaml/duplicate-key", message, "keep one of the two")
            return False
        seen[node.text] = node.place
        return True

    def alias(self, event: Any) -> None:
        name = event.anchor
        if name not in self.anchors:
            hint = "put a text that begins with * in quotes"
            self.refuse(event, "yaml/alias", f"the alias `*{name}` has no `&{name}` before it", hint)
        node, weight = self.anchors[name]
        if node is None:
            self.refuse(event, "yaml/alias", f"the alias `*{name}` stands inside its own `&{name}`", "write it out")
        self.by_alias += weight
        if self.by_alias > MOST_BY_ALIAS:
            message = f"aliases blow the file up by more than {MOST_BY_ALIAS:,} texts, lists and maps"
            self.refuse(event, "yaml/alias-bomb", message, "write out what the aliases stand for")
        self.add(node, weight)

    def anchor(self, event: Any, node: Node | None) -> None:
        if event.anchor is None:
            return
        if event.anchor in self.anchors:
            self.note(self.place(event), "yaml/anchor", f"the anchor `&{event.anchor}` stands twice", "rename one")
        self.anchors[event.anchor] = (node, 1)

    def tag(self, event: Any) -> None:
        if event.tag is not None:
            hint = "delete the tag; put a text that begins with ! in quotes"
            self.note(self.place(event), "yaml/tag", f"tags such as `{event.tag}` are not used here", hint)

    def place(self, event: Any) -> Place:
        return Place(event.start_mark.line + 1, event.start_mark.column + 1)

    def note(self, place: Place, code: str, message: str, hint: str) -> None:
        self.problems.append(self.source.problem(place, code, message, hint))

    def refuse(self, event: Any, code: str, message: str, hint: str) -> NoReturn:
        self.refuse_at(self.place(event), code, message, hint)

    def refuse_at(self, place: Place, code: str, message: str, hint: str) -> NoReturn:
        self.note(place, code, message, hint)
        raise _Refused
