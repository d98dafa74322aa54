"""Do what a line means: find the answers, tell unknown cards first, go on with what else the line says."""

from __future__ import annotations

from copy import copy

from engine.games.chase import NATURE, RUNNING, Record, Refused, State, verify
from engine.games.chase.answers import SLOT_VERBS
from engine.table.chase.candidates import Fit, fitting
from engine.table.chase.draft import Draft
from engine.table.chase.intended import why_not
from engine.table.chase.phrases import phrase
from engine.table.chase.reading import Meant
from engine.table.chase.trouble import Trouble, refused
from engine.table.chase.whereabouts import can_be


def enact(draft: Draft, meant: Meant, language: str = "en") -> None:
    """Do on a draft all that a line says; raise Trouble."""
    if meant.several:
        name, ids = meant.several
        raise Trouble("ambiguous", "several-cards", choices=ids, word=name)
    if meant.strange:
        raise Trouble("malformed", "strange-word", word=meant.strange)
    _check_side(draft.state, meant)
    rest = copy(meant)
    rest.cards, rest.slots, rest.numbers = meant.cards[:], meant.slots[:], meant.numbers[:]
    who = draft.state.who
    _step(draft, rest, meant.verbs, language)
    while (rest.cards or rest.slots or rest.numbers) and draft.state.winner == RUNNING:
        if draft.state.who not in (who, NATURE):
            break
        before = len(draft.steps)
        _step(draft, rest, (), language)
        if len(draft.steps) == before:
            break
    left = [*rest.cards, *(f"({row},{place})" for row, place in rest.slots), *map(str, rest.numbers)]
    if left:
        raise Trouble("malformed", "left-over", word=", ".join(left))


def _check_side(state: State, meant: Meant) -> None:
    """Refuse what a side does while the other one is asked (C3.1, C5.3)."""
    if meant.side is None or state.who == NATURE or state.winner != RUNNING:
        return
    if state.who & 1 == meant.side and meant.player in (None, state.who):
        return
    rule = {"turn": "C3.1", "stack": "C5.3", "dish-stack": "C6.3"}.get(state.kind, "C5.10")
    raise Trouble("refused", "not-asked-now", (rule,), player=state.who, kind=state.kind)


def _step(draft: Draft, rest: Meant, verbs: list[str] | tuple[()], language: str) -> None:
    """Do one answer that the rest of a line means, and take what it used out of the rest."""
    state = draft.state
    if "unseen" in verbs and state.who == NATURE and state.kind == "chance":
        _unseen(draft)
        return
    fits = fitting(state, state.answers or (), rest, verbs)
    refusals: list[Trouble] = []
    fits = [fit for fit in fits if _possible(draft, fit, refusals)]
    if not fits:
        raise refusals[0] if refusals else why_not(state, rest)
    if len(fits) > 1:
        fits = [fit for fit in fits if ("card", (rest.cards or [""])[0]) in fit.used] or fits
    if len(fits) > 1 and not rest.slots and len({fit.answer[0] for fit in fits}) == 1 and _lie_apart(fits):
        raise Trouble("wanted", "which-slot")
    if len(fits) > 1:
        raise Trouble("ambiguous", "several-answers", choices=tuple(_choice(state, fit, language) for fit in fits))
    fit = fits[0]
    _ask_first(state, fit)
    seen = len(draft.records)
    _do(draft, fit)
    _use(rest, fit, draft.records[seen:])


def _choice(state: State, fit: Fit, language: str) -> str:
    """Write a choice as a line that means it, with the card that it tells."""
    line = phrase(state, fit.answer, language)
    if fit.tell is None:
        return line
    return line.replace("…", fit.tell[1]) if "…" in line else f"{line} {fit.tell[1]}"


def _lie_apart(fits: list[Fit]) -> bool:
    return all(fit.answer[0] in SLOT_VERBS for fit in fits)


def _unseen(draft: Draft) -> None:
    state = draft.state
    holder = next(player for player, hand in enumerate(state.hands) if state.answers and state.answers[0][1] in hand)
    draft.blur(holder)
    draft.answer((draft.state.answers or [("chance", 0)])[0])


def _possible(draft: Draft, fit: Fit, refusals: list[Trouble]) -> bool:
    """Try an answer whose card must be told first; its refusal is kept."""
    if fit.tell is None:
        return True
    trial = Draft(draft.state)
    try:
        _do(trial, fit)
    except Refused as error:
        refusals.append(refused(error.refusal))
        return False
    return True


def _do(draft: Draft, fit: Fit) -> None:
    verb, value = fit.answer
    if fit.tell is not None:
        token, id = fit.tell
        card = can_be(draft.state, token, id)[0]
        draft.tell(token, card)
        if verb == "pile":
            value = card * 8 + (value & 7)
        elif value == token:
            value = card
        if draft.state.answers is None or (verb, value) not in draft.state.answers:
            found = verify(draft.state, (verb, value))
            if found is not None:
                raise Refused(found)
    draft.answer((verb, value))


def _ask_first(state: State, fit: Fit) -> None:
    """Ask for a hand card that shows itself as it is laid, returned or discarded."""
    if fit.tell is not None:
        return
    verb, value = fit.answer
    if verb in ("play", "stack", "lay", "return", "cover-with", "discard", "chance") and value in state.could:
        raise Trouble("wanted", "which-card")
    if verb == "pile" and value >> 3 in state.could:
        raise Trouble("wanted", "which-card")


def _use(rest: Meant, fit: Fit, records: list[Record]) -> None:
    """Take out of the rest what an answer used, and what happened of itself."""
    for kind, thing in fit.used:
        _drop(rest, kind, thing)
    skipped = {thing for kind, thing in fit.used if kind == "card"}
    for record in records:
        name = str(record.facts.get("card", "")).split(".")[0]
        if record.kind in ("dish-card", "revealed", "turned-up", "returned") and name not in skipped:
            _drop(rest, "card", name)
        if record.kind == "returned" and tuple(record.facts["slot"]) in rest.slots:
            _drop(rest, "slot", tuple(record.facts["slot"]))


def _drop(rest: Meant, kind: str, thing: object) -> None:
    zone: list[object] = {"card": rest.cards, "slot": rest.slots, "number": rest.numbers}[kind]  # type: ignore[assignment]
    if thing in zone:
        zone.remove(thing)
