"""Layout files: merging, findings with places, dependencies."""

from __future__ import annotations

from pathlib import Path as File
from typing import Any

import pytest

from generator.face.layout import Layouts
from generator.face.placed import Icon, Path, Run

HEAD = "size: standard\ntheme: {ink: '#102030', level: {l3: '#aabbcc'}}\nboxes: {head: {x: 3, y: 4, right: 3, h: 10}}\nlayers:\n"


@pytest.mark.parametrize(
    ("size", "right"),
    [
        ("standard", (63, 88)),
        ("poker", (63.5, 88.9)),
        ("square", (70, 70)),
        ("70x120mm", (70, 120)),
        ("70.5 mm x 120mm", (70.5, 120)),
    ],
)
def test_sizes(project: Any, size: str, right: tuple[float, float]) -> None:
    face = project.write(card=f"size: {size}\nbleed: 2\nradius: 1\nlayers: {{}}\n").laid().face
    assert (face.width, face.height, face.bleed, face.radius) == (*right, 2, 1)


def test_turned_size(project: Any) -> None:
    face = project.write(card="size: standard\nturned: true\nlayers: {}\n").laid().face
    assert (face.width, face.height) == (88, 63)


@pytest.mark.parametrize(
    ("box", "right"),
    [
        ("trim", (0, 0, 63, 88)),
        ("bleed", (-3, -3, 69, 94)),
        ("safe", (3, 3, 57, 82)),
        ("head", (3, 4, 57, 10)),
        ("{in: head, right: 1, w: 5, top: 2, bottom: 2}", (54, 6, 5, 6)),
        ("{in: head, inset: 1}", (4, 5, 55, 8)),
        ("{in: head, cx: 50%, w: 7, cy: 50%, h: 4}", (28, 7, 7, 4)),
        ("{x: 10%, y: 0, w: 50%, h: '{{ card.level * 2 }}'}", (6.3, 0, 31.5, 6)),
        ('\'{{ "he" ~ "ad" }}\'', (3, 4, 57, 10)),
    ],
)
def test_boxes(project: Any, box: str, right: tuple[float, ...]) -> None:
    project.write(card=HEAD + f"  icon: {{type: icon, icon: meat, box: {box}}}\n")
    (icon,) = project.laid().face.items
    assert isinstance(icon, Icon)
    assert (icon.x, icon.y, icon.w, icon.h) == pytest.approx(right)


@pytest.mark.parametrize(
    ("layer", "code", "at", "hint"),
    [
        ("{type: fil, box: trim, color: ink}", "template/unknown-type", "a:", "did you mean `fill`?"),
        ("{type: fill, bxo: trim, color: ink}", "template/unknown-key", "bxo", "did you mean `box`?"),
        ("{type: fill, box: haed, color: ink}", "template/unknown-box", "haed", "did you mean `head`?"),
        ("{type: fill, box: head, color: inc}", "template/unknown-color", "inc", "did you mean `ink`?"),
        ("{type: fill, box: head, color: '#12'}", "template/value", "'#12'", "#rrggbb"),
        ("{type: fill, box: head, color: ink, radius: much}", "template/value", "much", ""),
        ("{type: text, box: head, text: x, style: nmae}", "template/unknown-style", "nmae", ""),
        ("{type: text, box: head, text: x, align: middle}", "template/value", "middle", ""),
        ("{type: fill, color: ink}", "template/missing-key", "a:", ""),
        ("{box: head}", "template/no-type", "a:", ""),
    ],
)
def test_unknown_things_are_told_with_their_place(project: Any, layer: str, code: str, at: str, hint: str) -> None:
    found = next(problem for problem in project.write(card=HEAD + f"  a: {layer}\n").problems() if problem.code == code)
    assert (found.line, found.column) == (5, f"  a: {layer}".index(at) + 1)
    assert hint in found.hint


def test_all_findings_of_a_layout_come_at_once(project: Any) -> None:
    text = "size: standrad\nlayer: {}\nlayers:\n  a: {type: fil}\n  b: {type: fill, box: x, color: y}\n"
    codes = [problem.code for problem in project.write(card=text).problems()]
    assert codes == [
        "template/unknown-key",
        "template/size",
        "template/unknown-type",
        "template/unknown-box",
        "template/unknown-color",
    ]


def test_i01_undefined_field_names_template_line_field_and_card(project: Any) -> None:
    laid = project.write(
        card=HEAD
        + "  title: {type: text, box: head, text: '{{ card.nmae }}'}\n  a: {type: fill, box: head, color: ink}\n"
    ).laid()
    (problem,) = laid.problems
    assert problem.file.endswith("faces/card.yaml")
    assert (problem.line, problem.column) == (5, 40)
    assert problem.message == "card E07, title.text: card E07 has no field `nmae`"
    assert problem.hint == "did you mean `name`?"
    assert len(laid.face.items) == 1


