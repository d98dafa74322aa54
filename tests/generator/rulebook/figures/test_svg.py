"""Figures as inline SVG: well-formed, told to screen readers, nothing from outside."""

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from generator.pictures.pictures import pictures_of
from generator.rulebook.figures import FIGURES, Figures, Placed
from generator.rulebook.figures.svg import SvgWriter

ROOT = Path(__file__).parents[4]
NS = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def writer(figures: Figures) -> SvgWriter:
    return SvgWriter(pictures_of((ROOT / "templates",), ROOT / "cards.yaml"), figures.measure)


@pytest.mark.parametrize("language", ["zh", "ja", "en"])
@pytest.mark.parametrize(("game", "name"), [(game, name) for game, figures in FIGURES.items() for name in figures])
def test_a_figure_on_the_page(
    make: Callable[..., Placed], writer: SvgWriter, game: str, name: str, language: str
) -> None:
    placed = make(name, language, game_name=game)
    text = writer.figure(placed)
    svg = ElementTree.fromstring(text)
    assert svg.tag == NS + "svg"
    assert svg.get("viewBox") == f"0 0 {placed.width:g} {round(placed.height, 3):g}"
    ids = [each.get("id") for each in svg.iter() if each.get("id")]
    assert len(ids) == len(set(ids))
    assert svg.findtext(NS + "title") == placed.title
    assert svg.findtext(NS + "desc") == placed.description
    assert svg.get("aria-labelledby") in ids
    assert svg.get("aria-describedby") in ids
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|<image|<script|<style|@import|data:", text)
    assert all(target[1:] in ids for target in re.findall(r"url\((#[^)]+)\)", text))
    words = "".join(re.sub(r"\s", "", each.text or "") for each in svg.iter(NS + "text"))
    for label in placed.labels:
        assert re.sub(r"[\s\ufffc]", "", label.text) in words
    links = [each.get("href") for each in svg.iter(NS + "a")]
    assert links == [f"#{link.target}" for link in placed.links]
    assert svg.get("role") == ("group" if links else "img")


def test_ids_differ_between_figures(make: Callable[..., Placed], writer: SvgWriter) -> None:
    both = writer.figure(make("mountain")) + writer.figure(make("mountain"))
    ids = re.findall(r' id="([^"]+)"', both)
    assert len(ids) == len(set(ids))


def test_the_rules_addresses_are_the_pages(make: Callable[..., Placed]) -> None:
    pictures = pictures_of((ROOT / "templates",), ROOT / "cards.yaml")
    text = SvgWriter(pictures, lambda face, text: 500.0 * len(text), lambda id: f"#rule-{id}").figure(make("mountain"))
    assert 'href="#rule-C2.7" aria-label="C2.7"' in text
