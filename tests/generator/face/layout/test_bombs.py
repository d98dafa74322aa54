"""Layouts that come to far more than a card can hold are refused soon."""

import time
from pathlib import Path

import pytest

from generator.face.layout import Context, Layouts, layout
from generator.text.style import Fitted, TextStyle


def nothing(text: str, style: TextStyle, width_mm: float, height_mm: float, language: str) -> Fitted:
    return Fitted((), style.size, (), 0.0, 0.0, (0.0, 0.0), (), ())


EACH = "{type: each, of: '{{ range(200) }}', as: i, box: trim, layers: {b: %s}}"
FILL = "{type: fill, box: trim, color: '#102030'}"


def bombs() -> list[dict[str, str]]:
    layers = FILL
    for _ in range(4):
        layers = EACH % layers
    many = ", ".join(f"a{n}: {{type: include, file: %s, box: trim}}" for n in range(30))
    text = "{{ ['" + "word " * 400 + "'] * 1 | join }}".replace(" * 1", "")
    texts = ", ".join(f't{n}: {{type: text, box: trim, text: "{text}"}}' for n in range(300))
    return [
        {"card": f"size: standard\nlayers: {{a: {layers}}}\n"},
        {
            name: f"size: standard\nlayers: {{{many % ((after,) * 30)}}}\n"
            for name, after in zip(["card", "b", "c", "d"], "bcde", strict=True)
        }
        | {"e": f"layers: {{a: {FILL}}}\n"},
        {"card": f"size: standard\nlayers: {{{texts}}}\n"},
    ]


@pytest.mark.parametrize("files", bombs(), ids=["each", "include", "text"])
def test_i07_a_face_of_far_too_many_layers_is_refused_soon(files: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "faces").mkdir()
    for name, text in files.items():
        (tmp_path / "faces" / f"{name}.yaml").write_text(text, "utf-8")
    begun = time.monotonic()
    template, problems = Layouts([tmp_path]).load("card")
    assert template, problems
    laid = layout(None, template, Context("en", nothing, {}))
    assert time.monotonic() - begun < 10
    assert [problem.code for problem in laid.problems] == ["template/refused"]
