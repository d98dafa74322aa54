"""Programs that play for players of a dealt game: ``red=greedy``."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from engine.games.chase import Answer
from engine.judge.chase.spoken import side_of
from engine.simulate.players import PLAYERS
from engine.table.chase.play import Play


def read_bots(words: Iterable[str]) -> dict[str, str]:
    """Read ``side=program``; ValueError with the word that is none."""
    bots: dict[str, str] = {}
    for word in words:
        side, _, name = word.replace("＝", "=").partition("=")
        number, name = side_of(side), name.strip().casefold()
        if number is None or name not in PLAYERS:
            raise ValueError(word)
        bots[("green", "red")[number]] = name
    return bots


def bot_of(play: Play, player: int) -> str | None:
    """Name the program that plays for a player; None for people."""
    return play.setting.bots.get(("green", "red")[player & 1]) if player >= 0 else None


def bots_answer(play: Play, name: str) -> Answer:
    """Let a program answer; the same game gives the same answer."""
    chance = Random(f"{play.setting.seed}:{len(play.past)}:{play.state.who}")
    return PLAYERS[name](play.state, chance)
