"""Put what is wrong with a situation into words, and say how the command ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.judge.chase.choosing import NoSuchOption
from engine.judge.chase.options import Option
from engine.judge.chase.speaking import Speaker
from engine.judge.fault import Fault

USAGE, ILLEGAL = 2, 1
"""Exit codes: what cannot be read or is ambiguous, and what cannot be."""


def exit_code(faults: Iterable[Fault]) -> int:
    """Give the exit code: 2 if anything could not be read, 1 if all was read and cannot be."""
    return USAGE if any(fault.kind != "illegal" for fault in faults) else ILLEGAL


def sentence(speaker: Speaker, fault: Fault) -> str:
    """Say a fault: where, of what kind, what, by which rule."""
    facts: dict[str, Any] = dict(fault.facts)
    said: dict[str, Any] = {"word": fault.word, "card": _card(speaker, fault.word), "hint": "", "near": ""}
    said["examples"] = speaker.words.get("examples", "")
    for key, value in facts.items():
        if key == "side":
            said[key] = speaker.side(value)
        elif key in ("below", "dish"):
            said[key] = _card(speaker, value)
        elif key == "asks":
            said[key] = speaker.listed(speaker(each) for each in value)
        elif key == "near":
            said[key] = f" ({speaker.listed(value)}?)" if value else ""
        elif isinstance(value, list | tuple):
            said[key] = speaker.listed(str(each) for each in value)
        else:
            said[key] = value
    text = speaker(f"fault.{fault.code}", **said)
    rules = speaker("rules", rules=", ".join(fault.rules)) if fault.rules else ""
    place = f"{fault.place}: " if fault.place else ""
    return f"{place}{speaker('kind.' + fault.kind)}{speaker('colon')}{text}{rules}"


def _card(speaker: Speaker, word: str) -> str:
    known = word in speaker.cards.designs or word in speaker.cards.dishes
    return speaker.card(word) if known else word


def of_option(speaker: Speaker, error: NoSuchOption) -> Fault:
    """Turn a choice that is not offered into a fault."""
    options = [label(speaker, error.question.effect, each) for each in error.question.options]
    kind, code = ("ambiguous", "several-options") if error.several else ("malformed", "no-such-option")
    return Fault(kind, code, error.word, facts={"options": options}, place="--choose")


def label(speaker: Speaker, effect: str, option: Option) -> str:
    """Name an option by its key and in words."""
    said = speaker.option({"key": option.key, "kind": option.kind, **option.facts}, effect, "")
    return f"{option.key} ({said})"


def sentences_of(speaker: Speaker, faults: Sequence[Fault]) -> list[str]:
    """Say all faults, each once."""
    return list(dict.fromkeys(sentence(speaker, fault) for fault in faults))
