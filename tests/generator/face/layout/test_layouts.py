"""Layout files: merging, findings with places, dependencies."""

from __future__ import annotations

from pathlib import Path as File

import msgspec
import pytest

from engine.problems import Problem
from generator.face.layout import Context, Layouts, layout
from generator.face.layout.laid import Laid
from generator.face.placed import Clip, Icon, Path, Picture, Run
from generator.text.style import Fitted, TextStyle


class Card(msgspec.Struct, frozen=True):
    id: str = "E07"
    name: str = "Pot"
    level: int = 3
    tags: tuple[str, ...] = ("meat", "egg", "fish")
    empty: str = ""


def stub_fit(text: str, style: TextStyle, width_mm: float, height_mm: float, language: str) -> Fitted:
    """Set every text in one line of 1 mm a character; ☃ and Glagolitic have no glyphs."""
    over = (max(0.0, len(text) - width_mm), 0.0)
    run = Run(0.0, 1.0, text, style.family, style.size, style.color)
    return Fitted(
        (run,),
        style.size,
        (text,),
        len(text),
        3.0,
        over,
        tuple(char for char in text if char >= "Ⰰ" or char == "☃"),
        (),
    )


class Project:
    def __init__(self, folder: File) -> None:
        self.folder = folder

    def write(self, **files: str) -> Project:
        for name, text in files.items():
            path = self.folder / "faces" / f"{name.replace('__', '/')}.yaml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return self

    def problems(self, name: str = "card") -> tuple[Problem, ...]:
        return Layouts([self.folder]).load(name)[1]

    def laid(self, name: str = "card", card: object = Card(), **names: object) -> Laid:
        template, problems = Layouts([self.folder]).load(name)
        assert template, [problem.text() for problem in problems]
        return layout(card, template, Context("en", stub_fit, names, aspect=lambda source: 2.0))


@pytest.fixture
def project(tmp_path: File) -> Project:
    return Project(tmp_path)


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
def test_sizes(project: Project, size: str, right: tuple[float, float]) -> None:
    face = project.write(card=f"size: {size}\nbleed: 2\nradius: 1\nlayers: {{}}\n").laid().face
    assert (face.width, face.height, face.bleed, face.radius) == (*right, 2, 1)


def test_turned_size(project: Project) -> None:
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
def test_boxes(project: Project, box: str, right: tuple[float, ...]) -> None:
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
def test_unknown_things_are_told_with_their_place(project: Project, layer: str, code: str, at: str, hint: str) -> None:
    found = next(problem for problem in project.write(card=HEAD + f"  a: {layer}\n").problems() if problem.code == code)
    assert (found.line, found.column) == (5, f"  a: {layer}".index(at) + 1)
    assert hint in found.hint


def test_all_findings_of_a_layout_come_at_once(project: Project) -> None:
    text = "size: standrad\nlayer: {}\nlayers:\n  a: {type: fil}\n  b: {type: fill, box: x, color: y}\n"
    codes = [problem.code for problem in project.write(card=text).problems()]
    assert codes == [
        "template/unknown-key",
        "template/size",
        "template/unknown-type",
        "template/unknown-box",
        "template/unknown-color",
    ]


def test_i01_undefined_field_names_template_line_field_and_card(project: Project) -> None:
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


def test_extends_merges_boxes_and_layers_by_name(project: Project) -> None:
    project.write(
        base=HEAD + "  a: {type: fill, box: head, color: ink}\n  b: {type: icon, icon: egg, box: head}\n",
        card="extends: base\nboxes: {head: {h: 20}}\nlayers:\n"
        "  b: {icon: fish}\n  c: {type: icon, icon: meat, box: trim, before: b}\n  d: {type: icon, icon: grain, box: trim}\n",
    )
    fill, *icons = project.laid().face.items
    assert isinstance(fill, Path)
    assert "24" in fill.d
    assert [icon.name for icon in icons if isinstance(icon, Icon)] == ["meat", "fish", "grain"]


