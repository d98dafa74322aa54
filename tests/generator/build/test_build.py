"""What a build makes, leaves alone, takes away and refuses (trials E05, F03, F10, F11)."""

from __future__ import annotations

import os
import runpy
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from generator.build.build import build
from generator.build.digest import art_name, has_photo
from generator.face.placed import Clip, Picture
from generator.sheet.options import Options
from generator.sheet.paper import paper
from generator.sheet.profile import Profile

kit = SimpleNamespace(**runpy.run_path(str(Path(__file__).with_name("kit.py"))))
card, deck, plan = kit.card, kit.deck, kit.plan

ALL = ["E01.png", "E02.png", "back-event.png", "cards.pdf", "sheets-a4.pdf"]


def run(wanted: Any) -> tuple[Any, Any]:
    report = kit.Remembering()
    return build(wanted, report), report


@pytest.fixture
def two(tmp_path: Path) -> Any:
    return plan(tmp_path / "out", deck(card("E01"), card("E02")))


def test_a_build_makes_every_file_and_leaves_nothing_else(two: Any) -> None:
    outcome, report = run(two)
    assert outcome.problems == ()
    assert sorted(report.made) == ALL
    assert report.count == len(ALL)
    assert sorted(kit.fingerprints(two.folder)) == [
        "cards.pdf", "cards/E01.png", "cards/E02.png", "cards/back-event.png", "sheets-a4.pdf",
    ]  # fmt: skip
    assert sorted(path.name for path in two.folder.iterdir() if path.name.startswith(".")) == [
        ".deckwright.json", ".deckwright.lock",
    ]  # fmt: skip


def test_the_second_build_makes_nothing(two: Any) -> None:
    run(two)
    outcome, report = run(two)
    assert report.made == []
    assert sorted(report.up_to_date) == ALL
    assert outcome.made == ()
    assert len(outcome.kept) == len(ALL)


def test_f01_only_the_card_that_changed_is_rendered_again(two: Any) -> None:
    run(two)
    _, report = run(replace(two, place=lambda _: deck(card("E01", color="#00aa55"), card("E02"))))
    assert sorted(report.made) == ["E01.png", "cards.pdf", "sheets-a4.pdf"]


@pytest.mark.parametrize(
    ("changes", "made"),
    [
        ({"dpi": 61.0}, ["E01.png", "E02.png", "back-event.png"]),
        ({"options": Options(gutter=2_000)}, ["sheets-a4.pdf"]),
        ({"options": Options(paper("letter"))}, ["sheets-letter.pdf"]),
        ({"profile": Profile(0.5)}, ["sheets-a4.pdf"]),
        ({"ink_saver": True}, ["sheets-a4.pdf"]),
        ({"grey": True}, ["sheets-a4.pdf"]),
    ],
)
def test_f03_a_changed_setting_makes_what_it_concerns(two: Any, changes: dict[str, Any], made: list[str]) -> None:
    run(two)
    _, report = run(replace(two, **changes))
    assert sorted(report.made) == made


@pytest.mark.parametrize("change", [{"stamp": "2"}, {"fonts": "2"}])
def test_f03_changed_fonts_or_another_version_make_everything(two: Any, change: dict[str, str]) -> None:
    run(two)
    _, report = run(replace(two, materials=kit.materials(two.materials.root, **change)))
    assert sorted(report.made) == ALL


def test_f03_a_changed_picture_or_icon_makes_the_cards_that_show_it(tmp_path: Path) -> None:
    from PIL import Image

    icons = tmp_path / "icons"
    icons.mkdir()
    step = (kit.TEMPLATES / "icons" / "step.svg").read_text()
    (icons / "step.svg").write_text(step)
    Image.new("RGB", (400, 400), "red").save(tmp_path / "é 1.png")
    cards = deck(card("E01", art="é 1.png"), card("E02"))

    def again() -> list[str]:
        stuff = kit.materials(tmp_path, icons=icons)
        return sorted(run(plan(tmp_path / "out", cards, materials=stuff))[1].made)

    assert again() == ALL
    assert again() == []
    Image.new("RGB", (400, 400), "blue").save(tmp_path / "é 1.png")
    assert again() == ["E01.png", "cards.pdf", "sheets-a4.pdf"]
    (icons / "step.svg").write_text((kit.TEMPLATES / "icons" / "egg.svg").read_text())
    assert again() == ALL


