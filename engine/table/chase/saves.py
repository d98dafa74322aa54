"""Games on disk: written beside and renamed, read back or refused in one line."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from engine.games.chase import Refused, StateError, Table, digest
from engine.table.chase.play import Play, Setting
from engine.table.chase.prints import changed_cards, prints_of
from engine.table.chase.steps import Entry, Move, Undone, standing

KIND, VERSION = "deckwright-table", 1


class SaveError(Exception):
    """A save that is not read: ``code`` says why, ``facts`` fill its sentence."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Save(msgspec.Struct, frozen=True):
    """The content of a save; ``cards`` is the rules engine's digest of them, ``database`` the file's SHA-256."""

    game: str
    database: str
    cards: str
    prints: dict[str, str]
    setting: Setting
    log: list[Move | Undone]
    state: str


def packed(play: Play, database: str) -> bytes:
    """Give a game's save as bytes: the same game, the same bytes."""
    log: list[Entry] = play.log
    save = Save("chase", database, play.table.digest, prints_of(play.table), play.setting, log, digest(play.state))
    plain = msgspec.to_builtins(save)
    whole = {"kind": KIND, "version": VERSION, "sum": _sum(plain), **plain}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def write(file: Path, data: bytes) -> None:
    """Write a file so that a kill at any moment leaves the old one or the new one whole; raise OSError."""
    beside = file.with_name(f".{file.name}.{os.getpid()}.tmp")
    try:
        with open(beside, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(beside, file)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync_folder(file.parent)


def _sync_folder(folder: Path) -> None:
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read(data: bytes) -> Save:
    """Read a save's content; raise SaveError for no save, another version, damage."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise SaveError("damaged") from None
    if not isinstance(plain, dict):
        raise SaveError("damaged")
    if plain.get("kind") != KIND:
        raise SaveError("no-save")
    version = plain.get("version", "-")
    if version != VERSION:
        raise SaveError("other-version", found=version, wanted=VERSION)
    body = {key: value for key, value in plain.items() if key not in ("kind", "version", "sum")}
    if _sum(body) != plain.get("sum"):
        raise SaveError("damaged")
    try:
        return msgspec.convert(body, Save)
    except msgspec.ValidationError:
        raise SaveError("damaged") from None


def resumed(save: Save, table: Table) -> Play:
    """Play a save again on a table made with its setting; raise SaveError if the cards or the outcome differ."""
    if save.cards != table.digest:
        names = changed_cards(save.prints, prints_of(table))
        raise SaveError("other-cards", found=save.cards, wanted=table.digest, names=names)
    play = Play(table, save.setting)
    try:
        if any(
            entry.moves > len(standing(save.log[:at])) for at, entry in enumerate(save.log) if isinstance(entry, Undone)
        ):
            raise SaveError("damaged")
        play.replay(save.log)
    except (ValueError, Refused, StateError):
        raise SaveError("other-outcome") from None
    if digest(play.state) != save.state:
        raise SaveError("other-outcome")
    return play


def _sum(body: Mapping[str, Any]) -> str:
    return hashlib.blake2b(msgspec.json.encode(body, order="sorted"), digest_size=8).hexdigest()
