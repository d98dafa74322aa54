"""Sheet templates: mm in YAML, own ones over bundled ones, every fault with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.sheet.problems import SheetError
from generator.sheet.template import load_template

BUNDLED = Path(__file__).parents[3] / "templates" / "sheets"


@pytest.mark.parametrize("path", sorted(BUNDLED.glob("*.yaml")), ids=lambda path: path.stem)
def test_bundled_templates_are_sound(path: Path) -> None:
    template = load_template(path.stem, [BUNDLED])
    assert template.marks.width_pt >= 0.25
    assert template.ruler == 50_000
    assert template.footer.text is not None
    assert {"zh", "ja", "en"} <= set(template.footer.text)


def test_what_extends_keeps_what_it_does_not_say() -> None:
    home, apart = (load_template(name, [BUNDLED]) for name in ("home", "apart"))
    assert (home.gutter, apart.gutter) == (0, 6_000)
    assert (home.marks.length, apart.marks.length) == (4_000, 3_000)
    assert apart.marks.gap == home.marks.gap
    assert apart.footer == home.footer


def test_a_projects_own_template_lies_over_the_bundled_one(tmp_path: Path) -> None:
    (tmp_path / "home.yaml").write_text("margin: 7.25\n")
    (tmp_path / "mine.yaml").write_text("extends: apart\nbackground: '#102030'\n")
    assert load_template("home", [tmp_path, BUNDLED]).margin == 7_250
    mine = load_template("mine", [tmp_path, BUNDLED])
    assert (mine.margin, mine.gutter, mine.background) == (7_250, 6_000, "#102030")


def test_every_fault_is_found_with_its_place(tmp_path: Path) -> None:
    faults = (
        "margn: 4\ngutter: wide\nmarks: {cut: scissors, width_pt: 0.24}\nfooter: {text: {en: '{pge}'}}\nruler: [5]\n"
    )
    (tmp_path / "bad.yaml").write_text(faults)
    with pytest.raises(SheetError) as caught:
        load_template("bad", [tmp_path])
    found = [(p.line, p.column, p.message.split(" ")[0]) for p in caught.value.problems]
    assert found == [
        (1, 1, "unknown"), (2, 9, "`gutter`"), (3, 14, "`marks.cut`"), (3, 34, "`marks.width_pt`"),
        (4, 16, "`footer.text`"), (5, 8, "`ruler`"),
    ]  # fmt: skip
    assert caught.value.problems[0].hint == "did you mean `margin`?"


def test_an_unknown_template_and_a_circle_are_named(tmp_path: Path) -> None:
    with pytest.raises(SheetError, match="did you mean `home`"):
        load_template("hom", [BUNDLED])
    (tmp_path / "a.yaml").write_text("extends: b\n")
    (tmp_path / "b.yaml").write_text("extends: a\n")
    with pytest.raises(SheetError, match="leads back"):
        load_template("a", [tmp_path])
