"""What a game hands to the database so that its entry can be read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from engine.database.plain import PlainGame, check_plain
from engine.database.sizes import Size

if TYPE_CHECKING:
    from engine.database.context import Context, Hook


def _no_hooks() -> Mapping[type, Hook]:
    return {}


class GameShape(msgspec.Struct, frozen=True):
    """A game's Struct (``model``) and how its own types are read, checked, cached and described.

    ``languages`` None: the entry's own ``languages`` list says. ``hooks`` is called only when the file is read
    afresh. ``check`` sees the finished game with ``context.path`` at it. ``code`` are the files and folders whose
    change makes a cached model stale (those of the Struct, the hooks and what they use). ``encode`` and ``decode``
    are msgspec's ``enc_hook`` and ``dec_hook``. ``schemas`` give hooked types their JSON Schema.
    """

    model: type
    languages: tuple[str, ...] | None = None
    hooks: Callable[[], Mapping[type, Hook]] = _no_hooks
    check: Callable[[Any, Context], None] | None = None
    code: tuple[Path, ...] = ()
    encode: Callable[[Any], Any] | None = None
    decode: Callable[[type, Any], Any] | None = None
    schemas: Mapping[type, Mapping[str, Any]] | None = None


def _plain_hooks() -> Mapping[type, Hook]:
    from engine.database.sizes import read_size

    return {Size: read_size}


PLAIN = GameShape(PlainGame, hooks=_plain_hooks, check=check_plain, schemas={Size: {"type": "string"}})
"""The shape of every game without a registered one."""