def test_a_layer_of_another_type_replaces_the_one_below(project: Project) -> None:
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
def test_extends_of_what_cannot_be(project: Project, base: str, message: str) -> None:
    (problem,) = project.write(card=f"extends: '{base}'\nlayers: {{}}\n").problems()
    assert message in problem.message
    assert (problem.line, problem.column) == (1, 10)


def test_f01_included_files_are_depended_on(project: Project) -> None:
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
def test_i09_include_of_what_cannot_be(project: Project, file: str, message: str) -> None:
    (problem,) = project.write(card=HEAD + f"  a: {{type: include, file: '{file}'}}\n").laid().problems
    assert message in problem.message
    assert problem.line == 5


def test_snippets_that_include_themselves_end(project: Project) -> None:
    project.write(card=HEAD + "  a: {type: include, file: a}\n", a="layers: {a: {type: include, file: a}}\n")
    assert [problem.code for problem in project.laid().problems] == ["template/depth"]


def test_when(project: Project) -> None:
    project.write(
        card=HEAD
        + "  a: {type: icon, icon: egg, box: head, when: card.level == 3}\n  b: {type: icon, icon: egg, box: head, when: card.level > 3}\n"
    )
    assert len(project.laid().face.items) == 1


def test_each_repeats_with_an_offset(project: Project) -> None:
    layer = "{type: each, of: '{{ card.tags }}', as: tag, dx: 6.5, dy: 1, layers: {i: {type: icon, icon: '{{ tag }}', box: {x: 2, y: 3, w: 1, h: 1}}}}"
    items = project.write(card=HEAD + f"  a: {layer}\n").laid().face.items
    assert [(item.name, item.x, item.y) for item in items if isinstance(item, Icon)] == [
        ("meat", 2, 3),
        ("egg", 8.5, 4),
        ("fish", 15, 5),
    ]


def test_icon_row_closes_up_when_there_is_no_room(project: Project) -> None:
    layer = "{type: icons, of: '{{ card.tags }}', size: 4, gap: 1, box: {x: 0, y: 0, w: 10, h: 4}}"
    items = project.write(card=HEAD + f"  a: {layer}\n").laid().face.items
    assert [item.x for item in items if isinstance(item, Icon)] == [0, 3, 6]


def test_colours_of_maps_are_named_by_dots_and_expressions(project: Project) -> None:
    layer = "{type: fill, box: head, color: 'level.l{{ card.level }}'}"
    (item,) = project.write(card=HEAD + f"  a: {layer}\n").laid().face.items
    assert isinstance(item, Path)
    assert item.fill == "#aabbcc"


def test_an_unknown_colour_of_an_expression_is_told(project: Project) -> None:
    layer = "{type: fill, box: head, color: 'level.l{{ card.level + 1 }}'}"
    (problem,) = project.write(card=HEAD + f"  a: {layer}\n").laid().problems
    assert problem.code == "template/unknown-color"
    assert "did you mean `level.l3`?" in problem.hint


def test_scene_places_pictures_by_percent(project: Project) -> None:
    scene = [
        {"emoji": "🍲", "x": 50, "y": 50, "size": 100, "mirror": True, "turn": 20},
        {"emoji": "dog face", "x": 0, "y": 0},
    ]
    project.write(card=HEAD + "  a: {type: picture, scene: '{{ scene }}', box: {x: 10, y: 10, w: 40, h: 20}}\n")
    pot, dog = project.laid(scene=scene).face.items
    assert pot == Picture("emoji:1F372", 20, 10, 20, 20, True, 20)
    assert dog == Picture("emoji:dog face", 4, 4, 12, 12)


def test_a_single_emoji_is_a_scene(project: Project) -> None:
    project.write(card=HEAD + "  a: {type: picture, scene: 🍲, box: {x: 0, y: 0, w: 10, h: 10}}\n")
    assert project.laid().face.items == (Picture("emoji:1F372", 0.5, 0.5, 9, 9),)


def test_art_covers_its_box(project: Project) -> None:
    project.write(card=HEAD + "  a: {type: art, file: 'é 1.png', fit: cover, box: {x: 0, y: 0, w: 10, h: 10}}\n")
    (clip,) = project.laid().face.items
    assert isinstance(clip, Clip)
    assert clip.items == (Picture("art:é 1.png", -5, 0, 20, 10),)


