"""Each rule has a test that bears its id, and the engine cites none that is not there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = {"2": 7, "3": 5, "4": 9, "5": 10, "6": 7, "7": 5, "8": 8}  # chapters and how many rules each has
FROM_SETUP = {"C1.2"}


def test_every_rule_has_a_test_named_after_it() -> None:
    named = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"def (test_\w+)", file.read_text("utf-8")):
            named |= {f"C{chapter}.{number}" for chapter, number in re.findall(r"c(\d)_(\d+)", name)}
    wanted = {f"C{chapter}.{number}" for chapter, count in RULES.items() for number in range(1, count + 1)}
    assert wanted - named == set()


def test_every_cited_rule_is_one_of_the_rules() -> None:
    cited = set()
    for file in (ROOT / "engine/games/chase").rglob("*.py"):
        cited |= set(re.findall(r'"(C\d+\.\d+)"', file.read_text("utf-8")))
    there = {f"C{chapter}.{number}" for chapter, count in RULES.items() for number in range(1, count + 1)}
    assert cited - there - FROM_SETUP == set()
