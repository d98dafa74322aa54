"""Languages side by side: files that are missing, ids that differ, an author's own texts first."""

from pathlib import Path

from engine.problems import Problem
from engine.rules.facts import Facts
from engine.rules.load import load, read_language

GOOD = "## C1 Parts\n### C1.1 {house}\nUp to {limit}.\n### C1.2\nSo.{house}\n"


def write(folder: Path, language: str, text: str) -> Path:
    file = folder / "rulebook" / "mine" / language / "rules.md"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file


def told(problems: list[Problem]) -> list[tuple[str, int, str]]:
    return [(Path(each.file).parent.name, each.line, each.code) for each in problems]


def both(folder: Path, other: str, ids: tuple[str, ...] = ()) -> list[Problem]:
    write(folder, "en", GOOD)
    write(folder, "ja", other)
    return load("mine", ("en", "ja"), [folder], lambda _: Facts(values={"limit": 3, "more": 4}, ids=ids))[1]


def test_like_languages_have_no_finding(tmp_path: Path) -> None:
    assert both(tmp_path, GOOD) == []
    assert both(tmp_path, GOOD, ("C1.1", "C1.2")) == []


def test_missing_and_unknown_ids_against_the_games_list(tmp_path: Path) -> None:
    problems = both(tmp_path, GOOD, ("C1.1", "C1.3"))
    assert told(problems) == [
        ("en", 0, "rule/missing"),
        ("en", 4, "rule/unknown-id"),
        ("ja", 0, "rule/missing"),
        ("ja", 4, "rule/unknown-id"),
    ]
    assert problems[0].message == "C1.3 is not written in `en`"
    assert problems[1].hint == "did you mean `C1.1`?"


def test_without_a_list_the_languages_are_held_against_each_other(tmp_path: Path) -> None:
    assert told(both(tmp_path, "## C1 Parts\n### C1.1 {house}\nUp to {limit}.\n")) == [("ja", 0, "rule/missing")]


def test_flags_signs_numbers_and_chapters_that_differ(tmp_path: Path) -> None:
    other = "## C1 Parts\n### C1.1 {narrative}\nUp to {more}.\n### C1.2\nSo.\n"
    problems = both(tmp_path, other)
    assert told(problems) == [("ja", 2, "rule/unlike")] * 4 + [("ja", 4, "rule/unlike")]
    assert {problem.message for problem in problems} == {
        "C1.1 is not marked {house} here, unlike in `en`",
        "C1.1 is marked {narrative} here, unlike in `en`",
        "C1.1 does not show {limit}, which `en` does",
        "C1.1 shows {more}, which `en` does not",
        "C1.2 has 0 sentences marked {house}, 1 in `en`",
    }


def test_language_without_a_file(tmp_path: Path) -> None:
    write(tmp_path, "en", GOOD)
    books, problems = load("mine", ("en", "ko"), [tmp_path], lambda _: Facts(values={"limit": 3}))
    assert list(books) == ["en"]
    assert told(problems) == [("ko", 0, "rule/no-file")]


def test_file_that_is_not_utf8(tmp_path: Path) -> None:
    write(tmp_path, "ja", "").write_bytes("## C1 部品".encode("shift-jis"))
    rules, problems = read_language("mine", "ja", [tmp_path], Facts())
    assert rules is None
    assert [problem.code for problem in problems] == ["yaml/encoding"]


def test_authors_own_file_comes_first(tmp_path: Path) -> None:
    write(tmp_path / "own", "en", "## C1 Mine\n### C1.1\nMine.\n")
    write(tmp_path / "bundled", "en", GOOD)
    rules, problems = read_language("mine", "en", [tmp_path / "own", tmp_path / "bundled"], Facts())
    assert rules is not None
    assert not problems
    assert rules.chapter_title("C1") == "Mine"
