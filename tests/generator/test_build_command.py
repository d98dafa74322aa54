"""``deckwright build`` on small games that no engine knows, as another author would use it."""

import pytest
from click.testing import CliRunner
from PIL import Image

from generator.cli import root

HEAD = "format: 1\ngames:\n  foxes:\n    title: Foxes\n    languages: [en]\n    cards:\n"


def test_build_makes_faces_pdf_and_sheets_and_says_so(project) -> None:
    result = project.cards("A1: {name: Ember, copies: 2, text: Burn}").build()
    assert result.exit_code == 0, result.output
    names = sorted(path.relative_to(project.made).as_posix() for path in project.made.rglob("*.p*"))
    assert names == ["cards.pdf", "cards/A1.png", "cards/back-plain-back.png", "sheets-a4.pdf"]
    assert "foxes: 4 files made" in result.output
    with Image.open(project.made / "cards" / "A1.png") as face:
        # 63 + 2 × 3 mm by 88 + 2 × 3 mm at 300 DPI
        assert face.size == (815, 1110)
        assert face.info["dpi"] == pytest.approx((300, 300), abs=0.02)


def test_second_build_makes_nothing(project) -> None:
    project.cards("A1: {name: Ember}").build()
    assert "0 files made (0 B), 4 already up to date" in project.build().output


def test_i05_text_is_printed_as_typed(project) -> None:
    project.cards("NO: {name: On, text: 'R&D, S&P 500, Pay <2, 0.1 <A <0.9, <b>x'}").build("--only", "faces")
    assert "R&D, S&P 500, Pay <2, 0.1 <A <0.9, <b>x" in project.text()


def test_c01_c03_i03_fields_keep_what_the_author_typed(project) -> None:
    project.layout(
        "own",
        "extends: plain\nnames: {text: \"{{ card.cost }} {{ card.time }} {{ card.copy }} {{ card.items|join('+') }}\"}\n",
    )
    result = project.cards('"007": {name: Yes, layout: own, cost: 010, time: 12:30, copy: two, items: [a, b]}').build(
        "--only", "faces"
    )
    assert result.exit_code == 0, result.output
    assert "010 12:30 two a+b" in project.text()
    assert (project.made / "cards" / "007.png").exists()


def test_a02_text_that_does_not_fit_is_printed_marked_and_told(project) -> None:
    words = " ".join(f"word{number}" for number in range(400))
    result = project.cards(f"A1: {{name: Long, text: {words}}}", "A2: {name: Short, text: ok}").build("--only", "faces")
    assert result.exit_code == 1
    assert "A1" in result.output
    assert " mm" in result.output
    assert (project.made / "cards" / "A1.png").exists()
    assert (project.made / "cards" / "A2.png").exists()


def test_a02_120_words_shrink_into_their_box_and_all_are_there(project) -> None:
    words = " ".join(f"word{number}" for number in range(120))
    assert project.cards(f"A1: {{name: Long, text: {words}}}").build("--only", "faces").exit_code == 0
    printed = project.text()
    assert all(f"word{number}" in printed for number in range(120))


def test_a04_missing_glyph_names_card_and_code_point(project) -> None:
    result = project.cards('A1: {name: Rune, text: "Gain \\u16A0"}').build("--only", "faces")
    assert result.exit_code == 1
    assert "A1" in result.output
    assert "U+16A0" in result.output


def test_i01_mistyped_field_names_template_line_and_card(project) -> None:
    project.layout("own", 'extends: plain\nnames:\n  text: "{{ card.nmae }}"\n')
    result = project.cards("A1: {name: Ember, layout: own}").build()
    assert result.exit_code == 1
    assert "own.yaml:3:" in result.output
    assert "card A1" in result.output
    assert "did you mean `name`?" in result.output
    # A name that could not be worked out takes no other one's value: nothing more is told of what needs it.
    assert result.output.count(": error: ") == 1


