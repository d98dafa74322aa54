"""What stands in the way, what is asked and what is possible, in a language's sentences."""

from __future__ import annotations

from typing import Any

from engine.games.chase import NATURE, State, row_and_place
from engine.games.chase.effects.nouns import INGREDIENTS
from engine.games.chase.explain import written
from engine.games.chase.frames import DISH, EFFECT, REVEAL
from engine.judge.chase.options import asking
from engine.judge.chase.speaking import SIDES, Speaker
from engine.table.chase.happened import slot_text
from engine.table.chase.phrases import phrase, word_for
from engine.table.chase.seats import player_name
from engine.table.chase.start import begun, untold_slots
from engine.table.chase.trouble import Trouble
from engine.table.chase.words import has, text


def trouble_lines(trouble: Trouble, state: State, speaker: Speaker) -> list[str]:
    """Say what stands in the way, with the rules it rests on and the choices."""
    language, players = speaker.language, state.table.players
    facts: dict[str, Any] = dict(trouble.facts)
    facts["who"] = player_name(facts.get("player", state.who), players, language)
    code = trouble.code
    if code == "not-asked-now" and facts.get("kind") == "turn":
        code = "not-your-turn"
    for key in ("card", "found", "dish"):
        if isinstance(facts.get(key), str):
            facts[key] = speaker.card(facts[key].split(".")[0])
    if "slots" in facts:
        facts["slots"] = (
            speaker.listed(map(slot_text, facts["slots"])) if isinstance(facts["slots"], list) else facts["slots"]
        )
    if "slot" in facts:
        facts["slot"] = slot_text(facts["slot"])
    facts["card"] = facts.get("card") or speaker.card("?")
    facts["lies"] = _lies(trouble.facts.get("lies"), players, language)
    facts["condition"] = _condition(trouble.facts.get("condition"), state, speaker)
    if "offered" in facts:
        facts["offered"] = text(language, "list").join(word_for(verb, language) for verb in facts["offered"])
    if "action" in facts:
        facts["action"] = text(language, f"can.{facts['action']}")
    key = f"not.{code}"
    line = text(language, key if has(key) else "not.malformed", **facts)
    if trouble.rules:
        line += f" [{', '.join(trouble.rules)}]"
    listed = speaker.cards.labels(trouble.choices) if code == "several-cards" else list(trouble.choices)
    return [line, *(f"  {number}  {choice}" for number, choice in enumerate(listed, 1))]


def _lies(places: Any, players: int, language: str) -> str:
    if not places:
        return ""
    said = []
    for zone, where in places:
        slot = slot_text(where) if zone == "mountain" else ""
        who = player_name(where, players, language) if zone == "hand" else ""
        said.append(text(language, f"lies.{zone}", slot=slot, who=who))
    return text(language, "lies", places=text(language, "list").join(dict.fromkeys(said)))


def _condition(condition: Any, state: State, speaker: Speaker) -> str:
    if not condition:
        return ""
    return speaker.words["colon"] + speaker.listed(speaker.condition(condition, SIDES[state.who & 1]))


def question(state: State, speaker: Speaker) -> str:
    """Say what is asked now."""
    language, table = speaker.language, state.table
    if not begun(state):
        slots = untold_slots(state)
        row = row_and_place(slots[0])[0]
        count = sum(row_and_place(slot)[0] == row for slot in slots)
        return text(language, "ask.setup", row=row, count=count)
    if state.winner >= 0:
        return text(language, "over", winner=text(language, f"over.{('green', 'red', 'nobody')[state.winner]}"))
    who = player_name(state.who, table.players, language)
    kind = state.kind
    if kind == "turn":
        verbs = dict.fromkeys(answer[0] for answer in state.answers or ())
        can = text(language, "list").join(text(language, f"can.{verb}") for verb in verbs)
        return text(language, "ask.turn", who=who, ap=state.ap, can=can)
    facts: dict[str, Any] = {"who": who}
    if kind == "stack" and len(state.stack) == 1:
        kind = "open"
    frame = state.frames[-1]
    if kind == "dish-lay" and frame[0] == DISH:
        facts["ingredient"] = speaker.words[INGREDIENTS[table.asked(state, frame[1])[frame[3]]]]
    if kind in ("may", "option"):
        facts["effect"] = asked_effect(state, speaker)
    if kind == "skill":
        student = table.students[state.who]
        facts["student"] = student.card.name[language] if student is not None else ""
    if kind == "reveal" and frame[0] == REVEAL:
        slot = next((slot for slot, card in state.mountain.items() if card == frame[1]), None)
        if slot is None:
            return text(language, "ask.reveal-laid")
        facts["slot"] = slot_text(row_and_place(slot))
    return text(language, f"ask.{kind}", **facts)


def asked_effect(state: State, speaker: Speaker) -> str:
    """Say the action of a card that asks."""
    if state.frames[-1][0] != EFFECT:
        return ""
    term = asking(state)  # type: ignore[arg-type]
    return speaker.effect(written(term), SIDES[state.who & 1]) if term is not None else ""


def offers(state: State, speaker: Speaker) -> list[str]:
    """List what is possible now, each as a line that may be typed, with what it is about."""
    lines = []
    answers = state.answers or []
    if state.who == NATURE and state.kind == "reveal":
        ids = dict.fromkeys(phrase(state, answer) for answer in answers)
        return [f"  {label}" for label in speaker.cards.labels(ids)]
    seen: set[str] = set()
    for answer in answers:
        line = phrase(state, answer, speaker.language)
        if line in seen:
            continue
        seen.add(line)
        about = _about(state, answer, speaker)
        lines.append(f"  {line}" + (f"  — {about}" if about else ""))
    return lines


def _about(state: State, answer: tuple[str, int], speaker: Speaker) -> str:
    verb, value = answer
    if verb == "option":
        term = asking(state)  # type: ignore[arg-type]
        if term is not None and value < len(term.args):
            part = term.args[value]
            return "" if isinstance(part, int) else speaker.effect(written(part), SIDES[state.who & 1])
    if verb == "opponent":
        return speaker.player(value)
    if verb == "dish-asks":
        asked = state.table.asked(state, value >> 3)[value & 7]
        return f"{speaker.cards.name(state.table.dish_name(value >> 3))}: {speaker.words[INGREDIENTS[asked]]}"
    if verb == "dish":
        return speaker.cards.name(state.table.dish_name(value))
    words = phrase(state, answer).split()
    return next((speaker.cards.name(word) for word in words if word in speaker.cards.designs), "")
