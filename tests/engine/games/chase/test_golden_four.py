"""What halves, bonuses and skills do with four players where it differs from two: texts to be read by a person.

They are written anew only when DECKWRIGHT_WRITE_GOLDEN is set.
"""

import os
from pathlib import Path
from typing import Any

import pytest

from engine.games.chase import SEATS, Record, State, Table, advance, answer_text, situation
from engine.games.chase.explain import written
from engine.games.chase.frames import EFFECT, SKILL, TURN
from engine.games.chase.machine import run
from engine.vocabulary.chase.shape import Dish, Student

HERE = Path(__file__).parent / "golden" / "four"
CARDS = ("E02", "E11", "E14", "E15", "E16", "E20", "E21", "E23", "E25", "E26", "E32", "E33", "E38", "E39")
"""Cards that speak of a hand, of action points, of "you", of a turn's action or of rewards."""
DISHES = ("D1", "D3")
STUDENTS = ("S1", "S2", "S3", "S4")
MOUNTAIN = [(1, 0, "E30", "up"), (1, 4, "E19", "up"), (1, 8, "E17", "up"), (2, 9, "E12", "up")]
HANDS = {
    "green": ["E09.1", "E07"],
    "red": ["E10.1", "E10.2"],
    "green2": ["E08.1", "E08.2", "E04.1", "E09.2"],
    "red2": ["E01.1", "E05.1", "E06.1", "E04.2"],
}


def began(table: Table, **given: Any) -> State:
    given = {"mountain": MOUNTAIN, "hands": HANDS, "told": False, "discard": ["E03"], "ap": 1, **given}
    return situation(table, players=4, stage=3, seed=1, to_decision=False, **given)


def line(record: Record) -> str:
    facts = " ".join(
        f"{key}={short(value)}" for key, value in record.facts.items() if value is not None and value is not False
    )
    return f"  {SEATS[record.player] if record.player >= 0 else 'nobody'}: {record.kind} {facts} [{record.rule}]"


def short(value: Any) -> str:
    if isinstance(value, dict) and "parts" in value:
        return "; ".join(f"{part['what']} found {part['found']} wanted {part['wanted']}" for part in value["parts"])
    return str(value).replace(" ", "")


def goes_on(state: State, last: bool) -> str:
    """Answer with the first or the last thing offered until the turn goes on; tell all that happened."""
    records: list[Record] = []
    state.log = records
    run(state)
    while state.winner < 0 and state.kind != "turn":
        answers = state.answers or []
        chosen = answers[-1 if last else 0]
        offered = {"kind": state.kind, "of": len(answers), "answer": answer_text(state, chosen)}
        records.append(Record("may", "C5.10", state.who, offered))
        advance(state, chosen)
    end = f"  in the end distance {state.distance}, hands {[len(hand) for hand in state.hands]}, ap {state.ap}"
    return "\n".join([*map(line, records), f"{end}, next {state.next_ap}"])


def of_card(table: Table, card: str) -> list[str]:
    lines = []
    for side in (0, 1):
        half = table.half(table.number.get(card, table.number.get(f"{card}.1", -1)), side)
        condition = f"if {written(half.if_)}: " if half.if_ else ""
        lines.append(f"{SEATS[side]}: {condition}{', '.join(map(written, half.do))}")
        probes = (
            (side, side, "by the one whose turn it is"),
            (side, side + 2, "by the partner"),
            (1 - side, side, "in the other side's turn"),
        )
        for active, layer, title in probes:
            stack = [(SEATS[layer], f"{card}.2" if f"{card}.2" in table.number else card)]
            for last in (False, True):
                lines.append(f" {title}, {'last' if last else 'first'} choice each time")
                state = began(table, active=SEATS[active], stack=stack, moved=True, took=True)
                lines.append(goes_on(state, last))
    return lines


def of_frames(table: Table, frame: list[int], active: int, text: str) -> list[str]:
    lines = [text]
    for last in (False, True):
        lines.append(f" {'last' if last else 'first'} choice each time")
        state = began(table, active=SEATS[active], distance=4)
        state.frames = [[TURN], frame[:]]
        lines.append(goes_on(state, last))
    return lines


def told(table: Table, id: str) -> str:
    four = table.seated(4)
    if id in CARDS:
        lines = of_card(table, id)
    elif id in DISHES:
        dish = next(number for number in range(len(four.dishes)) if four.dish_name(number) == id)
        model = next(card for card in four.model.cards if isinstance(card, Dish) and card.id == id)
        frame = [EFFECT, four.bonus[dish], 0, -1, 0, -1, 1, 0]
        lines = of_frames(table, frame, 0, "bonus: " + ", ".join(map(written, model.bonus)))
    else:
        player = next(at for at, student in enumerate(four.students) if student and student.card.id == id)
        model = next(card for card in four.model.cards if isinstance(card, Student) and card.id == id)
        use = model.skill
        condition = f"if {written(use.if_)}: " if use.if_ else ""
        text = (
            f"{SEATS[player]}, {written(use.limit)}, {written(use.when)}: {condition}{', '.join(map(written, use.do))}"
        )
        lines = of_frames(table, [SKILL, player], player, text)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("id", [*CARDS, *DISHES, *STUDENTS])
def test_it_does_what_its_golden_says(table: Table, id: str) -> None:
    file = HERE / f"{id}.txt"
    text = told(table, id)
    if os.environ.get("DECKWRIGHT_WRITE_GOLDEN"):
        HERE.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.read_text("utf-8") == text


def test_there_is_a_golden_for_each_and_no_other() -> None:
    assert sorted(file.stem for file in HERE.glob("*.txt")) == sorted([*CARDS, *DISHES, *STUDENTS])
