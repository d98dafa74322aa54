"""Tell a ruling as lines of text: the stack, the steps, the table afterwards, the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.judge.chase.answers import Case, End, OutcomeTold, Ruling, StepTold
from engine.judge.chase.given import Given
from engine.judge.chase.speaking import SIDES, Speaker
from engine.rules.wrap import columns, wrapped

WIDTH = 60
QUIET = ("takes-effect", "condition-not-met", "was-cancelled")
"""Records that the head of a step tells already."""


def told(speaker: Speaker, given: Given, ruling: Ruling, width: int = WIDTH) -> list[str]:
    """Tell a ruling from beginning to end, the rules aside."""
    lines = drawn(speaker, given, width)
    shared = _shared_by_all(ruling)
    if len(given.stack) > 1:
        opener = speaker.player(given.stack[1].side)
        lines += ["", *wrapped(speaker("opening", who=opener) + speaker("rules", rules="C5.2"), width)]
    for step in ruling.cases[0].outcomes[0].steps[:shared]:
        lines += step_lines(speaker, step, width)
    for number, case in enumerate(ruling.cases):
        lines.append("")
        if case.ifs or case.also:
            lines += wrapped(_case_head(speaker, ruling.cases, number), width)
        lines += _case(speaker, given, case, width, shared)
    lines += _more(speaker, ruling, width)
    return [line for at, line in enumerate(lines) if line or (at and lines[at - 1])]


def _more(speaker: Speaker, ruling: Ruling, width: int) -> list[str]:
    """Say how a choice is fixed, where there is one."""
    for case in ruling.cases:
        for outcome in case.outcomes:
            if len(case.outcomes) > 1 and outcome.ways[0]:
                return ["", *wrapped(speaker("choices.more", option=outcome.ways[0][0].chosen["key"]), width)]
    return []


def _shared_by_all(ruling: Ruling) -> int:
    """Count the steps that every outcome of every case begins with, so that they are told once."""
    outcomes = [outcome for case in ruling.cases for outcome in case.outcomes]
    return _shared_steps(outcomes)


def _case_head(speaker: Speaker, cases: Sequence[Case], number: int) -> str:
    short = all(len(case.ifs) == 1 and not case.also for case in cases)
    if number == len(cases) - 1 and len(cases) > 1 and not short:
        return speaker("head.otherwise.plain")
    if number == len(cases) - 1 and len(cases) > 1:
        return speaker("head.otherwise", ifs=speaker.case(cases[number]))
    return speaker.sentence(speaker("head.case", ifs=speaker.case(cases[number])))


def drawn(speaker: Speaker, given: Given, width: int = WIDTH) -> list[str]:
    """Draw the stack, top first, or the piles of a dish."""
    if given.dish is not None:
        return [line for text in _drawn_dish(speaker, given) for line in _hanging(text, width, "    ")]
    lines = [speaker("head.stack")]
    tall = len(given.stack)
    for number in range(tall, 0, -1):
        laid = given.stack[number - 1]
        edge = "─" if tall == 1 else "┌" if number == tall else "└" if number == 1 else "│"
        lines.append(f"  {edge} {number} {_mark(laid.side)} {speaker.player(laid.side)} · {speaker.card(laid.card)}")
    return lines


def _mark(side: int) -> str:
    return "▲▼"[side]


def _drawn_dish(speaker: Speaker, given: Given) -> list[str]:
    case = given.dish
    assert case is not None
    asks = given.asks.get(case.dish) or [term.word for term in speaker.cards.dishes[case.dish].asks]
    names = speaker.listed(speaker(each) for each in asks)
    lines = [speaker("head.dish", who=speaker.player(case.by), dish=speaker.card(case.dish), asks=names)]
    for number, card in enumerate(case.laid, 1):
        pile = [speaker.card(card)]
        pile += [f"{_mark(laid.side)} {speaker.card(laid.card)}" for laid in case.on.get(number, ())]
        lines.append("  " + speaker("pile", number=number, cards=" < ".join(pile)))
    return lines


def _case(speaker: Speaker, given: Given, case: Case, width: int, told: int) -> list[str]:
    shared = max(told, _shared_steps(case.outcomes))
    lines: list[str] = []
    for step in case.outcomes[0].steps[told:shared]:
        lines += step_lines(speaker, step, width)
    for number, outcome in enumerate(case.outcomes, 1):
        if len(case.outcomes) > 1:
            lines += ["", speaker("head.outcome", number=number, count=len(case.outcomes))]
        lines += _ways(speaker, outcome, width)
        for step in outcome.steps[shared:]:
            lines += step_lines(speaker, step, width)
        lines += _records(speaker, outcome.besides, width, "")
        lines += ["", *after_lines(speaker, outcome.end, given, width)]
    return lines


def _shared_steps(outcomes: Sequence[OutcomeTold]) -> int:
    """Count the steps that all outcomes begin with, so that they are told once."""
    if len(outcomes) == 1:
        return 0 if any(outcomes[0].ways[0]) else len(outcomes[0].steps)
    shared = 0
    for steps in zip(*(outcome.steps for outcome in outcomes), strict=False):
        if any(step != steps[0] or step.chosen for step in steps):
            break
        shared += 1
    return shared


def _ways(speaker: Speaker, outcome: OutcomeTold, width: int) -> list[str]:
    lines: list[str] = []
    ways = list(dict.fromkeys(speaker.listed(speaker.choice(each) for each in way) for way in outcome.ways if way))
    for number, way in enumerate(ways[:6]):
        lines += _hanging(speaker("head.ways" if number else "head.way", choices=way), width, "  ")
    if len(ways) > 6:
        lines.append(f"  … +{len(ways) - 6}")
    return lines


def step_lines(speaker: Speaker, step: StepTold, width: int = WIDTH) -> list[str]:
    """Tell a card's turn."""
    head = f"{step.number}. {speaker.card(step.card)} · {speaker('half', side=speaker.side(step.side))}"
    lines = ["", *_hanging(head, width, "   ")]
    if step.turned:
        lines += _hanging("   " + speaker("turned", who=speaker.side(step.side)), width, "   ")
    if step.condition is not None:
        said = speaker.effect(step.condition["text"], step.side, ("condition",))
        lines += _hanging("   " + speaker("condition", condition=said), width, "     ")
        for part in speaker.condition(step.condition, step.side):
            lines += _hanging("     " + part, width, "       ")
    if step.waived:
        lines += _hanging("   " + speaker("waived"), width, "   ")
    result = speaker(f"result.{step.result}") + speaker("rules", rules=", ".join(step.rules))
    lines += _hanging("   → " + result, width, "     ")
    return lines + _records(speaker, [each for each in step.records if each.kind not in QUIET], width, "   ")


