"""Whole games as they were typed; after each line the table is as the transcript says.

``DECKWRIGHT_WRITE_TRANSCRIPTS=1`` writes the marks anew; look at what changed before keeping them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.games.chase import GREEN, RED, State, digest, problems_of
from engine.table.chase import export, saves

FOLDER = Path(__file__).parents[3] / "data" / "transcripts" / "chase"
FILES = sorted(FOLDER.glob("*.txt"))
WRITE = bool(os.environ.get("DECKWRIGHT_WRITE_TRANSCRIPTS"))


def mark(state: State) -> str:
    """Sum a table up: who is asked what, distance, AP, hands, discard pile, dishes, mountain, outcome."""
    who = state.table.seat(state.who) if state.frames and state.who >= 0 else "table"
    hands = "/".join(str(len(hand)) for hand in state.hands)
    dishes = "/".join(str(len(each)) for each in state.dishes)
    asked = state.ended or f"{who} {state.kind}"
    return (
        f". {asked} | {state.distance} | {state.ap} | {hands} | {len(state.discard)} | {dishes} | {len(state.mountain)}"
    )


def played(file: Path, seat: Callable[..., Any]) -> tuple[Any, list[str]]:
    lines = file.read_text("utf-8").splitlines()
    given = dict(word.partition("=")[::2] for word in lines[0].lstrip("# ").split())
    deal = int(given["deal"]) if "deal" in given else None
    game = seat(deal=deal, lang=given["lang"], rows=False, players=int(given.get("players", 2)))
    written = [lines[0]]
    for line in lines[1:]:
        if line.startswith("> "):
            game.type(line[2:])
            assert not problems_of(game.play.state)
            written += [line, mark(game.play.state)]
        elif line.startswith("#"):
            written.append(line)
    return game, written


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_game_goes_as_its_transcript_says(file: Path, seat: Callable[..., Any]) -> None:
    game, written = played(file, seat)
    if WRITE:
        file.write_text("\n".join(written) + "\n", "utf-8")
    assert "\n".join(written) + "\n" == file.read_text("utf-8")
    assert game.play.state.winner >= 0


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_saved_exported_and_played_again_it_is_the_same(file: Path, seat: Callable[..., Any], model: Any) -> None:
    from engine.games.chase import Table

    game, _ = played(file, seat)
    data = saves.packed(game.play, game.database)
    again = saves.resumed(saves.read(data), Table(model, players=len(game.play.state.hands)))
    assert saves.packed(again, game.database) == data
    log = export.as_json(game.play, game.database, game.speaker)
    logged = export.replayed(log, Table(model, players=len(game.play.state.hands)))
    assert digest(logged.state) == digest(game.play.state)
    assert export.as_json(logged, game.database, game.speaker) == log


def test_the_transcripts_hold_every_kind_of_action_and_every_victory(seat: Callable[..., Any]) -> None:
    outcomes, kinds, whole = set(), set(), set()
    for file in FILES:
        game, _ = played(file, seat)
        outcomes.add((game.play.state.winner, game.play.state.ended))
        records = {record.kind for past in game.play.past for record in past.records}
        kinds |= records
        if {"took", "distance", "laid", "opened", "dish-taken", "dish-not-met", "returned", "reward-taken"} <= records:
            whole.add(file.stem)
    assert {(GREEN, "C7.2"), (RED, "C7.3")} <= outcomes
    assert any(ended == "C7.1" for _, ended in outcomes)
    assert whole
    assert {"stage", "skill-used", "opponent-chosen"} <= kinds
    assert {"was-cancelled", "condition-not-met", "turned-up", "dish-met", "stolen", "chosen"} <= kinds
