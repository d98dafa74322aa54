"""The SVG reader draws its subset and names everything else."""

import pytest

from generator.pictures.drawing import CURRENT
from generator.pictures.svg import read_svg

_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n'


def _read(body: str):
    return read_svg((_HEAD + body + "\n</svg>").encode(), "a.svg")


@pytest.mark.parametrize(
    ("body", "outline"),
    [
        ('<path d="M1 1H3Z"/>', "1 1 m 3 1 l h"),
        ('<rect x="1" y="2" width="3" height="4"/>', "1 2 m 4 2 l 4 6 l 1 6 l h"),
        ('<line x1="1" y1="2" x2="3" y2="4" stroke="#000"/>', "1 2 m 3 4 l"),
        ('<polygon points="1,2 3,4 5 6"/>', "1 2 m 3 4 l 5 6 l h"),
        ('<polyline points="1,2 3,4"/>', "1 2 m 3 4 l"),
    ],
)
def test_shapes(body: str, outline: str) -> None:
    drawing, problems = _read(body)
    assert problems == []
    assert drawing is not None
    assert [shape.outline for shape in drawing.shapes] == [outline]
    assert drawing.box == (0, 0, 24, 24)


def test_circle_ellipse_and_round_rect_are_closed_curves() -> None:
    drawing, problems = _read(
        '<circle cx="5" cy="5" r="2"/><ellipse cx="5" cy="5" rx="1" ry="2"/>'
        '<rect width="4" height="4" rx="1"/><circle cx="5" cy="5"/>'
    )
    assert problems == []
    assert drawing is not None
    assert [shape.outline.count(" c") for shape in drawing.shapes] == [4, 4, 4]


def test_style_is_inherited_and_overridden() -> None:
    drawing, problems = _read(
        '<g fill="none" stroke="currentColor" stroke-width="2px" stroke-linecap="round" stroke-linejoin="bevel">'
        '<path d="M0 0H1"/><path d="M0 0H1" style="fill:#F00; stroke:none; fill-rule:evenodd; fill-opacity:.5"/></g>'
    )
    assert problems == []
    assert drawing is not None
    first, second = drawing.shapes
    assert (first.fill, first.stroke, first.width, first.cap, first.join) == (None, CURRENT, 2, 1, 2)
    assert (second.fill, second.stroke, second.even_odd, second.fill_opacity) == ("#ff0000", None, True, 0.5)


def test_transforms_multiply_inner_first() -> None:
    drawing, _ = _read('<g transform="translate(10 0)"><path transform="scale(2)" d="M1 1H2"/></g>')
    assert drawing is not None
    assert drawing.shapes[0].matrix == (2, 0, 0, 2, 10, 0)


def test_rotation_about_a_point_keeps_that_point() -> None:
    drawing, _ = _read('<path transform="rotate(90 3 4)" d="M3 4H5"/>')
    assert drawing is not None
    a, b, c, d, e, f = drawing.shapes[0].matrix or ()
    assert (a * 3 + c * 4 + e, b * 3 + d * 4 + f) == pytest.approx((3, 4))
    assert (a * 5 + c * 4 + e, b * 5 + d * 4 + f) == pytest.approx((3, 6))


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ("<text>hi</text>", "<text>"),
        ('<image href="x.png"/>', "<image>"),
        ('<use href="#a"/>', "<use>"),
        ("<style>path{fill:red}</style>", "<style>"),
        ('<path d="M0 0H1" filter="url(#f)"/>', "filter"),
        ('<path d="M0 0H1" fill="url(#g)"/>', "fill"),
        ('<path d="M0 0H1" stroke-dasharray="1 2"/>', "stroke-dasharray"),
        ('<g opacity="0.5"><path d="M0 0H1"/></g>', "opacity"),
        ('<defs><linearGradient id="g"/></defs>', "<linearGradient>"),
        ('<path d="L0 0"/>', "begins with M"),
        ('<rect width="3cm" height="2"/>', "width="),
        ('<path d="M0 0H1" fill="chartreuse"/>', "chartreuse"),
        ('<path d="M0 0H1" transform="spin(3)"/>', "spin"),
        ('<polygon points="1 2 3"/>', "odd count"),
    ],
)
def test_unsupported_is_named_with_its_line(body: str, named: str) -> None:
    drawing, problems = _read('<path d="M0 0H1"/>\n' + body)
    assert drawing is None
    assert len(problems) == 1
    assert named in problems[0].message
    assert (problems[0].file, problems[0].line) == ("a.svg", 3)


def test_all_findings_come_at_once() -> None:
    _, problems = _read('<text>a</text>\n<image href="b"/>\n<path d="M0 0H1" mask="url(#m)"/>')
    assert [problem.line for problem in problems] == [2, 3, 4]


def test_editors_leavings_are_no_findings() -> None:
    data = (
        b'<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" '
        b'xmlns:sodipodi="http://sodipodi" sodipodi:docname="x"><title>Fox</title><defs/>'
        b'<sodipodi:namedview pagecolor="#fff"><x/></sodipodi:namedview><metadata><a>b</a></metadata>'
        b'<path d="M0 0H1" id="p" opacity="0.5"/></svg>'
    )
    drawing, problems = read_svg(data, "a.svg")
    assert problems == []
    assert drawing is not None
    assert drawing.box == (0, 0, 10, 20)
    assert drawing.shapes[0].fill_opacity == 0.5


def test_entities_are_refused() -> None:
    data = b'<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg viewBox="0 0 1 1"><title>&b;</title></svg>'
    drawing, problems = read_svg(data, "a.svg")
    assert drawing is None
    assert [problem.code for problem in problems] == ["svg/unsupported"]


@pytest.mark.parametrize("data", [b"", b"<svg", b"no xml", b'<svg viewBox="0 0 1 1"><g></svg>'])
def test_broken_xml_is_a_finding(data: bytes) -> None:
    drawing, problems = read_svg(data, "a.svg")
    assert drawing is None
    assert [problem.code for problem in problems] == ["svg/broken"]


@pytest.mark.parametrize("head", ["<svg>", '<svg viewBox="0 0 0 5">', '<svg width="100%" height="5">'])
def test_size_must_be_known(head: str) -> None:
    _, problems = read_svg((head + "</svg>").encode(), "a.svg")
    assert [problem.code for problem in problems] == ["svg/no-size"]
