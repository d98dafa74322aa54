"""Hold the rule ids that the program cites against those written: none cited and not written, none written in vain.

A rule that no code enforces is marked `{narrative}` in the rule texts. A chapter of which the code cites nothing at
all is one that the engine does not play; it is left out.

Passes (templates/rulebook/chase/en/rules.md): `### C2.4 {narrative}`
Fails (templates/rulebook/chase/en/rules.md): `### C2.4`
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import structs

from engine.checks.finding import Check
from engine.checks.subject import Subject
from engine.database.near import did_you_mean
from engine.problems import Problem


def find(subject: Subject) -> Iterator[Problem]:
    """Compare the strings and docstrings of a game's code with its rule texts."""
    code = Path(__file__).parents[1] / "games" / subject.name
    books = subject.rulebook[0] if subject.has_rules else {}
    if not books or not code.is_dir():
        return
    from engine.rules.cited import citations, not_cited

    first = next(iter(books.values()))
    written = {rule.id: rule for rule in first.rules}
    letters = {id[0] for id in written}
    cited = [each for each in citations(code) if each.id[0] in letters]
    played = {each.id.split(".")[0] for each in cited}
    for each in cited:
        if each.id not in written:
            message = f"{subject.name}'s code cites {each.id}, which is not written"
            hint = did_you_mean(each.id, written)
            yield Problem(
                file=str(code / each.file),
                line=each.line,
                column=1,
                code=CHECK.id,
                message=message,
                hint=hint,
                severity="warning",
            )
    for book in books.values():
        narrative = [rule.id for rule in book.rules if rule.narrative]
        for id in not_cited([rule.id for rule in book.rules], narrative, cited):
            rule = book.get(id)
            if rule is not None and rule.chapter in played:
                message = f"{id} is enforced by no code and not marked {{narrative}}"
                yield structs.replace(rule.problem(-1, CHECK.id, message), severity="warning")


CHECK = Check("rule/cited", find, of_code=True)
