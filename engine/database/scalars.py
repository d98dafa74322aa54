"""Readers of single values: text, whole number, number, true or false, a choice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec import inspect

from engine.database.context import Context, Invalid, Reader, shown
from engine.database.near import did_you_mean
from engine.database.tree import Node, Scalar

WHOLE = re.compile(r"-?[1-9][0-9]*|0")
NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?")
_MOST_DIGITS = 18
"""Whole numbers of more digits do not fit the cache's 64 bits."""


def text_reader(info: inspect.StrType, described: str = "") -> Reader:
    """Read a text exactly as typed, held to its length and pattern, which ``described`` puts in words."""
    pattern = re.compile(info.pattern) if info.pattern is not None else None
    least, most = info.min_length or 0, info.max_length

    def read(node: Node, context: Context, path: str) -> str | Invalid:
        if not isinstance(node, Scalar) or node.blank:
            return context.expected("a text", node)
        text = node.text
        if len(text) < least:
            return context.problem(node.place, "data/length", f"the text must have at least {least} characters")
        if most is not None and len(text) > most:
            return context.problem(node.place, "data/length", f"the text must have at most {most} characters")
        if pattern is not None and not pattern.search(text):
            message = f"`{shown(text)}` is not written as it must be"
            hint = f"write {described}" if described else f"it must match {pattern.pattern}"
            return context.problem(node.place, "data/pattern", message, hint)
        return text

    return read


def whole_reader(info: inspect.IntType) -> Reader:
    """Read a whole number written without sign tricks or leading zeros, held to its range."""
    what = "a whole number" + _range(info)
    return _number_reader(info, what, WHOLE, int)


def number_reader(info: inspect.FloatType) -> Reader:
    """Read a number such as ``2``, ``-0.5``, held to its range."""
    what = "a number" + _range(info)
    return _number_reader(info, what, NUMBER, float)


def _number_reader(info: inspect.IntType | inspect.FloatType, what: str, form: re.Pattern[str], make: Any) -> Reader:
    def read(node: Node, context: Context, path: str) -> Any:
        if not isinstance(node, Scalar) or not node.plain or not form.fullmatch(node.text):
            return _no_number(what, node, context, form)
        if len(node.text.split(".")[0]) > _MOST_DIGITS:
            return context.problem(node.place, "data/range", f"`{shown(node.text)}` is not {what}: too large")
        value = make(node.text)
        if _outside(value, info):
            return context.problem(node.place, "data/range", f"{node.text} is not {what}")
        return value

    return read


def _no_number(what: str, node: Node, context: Context, form: re.Pattern[str]) -> Invalid:
    if isinstance(node, Scalar) and not node.blank:
        hint = ""
        if form.fullmatch(node.text.strip()):
            hint = "take the quotes away"
        elif re.fullmatch(r"\+?0*[0-9]+", node.text):
            hint = f"write {int(node.text[:19])}"
        return context.problem(node.place, "data/number", f"expected {what}, found `{shown(node.text)}`", hint)
    return context.expected(what, node)


def _outside(value: float, info: inspect.IntType | inspect.FloatType) -> bool:
    return bool(
        (info.ge is not None and value < info.ge)
        or (info.gt is not None and value <= info.gt)
        or (info.le is not None and value > info.le)
        or (info.lt is not None and value >= info.lt)
        or (info.multiple_of is not None and value % info.multiple_of)
    )


def _range(info: inspect.IntType | inspect.FloatType) -> str:
    low = f"{info.ge:g}" if info.ge is not None else f"more than {info.gt:g}" if info.gt is not None else ""
    high = f"{info.le:g}" if info.le is not None else f"less than {info.lt:g}" if info.lt is not None else ""
    if low and high:
        text = f" from {low} to {high}"
    elif low:
        text = f" of {low} or more" if info.ge is not None else f" {low}"
    elif high:
        text = f" of {high} or less" if info.le is not None else f" {high}"
    else:
        text = ""
    return text + (f", a multiple of {info.multiple_of:g}" if info.multiple_of is not None else "")


def truth_reader() -> Reader:
    """Read ``true`` or ``false``; yes, no, on and off are texts."""

    def read(node: Node, context: Context, path: str) -> bool | Invalid:
        if isinstance(node, Scalar) and node.plain and node.text in ("true", "false"):
            return node.text == "true"
        return context.expected("true or false", node)

    return read


def choice_reader(values: Sequence[Any]) -> Reader:
    """Read one of some words or numbers; enum members stand under their values."""
    choices = {str(getattr(value, "value", value)): value for value in values}

    def read(node: Node, context: Context, path: str) -> Any:
        if not isinstance(node, Scalar) or node.blank:
            return context.expected("one of " + ", ".join(f"`{name}`" for name in choices), node)
        if node.text in choices:
            return choices[node.text]
        message = f"unknown word `{shown(node.text)}`"
        return context.problem(node.place, "data/choice", message, did_you_mean(node.text, choices))

    return read