def test_unknown_picture_is_told_at_its_line(project) -> None:
    result = project.cards("A1:", "  name: Ember", "  picture: foxx face").build("--only", "faces")
    assert result.exit_code == 1
    assert "cards.yaml:9:" in result.output


def test_d01_missing_art_names_card_and_full_path_and_placeholders_print_a_box(project) -> None:
    project.cards("A1: {name: Ember, picture: art/missing.png}", "A2: {name: Ash}")
    result = project.build("--only", "faces")
    assert result.exit_code == 1
    assert "card A1" in result.output
    assert str(project.folder / "art" / "missing.png") in result.output
    assert (project.made / "cards" / "A2.png").exists()
    assert project.build("--only", "faces", "--placeholders").exit_code == 0


def test_d11_a_raised_limit_is_heard_by_the_next_build(project, monkeypatch: pytest.MonkeyPatch) -> None:
    Image.new("RGB", (900, 900)).save(project.folder / "fox.png")
    project.cards("A1: {name: Ember, picture: fox.png}")
    monkeypatch.setenv("DECKWRIGHT_MAX_PIXELS", "809999")
    refused = project.build("--only", "faces")
    assert refused.exit_code == 1
    assert "DECKWRIGHT_MAX_PIXELS=810000" in refused.output
    monkeypatch.setenv("DECKWRIGHT_MAX_PIXELS", "810000")
    assert project.build("--only", "faces").exit_code == 0


def test_f05_a_card_whose_layout_breaks_keeps_its_old_picture(project) -> None:
    project.layout("own", "extends: plain\n").cards("A1: {name: Ember, layout: own}", "A2: {name: Ash}")
    assert project.build("--only", "faces").exit_code == 0
    before = (project.made / "cards" / "A1.png").read_bytes()
    project.layout("own", "extends: plian\n")
    result = project.build("--only", "faces")
    assert result.exit_code == 1
    assert result.output.count(": error: ") == 1
    assert (project.made / "cards" / "A1.png").read_bytes() == before


def test_a_card_taken_out_of_the_deck_loses_its_picture(project) -> None:
    project.cards("A1: {name: Ember}", "A2: {name: Ash}").build("--only", "faces")
    assert "removed" in project.cards("A2: {name: Ash}").build("--only", "faces").output
    assert not (project.made / "cards" / "A1.png").exists()


def test_f01_edited_snippet_rebuilds_only_the_cards_that_use_it(project) -> None:
    project.layout("cost", "layers:\n  dot: {type: shape, shape: circle, box: {w: 5, h: 5}, color: '#ff0000'}\n")
    project.layout(
        "costly", "extends: plain\nlayers:\n  cost: {type: include, file: cost, box: {x: 5, y: 30, w: 5, h: 5}}\n"
    )
    project.cards("A1: {name: Dear, layout: costly}", "A2: {name: Cheap}").build("--only", "faces")
    project.layout("cost", "layers:\n  dot: {type: shape, shape: circle, box: {w: 5, h: 5}, color: '#00ff00'}\n")
    output = project.build("--only", "faces").output
    assert "A1.png" in output
    assert "A2.png" not in output


def test_h09_equal_names_make_two_files(project) -> None:
    project.cards("A1: {name: Spark}", "A2: {name: Spark}").build("--only", "faces")
    assert {path.name for path in (project.made / "cards").glob("A*.png")} == {"A1.png", "A2.png"}


@pytest.mark.parametrize("paper", ["b5", "A44", "0x0mm", "１００x２００mm", "210x297", ""])
def test_b15_unknown_paper_is_an_error_and_never_another_size(project, paper: str) -> None:
    result = project.cards("A1: {name: Ember}").build("--paper", paper)
    assert result.exit_code == 1
    assert "paper" in result.output
    assert not (project.folder / "out").exists()


