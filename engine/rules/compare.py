"""Compare the languages of a game's rule texts with each other and with the game's list of ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.database.near import did_you_mean
from engine.problems import Problem
from engine.rules.paragraphs import Rule, Rules
from engine.rules.wording import names_in


def id_problems(rules: Rules, ids: Sequence[str]) -> Iterator[Problem]:
    """Tell which ids of the game's list have no paragraph, and which paragraphs are on no list."""
    written = {rule.id for rule in rules.rules}
    for missing in ids:
        if missing not in written:
            message = f"{missing} is not written in `{rules.language}`"
            yield Problem(file=rules.file, code="rule/missing", message=message)
    for rule in rules.rules:
        if rule.id not in ids:
            yield rule.problem(-1, "rule/unknown-id", f"the game has no rule {rule.id}", did_you_mean(rule.id, ids))


def language_problems(books: Mapping[str, Rules]) -> list[Problem]:
    """Tell where a language differs from the first: chapters, ids, flags, house signs, numbers shown."""
    if not books:
        return []
    first, *others = books.values()
    problems: list[Problem] = []
    for other in others:
        for chapter in first.chapters:
            if chapter.id not in [own.id for own in other.chapters]:
                message = f"chapter {chapter.id} has no title in `{other.language}`"
                problems.append(Problem(file=other.file, code="rule/missing", message=message))
        for rule in other.rules:
            same = first.get(rule.id)
            if same is not None:
                problems += _unlike(same, rule, first.language)
    return problems


def all_ids(books: Mapping[str, Rules]) -> tuple[str, ...]:
    """List the ids that any language has, in the order in which they are met."""
    return tuple(dict.fromkeys(rule.id for rules in books.values() for rule in rules.rules))


def _unlike(first: Rule, other: Rule, language: str) -> Iterator[Problem]:
    for flag in ("house", "narrative"):
        if getattr(first, flag) != getattr(other, flag):
            message = (
                f"{other.id} is {'' if getattr(other, flag) else 'not '}marked {{{flag}}} here, unlike in `{language}`"
            )
            yield other.problem(-1, "rule/unlike", message)
    if first.signs != other.signs:
        message = f"{other.id} has {other.signs} sentences marked {{house}}, {first.signs} in `{language}`"
        yield other.problem(-1, "rule/unlike", message)
    if lacks := sorted(names_in(first) - names_in(other)):
        shown = ", ".join(f"{{{name}}}" for name in lacks)
        yield other.problem(-1, "rule/unlike", f"{other.id} does not show {shown}, which `{language}` does")
    if more := sorted(names_in(other) - names_in(first)):
        shown = ", ".join(f"{{{name}}}" for name in more)
        yield other.problem(-1, "rule/unlike", f"{other.id} shows {shown}, which `{language}` does not")
