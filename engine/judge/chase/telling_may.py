"""Tell the answer to a may-I question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.judge.chase.may import MayCase, Verdict
from engine.judge.chase.may_words import Asked
from engine.judge.chase.speaking import Speaker
from engine.rules.wrap import wrapped


def told(speaker: Speaker, asked: Asked, cases: Sequence[MayCase], width: int) -> list[str]:
    """Say yes or no and why, case by case."""
    lines: list[str] = []
    for case in cases:
        if case.ifs:
            ifs = speaker.listed((speaker.fact(each) for each in case.ifs), "and")
            lines += wrapped(speaker.sentence(speaker("head.case", ifs=ifs)), width)
        said = facts(speaker, asked, case.verdict)
        answer = speaker(
            "may.yes" if case.verdict.yes else "may.no", question=speaker(f"question.{asked.verb}", **said)
        )
        lines += wrapped(answer, width)
        why = speaker.sentence(speaker(f"why.{case.verdict.code}", **said))
        lines += ["  " + line for line in wrapped(why + _rules(speaker, case.verdict), width - 2)]
    return lines


def _rules(speaker: Speaker, verdict: Verdict) -> str:
    return speaker("rules", rules=", ".join(verdict.rules))


def facts(speaker: Speaker, asked: Asked, verdict: Verdict) -> dict[str, Any]:
    """Put a verdict's facts into words."""
    said: dict[str, Any] = {"who": speaker.player(asked.side)}
    card = str(verdict.facts.get("card") or asked.card or "?").split(".")[0]
    said["card"] = speaker.card(card)
    said["dish"] = speaker.card(str(verdict.facts.get("dish") or asked.card or "?"))
    slot = verdict.facts.get("slot") or asked.slot
    said["slot"] = speaker("slot", row=slot[0], place=slot[1]) if slot else said["card"]
    if asked.slot is not None and card == "?":
        said["card"] = said["slot"]
    said["asks"] = speaker.listed(speaker(each) for each in verdict.facts.get("asks", ()))
    condition = verdict.facts.get("condition")
    said["condition"] = speaker.effect(condition["text"], "") if condition else ""
    said["offensives"] = speaker.number(verdict.facts.get("offensives"))
    said["limit"] = verdict.facts.get("limit", "")
    return said
