"""Check each paragraph's wording: placeholders known, ids real, no digit that the database should give, bold closed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.database.near import did_you_mean
from engine.problems import Problem
from engine.rules.facts import Facts
from engine.rules.marks import BRACES, HOUSE, ID, INNER, RULING, blanked, marks
from engine.rules.paragraphs import Rule, Rules
from engine.words import language

DIGITS = re.compile(r"\d+")
BRACE = re.compile(r"[{}]")


def wording_problems(rules: Rules, facts: Facts) -> list[Problem]:
    """List what is wrong with the paragraphs of a language."""
    known = tuple(facts.values)
    rulings = tuple(
        dict.fromkeys(f"{RULING}.{rule.id.split('/')[1]}" for rule in rules.rules if rule.id.count("/") == 2)
    )
    ids = {rule.id for rule in rules.rules} | {chapter.id for chapter in rules.chapters}
    levels = _levels(rules.language)
    problems: list[Problem] = []
    for rule in rules.rules:
        problems += _placeholders(rule, (*known, *rulings), facts)
        problems += _ids(rule, sorted(ids))
        problems += _digits(rule, levels)
        problems += _bold(rule)
    return problems


def _placeholders(rule: Rule, known: Sequence[str], facts: Facts) -> Iterator[Problem]:
    for found in BRACES.finditer(rule.text):
        inner = INNER.fullmatch(found[1])
        if inner is None:
            message = f"`{found[0]}` is no placeholder"
            hint = "write {name}, {number:one|many}, or \\{ for the sign itself"
            yield rule.problem(found.start(), "rule/placeholder", message, hint)
        elif inner[1] != HOUSE and inner[1] not in known:
            message = f"there is no number called `{inner[1]}`"
            yield rule.problem(found.start(1), "rule/placeholder", message, did_you_mean(inner[1], known))
        elif inner[2] is not None and not isinstance(facts.values.get(inner[1]), int):
            message = f"`{inner[1]}` is not one number, so that no word can be chosen by it"
            yield rule.problem(found.start(1), "rule/placeholder", message)
        elif inner[1].startswith(RULING + ".") and rule.chapter == RULING:
            yield rule.problem(found.start(1), "rule/placeholder", "a ruling cannot stand in a ruling")
        elif inner[1].startswith(RULING + ".") and inner[1].split(".", 1)[1] not in facts.played:
            yield rule.problem(
                found.start(1), "rule/placeholder", f"the database has no `{inner[1]}` to say what is played"
            )
    left = BRACES.sub(lambda found: " " * len(found[0]), re.sub(r"\\.", "  ", rule.text))
    for brace in BRACE.finditer(left):
        yield rule.problem(brace.start(), "rule/placeholder", f"a `{brace[0]}` without its other half")


def _ids(rule: Rule, ids: Sequence[str]) -> Iterator[Problem]:
    bare = BRACES.sub(lambda found: " " * len(found[0]), rule.text)
    for found in ID.finditer(bare):
        if found[0] not in ids:
            yield rule.problem(found.start(), "rule/no-such-id", f"there is no {found[0]}", did_you_mean(found[0], ids))


def _levels(code: str) -> re.Pattern[str]:
    """Make a pattern of level names such as ``level 6`` from the label that the cards carry."""
    before, _, after = language(code).labels["level"].partition("{level}")
    return re.compile(re.escape(before) + r"\d+" + re.escape(after), re.IGNORECASE)


def _digits(rule: Rule, levels: re.Pattern[str]) -> Iterator[Problem]:
    bare = blanked(rule.text)
    names = levels.sub(lambda found: " " * len(found[0]), bare.replace("\n", " "))
    for found in DIGITS.finditer(names):
        message = f"the number {found[0]} is written out, so that it stays when the database changes"
        hint = "write the database's {placeholder}, or \\" + found[0] + " if the number belongs to the rule itself"
        yield rule.problem(found.start(), "rule/digit", message, hint)


def _bold(rule: Rule) -> Iterator[Problem]:
    """Tell of bold that Markdown would not close: one mark missing, or a stop inside it against a letter outside."""
    stars = [found.start() for found in re.finditer(r"\*\*", rule.text)]
    if len(stars) % 2:
        yield rule.problem(stars[-1], "rule/bold", "a `**` without its other half")
        return
    for start, end in zip(stars[::2], stars[1::2], strict=True):
        inside = rule.text[start + 2 : end]
        if not inside or not all(sign.isalnum() or sign in "{}" for sign in (inside[0], inside[-1])):
            yield rule.problem(start, "rule/bold", "bold begins and ends with a letter", "put stops and quotes outside")


def names_in(rule: Rule) -> frozenset[str]:
    """Name the placeholders that a paragraph shows; those that only choose a word's form don't count."""
    return frozenset(mark.name for mark in marks(rule.text) if mark.forms is None and mark.name != HOUSE)
