"""Strings with ``{{ … }}``: compiled once, evaluated for each card."""

from __future__ import annotations

import re
from collections.abc import ItemsView, Iterator, KeysView, Mapping, ValuesView
from functools import lru_cache
from itertools import islice
from typing import Any

from jinja2 import TemplateError, TemplateSyntaxError, UndefinedError, nodes
from jinja2.exceptions import SecurityError
from jinja2.runtime import Undefined

from generator.face.layout.bounds import LONGEST, Refused, called
from generator.face.layout.environment import LayoutEnvironment

LONGEST_SOURCE = 4_000
_MARKED = re.compile(r"\{\{|\{%|\{#")
_DOTTED = re.compile(r"\{\{\s*([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)\s*\}\}")
_WORDS = frozenset(("true", "false", "none", "True", "False", "None", "not"))
_ENVIRONMENT = LayoutEnvironment()


class Fault(Exception):
    """What is wrong with an expression: a code, a message and a hint."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.message, _, self.hint = text.partition("\n")


def is_expression(text: str) -> bool:
    """Say whether a string holds anything to be evaluated."""
    return _MARKED.search(text) is not None


class Expression:
    """A string of a layout; one that is a single ``{{ … }}`` gives its value as it is, others give text."""

    __slots__ = ("_dotted", "_template", "_whole", "source")

    def __init__(self, source: str) -> None:
        self.source = source
        self._dotted: tuple[str, ...] = ()
        self._template: Any = None
        self._whole = False
        dotted = _DOTTED.fullmatch(source)
        if dotted and dotted[1] not in _WORDS:
            self._dotted = tuple(dotted[1].split("."))
        else:
            self._compile()

    def __call__(self, names: Mapping[str, Any], language: str) -> Any:
        """Evaluate with ``names`` in scope; raises ``Fault``."""
        _ENVIRONMENT.begin(language)
        try:
            value = self._follow(names) if self._dotted else self._render(names)
            value = _settled(value)
        except Fault:
            raise
        except UndefinedError as error:
            raise Fault("template/unknown-name", str(error.message)) from error
        except (Refused, SecurityError) as error:
            raise Fault("template/refused", str(error)) from error
        except TemplateError as error:
            raise Fault("template/failed", f"`{_short(self.source)}`: {error.message}") from error
        except Exception as error:
            # Whatever an author's expression makes Python raise is a fault of the expression.
            raise Fault("template/failed", f"`{_short(self.source)}` can't be worked out: {error}") from error
        if isinstance(value, str) and len(value) > LONGEST:
            raise Fault("template/refused", f"the text grows beyond {LONGEST:,}")
        return "" if value is None else value

    def _follow(self, names: Mapping[str, Any]) -> Any:
        first, *rest = self._dotted
        if first not in names:
            return self._render(names)
        value = names[first]
        for name in rest:
            value = _ENVIRONMENT.getattr(value, name)
        return value

    def _render(self, names: Mapping[str, Any]) -> Any:
        if self._template is None:
            self._compile()
        context = self._template.new_context(dict(names))
        printed: list[str] = []
        length = 0
        for piece in self._template.root_render_func(context):
            printed.append(piece)
            length += len(piece)
            if length > LONGEST:
                raise Refused(f"the text grows beyond {LONGEST:,}")
        return context.vars["result"] if self._whole else "".join(printed)

    def _compile(self) -> None:
        if len(self.source) > LONGEST_SOURCE:
            raise Fault("template/refused", f"an expression of more than {LONGEST_SOURCE:,} characters")
        try:
            tree = _ENVIRONMENT.checked(_ENVIRONMENT.parse(self.source))
            if len(tree.body) == 1 and isinstance(output := tree.body[0], nodes.Output) and len(output.nodes) == 1:
                value = output.nodes[0]
                if not isinstance(value, nodes.TemplateData):
                    self._whole = True
                    tree = nodes.Template([nodes.Assign(nodes.Name("result", "store"), value, lineno=1)], lineno=1)
                    tree.set_environment(_ENVIRONMENT)
            self._template = _ENVIRONMENT.from_string(tree)
        except Refused as error:
            raise Fault("template/refused", str(error)) from error
        except TemplateSyntaxError as error:
            raise Fault("template/syntax", f"`{_short(self.source)}`: {error.message}") from error
        except (RecursionError, MemoryError):
            raise Fault("template/refused", f"`{_short(self.source)}` lies too deep in itself") from None
        except (ArithmeticError, LookupError, TypeError, ValueError, SyntaxError, AssertionError) as error:
            raise Fault("template/syntax", f"`{_short(self.source)}` can't be read: {error}") from error


@lru_cache(maxsize=4096)
def compiled(source: str) -> Expression:
    """Return the expression of a string, the same one for the same string; raises ``Fault``."""
    return Expression(source)


def _settled(value: Any) -> Any:
    """Give a value that stays what it is: an iterator's items, an unknown name's error; refuse Jinja2's insides."""
    if isinstance(value, Undefined):
        return str(value)
    if isinstance(value, (Iterator, KeysView, ValuesView, ItemsView)):
        value = tuple(islice(value, LONGEST + 1))
        if len(value) > LONGEST:
            raise Refused(f"the list grows beyond {LONGEST:,}")
    if callable(value) and not isinstance(value, type):
        raise Refused(f"{called(value)} is no value")
    return value


def _short(source: str) -> str:
    return source if len(source) <= 60 else source[:59] + "…"
