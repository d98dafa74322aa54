"""The figures' words: the same keys in every language, numbers from the database, ids that are rules."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.vocabulary.rule_facts import rule_facts
from generator.rulebook.figures import FIGURES, Figures, Placed
from generator.rulebook.figures.labels import Labels, compare, filled, read, wording

ROOT = Path(__file__).parents[4]
TEMPLATES = (ROOT / "templates",)
LANGUAGES = ("zh", "ja", "en")


@pytest.mark.parametrize("game", list(FIGURES))
def test_the_bundled_words(games: dict[str, Any], game: str) -> None:
    books = {}
    for language in LANGUAGES:
        books[language], problems = read(game, language, TEMPLATES)
        facts = rule_facts(game, games[game], language)
        assert problems == []
        assert wording(books[language], facts.values, facts.ids) == []
        assert set(books[language].figures) == set(FIGURES[game])
    assert compare(books) == []


@pytest.fixture
def words(tmp_path: Path) -> Callable[[str], Any]:
    def made(text: str) -> Any:
        path = tmp_path / "rulebook" / "chase" / "en" / "figures.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return read("chase", "en", (tmp_path,))

    return made


def test_a_number_written_out_and_an_unknown_id_are_findings(words: Callable[[str], Any]) -> None:
    found, problems = words("track:\n  start: 'Distance 6 (C2.5)'\n  zero: 'at \\0, level \\6 (C9.9)'\n")
    assert problems == []
    told = wording(found, {}, ("C2.5", "C4.2"))
    assert [(problem.code, problem.line) for problem in told] == [("figure/digit", 2), ("figure/no-such-id", 3)]


def test_a_text_that_one_language_lacks_is_a_finding(words: Callable[[str], Any]) -> None:
    one, _ = words("track:\n  start: here\n")
    other, _ = words("track:\n  zero: here\n")
    assert [problem.message for problem in compare({"en": one, "ja": other})] == [
        "`track.zero` is missing in `en`",
        "`track.start` is missing in `ja`",
    ]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("- a\n", "figure/text", 1),
        ("track: here\n", "figure/text", 1),
        ("track:\n  start: [a]\n", "figure/text", 2),
        ("track:\n  a: b\n  a: c\n", "yaml/duplicate-key", 3),
    ],
)
def test_what_is_no_map_of_texts(words: Callable[[str], Any], text: str, code: str, line: int) -> None:
    _, problems = words(text)
    assert [(problem.code, problem.line) for problem in problems] == [(code, line)]


def test_a_missing_file_is_a_finding(tmp_path: Path) -> None:
    found, problems = read("chase", "en", (tmp_path,))
    assert not found.figures
    assert [problem.code for problem in problems] == ["figure/no-file"]


def test_a_missing_text_is_a_finding_and_its_key_is_shown(words: Callable[[str], Any]) -> None:
    labels = Labels(words("track:\n  start: here\n")[0], "track", {})
    assert labels("star") == "star"
    assert [(problem.code, "start" in problem.hint) for problem in labels.problems] == [("figure/no-text", True)]


def test_placeholders_are_filled_and_icons_and_escapes_stay() -> None:
    values = {"n": 1, "list": (1, 2), "low": -3}
    text = r"{n} {n:card|cards} {list} {low} {step} {m:one|two} \1 \{n\}"
    assert filled(text, values, "en") == r"1 card 1 and 2 −3 {step} {m:one|two} 1 \{n\}"


def test_every_text_of_a_figure_is_used_by_it(
    figures: Figures, games: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    import msgspec

    import generator.rulebook.figures.figures as module

    kept: list[Labels] = []

    def remembering(*arguments: Any) -> Labels:
        kept.append(Labels(*arguments))
        return kept[-1]

    monkeypatch.setattr(module, "Labels", remembering)
    chase = games["chase"]
    other = msgspec.structs.replace(chase, rulings=msgspec.structs.replace(chase.rulings, take="one_bottom_corner"))
    options = {"table": ("players", "24"), "mountain": ("mode", ("two", "1"))}
    for game_name, names in FIGURES.items():
        for name in names:
            key, values = options.get(name, ("", ("",))) if game_name == "chase" else ("", ("",))
            for value in values:
                for game in (chase, other) if game_name == "chase" else (games[game_name],):
                    figures.make(name, game_name, game, "en", **({key: value} if key else {}))
            asked = {text for labels in kept if labels.figure == name for text in labels.asked}
            assert asked == set(figures.words(game_name, "en").figures[name])
            kept.clear()


def test_the_words_for_the_figure_come_from_the_authors_folder_first(tmp_path: Path) -> None:
    own = tmp_path / "rulebook" / "chase" / "en" / "figures.yaml"
    own.parent.mkdir(parents=True)
    own.write_text("track:\n  title: Mine\n", "utf-8")
    found, _ = read("chase", "en", (tmp_path, *TEMPLATES))
    assert found.figures["track"]["title"].text == "Mine"


def test_the_figures_texts_are_placed_in_reading_order_by_steps(make: Callable[..., Placed]) -> None:
    texts = [label.text for label in make("stack").labels]
    assert [text for text in texts if text in "1234"] == ["1", "2", "3", "4"]