def test_extends_merges_boxes_and_layers_by_name(project: Any) -> None:
    project.write(
        base=HEAD + "  a: {type: fill, box: head, color: ink}\n  b: {type: icon, icon: egg, box: head}\n",
        card="extends: base\nboxes: {head: {h: 20}}\nlayers:\n"
        "  b: {icon: fish}\n  c: {type: icon, icon: meat, box: trim, before: b}\n  d: {type: icon, icon: grain, box: trim}\n",
    )
    fill, *icons = project.laid().face.items
    assert isinstance(fill, Path)
    assert "24" in fill.d
    assert [icon.name for icon in icons if isinstance(icon, Icon)] == ["meat", "fish", "grain"]


def test_a_layer_of_another_type_replaces_the_one_below(project: Any) -> None:
    project.write(
        base=HEAD + "  a: {type: fill, box: head, color: ink}\n",
        card="extends: base\nlayers: {a: {type: icon, icon: egg, box: head}}\n",
    )
    assert [type(item) for item in project.laid().face.items] == [Icon]


@pytest.mark.parametrize(
    ("base", "message"),
    [
        ("nowhere", "there is no layout `nowhere`"),
        ("card", "extends itself"),
        ("..\\base", "backslash"),
        ("../base", "outside"),
    ],
)
def test_extends_of_what_cannot_be(project: Any, base: str, message: str) -> None:
    (problem,) = project.write(card=f"extends: '{base}'\nlayers: {{}}\n").problems()
    assert message in problem.message
    assert (problem.line, problem.column) == (1, 10)


def test_f01_included_files_are_depended_on(project: Any) -> None:
    project.write(
        base=HEAD + "  a: {type: fill, box: head, color: ink}\n",
        parts__cost="layers: {c: {type: icon, icon: '{{ kind }}', box: {inset: 1}}}\n",
        parts__other="layers: {}\n",
        card="extends: base\nlayers: {cost: {type: include, file: parts/cost, box: head, names: {kind: egg}}}\n",
    )
    laid = project.laid()
    assert laid.depends_on == ("faces/card.yaml", "faces/base.yaml", "faces/parts/cost.yaml")
    icon = laid.face.items[-1]
    assert isinstance(icon, Icon)
    assert (icon.name, icon.x, icon.y) == ("egg", 4, 5)


@pytest.mark.parametrize(
    ("file", "message"),
    [("parts\\cost", "backslash"), ("../cost", "outside"), ("nowhere", "there is no layout `nowhere`")],
)
def test_i09_include_of_what_cannot_be(project: Any, file: str, message: str) -> None:
    (problem,) = project.write(card=HEAD + f"  a: {{type: include, file: '{file}'}}\n").laid().problems
    assert message in problem.message
    assert problem.line == 5


def test_snippets_that_include_themselves_end(project: Any) -> None:
    project.write(card=HEAD + "  a: {type: include, file: a}\n", a="layers: {a: {type: include, file: a}}\n")
    assert [problem.code for problem in project.laid().problems] == ["template/depth"]


def test_i11_unquoted_yaml_values_stay_as_typed(project: Any) -> None:
    (run,) = project.write(card=HEAD + "  t: {type: text, box: head, text: 007}\n").laid().face.items
    assert isinstance(run, Run)
    assert run.text == "007"


def test_what_fails_once_is_told_once(project: Any) -> None:
    text = "names: {half: '{{ card.green }}'}\n" + HEAD
    laid = project.write(
        card=text
        + "  a: {type: text, box: head, text: '{{ half.text }}'}\n  b: {type: icon, when: half, icon: egg, box: head}\n"
    ).laid()
    assert [problem.code for problem in laid.problems] == ["template/unknown-name"]


def test_a_projects_own_layout_lies_over_the_bundled_one(tmp_path: File, project_at: Any) -> None:
    own, bundled = project_at(tmp_path / "own"), project_at(tmp_path / "bundled")
    bundled.write(base="size: standard\nlayers: {}\n", card="extends: base\nlayers: {}\n")
    own.write(base="size: poker\nlayers: {}\n")
    template, _ = Layouts([own.folder, bundled.folder]).load("card")
    assert template is not None
    assert template.width == 63.5


def test_pure_same_face_again(project: Any) -> None:
    project.write(card=HEAD + "  a: {type: pattern, pattern: confetti, box: bleed, color: ink}\n")
    assert project.laid() == project.laid()


def test_a_layout_name_too_long_for_a_file_is_one_that_is_not_there(project: Any) -> None:
    assert [problem.code for problem in project.problems("x" * 300)] == ["template/unknown-layout"]
