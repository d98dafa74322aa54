"""What each half of each card does on three probe states: texts to be read by a person, side by side with the card.

They are written anew only when DECKWRIGHT_WRITE_GOLDEN is set; a change of a card's effects shows here.
"""

import os
from pathlib import Path
from typing import Any

import pytest

from engine.games.chase import Record, State, Table, advance, answer_text, situation
from engine.games.chase.explain import written
from engine.vocabulary.chase.shape import Half
from engine.vocabulary.chase.texts import half_text
from engine.words.plain import plain

HERE = Path(__file__).parent / "golden"
SIDES = ("green", "red")
MOUNTAIN = [
    *[(1, place, card, "up") for place, card in ((-2, "E41"), (0, "E42"), (2, "E43"))],
    *[(2, place, card, "up") for place, card in ((-3, "E37"), (-1, "E38"), (1, "E39"), (3, "E40"))],
    *[(3, place, card, "up") for place, card in ((-4, "E30"), (0, "E31"), (4, "E32"))],
    *[(4, place, card, "down") for place, card in ((-5, "E22"), (-3, "E23"), (1, "E26"), (3, "E27"))],
    *[(5, place, card, "up") for place, card in ((-4, "E17"), (-2, "E15.2"), (2, "E16.2"), (4, "E20"))],
    *[(6, place, card, "up") for place, card in ((-3, "E13"), (3, "E12"), (6, "E06.2"), (9, "E07"))],
]
PROBES: dict[str, dict[str, Any]] = {
    "alone at 7": {"distance": 7, "took": False},
    "under one and over two at 4": {"distance": 4, "under": ["E05.2"], "over": ["E04.2", "E03.2"], "moved": True},
    "answer on top at 9": {"distance": 9, "over": ["E01.2"], "answer": True, "took": True, "dishes": ["D1"]},
}


def half_cards(table: Table) -> list[str]:
    return [design.id for design in table.designs if design.kind != "finale"]


def probe(table: Table, card: str, side: str, given: dict[str, Any]) -> tuple[State, list[Record]]:
    rival = SIDES[1 - SIDES.index(side)]
    name = f"{card}.1" if f"{card}.1" in table.number else card
    answer = given.get("answer", False)
    stack = [(rival if number or answer else side, each) for number, each in enumerate(given.get("over", []))]
    stack += [(side, name)] + [(rival, each) for each in given.get("under", [])]
    used = {"E36", *(each for _, each in stack), *(each for *_, each, _ in MOUNTAIN)}
    free = [each for each in table.names if each not in used and not each.startswith(("E37", "E38", "E39", "E40"))]
    taken = {each for _, each in stack}
    mountain = [(row, place, "E36" if each in taken else each, face) for row, place, each, face in MOUNTAIN]
    records: list[Record] = []
    state = situation(
        table,
        active=rival if answer else side,
        round=5,
        distance=given["distance"],
        stack=stack,
        hands={SIDES[0]: free[0:3], SIDES[1]: free[3:7]},
        discard=free[7:11],
        rewards=free[11:14],
        mountain=mountain,
        took=given.get("took", False),
        moved=given.get("moved", False),
        dishes={side: given.get("dishes", [])},
        used={"green": [8], "red": [4]},
        ap=1,
        told=False,
        seed=1,
        log=records,
    )
    return state, records


def line(record: Record) -> str:
    facts = " ".join(f"{key}={short(value)}" for key, value in record.facts.items() if value not in (None, False))
    return f"    {SIDES[record.player] if record.player >= 0 else 'nobody'}: {record.kind} {facts} [{record.rule}]"


def short(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{part['what']} found {part['found']} wanted {part['wanted']}" for part in value["parts"])
    return str(value).replace(" ", "")


def own(records: list[Record], card: str) -> list[Record]:
    """Keep what happened from the card's turn to its end."""
    about = [number for number, record in enumerate(records) if record.facts.get("card", "").partition(".")[0] == card]
    kinds = ("takes-effect", "condition-not-met", "was-cancelled")
    first = next(number for number in about if records[number].kind in kinds)
    last = [number for number in about if records[number].kind in ("discarded", "kept-in-hand", "claimed")]
    return records[first : last[-1] + 1 if last else None]


def in_words(half: Half, side: str, language: str) -> str:
    """Say a half as its card does, so that a reader sees beside it whether the engine does the same."""
    said = half_text(half, side, language)
    return " | ".join(plain(part).replace("\n", " / ") for part in (said.condition, said.text) if part)


def told(table: Table, card: str) -> str:
    lines = []
    for side in SIDES:
        name = f"{card}.1" if f"{card}.1" in table.number else card
        half = table.half(table.number[name], SIDES.index(side))
        condition = f"if {written(half.if_)}: " if half.if_ else ""
        lines.append(f"{side}: {condition}{', '.join(written(action) for action in half.do)}")
        lines += (f"  {language}: {in_words(half, side, language)}" for language in ("zh", "ja", "en"))
        for title, given in PROBES.items():
            lines.append(f"  {title}")
            state, records = probe(table, card, side, given)
            while state.winner < 0 and state.kind != "turn":
                answers = state.answers or []
                chosen = answers[0] if answers[0][0] != "pass" else answers[-1]
                facts = {"kind": state.kind, "of": len(answers), "answer": answer_text(state, chosen)}
                records.append(Record("may", "C5.10", state.who, facts))
                state.log = records
                advance(state, chosen)
            lines += map(line, own(records, card))
            hands = " ".join(str(len(hand)) for hand in state.hands)
            lines.append(
                f"    in the end distance {state.distance}, hands {hands}, ap {state.ap}, next {state.next_ap}"
            )
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def lenient(table: Table) -> Table:
    """Let Final Offensives lie in a stack, as they do with four players."""
    made = Table(table.model)
    for side in (0, 1):
        made.layable[side][:] = bytes(
            1 if each == 0 and made.level[card] == 0 else each for card, each in enumerate(made.layable[side])
        )
    return made


@pytest.mark.parametrize("number", range(40))
def test_each_half_does_what_its_golden_says(lenient: Table, number: int) -> None:
    table = lenient
    card = half_cards(table)[number]
    file = HERE / f"{card}.txt"
    text = told(table, card)
    if os.environ.get("DECKWRIGHT_WRITE_GOLDEN"):
        HERE.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.read_text("utf-8") == text


def test_there_is_a_golden_for_each_card_and_no_other(table: Table) -> None:
    assert sorted(file.stem for file in HERE.glob("*.txt")) == sorted(half_cards(table))
    assert len(half_cards(table)) == 40
