"""Lines that may be typed next, for the tab key."""

from __future__ import annotations

from engine.database.find import folded
from engine.games.chase import NATURE, State
from engine.judge.chase.cards import Cards
from engine.table.chase.orders import ORDERS
from engine.table.chase.phrases import phrase
from engine.table.chase.seats import player_name


def completions(state: State, line: str, cards: Cards) -> list[str]:
    """List the whole lines that a beginning may become; failing that, its last word as a card."""
    wanted = folded(line) if not line.endswith(" ") else folded(line) + " "
    who = player_name(state.who, state.table.players, cards.language) if state.who != NATURE else ""
    lines: dict[str, None] = {}
    for language in (cards.language, "en"):
        for answer in state.answers or ():
            said = phrase(state, answer, language)
            if "…" in said:
                continue
            lines[said] = None
            if who:
                lines[f"{who} {said}"] = None
    lines |= {word: None for words in ORDERS.values() for word in words if len(word) > 1}
    found = [each for each in lines if folded(each).startswith(wanted)]
    return found or _cards(line, cards)


def _cards(line: str, cards: Cards) -> list[str]:
    head, _, last = line.rpartition(" ")
    start = f"{head} " if head else ""
    wanted = folded(last)
    if not wanted:
        return []
    ids = [id for id in (*cards.designs, *cards.dishes) if folded(id).startswith(wanted)]
    names = [cards.name(id) for id in (*cards.designs, *cards.dishes) if folded(cards.name(id)).startswith(wanted)]
    return [start + each for each in (*ids, *names)]
