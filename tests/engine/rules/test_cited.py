"""Ids that code cites are written, and ids that are written are cited by code or marked narrative."""

from pathlib import Path

import pytest

from engine.database.source import decode
from engine.rules.cited import Citation, citations, not_cited
from engine.rules.paragraphs import read
from engine.vocabulary.chase.rule_ids import RULES

ROOT = Path(__file__).parents[3]
CHASE = ROOT / "engine" / "games" / "chase"
SOURCE, _ = decode((ROOT / "templates/rulebook/chase/en/rules.md").read_bytes(), "rules.md")
assert SOURCE is not None
WRITTEN = read(SOURCE, "en")[0].rules
NARRATIVE = [rule.id for rule in WRITTEN if rule.narrative]


@pytest.fixture
def code(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.py").write_text('"""Play (C5.1)."""\n\n\ndef f():\n    """See C5.2, C5.10."""\n    return "C5.3"\n')
    (tmp_path / "deep" / "b.py").write_text('# C5.4\nid = f"{1} C5.5"\nC5 = "C5"\nname = "XC5.6 C5.7a"\n')
    return tmp_path


def test_citations_are_found_in_strings_only(code: Path) -> None:
    assert citations(code) == [
        Citation("C5.1", "a.py", 1, True),
        Citation("C5.10", "a.py", 5, True),
        Citation("C5.2", "a.py", 5, True),
        Citation("C5.3", "a.py", 6, False),
        Citation("C5.5", "deep/b.py", 2, False),
    ]


def test_not_cited_leaves_out_narrative_ones_and_rulings(code: Path) -> None:
    written = ["C5.1", "C5.2", "C5.4", "C5.6", "ruling/take"]
    assert not_cited(written, ["C5.6"], citations(code)) == ["C5.4"]


def test_what_the_engine_cites_is_written() -> None:
    # Cards have such names too (E01.2 is the second E01); a rule's begins with its game's letter.
    letters = {id[0] for id in RULES if "/" not in id}
    unwritten = [each for each in citations(CHASE) if each.id[0] in letters and each.id not in RULES]
    assert unwritten == []


def test_what_is_written_is_cited_by_the_engine_or_narrative() -> None:
    # Two players once the package says what it offers, four once it has a file for them.
    bound = [id for id in RULES if (CHASE / "__init__.py").is_file() and not id.startswith("C8.")]
    bound += [id for id in RULES if any(CHASE.glob("four*")) and id.startswith("C8.")]
    assert not_cited(bound, NARRATIVE, citations(CHASE)) == []


def test_narrative_are_the_parts_of_the_game_and_free_choices() -> None:
    assert [*(f"C1.{number}" for number in range(1, 8)), "C2.1", "C2.4"] == NARRATIVE
