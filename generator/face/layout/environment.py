"""Jinja2 shut in: fields only, no statement but ``if`` and ``for``, bounded in time and output."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from jinja2 import StrictUndefined, nodes
from jinja2.exceptions import SecurityError
from jinja2.runtime import Context, Undefined
from jinja2.sandbox import SandboxedEnvironment
from jinja2.utils import missing

from engine.database.near import did_you_mean
from generator.face.layout.lookup import ABSENT, field, is_allowed_call, known_fields

LONGEST = 20_000
"""Characters that an expression may print, and items that a list in it may hold."""
MOST_STEPS = 10_000
"""Rounds that all loops of one expression may take together."""
BIGGEST = 10**15
"""Numbers beyond this are refused."""

_REFUSED_STATEMENTS = (
    nodes.Block, nodes.CallBlock, nodes.Extends, nodes.FilterBlock, nodes.FromImport, nodes.Import, nodes.Include,
    nodes.Macro, nodes.With, nodes.Assign, nodes.AssignBlock, nodes.ScopedEvalContextModifier, nodes.OverlayScope,
)  # fmt: skip
_MARKUP = re.compile(r"\{[A-Za-z][\w-]*\}|\*+")
_FILTERS = (
    "abs", "capitalize", "count", "d", "default", "first", "float", "int", "last", "length", "list", "lower", "map",
    "max", "min", "reject", "rejectattr", "reverse", "round", "select", "selectattr", "sort", "string", "title",
    "trim", "unique", "upper",
)  # fmt: skip


class Refused(Exception):
    """An expression that does what it must not; the message is for the author."""


class Missing(StrictUndefined):
    """An unknown name or field; its message and hint are parted by a line end."""

    @property
    def _undefined_message(self) -> str:
        name, holder = self._undefined_name, self._undefined_obj
        if self._undefined_hint:
            return self._undefined_hint
        if holder is missing:
            return unknown_name(str(name))
        what = "nothing" if holder is None else _called(holder)
        return f"{what} has no field `{name}`\n{did_you_mean(str(name), known_fields(holder))}"


class LayoutEnvironment(SandboxedEnvironment):
    """Jinja2 for layouts; ``language`` and ``steps`` are set before each expression is evaluated."""

    intercepted_binops = frozenset(("+", "*", "**", "%"))

    def __init__(self) -> None:
        super().__init__(undefined=Missing, autoescape=False, finalize=_finalized, keep_trailing_newline=True)
        self.language = ""
        self.steps = MOST_STEPS
        self.filters = {name: self.filters[name] for name in _FILTERS}
        self.filters |= {
            "join": _join,
            "sum": _sum,
            "replace": _replace,
            "fill": _fill,
            "plain": _plain,
            "ems": _ems,
            "counted": self._counted,
        }
        self.globals = {"range": _range}
        self._callable = frozenset((_range,))

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
            return self.undefined(hint=f"{_called(obj)} has no item {str(argument)[:20]}")

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
        return _BINARY[operator](left, right)

    def _counted(self, items: Iterable[Any]) -> Iterator[Any]:
        for item in items:
            self.steps -= 1
            if self.steps < 0:
                raise Refused(f"loops of more than {MOST_STEPS:,} rounds in all")
            yield item

    def checked(self, tree: nodes.Template) -> nodes.Template:
        """Refuse statements that layouts don't have; make every loop count its rounds."""
        for statement in tree.find_all(_REFUSED_STATEMENTS):
            raise Refused(_statement(statement))
        for loop in list(tree.find_all(nodes.For)):
            if loop.recursive:
                raise Refused("loops can't be recursive")
            loop.iter = nodes.Filter(loop.iter, "counted", [], [], None, None, lineno=loop.lineno)
        return tree


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


def _called(value: object) -> str:
    if isinstance(value, str):
        return f"the text `{value[:30]}`"
    identity = getattr(value, "id", None)
    name = type(value).__name__.lower()
    return f"{name} {identity}" if isinstance(identity, str) else f"a {name}"


def _finalized(value: Any) -> Any:
    if value is None:
        return ""
    if isinstance(value, (list, tuple, dict)):
        raise Refused("a list or map can't be printed\njoin it: {{ parts | join(', ') }}")
    return value


def _number(value: Any) -> Any:
    if not isinstance(value, (int, float)):
        raise Refused(f"a number was expected, not {_called(value)}")
    return value


def _bounded(value: Any) -> Any:
    if isinstance(value, (int, float)) and abs(value) > BIGGEST:
        raise Refused("the number grows too large")
    if isinstance(value, (str, list, tuple)) and len(value) > LONGEST:
        raise Refused(f"the text or list grows beyond {LONGEST:,}")
    return value


def _power(left: Any, right: Any) -> Any:
    if abs(_number(left)) > 1e6 or abs(_number(right)) > 32:
        raise Refused("the number grows too large")
    return _bounded(left**right)


_BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "+": lambda left, right: _bounded(left + right),
    "*": lambda left, right: _bounded(_number(left) * _number(right)),
    "%": lambda left, right: _number(left) % _number(right),
    "**": _power,
}


def _range(*bounds: int) -> range:
    made = range(*bounds)
    if len(made) > MOST_STEPS:
        raise Refused(f"range() of more than {MOST_STEPS:,} numbers")
    return made


def _join(parts: Iterable[Any], between: str = "") -> str:
    made: list[str] = []
    length = 0
    for part in parts:
        made.append(str(_finalized(part)))
        length += len(made[-1]) + len(between)
        if length > LONGEST:
            raise Refused(f"the text grows beyond {LONGEST:,}")
    return between.join(made)


def _sum(numbers: Iterable[Any]) -> Any:
    total: Any = 0
    for number in numbers:
        total = _bounded(total + _number(number))
    return total


def _replace(text: str, old: str, new: str) -> str:
    if not old or len(text) + text.count(old) * len(new) > LONGEST:
        raise Refused(f"the text grows beyond {LONGEST:,}")
    return text.replace(old, new)


def _plain(text: str) -> str:
    """Take a text as it is read: bold and italic marks away, a sign for each icon."""
    return _MARKUP.sub(lambda found: "\u25a1" if found[0][0] == "{" else "", str(text))


def _ems(text: str) -> float:
    """Guess how wide a text is read, in em: full-width signs and icons one, others a half."""
    return sum(1.0 if ord(sign) > 0x2E7F or sign == "\u25a1" else 0.5 for sign in _plain(text))


def _fill(text: str, **values: Any) -> str:
    for name, value in values.items():
        text = _replace(text, "{" + name + "}", str(_finalized(value)))
    return text


__all__ = [
    "LONGEST", "MOST_STEPS", "LayoutEnvironment", "Missing", "Refused", "SecurityError", "misnamed", "unknown_name",
]  # fmt: skip
