"""What a layer places: repeated, conditional, pictures, frames, texts that fit and that don't."""

from __future__ import annotations

from typing import Any

from generator.face.placed import Clip, Icon, Path, Picture, Run

HEAD = "size: standard\ntheme: {ink: '#102030', level: {l3: '#aabbcc'}}\nboxes: {head: {x: 3, y: 4, right: 3, h: 10}}\nlayers:\n"


def test_when(project: Any) -> None:
    project.write(
        card=HEAD
        + "  a: {type: icon, icon: egg, box: head, when: card.level == 3}\n  b: {type: icon, icon: egg, box: head, when: card.level > 3}\n"
    )
    assert len(project.laid().face.items) == 1


def test_each_repeats_with_an_offset(project: Any) -> None:
    layer = "{type: each, of: '{{ card.tags }}', as: tag, dx: 6.5, dy: 1, layers: {i: {type: icon, icon: '{{ tag }}', box: {x: 2, y: 3, w: 1, h: 1}}}}"
    items = project.write(card=HEAD + f"  a: {layer}\n").laid().face.items
    assert [(item.name, item.x, item.y) for item in items if isinstance(item, Icon)] == [
        ("meat", 2, 3),
        ("egg", 8.5, 4),
        ("fish", 15, 5),
    ]


def test_icon_row_closes_up_when_there_is_no_room(project: Any) -> None:
    layer = "{type: icons, of: '{{ card.tags }}', size: 4, gap: 1, box: {x: 0, y: 0, w: 10, h: 4}}"
    items = project.write(card=HEAD + f"  a: {layer}\n").laid().face.items
    assert [item.x for item in items if isinstance(item, Icon)] == [0, 3, 6]


def test_colours_of_maps_are_named_by_dots_and_expressions(project: Any) -> None:
    layer = "{type: fill, box: head, color: 'level.l{{ card.level }}'}"
    (item,) = project.write(card=HEAD + f"  a: {layer}\n").laid().face.items
    assert isinstance(item, Path)
    assert item.fill == "#aabbcc"


def test_an_unknown_colour_of_an_expression_is_told(project: Any) -> None:
    layer = "{type: fill, box: head, color: 'level.l{{ card.level + 1 }}'}"
    (problem,) = project.write(card=HEAD + f"  a: {layer}\n").laid().problems
    assert problem.code == "template/unknown-color"
    assert "did you mean `level.l3`?" in problem.hint


def test_scene_places_pictures_by_percent(project: Any) -> None:
    scene = [
        {"emoji": "🍲", "x": 50, "y": 50, "size": 100, "mirror": True, "turn": 20},
        {"emoji": "dog face", "x": 0, "y": 0},
    ]
    project.write(card=HEAD + "  a: {type: picture, scene: '{{ scene }}', box: {x: 10, y: 10, w: 40, h: 20}}\n")
    pot, dog = project.laid(scene=scene).face.items
    assert pot == Picture("emoji:1F372", 20, 10, 20, 20, True, 20)
    assert dog == Picture("emoji:dog face", 4, 4, 12, 12)


def test_a_single_emoji_is_a_scene(project: Any) -> None:
    project.write(card=HEAD + "  a: {type: picture, scene: 🍲, box: {x: 0, y: 0, w: 10, h: 10}}\n")
    assert project.laid().face.items == (Picture("emoji:1F372", 0.5, 0.5, 9, 9),)


def test_art_covers_its_box(project: Any) -> None:
    project.write(card=HEAD + "  a: {type: art, file: 'é 1.png', fit: cover, box: {x: 0, y: 0, w: 10, h: 10}}\n")
    (clip,) = project.laid().face.items
    assert isinstance(clip, Clip)
    assert clip.items == (Picture("art:é 1.png", -5, 0, 20, 10),)


def test_frame_is_drawn_into_its_box(project: Any) -> None:
    project.write(card=HEAD + "  a: {type: frame, file: edge.svg, box: {x: 10, y: 0, w: 20, h: 40}}\n")
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0L10 10" fill="none" stroke="currentColor"/></svg>'
    (project.folder / "faces" / "edge.svg").write_text(svg)
    laid = project.laid()
    (item,) = laid.face.items
    assert isinstance(item, Path)
    assert item.d == "M10 0L30 40"
    assert laid.depends_on[-1] == "faces/edge.svg"


def test_text_that_does_not_fit_is_told_placed_and_marked(project: Any) -> None:
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


def test_missing_glyph_names_character_and_code_point(project: Any) -> None:
    project.write(card=HEAD + "  title: {type: text, box: head, text: 'a☃'}\n")
    (problem,) = project.laid().problems
    assert problem.code == "text/missing-glyph"
    assert "'☃' (U+2603)" in problem.message
    assert "card E07, title (en)" in problem.message


def test_missing_glyphs_of_a_text_are_one_finding(project: Any) -> None:
    project.write(card=HEAD + "  title: {type: text, box: head, text: 'ⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉ'}\n")
    (problem,) = project.laid().problems
    assert "'Ⰰ' (U+2C00), 'Ⰱ' (U+2C01)" in problem.message
    assert problem.message.endswith("'Ⰷ' (U+2C07) and 2 more")
    assert "templates/fonts.yaml" in problem.hint


def test_empty_text_places_nothing(project: Any) -> None:
    assert project.write(card=HEAD + "  t: {type: text, box: head, text: '{{ card.empty }}'}\n").laid().face.items == ()
