"""Placed faces arrive in another process as they were."""

from __future__ import annotations

import copyreg
import pickle
import runpy
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

from generator.build.sending import SENT, send_quickly
from generator.face.placed import Clip, Item, Run

kit = SimpleNamespace(**runpy.run_path(str(Path(__file__).with_name("kit.py"))))


def test_a_face_and_a_drawing_come_back_equal() -> None:
    face = kit.card("E01", art="fox.png")
    items: tuple[Item, ...] = (
        *face.items,
        Clip("M0 0h1v1z", face.items),
        Run(1, 2, "两", "sc-400", 9, "#000000", 0.5, ((1, 2.0),)),
    )
    face = replace(face, items=items)
    sent = (face, kit.emoji().drawing("1F35C"))
    send_quickly()
    assert set(SENT) <= set(copyreg.dispatch_table)
    assert pickle.loads(pickle.dumps(sent)) == sent
