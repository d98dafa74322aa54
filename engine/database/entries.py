"""The file's top level: ``format: 1`` and ``games:``, each game read in its shape."""

from __future__ import annotations

import re
from collections.abc import Mapping as Map
from typing import Any

from msgspec.structs import replace

from engine.database.context import INVALID, Context, shown
from engine.database.keyed import same
from engine.database.near import did_you_mean
from engine.database.nodes import compose
from engine.database.reading import read
from engine.database.shapes import PLAIN, GameShape
from engine.database.source import decode
from engine.database.tree import Mapping, Node, Scalar, Sequence
from engine.problems import Place, Problem, has_errors

FORMAT = "1"
_NAME = re.compile(r"[^\W_][\w-]{0,39}")
_RESERVED = re.compile(r"con|prn|aux|nul|(?:com|lpt)[0-9]", re.IGNORECASE)
_KEYS = ("format", "games")

Entries = tuple[dict[str, Any], dict[str, dict[str, Place]], list[Problem]]


def read_games(data: bytes, file: str, shapes: Map[str, GameShape]) -> Entries:
    """Read a file's bytes; return the games without errors, all places, all findings.

    No game is returned where the file itself is at fault (YAML, format).
    """
    source, problems = decode(data, file)
    if source is None or problems:
        return {}, {}, problems
    top, problems = compose(source)
    if top is None:
        told = [replace(each, hint="it must hold `games:`") if each.code == "yaml/empty" else each for each in problems]
        return {}, {}, told
    context = Context(source)
    games: dict[str, Any] = {}
    places: dict[str, dict[str, Place]] = {}
    found: list[Problem] = []
    for key, node in _entries(top, context):
        shape = shapes.get(key.text, PLAIN)
        inner = Context(source, _languages(node, shape), shape.hooks(), f"games.{key.text}")
        inner.places[inner.path] = key.place
        game = read(node, shape.model, inner)
        if game is not INVALID and shape.check is not None:
            shape.check(game, inner)
        if not has_errors(inner.problems):
            games[key.text] = game
        places[key.text] = inner.places
        found += inner.problems
    problems += context.problems
    return {} if has_errors(problems) else games, places, problems + found


def _entries(top: Node, context: Context) -> tuple[tuple[Scalar, Node], ...]:
    if not isinstance(top, Mapping):
        context.expected("`format: 1` and `games:`", top)
        return ()
    for key, _ in top.entries:
        if key.text not in _KEYS:
            message = f"unknown key `{shown(key.text)}`"
            context.problem(key.place, "data/unknown-key", message, did_you_mean(key.text, _KEYS))
    _check_format(top, context)
    games = top.get("games")
    if games is None:
        context.problem(top.place, "data/missing-key", "the key `games` is missing")
        return ()
    if not isinstance(games, Mapping):
        context.expected("a map of games", games)
        return ()
    if not games.entries:
        context.problem(games.place, "data/empty", "the file holds no game")
    _check_names(games, context)
    return tuple(entry for entry in games.entries if _NAME.fullmatch(entry[0].text))


def _check_names(games: Mapping, context: Context) -> None:
    """Hold the games' names to what every system takes as a folder: theirs are named after them."""
    seen: dict[str, Scalar] = {}
    for key, _ in games.entries:
        message, hint = "", "use letters, digits, - and _, 40 at most"
        if not _NAME.fullmatch(key.text):
            message = f"`{shown(key.text)}` cannot name a game"
        elif _RESERVED.fullmatch(key.text):
            message, hint = f"`{key.text}` cannot name a game: Windows keeps the word for itself", "take another word"
        elif (first := seen.setdefault(same(key.text), key)) is not key:
            lines = f"in line {first.place.line} and here in line {key.place.line}"
            message, hint = f"the games `{first.text}` and `{key.text}` cannot be told apart: {lines}", "rename one"
        if message:
            context.problem(key.place, "data/game-name", message, hint)


def _check_format(top: Mapping, context: Context) -> None:
    node = top.get("format")
    if node is None:
        context.problem(top.place, "data/missing-key", "the key `format` is missing", f"write `format: {FORMAT}`")
    elif not isinstance(node, Scalar) or node.text != FORMAT:
        found = f"`{shown(node.text)}`" if isinstance(node, Scalar) else "this"
        message = f"format {found} is not known; this version reads format {FORMAT}"
        context.problem(node.place, "data/format", message)


def _languages(node: Node, shape: GameShape) -> tuple[str, ...]:
    """Return the languages that a shape or, failing that, the entry itself declares."""
    if shape.languages is not None:
        return shape.languages
    found = node.get("languages") if isinstance(node, Mapping) else None
    if not isinstance(found, Sequence):
        return ()
    return tuple(dict.fromkeys(item.text for item in found.items if isinstance(item, Scalar) and item.text))