def _records(speaker: Speaker, records: Iterable[Any], width: int, indent: str) -> list[str]:
    lines: list[str] = []
    for record in records:
        if f"record.{record.kind}" in speaker.words:
            lines += _hanging(f"{indent}  {speaker.record(record)}", width, f"{indent}    ")
    return lines


def _hanging(text: str, width: int, indent: str) -> list[str]:
    """Break a line; what goes on is indented."""
    lead = text[: len(text) - len(text.lstrip())]
    first, *rest = wrapped(text.strip(), width - max(len(lead), len(indent)))
    return [lead + first, *(indent + line for line in rest)]


def after_lines(speaker: Speaker, end: End, given: Given, width: int = WIDTH) -> list[str]:
    """Tell the table afterwards as a small table, and who has won."""
    rows = [(speaker("row.distance"), speaker.change(end.distance))]
    for side in SIDES:
        rows.append((speaker("row.hand", who=speaker.side(side)), _hand(speaker, end, given, side)))
    for side in SIDES:
        key = "row.ap" if side == SIDES[given.active] else "row.coming"
        rows.append((speaker(key, who=speaker.side(side)), speaker.change(end.ap[side])))
    for side, change in end.coming_ap.items():
        if change.change != 0:
            rows.append((speaker("row.coming", who=speaker.side(side)), speaker.change(change)))
    for side in SIDES:
        if end.dishes[side].change != 0 or end.known_dishes[side]:
            known = speaker.listed(end.known_dishes[side])
            rows.append((speaker("row.dishes", who=speaker.side(side)), f"{speaker.change(end.dishes[side])} {known}"))
    if end.rewards.change != 0:
        rows.append((speaker("row.rewards"), speaker.change(end.rewards)))
    for side in SIDES:
        if end.newly_used[side]:
            squares = speaker.listed(str(square) for square in end.newly_used[side])
            rows.append((speaker("row.used", who=speaker.side(side)), squares))
    if end.again:
        rows.append((speaker("row.again"), speaker.listed(speaker(f"again.{each}") for each in end.again)))
    rows.append((speaker("row.discard"), speaker.listed("?" if card == "?" else card for card in end.discard)))
    winner = speaker(f"winner.{end.winner or 'none'}")
    rows.append((speaker("row.winner"), winner + (speaker("rules", rules=end.rule) if end.rule else "")))
    return [speaker("head.after"), *_table(rows, width)]


def _hand(speaker: Speaker, end: End, given: Given, side: str) -> str:
    text = speaker.change(end.hands[side])
    known = end.known_hands[side]
    return f"{text} ({speaker.listed(known)})" if known else text


def _table(rows: Sequence[tuple[str, str]], width: int) -> list[str]:
    left = max(columns(label) for label, _ in rows)
    lines = []
    for label, value in rows:
        pad = " " * (left - columns(label))
        first, *rest = wrapped(value, width - left - 4)
        lines.append(f"  {label}{pad}  {first}")
        lines += [" " * (left + 4) + line for line in rest]
    return lines
