"""The layouts' README names what there is."""

from __future__ import annotations

import re
from pathlib import Path

from generator.face.layout import Layouts, keys
from generator.face.layout.environment import LayoutEnvironment
from generator.face.layout.outlines import SHAPES
from generator.face.layout.patterns import PATTERNS

README = Path(__file__).resolve().parents[4] / "templates" / "faces" / "README.md"
TEXT = README.read_text(encoding="utf-8")


def words(start: str) -> set[str]:
    return set(re.findall(r"[a-z_]+", TEXT.partition(start)[2].partition(".")[0]))


def test_every_layer_type_and_its_keys_are_told() -> None:
    rows = dict(re.findall(r"^\| ([a-z]+) °? ?\| (.+) \|$", TEXT, re.MULTILINE))
    rows.pop("type", None)
    assert sorted(rows) == sorted(keys.LAYERS_KEYS)
    shared = {"type", "when", "before", "after", "radius", "corners", "slant"}
    for kind, known in keys.LAYERS_KEYS.items():
        told = set(re.findall(r"[a-z_]+", rows[kind]))
        assert known.keys() - shared - (keys.STYLE_KEYS.keys() if kind == "text" else set()) <= told, kind


def test_shapes_patterns_styles_and_filters_are_told() -> None:
    assert words("Shapes:") == {*SHAPES, "path"}
    assert words("Patterns:") == set(PATTERNS)
    assert words("Styles:") == set(keys.STYLE_KEYS)
    told = set(re.findall(r"[a-z]+", TEXT.partition("these\nare there:")[2].partition(";")[0])) | {
        "fill",
        "plain",
        "ems",
    }
    assert told == set(LayoutEnvironment().filters) - {"bounded", "counted", "measured", "d"}


def test_its_example_is_a_layout(tmp_path: Path) -> None:
    example = "\n".join(line[4:] for line in TEXT.splitlines() if line.startswith("    "))
    (tmp_path / "faces").mkdir()
    (tmp_path / "faces" / "base.yaml").write_text("size: poker\nlayers: {}\n")
    (tmp_path / "faces" / "card.yaml").write_text(example)
    template, problems = Layouts([tmp_path]).load("card")
    assert problems == ()
    assert template is not None
    assert (template.width, template.height) == (88, 63)
