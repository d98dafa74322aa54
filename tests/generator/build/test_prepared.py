"""What one process worked out for a face serves another."""

from __future__ import annotations

import pickle
import runpy
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from generator.build.prepared import prepared, take_over
from generator.face.placed import Clip, Picture
from generator.face.placed import Path as Outline
from generator.pictures import outline
from generator.pictures.emoji import EmojiBook

kit = SimpleNamespace(**runpy.run_path(str(Path(__file__).with_name("kit.py"))))
DOTS = "".join(f"M{x} 2h1v1h-1Z" for x in range(20))


def test_long_outlines_and_pictures_are_sent_and_taken_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = kit.materials(tmp_path).pictures
    face = replace(
        kit.card("E01"),
        items=(
            Clip(DOTS, (Outline(DOTS + "Z", fill="#000000"), Picture("emoji:1F35C", 0, 0, 5, 5))),
            Outline("M0 0" + "L1" * 90),
            Outline("M0 0h1"),
            Picture("emoji:41", 0, 0, 5, 5),
        ),
    )
    made = prepared(face, pictures)
    assert sorted(made.outlines) == sorted([DOTS, DOTS + "Z"])
    assert list(made.drawings) == ["1F35C"]
    monkeypatch.setattr(outline, "_known", {})
    monkeypatch.setattr(outline, "_worked_out", lambda d: pytest.fail("worked out twice"))
    elsewhere = replace(pictures, emoji=EmojiBook())
    take_over(pickle.loads(pickle.dumps(made)), elsewhere)
    assert outline.operators(DOTS) == made.outlines[DOTS]
    assert elsewhere.emoji.drawing("1F35C") == made.drawings["1F35C"]
