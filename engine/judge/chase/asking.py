"""Ask at a terminal, one short question at a time, only for what matters."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from engine.judge.chase.facts import declared
from engine.judge.chase.reading import Reader
from engine.judge.chase.speaking import Speaker


def ask_stack(speaker: Speaker, reader: Reader) -> None:
    """Ask for the stack until it can be read."""
    while True:
        text = _answer(speaker("ask.stack"))
        if not text:
            return
        reader.faults.clear()
        reader.put("stack", text, "--stack")
        reader.given()
        if not reader.faults:
            return
        from engine.judge.chase.faulting import sentences_of

        for line in sentences_of(speaker, reader.faults):
            click.echo(line)
        reader.faults.clear()
        reader.raw.pop("stack", None)


def ask_fact(speaker: Speaker, reader: Reader, facts: Sequence[str]) -> bool:
    """Ask for the first fact that was not asked yet; False where none is left to ask."""
    for name in facts:
        if name in reader.asked:
            continue
        reader.asked.add(name)
        while True:
            text = _answer(speaker("ask.hint", question=question(speaker, reader, name)))
            if not text:
                break
            if reader.take_answer(name, text):
                return True
            click.echo(speaker("ask.again", word=text))
    return False


def question(speaker: Speaker, reader: Reader, name: str) -> str:
    """Word the question for a fact."""
    names = speaker.fact_names(name)
    family = names["family"]
    known = declared(reader.table)
    high = known[name].high if name in known else 1
    key = "ask.open.fits" if family == "open" and name not in known else f"ask.{family}"
    return speaker(key, high=high, **names)


def _answer(text: str) -> str:
    """Read a line; nothing at the end of the input."""
    click.echo(text + " ", nl=False)
    line = sys.stdin.readline()
    if not line:
        click.echo()
    return line.strip()
