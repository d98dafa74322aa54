"""Jinja2 shut in: fields only, no statement but ``if`` and ``for``, bounded in time and output."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast

from jinja2 import StrictUndefined, nodes
from jinja2.runtime import Context, Undefined
from jinja2.sandbox import SandboxedEnvironment
from jinja2.utils import missing

from engine.database.near import did_you_mean
from generator.face.layout.bounding import Bounding
from generator.face.layout.bounds import MOST_ROUNDS, MOST_WORK, Refused, bounded, called, printed, size_of
from generator.face.layout.filters import BINARY, ON_TEXTS, bounded_range, filters_of
from generator.face.layout.lookup import ABSENT, field, is_allowed_call, known_fields

_REFUSED_STATEMENTS = (
    nodes.Block, nodes.CallBlock, nodes.Extends, nodes.FilterBlock, nodes.FromImport, nodes.Import, nodes.Include,
    nodes.Macro, nodes.With, nodes.Assign, nodes.AssignBlock, nodes.ScopedEvalContextModifier, nodes.OverlayScope,
)  # fmt: skip


class Missing(StrictUndefined):
    """An unknown name or field; its message and hint are parted by a line end."""

    @property
    def _undefined_message(self) -> str:
        name, holder = self._undefined_name, self._undefined_obj
        if self._undefined_hint:
            return self._undefined_hint
        if holder is missing:
            return unknown_name(str(name))
        what = "nothing" if holder is None else called(holder)
        return f"{what} has no field `{name}`\n{did_you_mean(str(name), known_fields(holder))}"


class LayoutEnvironment(SandboxedEnvironment):
    """Jinja2 for layouts; ``begin`` is called before each expression is evaluated."""

    intercepted_binops = frozenset(("+", "*", "**", "%"))

    def __init__(self) -> None:
        super().__init__(undefined=Missing, autoescape=False, finalize=printed, keep_trailing_newline=True)
        self.begin("")
        inside = {"counted": self._counted, "measured": self._measured, "bounded": bounded}
        own = filters_of(self.filters)
        self.filters = {**{name: self._charged(name, filter_) for name, filter_ in own.items()}, **inside}
        self.globals = {"range": bounded_range}
        self._callable = (bounded_range,)

    def begin(self, language: str) -> None:
        """Get ready for the next expression: the face's language, no work done yet."""
        self.language = language
        self.rounds = MOST_ROUNDS
        self.work = MOST_WORK

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Find a field of ``obj``."""
        return self._field(obj, attribute)

    def getitem(self, obj: Any, argument: Any) -> Any:
        """Find a field by text, an item by number."""
        if isinstance(argument, str):
            return self._field(obj, argument)
        try:
            return obj[argument]
        except (LookupError, TypeError):
            return self.undefined(hint=f"{called(obj)} has no item {str(argument)[:20]}")

    def _field(self, obj: Any, name: str) -> Any:
        if isinstance(obj, Undefined):
            return obj if name.startswith("__") else getattr(obj, name)
        if name.startswith("_"):
            raise Refused(f"`{name}` is not for layouts: names that begin with _ belong to Python's insides")
        found = field(obj, name, self.language)
        return self.undefined(obj=obj, name=name) if found is ABSENT else found

    def call(self, context: Context, called: Any, *args: Any, **kwargs: Any) -> Any:
        """Call what layouts may call."""
        if isinstance(called, Undefined):
            called()
        if not is_allowed_call(called, self._callable):
            raise Refused(f"`{getattr(called, '__name__', type(called).__name__)}` can't be called in a layout")
        kwargs = {name: value for name, value in kwargs.items() if name not in ("_loop_vars", "_block_vars")}
        return called(*args, **kwargs)

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:
        """Do arithmetic within bounds."""
        return self._measured(BINARY[operator](left, right))

    def _spend(self, work: int) -> None:
        self.work -= work
        if self.work < 0:
            raise Refused("the expression takes too much work")

    def _measured(self, value: Any) -> Any:
        self._spend(size_of(value))
        return value

    def _counted(self, items: Iterable[Any], weight: int) -> Iterator[Any]:
        for item in items:
            self.rounds -= 1
            if self.rounds < 0:
                raise Refused(f"loops of more than {MOST_ROUNDS:,} rounds in all")
            self._spend(weight)
            yield item

    def _charged(self, name: str, filter_: Callable[..., Any]) -> Callable[..., Any]:
        """Make a filter pay for the size of what it is given, and those on texts take texts only."""
        at = 1 if hasattr(filter_, "jinja_pass_arg") else 0

        @functools.wraps(filter_)
        def paying(*args: Any, **kwargs: Any) -> Any:
            given = list(args)
            if len(given) > at:
                self._spend(size_of(given[at]))
                if name in ON_TEXTS:
                    given[at] = str(printed(given[at]))
            return filter_(*given, **kwargs)

        return paying

    def checked(self, tree: nodes.Template) -> nodes.Template:
        """Refuse statements that layouts don't have; make every loop count its rounds."""
        for statement in tree.find_all(_REFUSED_STATEMENTS):
            raise Refused(_statement(statement))
        for name in tree.find_all(nodes.Name):
            if name.name == "self":
                raise Refused("`self` is not for layouts")
        return cast(nodes.Template, Bounding().visit(tree))


def _statement(node: nodes.Node) -> str:
    if isinstance(node, nodes.Include) and isinstance(node.template, nodes.Const):
        return misnamed(str(node.template.value)) or "texts can't include files\nuse a layer with `type: include`"
    name = type(node).__name__.lower()
    return f"`{{% {name} %}}` is not for layouts\nknown are {{{{ … }}}}, {{% if %}} and {{% for %}}"


def unknown_name(name: str) -> str:
    """Say that an expression names something that is not there."""
    return f"there is no `{name}` here"


def misnamed(name: str) -> str:
    """Say what is wrong with the name of a file of templates (I09): message and hint parted by a line end, or ''."""
    if "\\" in name:
        return f"`{name}` is written with a backslash\nuse / between folders: `{name.replace(chr(92), '/')}`"
    if name.startswith("/") or ":" in name or ".." in name.split("/"):
        return f"`{name}` lies outside the project's templates\nname a file inside templates/faces, without `..`"
    return ""
