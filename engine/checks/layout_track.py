"""Hold the track together: the start and the reward squares lie on it, each square rewards one side once (C2.5).

The red square is 0: who stands there has lost, so that nothing starts or rewards there.

Passes: `red: [4, 2, 1]`
Fails: `red: [4, 2, 2]`
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.checks.finding import Check, Finding
from engine.checks.subject import Subject


def find(subject: Subject) -> Iterator[Finding]:
    """Look at the start, at each reward square, at the reward area behind them."""
    track = subject.game.track
    if track.start > track.last:
        message = f"the marker starts at {track.start}, but the track ends at {track.last}"
        yield Finding("track.start", message, f"its end stands in {subject.at('track.last')}")
    seen: dict[int, str] = {}
    for side, squares in track.rewards.items():
        for number, square in enumerate(squares):
            path = f"track.rewards.{side}.{number}"
            if square == 0:
                yield Finding(path, "0 is the red square: the game ends there (C7.3)")
            elif square > track.last:
                message = f"{side}'s reward square {square} lies beyond the track, which ends at {track.last}"
                yield Finding(path, message, f"its end stands in {subject.at('track.last')}")
            elif square in seen:
                yield Finding(path, f"the square {square} rewards twice", f"see {seen[square]}")
            elif square == track.start:
                message = f"the marker starts on the reward square {square}"
                yield Finding(path, message, f"the start stands in {subject.at('track.start')}", "warning")
            elif (square > track.start) != (side == "green"):
                message = f"{side} moves away from its reward square {square} at the start ({track.start})"
                yield Finding(path, message, f"the start stands in {subject.at('track.start')}", "warning")
            seen.setdefault(square, subject.at(path))
    for side in ("green", "red"):
        if not track.rewards.get(side):
            yield Finding("track.rewards", f"{side} has no reward square")


CHECK = Check("layout/track", find, ("chase",))
