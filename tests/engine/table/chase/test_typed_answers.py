"""Whatever the engine offers can be typed, in each language, and does just that."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.games.chase import apply, digest, legal
from engine.table.chase.phrases import phrase

ALIKE = {"play", "stack", "lay", "pile", "return", "discard", "give", "cover-with", "reward", "peek-reward"}
"""Answers of which two may look the same at the table: two copies, two cards that nobody has seen."""


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("lang", ["en", "zh", "ja"])
def test_every_offered_answer_is_understood_as_it_is_listed(seat: Callable[..., Any], lang: str, players: int) -> None:
    tried: set[str] = set()
    for seed in range(12):
        chance, game = Random(seed), seat(deal=seed, lang=lang, players=players)
        while game.play.state.winner < 0:
            before = game.play.state
            answer = chance.choice(legal(before))
            tried.add(answer[0])
            wanted, _ = apply(before, answer)
            moves = len(game.play.past)
            game.type(phrase(before, answer, lang))
            assert len(game.play.past) == moves + 1, (seed, phrase(before, answer, lang), game.said)
            if answer[0] not in ALIKE:
                assert digest(game.play.state) == digest(wanted), (seed, phrase(before, answer, lang))
    assert len(tried) > 18, tried
    assert ("opponent" in tried) == (players == 4)


def test_what_is_refused_changes_nothing(seat: Callable[..., Any]) -> None:
    lines = [
        "green takes (1,0)",
        "red moves",
        "green plays E41",
        "end end (9,9)",
        "green takes E99",
        "42",
        "绿拿(1,0)",
        "赤が動く",
    ]
    for seed in range(6):
        chance, game = Random(seed), seat(deal=seed)
        for _ in range(40):
            if game.play.state.winner >= 0:
                break
            before, moves = digest(game.play.state), len(game.play.past)
            for line in lines:
                game.pending = None
                game.type(line)
                if len(game.play.past) > moves:
                    game.play.undo()
                    game.play.log.clear()
                assert digest(game.play.state) == before, line
                assert game.said, line
            game.play.log[:] = [past.move for past in game.play.past]
            game.type(phrase(game.play.state, chance.choice(legal(game.play.state))))
