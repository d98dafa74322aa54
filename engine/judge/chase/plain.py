"""The judge's answers as JSON; ``docs/judge.schema.json`` documents their shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from engine.judge.chase.answers import Case, Ruling
from engine.judge.chase.faulting import sentence
from engine.judge.chase.given import Given
from engine.judge.chase.may import MayCase
from engine.judge.chase.may_words import Asked
from engine.judge.chase.speaking import Speaker
from engine.judge.fault import Fault

VERSION = 1


class RulingAnswer(msgspec.Struct, frozen=True, kw_only=True, tag_field="answer", tag="ruling"):
    """What comes of a stack or a dish."""

    version: Literal[1] = 1
    language: str
    stack: tuple[dict[str, str], ...]
    dish: str | None
    unknown: tuple[str, ...]
    cases: tuple[Case, ...]
    rules: tuple[str, ...]
    lines: int


class MayAnswer(msgspec.Struct, frozen=True, kw_only=True, tag_field="answer", tag="may"):
    """Whether something may be done."""

    version: Literal[1] = 1
    language: str
    question: str
    side: str
    verb: str
    cases: tuple[MayCase, ...]


class VariantAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A variant and what comes of it."""

    variant: str
    cases: tuple[Case, ...]
    rules: tuple[str, ...]


class VariantsAnswer(msgspec.Struct, frozen=True, kw_only=True, tag_field="answer", tag="variants"):
    """Variants of a situation side by side; the first is the situation itself."""

    version: Literal[1] = 1
    language: str
    variants: tuple[VariantAnswer, ...]


class FaultTold(msgspec.Struct, frozen=True, kw_only=True):
    """Something wrong with the situation."""

    kind: Literal["malformed", "illegal", "ambiguous"]
    code: str
    word: str
    rules: tuple[str, ...]
    place: str
    message: str


class FaultsAnswer(msgspec.Struct, frozen=True, kw_only=True, tag_field="answer", tag="faults"):
    """Why there is no ruling: all that is wrong, or that there are too many lines to follow."""

    version: Literal[1] = 1
    faults: tuple[FaultTold, ...]
    bound: str


Answer = RulingAnswer | MayAnswer | VariantsAnswer | FaultsAnswer


def written(answer: Answer) -> str:
    """Write an answer as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(answer)).decode()


def ruling_json(given: Given, ruling: Ruling, language: str) -> str:
    """Write a ruling."""
    answer = RulingAnswer(
        language=language,
        stack=tuple({"side": ("green", "red")[laid.side], "card": laid.card} for laid in given.stack),
        dish=given.dish.dish if given.dish else None,
        unknown=ruling.facts,
        cases=ruling.cases,
        rules=ruling.rules,
        lines=ruling.lines,
    )
    return written(answer)


def may_json(given: Given, asked: Asked, cases: Sequence[MayCase], language: str) -> str:
    """Write the answer to a question."""
    side = ("green", "red")[asked.side]
    return written(MayAnswer(language=language, question=given.may, side=side, verb=asked.verb, cases=tuple(cases)))


def variants_json(variants: Sequence[tuple[str, Ruling]], language: str) -> str:
    """Write variants."""
    listed = tuple(VariantAnswer(variant=name, cases=each.cases, rules=each.rules) for name, each in variants)
    return written(VariantsAnswer(language=language, variants=listed))


def faults_json(speaker: Speaker, faults: Sequence[Fault], bound: str = "") -> str:
    """Write what is wrong."""
    listed = tuple(
        FaultTold(
            kind=_kind(fault.kind),
            code=fault.code,
            word=fault.word,
            rules=fault.rules,
            place=fault.place,
            message=sentence(speaker, fault),
        )
        for fault in faults
    )
    return written(FaultsAnswer(faults=listed, bound=bound))


def _kind(kind: str) -> Literal["malformed", "illegal", "ambiguous"]:
    return "illegal" if kind == "illegal" else "ambiguous" if kind == "ambiguous" else "malformed"


def schema() -> dict[str, Any]:
    """Give the JSON Schema of all answers."""
    made = msgspec.json.schema(Answer)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "deckwright judge --format json",
        **made,
    }