@pytest.mark.parametrize(
    ("source", "path"),
    [("art:a/b.png", "a/b.png"), ("mirror:b.jpg", "b.jpg"), ("smear:c.webp", "c.webp"), ("emoji:1F35C", "")],
)
def test_every_way_to_name_art_leads_to_its_file(source: str, path: str) -> None:
    face = card("E01")
    shown = Picture(source, 0, 0, 10, 10)
    assert art_name(shown) == path
    assert has_photo(replace(face, items=(Clip("M0 0H1V1Z", (shown,)),))) == bool(path)
    assert not has_photo(replace(face, items=(replace(shown, source="art:frame.SVG"),)))


def test_e05_two_builds_have_the_same_bytes(tmp_path: Path) -> None:
    cards = deck(card("E01"), card("E02"), copies=5)
    first, second = (plan(tmp_path / name, cards) for name in ("one", "another one"))
    run(first)
    run(second)
    assert kit.fingerprints(first.folder) == kit.fingerprints(second.folder)


def test_a_file_that_was_lost_or_changed_is_made_again(two: Any) -> None:
    run(two)
    clean = kit.fingerprints(two.folder)
    (two.folder / "cards" / "E01.png").unlink()
    (two.folder / "cards" / "E02.png").write_bytes(b"scribble")
    _, report = run(two)
    assert sorted(report.made) == ["E01.png", "E02.png"]
    assert kit.fingerprints(two.folder) == clean


def test_files_of_cards_that_are_gone_go_unless_they_are_not_ours(two: Any) -> None:
    run(two)
    foreign = two.folder / "cards" / "mine.png"
    foreign.write_bytes(b"mine")
    _, report = run(replace(two, place=lambda _: deck(card("E02"))))
    assert report.gone == ["E01.png"]
    assert foreign.read_bytes() == b"mine"


def test_a_file_of_a_gone_card_that_somebody_changed_stays(two: Any) -> None:
    run(two)
    painted = two.folder / "cards" / "E01.png"
    painted.write_bytes(b"painted over")
    _, report = run(replace(two, place=lambda _: deck(card("E02"))))
    assert report.gone == []
    assert painted.read_bytes() == b"painted over"
    assert "E01.png" in report.notes[0]


def test_other_papers_stay_when_one_is_built(two: Any) -> None:
    run(two)
    run(replace(two, options=Options(paper("letter"))))
    assert {"sheets-a4.pdf", "sheets-letter.pdf"} <= set(kit.fingerprints(two.folder))


@pytest.mark.parametrize(("part", "made"), [("faces", ALL[:4]), ("sheets", ALL[4:])])
def test_one_part_can_be_built_alone(two: Any, part: str, made: list[str]) -> None:
    _, report = run(replace(two, parts=frozenset({part})))
    assert sorted(report.made) == made


def test_findings_come_again_when_nothing_is_drawn_again(tmp_path: Path) -> None:
    wanted = plan(tmp_path / "out", deck(card("E01", art="missing.png")))
    first, _ = run(wanted)
    second, report = run(wanted)
    assert report.made == []
    assert second.problems == first.problems
    assert any("missing.png" in problem.message and "E01" in problem.message for problem in first.problems)


def test_f10_paths_with_spaces_and_other_scripts_work(tmp_path: Path) -> None:
    wanted = plan(tmp_path / "My Game – 炎" / "out put", deck(card("E01"), card("炎 é")))
    outcome, report = run(wanted)
    assert outcome.problems == ()
    assert "炎 é.png" in report.made


@pytest.mark.parametrize("protected", ["cards.pdf", "sheets-a4.pdf", "cards/E01.png"])
def test_f11_a_write_protected_file_stays_and_is_named(two: Any, protected: str) -> None:
    run(two)
    path = two.folder / protected
    before = kit.fingerprints(two.folder)
    path.chmod(0o444)
    outcome, report = run(replace(two, place=lambda _: deck(card("E01", color="#123456"))))
    assert [problem.file for problem in outcome.problems] == [str(path)]
    assert "write-protected" in outcome.problems[0].text()
    assert "\n" not in outcome.problems[0].text()
    assert report.made == []
    assert kit.fingerprints(two.folder) == before


