"""Hold the starting hands and the reward area against the rules: one card more for green (C2.1).

With four players no hand is larger than that of a player before (C8.3). Cards of level 6 and Final Offensives lie in
the mountain only: they decide the game and lock it (C4.2, C5.1).

Passes: `green: {L1: 2, L2: 2}`
Fails: `green: {L1: 3, L2: 2}`
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.checks.finding import Check, Finding
from engine.checks.layouts import four_players, two_players
from engine.checks.subject import Subject

MOUNTAIN_ONLY = ("FO", "L6")


def find(subject: Subject) -> Iterator[Finding]:
    """Compare the hands' sizes, and look for ranks that only the mountain may hold."""
    game = subject.game
    sizes = {side: sum(hand.values()) for side, hand in game.hands.items()}
    for side in ("green", "red"):
        if side not in sizes:
            yield Finding("hands", f"{side} has no starting hand", f"write `{side}: {{L1: 2}}`")
    if len(sizes) == 2 and sizes["green"] != sizes["red"] + 1:
        message = f"green starts with {sizes['green']} cards, red with {sizes['red']}; green has one more (C2.1)"
        yield Finding("hands.green", message, f"the hands stand in {subject.at('hands.green', 'hands.red')}")
    hands = [sum(hand.values()) for hand in game.four_players.hands]
    for player in range(1, len(hands)):
        if hands[player] > hands[player - 1]:
            before = f"player {player} with {hands[player - 1]}"
            message = f"player {player + 1} of four starts with {hands[player]} cards, {before}"
            yield Finding(f"four_players.hands.{player}", message, "who acts later holds no more (C8.3)")
    for share in (*two_players(game), *four_players(game)):
        if share.kind != "row" and share.rank in MOUNTAIN_ONLY:
            yield Finding(share.path, f"a {share.kind} holds {share.rank}, which lies in the mountain only (C2.2)")


CHECK = Check("count/hands", find, ("chase",))
