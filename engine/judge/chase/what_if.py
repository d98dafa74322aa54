"""Lay variants of a situation side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.judge.chase.answers import End, Ruling
from engine.judge.chase.cards import Cards
from engine.judge.chase.given import Given
from engine.judge.chase.impossible import faults as impossible
from engine.judge.chase.reading import Reader, from_options
from engine.judge.chase.ruling import rule
from engine.judge.chase.speaking import SIDES, Speaker
from engine.judge.fault import Fault
from engine.rules.wrap import columns, wrapped

if TYPE_CHECKING:
    from engine.games.chase import Table


def compared(
    table: Table, cards: Cards, reader: Reader, given: Given, words: Sequence[str]
) -> tuple[list[tuple[str, Ruling]], list[Fault]]:
    """Rule on the situation and on each variant (``distance=9; hand.red=3``); faults of the variants otherwise."""
    found: list[tuple[str, Ruling]] = [("", rule(table, given))]
    wrong: list[Fault] = []
    for text in words:
        other = Reader(table, cards)
        other.raw = dict(reader.raw)
        from_options(other, {}, [part.strip() for part in text.replace("；", ";").split(";") if part.strip()])
        changed = other.given()
        faults = other.faults or impossible(table, cards, changed)
        wrong += faults
        if not faults:
            found.append((text, rule(table, changed)))
    return found, wrong


def side_by_side(speaker: Speaker, given: Given, variants: Sequence[tuple[str, Ruling]], width: int) -> list[str]:
    """Write a table: what it is about on the left, a column for each variant; where they differ is marked."""
    lines = []
    for number, (text, _) in enumerate(variants):
        if text:
            lines += wrapped(speaker("head.variant", number=number, variant=text), width)
    rows = [_cells(speaker, given, ruling) for _, ruling in variants]
    labels = list(rows[0])
    left = max(columns(label) for label in labels)
    column = max(8, (width - left - 4) // len(variants) - 2)
    head = [str(number) for number in range(len(variants))]
    table = [("", head), *((label, [row[label] for row in rows]) for label in labels)]
    for label, cells in table:
        parts = [wrapped(cell, column) for cell in cells]
        differs = len(set(cells)) > 1 and label
        for at in range(max(len(part) for part in parts)):
            line = f"{'*' if differs and not at else ' '} {_padded(label if not at else '', left)}"
            for part in parts:
                line += "  " + _padded(part[at] if at < len(part) else "", column)
            lines.append(line.rstrip())
    return lines


def _padded(text: str, width: int) -> str:
    return text + " " * (width - columns(text))


def _cells(speaker: Speaker, given: Given, ruling: Ruling) -> dict[str, str]:
    """Give each row's words, those of different outcomes parted by a stroke."""
    ends = [outcome.end for case in ruling.cases for outcome in case.outcomes]
    cells: dict[str, list[str]] = {}
    for end in ends:
        for label, text in _rows(speaker, given, end):
            cells.setdefault(label, []).append(text)
    return {label: " / ".join(dict.fromkeys(texts)) for label, texts in cells.items()}


def _rows(speaker: Speaker, given: Given, end: End) -> list[tuple[str, str]]:
    rows = [(speaker("row.distance"), speaker.change(end.distance))]
    rows += [(speaker("row.hand", who=speaker.side(side)), speaker.change(end.hands[side])) for side in SIDES]
    for side in SIDES:
        key = "row.ap" if side == SIDES[given.active] else "row.coming"
        rows.append((speaker(key, who=speaker.side(side)), speaker.change(end.ap[side])))
    rows.append((speaker("row.discard"), speaker.listed(end.discard)))
    rows.append((speaker("row.winner"), speaker(f"winner.{end.winner or 'none'}")))
    return rows
