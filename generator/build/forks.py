"""Share work out among processes forked off this one, where the system makes that cheap and safe."""

from __future__ import annotations

import multiprocessing
import sys
import threading
from collections.abc import Callable, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")
FEWEST = 6
"""For fewer items a process is not worth its start."""


def spread(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> list[Result]:
    """Do ``work`` on every item and return the results in order; ``work`` may not count on what it changes.

    What fails in another process is done again here, and its exception is raised here.
    """
    jobs = max(1, min(jobs, len(items) // FEWEST)) if _forks() else 1
    context: Any = multiprocessing.get_context("fork" if jobs > 1 else None)
    # Runs of neighbours, not every other one: cards of a kind then warm the same process's caches.
    cuts = [len(items) * share // jobs for share in range(jobs + 1)]
    shares = [items[start:end] for start, end in pairwise(cuts)]
    helpers = []
    for share in shares[1:]:
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=_help, args=(work, share, there), daemon=True)
        process.start()
        there.close()
        helpers.append((share, process, here))
    results = [work(item) for item in shares[0]]
    for share, process, connection in helpers:
        made = _received(connection)
        process.join()
        results += made if made is not None else map(work, share)
    return results


def _help(work: Callable[[Item], Result], items: Sequence[Item], connection: Connection) -> None:
    try:
        connection.send([work(item) for item in items])
    except Exception:
        connection.send(None)


def _received(connection: Connection) -> list[Any] | None:
    try:
        made: list[Any] | None = connection.recv()
    except (EOFError, OSError):
        return None
    finally:
        connection.close()
    return made


def _forks() -> bool:
    """Say whether a fork costs little and is safe: a thread's locks stay locked in the forked process for ever."""
    return sys.platform == "linux" and threading.active_count() == 1
