"""What is stored is read back, from memory and disk, whoever forks."""

from __future__ import annotations

import os
import random

import pytest

from generator.pictures import spool as module
from generator.pictures.spool import Spool


@pytest.mark.parametrize("limit", [0, 10, 25, 1000])
def test_what_is_stored_is_read_back(monkeypatch: pytest.MonkeyPatch, limit: int) -> None:
    monkeypatch.setattr(module, "_IN_MEMORY", limit)
    spool = Spool()
    texts = [bytes([number]) * size for number, size in enumerate((10, 0, 1, 14, 5, 300))]
    stored = []
    for text in texts:
        stored.append(spool.put(text))
        assert spool.get(stored[0]) == texts[0]
    order = list(range(len(texts)))
    random.Random(1).shuffle(order)
    assert [spool.get(stored[at]) for at in order] == [texts[at] for at in order]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize("limit", [0, 1000])
def test_a_forked_process_neither_spoils_nor_loses(monkeypatch: pytest.MonkeyPatch, limit: int) -> None:
    monkeypatch.setattr(module, "_IN_MEMORY", limit)
    spool = Spool()
    before = spool.put(b"before" * 20)
    child = os.fork()
    if not child:
        mine = spool.put(b"child's" * 30)
        right = spool.get(before) == b"before" * 20 and spool.get(mine) == b"child's" * 30
        os._exit(0 if right else 1)
    mine = spool.put(b"parent's" * 10)
    assert os.waitpid(child, 0)[1] == 0
    assert spool.get(before) == b"before" * 20
    assert spool.get(mine) == b"parent's" * 10
