"""The lock: any changed word, flag, new or lost paragraph is told; line breaks are not."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.database.source import decode
from engine.rules.lock import differences, lock, lock_text
from engine.rules.paragraphs import Rules, read

ROOT = Path(__file__).parents[3]


def books(text: str) -> dict[str, Rules]:
    source, _ = decode(f"## C1 Parts\n{text}".encode(), "rules.md")
    assert source is not None
    return {"en": read(source, "en")[0]}


BEFORE = books("### C1.1\nTake one card.\n### C1.2\nTurn it.\n")
LOCKED = lock_text(BEFORE)


def test_lock_is_a_line_an_id_and_language() -> None:
    assert [line.split()[:2] for line in LOCKED.splitlines()] == [["C1.1", "en"], ["C1.2", "en"]]
    assert differences(BEFORE, LOCKED) == []


def test_line_breaks_do_not_count() -> None:
    assert differences(books("### C1.1\n\nTake\none card.\n\n### C1.2\nTurn it.\n"), LOCKED) == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("### C1.1\nTake two cards.\n### C1.2\nTurn it.\n", "C1.1 in `en` has changed"),
        ("### C1.1 {house}\nTake one card.\n### C1.2\nTurn it.\n", "C1.1 in `en` has changed"),
        ("### C1.1 {narrative}\nTake one card.\n### C1.2\nTurn it.\n", "C1.1 in `en` has changed"),
        ("### C1.1\nTake one card.\n", "C1.2 in `en` is gone"),
        ("### C1.1\nTake one card.\n### C1.2\nTurn it.\n### C1.3\nNew.\n", "C1.3 in `en` is not in the lock"),
    ],
)
def test_every_change_is_told(text: str, told: str) -> None:
    assert differences(books(text), LOCKED) == [told]


def test_command_tells_differences_and_writes_the_lock(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_bytes((ROOT / "cards.yaml").read_bytes())
    folder = tmp_path / "templates" / "rulebook" / "chase"
    for language in ("zh", "ja", "en"):
        (folder / language).mkdir(parents=True)
        text = (ROOT / "templates/rulebook/chase" / language / "rules.md").read_bytes()
        (folder / language / "rules.md").write_bytes(text)
    words = ["--file", str(tmp_path / "cards.yaml")]
    first = CliRunner().invoke(lock, words)
    assert first.exit_code == 1
    assert "C5.6 in `ja` is not in the lock" in first.output
    assert CliRunner().invoke(lock, [*words, "--write"]).exit_code == 0
    assert CliRunner().invoke(lock, words).exit_code == 0
    assert (folder / "rules.lock").read_text("utf-8").count("\n") == 3 * 88
