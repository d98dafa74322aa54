"""The faces of chase: every card in every language, where a hand, a printer and weak eyes need things to be."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise
from pathlib import Path as File
from typing import Any

import pytest

from engine.database import load
from engine.vocabulary.chase.texts import card_text_of
from engine.vocabulary.registry import SHAPES
from engine.words import language as words_of
from generator.face.document import Document, face_page
from generator.face.draw import Painter
from generator.face.layout import Context, Layouts, layout
from generator.face.layout.laid import Laid
from generator.face.placed import Clip, Face, Icon, Item, Path, Picture, Run
from generator.face.render import Pages, pixels
from generator.pictures.art import ArtBook
from generator.pictures.emoji import EmojiBook
from generator.pictures.icons import IconSet
from generator.pictures.outline import operators
from generator.pictures.pictures import Pictures
from generator.text.fitting import fit
from generator.text.fonts import FontBook
from generator.text.pdf_fonts import PdfFonts, used_characters

ROOT = File(__file__).resolve().parents[4]
TEMPLATES = [ROOT / "templates"]
LANGUAGES = ("zh", "ja", "en")
BACKS = ("event", "dish", "student", "reference", "track", "slider")
BOOK = FontBook.load(TEMPLATES)
LAYOUTS = Layouts(TEMPLATES)


@cache
def game() -> Any:
    return load(ROOT / "cards.yaml", SHAPES, use_cache=False).games["chase"]


def context(language: str, text: Any = None, **more: str) -> Context:
    names = {"text": text, "labels": words_of(language).labels, "game": game()}
    return Context(language, partial(fit, book=BOOK), names, **more)


@cache
def laid(card_id: str, language: str) -> Laid:
    card = next(card for card in game().cards if card.id == card_id)
    template, problems = LAYOUTS.load(f"chase/{card.kind}")
    assert template, [problem.text() for problem in problems]
    return layout(card, template, context(language, card_text_of(card, game(), language)))


def back(name: str) -> Laid:
    template, problems = LAYOUTS.load(f"chase/back-{name}")
    assert template, [problem.text() for problem in problems]
    return layout(None, template, context("en", key=f"back/{name}", title=name))


def ids(*kinds: str) -> list[str]:
    return [card.id for card in game().cards if card.kind in kinds]


def flat(items: tuple[Item, ...]) -> Iterator[Item]:
    for item in items:
        if isinstance(item, Clip):
            yield from flat(item.items)
        else:
            yield item


def runs(face: Face) -> list[Run]:
    return [item for item in flat(face.items) if isinstance(item, Run)]


def width(run: Run) -> float:
    face = BOOK.face(run.face)
    return sum(face.advance(char) for char in run.text) / 1000 * run.size * 25.4 / 72


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_laid_out_without_a_finding(language: str) -> None:
    found = [problem.text() for card in game().cards for problem in laid(card.id, language).problems]
    assert found == []
    assert len(game().cards) >= 40 + 5 + 4 + 2 + 2


@pytest.mark.parametrize("name", BACKS)
def test_backs_hold_no_words_and_have_no_findings(name: str) -> None:
    found = back(name)
    assert found.problems == ()
    assert runs(found.face) == []


def test_sizes() -> None:
    assert {
        (laid(card.id, "en").face.width, laid(card.id, "en").face.height)
        for card in game().cards
        if card.kind not in ("track", "slider")
    } == {(63, 88)}
    assert {(laid(card, "en").face.width, laid(card, "en").face.height) for card in ids("track", "slider")} == {
        (88, 63)
    }
    assert {laid(card.id, "en").face.bleed for card in game().cards} == {3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_text_lies_in_the_safe_zone(language: str) -> None:
    for card in game().cards:
        face = laid(card.id, language).face
        # The track's end squares and the badges at the very edge are wider than the safe zone is narrow: 1 mm less.
        edge = 2.0 if card.kind == "track" else 3.0
        for run in runs(face):
            where = f"{card.id} {run.text}"
            assert run.x >= edge - 0.01, where
            assert run.x + width(run) <= face.width - edge + 0.3, where
            assert edge <= run.y <= face.height - edge, where


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_text_is_never_smaller_than_its_floor(language: str) -> None:
    floor = 6.0 if language == "en" else 6.5
    credit = words_of(language).labels["credit"]
    for card in game().cards:
        small = {run.text for run in runs(laid(card.id, language).face) if run.size < floor}
        assert all(
            text in credit or text in (card.id, "，", "：", "、") or text == card.flavor[language] for text in small
        ), (card.id, small)


def test_c1_2_level_and_ingredient_show_in_both_left_corners() -> None:
    for card in game().cards:
        if card.kind not in ("event", "offensive"):
            continue
        items = list(flat(laid(card.id, "zh").face.items))
        name = card.ingredient.word
        places = [
            item.y
            for item in items
            if isinstance(item, Icon) and item.name == name and item.x + item.w < 14 and item.w > 5
        ]
        assert min(places) < 24, card.id
        assert max(places) > 60, card.id
        marks = [item.y for item in items if isinstance(item, Icon) and item.name == "crown" and item.x < 14]
        levels = [
            run.y
            for run in runs(laid(card.id, "zh").face)
            if run.text == card.rank[1:] and run.x < 14 and run.size > 12
        ]
        assert min(levels or marks) < 15, card.id
        assert max(levels or marks) > 72, card.id


def test_every_level_has_a_frame_and_a_badge_of_its_own() -> None:
    first = {card.rank: card.id for card in game().cards if card.kind in ("event", "offensive", "finale")}
    assert sorted(first) == ["FO", "L1", "L2", "L3", "L4", "L5", "L6"]
    outlines = {
        rank: [item.d for item in flat(laid(card, "zh").face.items) if isinstance(item, Path)][:3]
        for rank, card in first.items()
    }
    assert len({outline[1] for outline in outlines.values()}) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_with_pictures_credit_them(language: str) -> None:
    for card in game().cards:
        face = laid(card.id, language).face
        if any(isinstance(item, Picture) for item in flat(face.items)):
            assert "OpenMoji" in "".join(run.text for run in runs(face)), card.id
        assert card.id in [run.text for run in runs(face)], card.id


def test_c2_5_the_chase_card_covers_exactly_one_square_a_step() -> None:
    face = laid("T1", "zh").face
    starts = sorted(
        {
            round(bounds(item.d)[0], 3)
            for item in flat(face.items)
            if isinstance(item, Path)
            and 12 < bounds(item.d)[1] < 14
            and 6.4 < bounds(item.d)[2] - bounds(item.d)[0] < 6.6
        }
    )
    assert len(starts) == 13
    assert {round(after - before, 3) for before, after in pairwise(starts)} == {6.5}
    numbers = {int(run.text): run.x + width(run) / 2 for run in runs(face) if run.text.isdigit()}
    assert sorted(numbers, key=numbers.__getitem__) == list(range(12, -1, -1))
    slider = laid("T2", "zh").face
    arrow = [bounds(item.d) for item in slider.items if isinstance(item, Path)][-1]
    from_edge = slider.width - (arrow[0] + arrow[2]) / 2
    for distance, middle in numbers.items():
        right_edge = starts[12 - distance] + 6.5
        assert middle == pytest.approx(right_edge - from_edge, abs=0.15)
    rail = 38.6
    assert arrow[3] == pytest.approx(slider.height, abs=0.3)
    assert all(run.y > rail for run in runs(face)), "what the slider hides holds no words"


def bounds(d: str) -> tuple[float, float, float, float]:
    numbers = [float(token) for token in operators(d).split() if token not in "mlch"]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


def test_hidden_cards_share_one_back() -> None:
    assert {card.back for card in game().cards if card.kind in ("event", "offensive", "finale")} == {"event"}
    assert {card.back for card in game().cards} <= set(BACKS)


def test_f01_a_card_depends_on_the_snippets_it_shows() -> None:
    depends = laid("E01", "zh").depends_on
    assert depends[0] == "faces/chase/event.yaml"
    assert {
        "faces/chase/base.yaml",
        "faces/chase/half.yaml",
        "faces/chase/scenery/street.yaml",
        "faces/chase/frame/L1.yaml",
    } <= set(depends)
    assert "faces/chase/frame/L2.yaml" not in depends


def without_text(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(
        Clip(item.d, without_text(item.items)) if isinstance(item, Clip) else item
        for item in items
        if not isinstance(item, Run)
    )


def luminance(rgb: tuple[int, ...]) -> float:
    shares = [value / 255 for value in rgb]
    red, green, blue = (share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_text_stands_out_from_what_lies_under_it() -> None:
    """Draw faces without their text; every pixel where a run goes must contrast 4.5 to 1 with its colour."""
    kinds = {
        (card.kind, getattr(card, "rank", ""), getattr(card, "side", ""), str(getattr(card, "decides", ""))): card.id
        for card in game().cards
    }
    faces = [laid(card, "en").face for card in kinds.values()]
    file = io.BytesIO()
    document = Document(file, title="contrast", language="en")
    pictures = Pictures(EmojiBook(), IconSet([ROOT / "templates" / "icons"]), ArtBook(ROOT))
    painter = Painter(document.canvas, PdfFonts(BOOK, used_characters(())), pictures)
    for face in faces:
        bare = Face(
            face.key, face.title, "en", face.width, face.height, face.bleed, face.radius, without_text(face.items)
        )
        painter.place(bare, *face_page(document, face.width, face.height, face.bleed))
        document.end_page()
    document.save()
    pages, dpi = Pages(file.getvalue()), 100.0
    weak = []
    for page, face in enumerate(faces):
        across, down = pixels(face.width + 6, dpi), pixels(face.height + 6, dpi)
        rows = pages.rows(page, across, down)
        for run in runs(face):
            ink = tuple(int(run.color[at : at + 2], 16) for at in (1, 3, 5))
            left, right = pixels(run.x + 3.2, dpi), pixels(run.x + 2.8 + width(run), dpi)
            top, bottom = pixels(run.y + 3 - run.size * 0.25, dpi), pixels(run.y + 3, dpi)
            under = [
                tuple(rows[y * (3 * across + 1) + 1 + 3 * x :][:3])
                for y in range(top, bottom + 1)
                for x in range(left, right + 1)
            ]
            worst = min(contrast(ink, pixel) for pixel in set(under))
            if worst < 4.5:
                weak.append((face.key, run.text, round(worst, 2)))
    pages.close()
    assert not weak, "\n".join(map(str, weak))
