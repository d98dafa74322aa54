"""A sitting: line after line until people leave, the input ends or the game is broken off."""

from __future__ import annotations

import signal
from pathlib import Path

from engine.table.chase.companion import Companion
from engine.table.chase.completing import completions
from engine.table.chase.obey import Leave, obey
from engine.table.chase.talk import complete_with


def sit(companion: Companion, file: Path) -> None:
    """Talk until somebody leaves; everything is saved by then, whichever way it ends."""
    talk = companion.talk
    if talk.terminal:
        complete_with(lambda line: completions(companion.play.state, line, companion.cards))
    try:
        if not companion.guard.shared:
            obey(companion, "table", "")
        companion.run_bots()
        while True:
            companion.line(companion.ask())
    except (Leave, EOFError, KeyboardInterrupt):
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not break off the saving
        try:
            companion.keep()
            talk.show(["", companion.text("bye", file=file)])
        finally:
            signal.signal(signal.SIGINT, before)
