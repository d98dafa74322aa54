"""Hold the deck against the layouts of both modes: every event card lies somewhere, none is missing (C2, C8.2, C8.3).

Passes: `- {rank: L4, count: 6, face: down}`
Fails: `- {rank: L4, count: 7, face: down}`
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.checks.finding import Check, Finding
from engine.checks.layouts import RANKS, Share, called, deck, four_players, mountains, odd_rows, two_players
from engine.checks.subject import Subject

MODES = {"two": two_players, "four": four_players}


def find(subject: Subject) -> Iterator[Finding]:
    """Compare rank by rank: where both modes agree, the cards are at fault, else the mode that differs."""
    shares = {mode: list(of(subject.game)) for mode, of in MODES.items()}
    cards = deck(subject.game)
    for rank in RANKS:
        have = sum(card.copies for card in cards[rank])
        asked = {mode: [share for share in given if share.rank == rank] for mode, given in shares.items()}
        sums = {mode: sum(share.cards for share in places) for mode, places in asked.items()}
        if sums["two"] == sums["four"] != have:
            yield _cards(subject, rank, have, sums["two"])
            continue
        for mode, places in asked.items():
            if sums[mode] != have:
                yield _layout(subject, mode, rank, have, places)


def _cards(subject: Subject, rank: str, have: int, wanted: int) -> Finding:
    of_rank = deck(subject.game)[rank]
    paths = [f"cards.{card.id}.copies" for card in of_rank] or ["cards"]
    counts = [card.copies for card in of_rank]
    strange = [path for path, count in zip(paths, counts, strict=False) if counts.count(count) == 1]
    message = f"the deck has {have} {called(rank)}, but in both modes {wanted} are laid out"
    return Finding(strange[0] if strange else paths[0], message, f"their copies stand in {subject.at(*paths)}")


def _layout(subject: Subject, mode: str, rank: str, have: int, places: Sequence[Share]) -> Finding:
    laid = sum(share.cards for share in places)
    parts = " + ".join(str(share.cards) for share in places) or "no place"
    message = f"with {mode} players {laid} {called(rank)} are laid out ({parts}), but the deck has {have}"
    hint = f"they are counted in {subject.at(*(share.path for share in places))}" if places else ""
    if not any(share.kind == "row" for share in places):
        return Finding("mountain" if mode == "two" else "four_players.stages", message, hint)
    return Finding(_suspect(subject, places).path, message, hint)


def _suspect(subject: Subject, places: Sequence[Share]) -> Share:
    """Choose the place that most likely holds the wrong number: a row out of step, else what is no row."""
    odd = {f"{path}.{row}.count" for path, rows in mountains(subject.game) for row in odd_rows(rows)}
    out_of_step = [share for share in places if share.path in odd]
    return (out_of_step or [share for share in places if share.kind != "row"] or list(places)[-1:])[0]


CHECK = Check("count/cards", find, ("chase",))
