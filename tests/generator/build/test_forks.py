"""Work shared out among processes comes back whole and in order."""

from __future__ import annotations

import os
import sys
import threading
import time

import pytest

from generator.build import forks
from generator.build.forks import FEWEST, Aside, spread

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")


@pytest.fixture(autouse=True)
def _as_if_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    # Test runners keep threads of their own.
    monkeypatch.setattr(forks, "_forks", lambda: hasattr(os, "fork"))


@pytest.mark.parametrize("count", [0, 1, 2 * FEWEST - 1, 2 * FEWEST, 3 * FEWEST, 50])
@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_are_in_order_whatever_the_jobs(count: int, jobs: int) -> None:
    made = spread(lambda item: (item * item, os.getpid()), range(count), jobs)
    assert [square for square, _ in made] == [item * item for item in range(count)]
    most = max(1, count // FEWEST) if hasattr(os, "fork") else 1
    assert len({process for _, process in made}) == min(jobs, most, count)


def test_an_exception_in_another_process_is_raised_here() -> None:
    def work(item: int) -> int:
        if item == 11:
            raise KeyError("the last one")
        return item

    with pytest.raises(KeyError, match="the last one"):
        spread(work, range(12), 2)


def test_the_share_of_a_killed_process_is_done_here() -> None:
    parent = os.getpid()

    def work(item: int) -> int:
        if os.getpid() != parent:
            os._exit(9)
        return item

    assert spread(work, range(20), 3) == list(range(20))


def test_what_cannot_be_sent_is_made_here() -> None:
    made = spread(lambda item: lambda: item, range(12), 2)
    assert [each() for each in made] == list(range(12))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux forks")
def test_threads_rule_out_fork(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    leave = threading.Event()
    thread = threading.Thread(target=leave.wait)
    thread.start()
    try:
        assert len(set(spread(lambda item: os.getpid(), range(20), 2))) == 1
    finally:
        leave.set()
        thread.join()


def test_what_can_be_done_while_waiting_is_done_once_and_only_then() -> None:
    done: list[str] = []
    assert spread(abs, range(2 * FEWEST), 2, lambda: done.append("waiting")) == list(range(2 * FEWEST))
    assert spread(abs, range(FEWEST), 2, lambda: done.append("not at all")) == list(range(FEWEST))
    assert done == (["waiting"] if hasattr(os, "fork") else [])


@pytest.mark.parametrize("apart", [True, False])
def test_work_aside_gives_its_result(apart: bool) -> None:
    aside = Aside(os.getpid, apart=apart)
    assert (aside.result() != os.getpid()) == (apart and hasattr(os, "fork"))


def test_work_aside_can_be_stopped() -> None:
    aside = Aside(lambda: time.sleep(60))
    begun = time.monotonic()
    aside.stop()
    assert time.monotonic() - begun < 30
    Aside(lambda: time.sleep(60), apart=False).stop()
