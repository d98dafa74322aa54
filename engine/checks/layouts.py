"""The layouts of chase's two modes: which places ask for how many cards of a rank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.vocabulary.chase.shape import Chase, Event, Finale, Offensive, Row, Stage

RANKS = ("L1", "L2", "L3", "L4", "L5", "FO", "L6")


class Share(NamedTuple):
    """A place that takes cards of a rank: its path and how many; ``kind`` is row, hand or reward."""

    path: str
    rank: str
    cards: int
    kind: str


def called(rank: str) -> str:
    """Call a rank as a sentence does."""
    return "Final Offensives" if rank == "FO" else f"cards of level {rank[1:]}"


def deck(game: Chase) -> dict[str, list[Event | Offensive | Finale]]:
    """Give the cards of each rank."""
    ranks: dict[str, list[Event | Offensive | Finale]] = {rank: [] for rank in RANKS}
    for card in game.cards:
        if isinstance(card, Event | Offensive | Finale):
            ranks[card.rank].append(card)
    return ranks


def two_players(game: Chase) -> Iterator[Share]:
    """Give the shares of mountain, hands and reward area (C2.2, C2.3, C2.6)."""
    for number, row in enumerate(game.mountain):
        yield Share(f"mountain.{number}.count", row.rank, row.count, "row")
    for side, hand in game.hands.items():
        for rank, count in hand.items():
            yield Share(f"hands.{side}.{rank}", rank, count, "hand")
    for rank, count in game.rewards.items():
        yield Share(f"rewards.{rank}", rank, count, "reward")


def four_players(game: Chase) -> Iterator[Share]:
    """Give the shares of the stages and hands (C8.2, C8.3); there is no reward area (C8.4)."""
    for place, stage in enumerate(game.four_players.stages):
        path = f"four_players.stages.{place}"
        for number, row in enumerate(stage.rows):
            yield Share(f"{path}.rows.{number}.count", row.rank, row.count, "row")
        for number, single in enumerate(stage.extra):
            yield Share(f"{path}.extra.{number}", single.rank, 1, "row")
    for player, hand in enumerate(game.four_players.hands):
        for rank, count in hand.items():
            yield Share(f"four_players.hands.{player}.{rank}", rank, count, "hand")


def mountains(game: Chase) -> Iterator[tuple[str, Sequence[Row]]]:
    """Give the rows of every mountain with the path of their list."""
    yield "mountain", game.mountain
    for place, stage in enumerate(game.four_players.stages):
        yield f"four_players.stages.{place}.rows", stage.rows


def odd_rows(rows: Sequence[Row]) -> list[int]:
    """List the rows that break the pattern: each has one card more than the row above (C2.7).

    A row is odd whose neighbours fit each other; else the row below a wrong step, or the first where it is that step's.
    """
    wrong = [number for number in range(1, len(rows)) if rows[number].count != rows[number - 1].count + 1]
    odd: list[int] = []
    for number in wrong:
        if number - 1 in wrong and rows[number].count == rows[number - 2].count + 2:
            continue
        odd.append(0 if number == 1 and 2 not in wrong and len(rows) > 2 else number)
    return odd


def slots(stage: Stage) -> Iterator[tuple[str, int, int]]:
    """Give what lies in a stage's mountain: path, row from the top of the whole pattern, half card widths."""
    for number, row in enumerate(stage.rows):
        for place in range(1 - row.count, row.count, 2):
            yield f"rows.{number}", row.count - 2, place
    for number, single in enumerate(stage.extra):
        yield f"extra.{number}", single.row, single.place
