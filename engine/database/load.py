"""cards.yaml -> database: from the cache when the bytes are known, else read, checked and cached."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from engine import problems as problems_module
from engine.database import cache
from engine.database.database import Database, Games, decoder
from engine.database.shapes import PLAIN, GameShape
from engine.problems import Place, Problem

__all__ = ["Database", "GameShape", "load"]

_OWN_CODE = (Path(__file__).parent, Path(str(problems_module.__file__)))


def load(file: Path, shapes: Mapping[str, GameShape], *, use_cache: bool = True) -> Database:
    """Load the file with each game in its shape, unknown games plainly; findings never raise."""
    name = str(file)
    try:
        data = file.read_bytes()
    except OSError as error:
        return _unreadable(name, error)
    digest = hashlib.sha256(data).hexdigest()
    if not use_cache:
        return _fresh(name, data, digest, shapes, None)
    key = cache.key_of(digest, name, _code(shapes))
    stored = cache.fetch(key)
    if stored is None:
        return _fresh(name, data, digest, shapes, key)
    models, places = {}, {}
    for game, each in stored.games.items():
        shape = shapes.get(game, PLAIN)
        models[game] = decoder(each.model, shape.model, shape.decode, _again(game, name, data, digest, shapes, key))
        places[game] = decoder(each.places, dict[str, Place])
    return Database(name, data, digest, Games(models), places, stored.problems, True)


def _again(game: str, *arguments: Any) -> Callable[[], Any]:
    """Return a function that reads a game afresh, for a cached one that its changed Struct no longer takes."""
    return lambda: _fresh(*arguments).games[game]


def _code(shapes: Mapping[str, GameShape]) -> Iterable[Path]:
    named = {path for shape in shapes.values() for path in shape.code}
    named |= {Path(str(sys.modules[shape.model.__module__].__file__)) for shape in shapes.values()}
    labels = [Path(f"shape:{game}:{shape.languages}") for game, shape in sorted(shapes.items())]
    return [*_OWN_CODE, *sorted(named), *labels]


def _unreadable(name: str, error: OSError) -> Database:
    reason = {FileNotFoundError: "there is no such file", IsADirectoryError: "this is a folder, not a file"}
    message = reason.get(type(error), f"the file cannot be read: {error.strerror}")
    problem = Problem(file=name, code="file/unreadable", message=message)
    return Database(name, b"", "", Games({}), {}, [problem], False)


def _fresh(name: str, data: bytes, digest: str, shapes: Mapping[str, GameShape], key: str | None) -> Database:
    from engine.database.entries import read_games
    from engine.problems import has_errors, in_order

    games, places, found = read_games(data, name, shapes)
    ordered = in_order(found)
    if key is not None and games and not has_errors(ordered):
        cache.store(key, cache.Stored(_packed(games, places, shapes), ordered))
    makers = {game: _given(model) for game, model in games.items()}
    where = {game: _given(known) for game, known in places.items()}
    return Database(name, data, digest, Games(makers), where, ordered, False)


def _packed(
    games: Mapping[str, Any], places: Mapping[str, Mapping[str, Place]], shapes: Mapping[str, GameShape]
) -> dict[str, cache.StoredGame]:
    packed = {}
    for game, model in games.items():
        encode = shapes.get(game, PLAIN).encode
        packed[game] = cache.StoredGame(
            msgspec.msgpack.encode(model, enc_hook=encode), msgspec.msgpack.encode(places[game])
        )
    return packed


def _given(value: Any) -> Any:
    return lambda: value
