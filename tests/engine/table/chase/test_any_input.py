"""Whatever is typed: nothing breaks, no card is lost, and what was not understood changes nothing."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.games.chase import digest, legal, problems_of
from engine.table.chase.obey import Leave
from engine.table.chase.orders import ORDERS
from engine.table.chase.phrases import phrase
from engine.table.chase.verbs import WORDS


def words_of(game: Any, chance: Random) -> list[str]:
    """List words that a line may be made of: verbs, sides, cards, slots, numbers, orders, rubbish."""
    verbs = [word for words in WORDS.values() for word in words]
    orders = [word for order, words in ORDERS.items() if order != "log" for word in words]
    cards = [*game.cards.designs, *game.cards.dishes, *(game.cards.name(id) for id in game.cards.designs)]
    slots = [f"({chance.randint(-1, 9)},{chance.randint(-9, 9)})" for _ in range(20)]
    return [
        *verbs,
        *orders,
        *cards,
        *slots,
        "green",
        "red",
        "绿",
        "赤",
        "1",
        "2",
        "99",
        ";",
        "，",
        "xyzzy",
        "…",
        "\0",
        "''",
        "(",
    ]


@pytest.mark.parametrize("seed", range(8))
def test_lines_made_by_chance(seat: Callable[..., Any], seed: int) -> None:
    chance = Random(seed)
    game = seat(deal=seed if seed % 2 else None, lang=("en", "zh", "ja")[seed % 3], rows=seed % 4 > 0)
    words = words_of(game, chance)
    for number in range(160):
        line = " ".join(chance.choices(words, k=chance.randint(1, 6)))
        if number % 8 == 0 and legal(game.play.state):
            line = phrase(game.play.state, chance.choice(legal(game.play.state)), game.language)
        before, moves = digest(game.play.state), len(game.play.log)
        try:
            game.type(line)
        except Leave:
            continue
        assert not problems_of(game.play.state), line
        assert len(game.play.log) > moves or digest(game.play.state) == before, line
        assert game.said or len(game.play.log) > moves or not line.strip(" ;。"), line
