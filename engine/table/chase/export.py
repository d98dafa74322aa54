"""A game's log for people, as text, and for programs, as JSON that can be played again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.games.chase import Record, State, Table, digest
from engine.table.chase.draft import Draft
from engine.table.chase.happened import told
from engine.table.chase.phrases import phrase
from engine.table.chase.play import Play, Setting
from engine.table.chase.seats import SeatSpeaker, player_name
from engine.table.chase.start import first_state
from engine.table.chase.steps import Entry, Move, Undone
from engine.table.chase.words import text

KIND, VERSION = "deckwright-log", 1


class Told(msgspec.Struct):
    """An entry of the log with what happened in it; ``number`` counts the moves that stood at that time."""

    entry: Entry
    number: int
    records: list[Record]
    line: str


def entries(play: Play, language: str) -> list[Told]:
    """Play the log again, moves that were taken back too, and collect what happened."""
    found: list[Told] = []
    states: list[State] = [first_state(play.table, play.setting.deal, play.setting.seed)]
    for entry in play.log:
        if isinstance(entry, Undone):
            del states[len(states) - entry.moves :]
            found.append(Told(entry, len(states), [], ""))
            continue
        draft = Draft(states[-1])
        lines = []
        for step in entry.steps:
            lines.append(_line(draft, step.what, language) if step.do == "answer" else f"{step.what} = {step.card}")
            draft.do(step)
        found.append(Told(entry, len(states), draft.records, entry.typed or "; ".join(lines)))
        states.append(draft.state)
    return found


def _line(draft: Draft, what: str, language: str) -> str:
    from engine.games.chase import answer_from_text

    answer = answer_from_text(draft.state, what)
    return phrase(draft.state, answer, language) if answer is not None else what


def as_text(play: Play, title: str, speaker: SeatSpeaker) -> str:
    """Write the log for people: each move as typed, and what happened with its rules."""
    language, setting = speaker.language, play.setting
    dealt = text(language, "log.dealt", seed=setting.seed) if setting.deal else ""
    lines = [text(language, "log.title", title=title, players=setting.players, dealt=dealt)]
    lines += list(setting.rulings)
    for each in entries(play, language):
        if isinstance(each.entry, Undone):
            lines.append(text(language, "log.undone", moves=each.entry.moves))
            if each.entry.seen:
                seen = text(language, "list").join(speaker.cards.labels(dict.fromkeys(_ids(each.entry.seen))))
                lines.append("   " + text(language, "undone.seen", cards=seen))
            continue
        who = player_name(each.entry.player, setting.players, language) if each.entry.player >= 0 else ""
        typed = each.line if each.entry.typed else f"{who}: {each.line}"
        lines.append(text(language, "log.move", number=each.number, typed=typed))
        lines += ["   " + line for line in told(each.records, speaker, setting.players)]
    if play.state.winner >= 0:
        winner = text(language, f"over.{('green', 'red', 'nobody')[play.state.winner]}")
        lines.append(text(language, "over", winner=winner))
    return "\n".join(lines) + "\n"


def as_json(play: Play, database: str, speaker: SeatSpeaker) -> bytes:
    """Write the log for programs: setting, entries with steps, records and sentences, the last state's digest."""
    whole: dict[str, Any] = {
        "kind": KIND,
        "version": VERSION,
        "game": "chase",
        "database": database,
        "cards": play.table.digest,
        "language": speaker.language,
        "setting": play.setting,
        "entries": [
            {
                **msgspec.to_builtins(each.entry),
                "records": each.records,
                "said": list(told(each.records, speaker, play.setting.players)),
            }
            for each in entries(play, speaker.language)
        ],
        "winner": ("", "green", "red", "nobody")[play.state.winner + 1],
        "state": digest(play.state),
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


class Logged(msgspec.Struct):
    """What is read back of a log."""

    setting: Setting
    entries: list[Move | Undone]
    state: str


def replayed(data: bytes, table: Table) -> Play:
    """Play an exported JSON log again; raise ValueError where it does not lead to the state that it names."""
    logged = msgspec.json.decode(data, type=Logged)
    play = Play(table, logged.setting)
    play.replay(logged.entries)
    if digest(play.state) != logged.state:
        raise ValueError("the log does not lead to the state that it names")
    return play


def _ids(names: tuple[str, ...]) -> Iterator[str]:
    return (name.split(".")[0] for name in names if not name.startswith("?"))
