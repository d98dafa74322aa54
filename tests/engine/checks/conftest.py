"""Check the shipped cards with some places changed, or a card file of one's own."""

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.checks.registry import CHECKS
from engine.checks.run import found_in
from engine.checks.subject import Subject
from engine.checks.switches import switched
from engine.database import load, templates_of
from engine.problems import Problem
from engine.vocabulary.registry import SHAPES

ROOT = Path(__file__).parents[3]
Checked = Callable[..., list[Problem]]


@pytest.fixture
def checked(tmp_path: Path) -> Checked:
    """Run all checks, or those of one kind, on ``text`` or on the shipped cards with texts exchanged, each found once."""

    def check(*changes: tuple[str, str], text: str = "", only: str = "") -> list[Problem]:
        cards = text or (ROOT / "cards.yaml").read_text("utf-8")
        for old, new in changes:
            assert old in cards, old
            cards = cards.replace(old, new, 1)
        file = tmp_path / "cards.yaml"
        file.write_text(cards, "utf-8")
        database = load(file, SHAPES)
        problems = list(database.problems)
        wanted = [each for each in CHECKS if (only and each.id.startswith(only)) or not (only or each.on_demand)]
        for name in database.games:
            subject = Subject(database, name, templates_of(file))
            known = {each.id for each in CHECKS}
            problems += switched(subject, found_in(subject, wanted), known, complete=not only)
        return problems

    return check