def test_what_is_kept_for_the_printer_is_told_whenever_it_is_used(project) -> None:
    project.cards("fox: {name: Fox}")
    assert "backs" not in project.build().stderr
    assert (
        "backs moved by 1,-0.5 mm and turned by 0.5°"
        in project.build("--back-offset", "1,-0.5", "--back-rotate", "0.5").stderr
    )
    assert "backs moved by 1,-0.5 mm and turned by 0.5°" in project.build().stderr
    assert "backs" not in project.build("--single-sided").stderr
    assert "backs" not in project.build("--back-offset", "0,0", "--back-rotate", "0").stderr


def test_f05_broken_cards_leave_old_files_good(project) -> None:
    project.cards("A1: {name: Ember}").build()
    before = (project.made / "cards.pdf").read_bytes()
    result = project.cards("A1: {name: Ember, copies: many}").build()
    assert result.exit_code == 1
    assert "cards.yaml:7:" in result.output
    assert (project.made / "cards.pdf").read_bytes() == before


def test_named_size_is_the_card_s_size(project) -> None:
    head = HEAD.replace("    cards:\n", "    size: tarot\n    cards:\n")
    project.cards("A1: {name: Tall}", head=head).build("--only", "faces")
    with Image.open(project.made / "cards" / "A1.png") as face:
        # 69.85 + 6 by 120.65 + 6 mm at 300 DPI: 895.9, 1495.9
        assert face.size == (896, 1496)


def test_a_locale_the_game_lacks_is_told(project) -> None:
    project.cards("A1: {name: Ember}")
    assert "--lang" not in project.build().output
    project.cards("A1: {name: {en: Ember, fr: Braise}}", head=HEAD.replace("[en]", "[en, fr]"))
    assert "foxes: in en; --lang en|fr|all for others" in project.build().output


def test_a11_curly_quotes_are_printed_as_typed_and_found_either_way(project) -> None:
    project.cards("A1: {name: Loup “Gris” d’Arc}").build("--only", "faces")
    assert "Loup “Gris” d’Arc" in project.text()
    for asked in ("Loup “Gris” d’Arc", 'Loup "Gris" d\'Arc'):
        found = CliRunner().invoke(root, ["card", asked, "--file", str(project.folder)])
        assert found.output.startswith("A1 · Loup “Gris” d’Arc"), found.output


def test_a_language_that_one_of_several_games_lacks_is_refused_before_anything_is_made(project) -> None:
    two = "format: 1\ngames:\n  foxes: {title: F, languages: [en, zh], cards: {A1: {name: x}}}\n"
    project.cards(head=two + "  owls: {title: O, languages: [ja], cards: {A1: {name: x}}}\n")
    result = project.build("--lang", "zh")
    assert result.exit_code == 1
    assert "owls has no language `zh`; it has ja" in result.output
    assert not (project.folder / "out").exists()


def test_a_game_named_twice_is_built_once(project) -> None:
    output = project.cards("A1: {name: Ember}").build("foxes", "foxes").output
    assert "foxes: 4 files made" in output


@pytest.mark.parametrize("how", ["held", "scale", "mirror", "smear"])
def test_art_reaches_into_the_bleed_as_the_layout_says(project, how: str) -> None:
    art = Image.new("RGB", (630, 880), "blue")
    art.paste("red", (0, 0, 60, 60))
    art.save(project.folder / "wall.png")
    project.layout(
        "walled", f"extends: plain\nlayers:\n  wall: {{type: art, box: bleed, file: wall.png, bleed: {how}}}\n"
    )
    result = project.cards("A1: {name: Wall, layout: walled}").build("--only", "faces")
    assert result.exit_code == 0, result.output
    with Image.open(project.made / "cards" / "A1.png") as face:
        rgb = face.convert("RGB")
        assert rgb.getpixel((4, 4)) == (255, 0, 0)
        assert rgb.getpixel((810, 1105)) == (0, 0, 255)
