"""Share work out among processes forked off this one, where the system makes that cheap and safe."""

from __future__ import annotations

import contextlib
import multiprocessing
import sys
import threading
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")
FEWEST = 6
"""For fewer items a process is not worth its start."""


class Aside(Generic[Result]):
    """Work under way in a process forked off this one; done here when asked for where that can't be.

    ``work`` may not count on what it changes, and its result must be one that can be sent. Call ``result`` or ``stop``.
    """

    def __init__(self, work: Callable[[], Result], *, apart: bool = True) -> None:
        self._work = work
        self._process: Any = None
        if apart and _forks():
            context = multiprocessing.get_context("fork")
            self._connection, there = context.Pipe(duplex=False)
            self._process = context.Process(target=_send, args=(work, there), daemon=True)
            self._process.start()
            there.close()

    def result(self) -> Result:
        """Wait for the result; what failed there is done again here, and its exception is raised here."""
        made = self._received() if self._process is not None else None
        return made[0] if made is not None else self._work()

    def stop(self) -> None:
        """End the other process, whatever it is at."""
        if self._process is not None:
            self._process.terminate()
            self._received()

    def _received(self) -> tuple[Result] | None:
        made: tuple[Result] | None = None
        with contextlib.suppress(EOFError, OSError):
            made = self._connection.recv()
        self._connection.close()
        self._process.join()
        self._process = None
        return made


def spread(
    work: Callable[[Item], Result],
    items: Sequence[Item],
    jobs: int,
    meanwhile: Callable[[], object] = lambda: None,
) -> list[Result]:
    """Do ``work`` on every item in ``jobs`` processes and return the results in order; see ``Aside``.

    ``meanwhile`` is called when this process has done its share and waits for others.
    """
    jobs = max(1, min(jobs, len(items) // FEWEST)) if _forks() else 1
    # Runs of neighbours, not every other one: cards of a kind then warm the same process's caches.
    cuts = [len(items) * share // jobs for share in range(jobs + 1)]
    shares = [items[start:end] for start, end in pairwise(cuts)]
    others = [Aside(partial(_each, work, share)) for share in shares[1:]]
    results = _each(work, shares[0])
    if others:
        meanwhile()
    for other in others:
        results += other.result()
    return results


def _each(work: Callable[[Item], Result], items: Sequence[Item]) -> list[Result]:
    return [work(item) for item in items]


def _send(work: Callable[[], Any], connection: Connection) -> None:
    with contextlib.suppress(OSError):
        try:
            connection.send((work(),))
        except Exception:
            connection.send(None)
    connection.close()


def _forks() -> bool:
    """Say whether a fork costs little and is safe: a thread's locks stay locked in the forked process for ever."""
    return sys.platform == "linux" and threading.active_count() == 1
