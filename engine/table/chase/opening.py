"""Open a table: a new game or a saved one, with everything it needs; what is wrong ends the command in one line."""

from __future__ import annotations

import secrets
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import msgspec

from engine import console
from engine.database import Database, templates_of
from engine.games.chase import StateError, Table, with_rulings
from engine.judge.chase.cards import Cards
from engine.simulate.players import PLAYERS
from engine.table.chase import saves
from engine.table.chase.bots import read_bots
from engine.table.chase.companion import Companion, default_save
from engine.table.chase.play import Play, Setting
from engine.table.chase.rulebook import Rulebook
from engine.table.chase.seats import PLAYERS as KNOWN
from engine.table.chase.talk import Talk, terminal
from engine.table.chase.words import text

NARROW, WIDE = 60, 80


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for on the command line."""

    game: str
    file: Path | None
    players: int | None
    save: Path | None
    resume: Path | None
    deal: bool
    seed: int | None
    bots: tuple[str, ...]
    rulings: tuple[str, ...]
    lang: str | None


def open_table(wanted: Wanted) -> tuple[Companion, Path]:
    """Give the companion at its table and the file that it saves to."""
    database, located = console.open_database(wanted.file)
    console.fail_on_errors(database)
    console.game_names(database, [wanted.game])
    model = database.games[wanted.game]
    language = console.language_for(model.languages, wanted.lang)
    players = wanted.players or 2
    if players not in KNOWN:
        console.fail(text(language, "four", players=players, known=text(language, "or").join(map(str, KNOWN))))
    if wanted.resume is not None:
        _own_setting(wanted, language)
        play, notes = _resume(wanted.resume, database, model, language)
        file = wanted.save or wanted.resume
    else:
        play, notes = _new(wanted, model, language), []
        file = wanted.save or default_save(_folder())
    if wanted.save is not None and wanted.save != wanted.resume and wanted.save.exists():
        console.fail(text(language, "save.exists", file=wanted.save))
    talk = Talk(max(NARROW, min(WIDE, shutil.get_terminal_size((WIDE, 24)).columns)), terminal())
    cards = Cards(play.table, language)
    rulebook = Rulebook(model, lambda: templates_of(located.file), language)

    def keep() -> None:
        try:
            saves.write(file, saves.packed(play, database.digest))
        except OSError as error:
            console.fail(text(language, "not-written", file=file, reason=error.strerror or error))

    companion = Companion(play, cards, talk, rulebook, keep, model.title[language], database.digest)
    keep()
    _welcome(companion, file, notes)
    return companion, file


def _own_setting(wanted: Wanted, language: str) -> None:
    """Refuse options that a saved game answers itself."""
    given: dict[str, object] = {"--players": wanted.players, "--deal": wanted.deal, "--seed": wanted.seed is not None}
    given |= {"--bot": wanted.bots, "--rulings": wanted.rulings}
    words = [word for word, value in given.items() if value]
    if words:
        console.fail(text(language, "save.own-setting", file=wanted.resume, words=", ".join(words)))


def _folder() -> Path:
    import platformdirs

    folder = Path(platformdirs.user_data_dir("deckwright")) / "tables"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path()
    return folder


def _new(wanted: Wanted, model: object, language: str) -> Play:
    try:
        bots = read_bots(wanted.bots)
    except ValueError as error:
        console.fail(text(language, "bot-wrong", word=error, known=", ".join(PLAYERS)))
    if bots and not wanted.deal:
        console.fail(text(language, "bot-needs-deal"))
    seed = wanted.seed
    if seed is None:
        seed = secrets.randbelow(2**31) if wanted.deal else 0
    setting = Setting(wanted.players or 2, wanted.deal, seed, wanted.rulings, bots)
    try:
        return Play(table_of(model, setting), setting)
    except StateError as error:
        console.fail(str(error))


def table_of(model: object, setting: Setting) -> Table:
    """Ready the cards for a game's setting; raise StateError for a ruling that is none."""
    rulings = with_rulings(model.rulings, setting.rulings)  # type: ignore[attr-defined]
    return Table(model, rulings, setting.players)  # type: ignore[arg-type]


def _resume(file: Path, database: Database, model: object, language: str) -> tuple[Play, list[str]]:
    def refuse(code: str, **facts: object) -> NoReturn:
        console.fail(text(language, f"save.{code}", file=file, database=database.file, **facts))

    try:
        save = saves.read(file.read_bytes())
        if save.setting.players not in KNOWN:
            raise saves.SaveError("damaged")
        play = saves.resumed(save, table_of(model, save.setting))
    except OSError as error:
        refuse("unreadable", reason=error.strerror or error)
    except saves.SaveError as error:
        names = error.facts.get("names")
        facts = {**error.facts, "names": ", ".join(names)} if names else error.facts
        refuse(error.code, **facts)
    except (StateError, msgspec.ValidationError):
        refuse("damaged")
    notes = [text(language, "resumed", moves=len(play.past))]
    if save.database != database.digest:
        notes.insert(0, text(language, "edited-words", file=database.file))
    return play, notes


def _welcome(companion: Companion, file: Path, notes: list[str]) -> None:
    setting = companion.play.setting
    first = companion.text("welcome", title=companion.title, players=setting.players)
    second = companion.text("welcome.dealt" if setting.deal else "welcome.told", seed=setting.seed)
    fresh = [] if companion.play.past else [second]
    companion.talk.say([first, *fresh, *notes])
    companion.talk.show([companion.text("saved-in", file=file)])