@pytest.mark.parametrize("inner", ["", "chase/en", "chase/en/cards"])
def test_f11_a_write_protected_folder_is_named(two: Any, inner: str) -> None:
    folder = two.out / inner
    if inner:
        run(two)
    folder.mkdir(exist_ok=True)
    before = kit.fingerprints(two.out)
    folder.chmod(0o555)
    try:
        outcome, report = run(replace(two, place=lambda _: deck(card("E01", color="#123456"), card("E02"))))
    finally:
        folder.chmod(0o755)
    assert [problem.file for problem in outcome.problems] == [str(folder)]
    assert report.made == []
    assert kit.fingerprints(two.out) == before


def test_f11_a_file_where_a_folder_should_be_is_named(two: Any) -> None:
    two.out.write_text("not a folder")
    outcome, _ = run(two)
    assert [problem.code for problem in outcome.problems] == ["output/unwritable"]
    assert two.out.read_text() == "not a folder"


def test_a_file_that_cannot_be_replaced_keeps_its_content(two: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    run(two)
    before = kit.fingerprints(two.folder)
    really = os.replace

    def held_open(source: Any, target: Any) -> None:
        if Path(target).suffix == ".pdf":
            raise PermissionError(13, "The process cannot access the file because it is being used", str(target))
        really(source, target)

    monkeypatch.setattr(os, "replace", held_open)
    outcome, _ = run(replace(two, place=lambda _: deck(card("E01", color="#123456"), card("E02"))))
    assert {problem.code for problem in outcome.problems} == {"output/unwritable"}
    refused = [str(two.folder / name) for name in ("cards.pdf", "sheets-a4.pdf")]
    assert sorted(problem.file for problem in outcome.problems) == refused
    after = kit.fingerprints(two.folder)
    assert after["cards.pdf"] == before["cards.pdf"]
    assert after["sheets-a4.pdf"] == before["sheets-a4.pdf"]
    monkeypatch.undo()
    _, report = run(replace(two, place=lambda _: deck(card("E01", color="#123456"), card("E02"))))
    assert sorted(report.made) == ["cards.pdf", "sheets-a4.pdf"]


def test_decks_that_cannot_be_are_refused_before_anything_is_written(two: Any) -> None:
    twice = deck(card("E01"), card("E01"))
    astray = replace(twice, entries=(replace(twice.entries[0], back="back/none"),))
    for wrong, word in ((twice, "two faces"), (astray, "back/none")):
        outcome, report = run(replace(two, place=lambda _, wrong=wrong: wrong))
        assert [p.code for p in outcome.problems] == ["build/deck"]
        assert word in outcome.problems[0].message
        assert report.made == []
        assert not two.folder.exists()


@pytest.mark.parametrize("empty", [deck(), deck(card("E01"), copies=0)])
def test_c14_a_deck_without_a_card_is_a_finding_and_no_empty_pdf(two: Any, empty: Any) -> None:
    outcome, report = run(replace(two, place=lambda _: empty))
    assert [(p.code, p.message) for p in outcome.problems] == [("build/deck", "there is no card to print")]
    assert report.made == []


def test_a_card_of_no_copies_has_its_face_and_no_place_on_a_sheet(two: Any) -> None:
    some = deck(card("E01"), card("E02"))
    some = replace(some, entries=(some.entries[0], replace(some.entries[1], copies=0)))
    outcome, report = run(replace(two, place=lambda _: some))
    assert outcome.problems == ()
    assert sorted(report.made) == ALL


def test_cards_too_large_for_the_paper_are_a_finding_and_the_rest_is_made(two: Any) -> None:
    jumbo = deck(card("J", size=(300, 400)), back=None)
    outcome, report = run(replace(two, place=lambda _: jumbo))
    assert [p.code for p in outcome.problems] == ["sheet/too-large"]
    assert sorted(report.made) == ["J.png", "cards.pdf"]


def test_problems_of_the_layout_are_handed_on_once(two: Any) -> None:
    from engine.problems import Problem

    overflow = Problem(file="E01", code="face/overflow", message="text stands over by 2 mm")
    outcome, report = run(replace(two, place=lambda _: replace(deck(card("E01"), card("E02")), problems=(overflow,))))
    assert outcome.problems == (overflow,)
    assert sorted(report.made) == ALL