def test_frame_is_drawn_into_its_box(project: Project) -> None:
    project.write(card=HEAD + "  a: {type: frame, file: edge.svg, box: {x: 10, y: 0, w: 20, h: 40}}\n")
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0L10 10" fill="none" stroke="currentColor"/></svg>'
    (project.folder / "faces" / "edge.svg").write_text(svg)
    laid = project.laid()
    (item,) = laid.face.items
    assert isinstance(item, Path)
    assert item.d == "M10 0L30 40"
    assert laid.depends_on[-1] == "faces/edge.svg"


def test_text_that_does_not_fit_is_told_placed_and_marked(project: Project) -> None:
    project.write(card=HEAD + "  title: {type: text, box: {x: 1, y: 2, w: 20, h: 5}, text: '{{ body }}'}\n")
    fits, spills = project.laid(body="x" * 20), project.laid(body="x" * 21)
    assert not fits.problems
    assert [type(item) for item in fits.face.items] == [Run]
    (problem,) = spills.problems
    assert problem.code == "text/overflow"
    assert problem.message.startswith("card E07, title (en): the text is 1.0 mm too wide")
    run, mark = spills.face.items
    assert isinstance(run, Run)
    assert (run.x, run.y) == (1, 3)
    assert isinstance(mark, Path)


def test_missing_glyph_names_character_and_code_point(project: Project) -> None:
    project.write(card=HEAD + "  title: {type: text, box: head, text: 'a☃'}\n")
    (problem,) = project.laid().problems
    assert problem.code == "text/missing-glyph"
    assert "'☃' (U+2603)" in problem.message
    assert "card E07, title (en)" in problem.message


def test_missing_glyphs_of_a_text_are_one_finding(project: Project) -> None:
    project.write(card=HEAD + "  title: {type: text, box: head, text: 'ⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉ'}\n")
    (problem,) = project.laid().problems
    assert "'Ⰰ' (U+2C00), 'Ⰱ' (U+2C01)" in problem.message
    assert problem.message.endswith("'Ⰷ' (U+2C07) and 2 more")
    assert "templates/fonts.yaml" in problem.hint


def test_empty_text_places_nothing(project: Project) -> None:
    assert project.write(card=HEAD + "  t: {type: text, box: head, text: '{{ card.empty }}'}\n").laid().face.items == ()


def test_i11_unquoted_yaml_values_stay_as_typed(project: Project) -> None:
    (run,) = project.write(card=HEAD + "  t: {type: text, box: head, text: 007}\n").laid().face.items
    assert isinstance(run, Run)
    assert run.text == "007"


def test_what_fails_once_is_told_once(project: Project) -> None:
    text = "names: {half: '{{ card.green }}'}\n" + HEAD
    laid = project.write(
        card=text
        + "  a: {type: text, box: head, text: '{{ half.text }}'}\n  b: {type: icon, when: half, icon: egg, box: head}\n"
    ).laid()
    assert [problem.code for problem in laid.problems] == ["template/unknown-name"]


def test_a_projects_own_layout_lies_over_the_bundled_one(tmp_path: File) -> None:
    own, bundled = Project(tmp_path / "own"), Project(tmp_path / "bundled")
    bundled.write(base="size: standard\nlayers: {}\n", card="extends: base\nlayers: {}\n")
    own.write(base="size: poker\nlayers: {}\n")
    template, _ = Layouts([own.folder, bundled.folder]).load("card")
    assert template is not None
    assert template.width == 63.5


def test_pure_same_face_again(project: Project) -> None:
    project.write(card=HEAD + "  a: {type: pattern, pattern: confetti, box: bleed, color: ink}\n")
    assert project.laid() == project.laid()


def test_a_layout_name_too_long_for_a_file_is_one_that_is_not_there(project: Project) -> None:
    assert [problem.code for problem in project.problems("x" * 300)] == ["template/unknown-layout"]
