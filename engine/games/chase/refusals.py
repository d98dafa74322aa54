"""Why an answer is refused: the only place that knows the reasons."""

from __future__ import annotations

from typing import Any

from engine.games.chase.answers import BARE_VERBS
from engine.games.chase.dishes import DECLARED
from engine.games.chase.explain import explain
from engine.games.chase.frames import DISH, FRAME_NAMES
from engine.games.chase.mountain import locked, takeable
from engine.games.chase.slots import row_and_place
from engine.games.chase.state import MOVE, PLAY, TAKE, State
from engine.games.chase.table import RANKS
from engine.games.common.refusals import Refusal

__all__ = ["Refusal", "refusal"]

TURN_VERBS = ("take", "move", "play", "dish", "end")
CARD_VERBS = ("play", "stack", "lay", "return", "cover-with", "discard", "give")
VERBS = frozenset(
    (*TURN_VERBS, *CARD_VERBS, "pass", "pile", "place", "reward", "chance", "reveal", "option", "yes", "no")
)
VERBS |= {"opponent", "square", "peek", "peek-reward", "turn-up", "clear", "shift", "dish-asks"}


def refusal(state: State, answer: Any) -> Refusal:
    """Give the reason for an answer that is not among the issued ones."""
    well_formed = (
        isinstance(answer, tuple)
        and len(answer) == 2
        and answer[0] in VERBS
        and isinstance(answer[1], int)
        and not isinstance(answer[1], bool)
    )
    if not well_formed or (answer[0] in BARE_VERBS and answer[1]):
        return Refusal("malformed", (), {"answer": repr(answer)})
    if state.winner >= 0:
        return Refusal("game-over", (state.ended,))
    verb, value = answer
    offered = sorted({each[0] for each in state.answers or ()})
    if state.kind == "turn" and verb in TURN_VERBS:
        return _turn(state, verb, value)
    if verb not in offered:
        return Refusal("not-asked", ("C3.3",), {"asked": FRAME_NAMES[state.frames[-1][0]], "offered": offered})
    if verb in CARD_VERBS and value not in state.hands[max(state.who, 0)]:
        return Refusal("not-in-hand", ("C5.1",), {"card": _card(state, value)})
    if verb == "stack":
        return _laying(state, value, state.who)
    if verb == "take":
        return _taking(state, value)
    if verb == "place":
        return _placing(state, value)
    if verb == "pile" and value >> 3 not in state.hands[state.who]:
        return Refusal("not-in-hand", ("C6.3",), {"card": _card(state, value >> 3)})
    if verb in ("lay", "pile"):
        return _ingredient(state, verb, value)
    if verb == "reveal":
        return Refusal("cannot-be-that-card", ("C4.3",), {"card": _card(state, value)})
    return Refusal("not-offered", ("C5.10",), {"answer": verb, "value": value})


def _turn(state: State, verb: str, value: int) -> Refusal:
    player = state.active
    if verb == "dish":
        return _dish(state, value)
    if state.ap < 1:
        return Refusal("no-action-points", ("C3.2", "C3.3"), {"ap": state.ap})
    if not state.left[{"take": TAKE, "move": MOVE, "play": PLAY}[verb]]:
        return Refusal("once-a-turn", ("C3.3",), {"action": verb})
    if verb == "take":
        return _taking(state, value)
    if value not in state.hands[player]:
        return Refusal("not-in-hand", ("C5.1",), {"card": _card(state, value)})
    return _laying(state, value, player)


def _taking(state: State, slot: int) -> Refusal:
    if slot not in state.mountain:
        return Refusal("no-card-there", ("C4.1",), {"slot": _slot(slot)})
    card = state.mountain[slot]
    facts = {"slot": _slot(slot), "card": None if slot in state.down else state.table.name(card)}
    if locked(state, card):
        return Refusal("locked", ("C4.2",), {**facts, "offensives": state.offensives})
    if slot not in takeable(state):
        return Refusal("covered", ("C4.1", "C2.7"), facts)
    return Refusal("not-what-the-card-says", ("C5.10",), facts)


def _laying(state: State, card: int, player: int) -> Refusal:
    table = state.table
    facts: dict[str, Any] = {"card": _card(state, card)}
    if not table.layable[player & 1][card]:
        level = table.level[card]
        return Refusal("never-laid", ("C5.1",), {**facts, "rank": RANKS[level]})
    condition = table.half(card, player & 1).play_if
    if condition is not None:
        facts["condition"] = explain(state, condition, card, player)
    return Refusal("may-not-be-laid", ("C5.1",), facts)


def _dish(state: State, dish: int) -> Refusal:
    table = state.table
    if not 0 <= dish < len(table.dishes):
        return Refusal("no-such-dish", ("C6.1",), {"dish": dish})
    facts: dict[str, Any] = {"dish": table.dish_name(dish)}
    if state.declared:
        return Refusal("declared-already", ("C6.1",), facts)
    if dish not in state.area:
        return Refusal("dish-is-taken", ("C6.1",), facts)
    return Refusal("ingredients-missing", ("C6.1",), facts)


def _ingredient(state: State, verb: str, value: int) -> Refusal:
    frame = state.frames[-1]
    if verb == "lay" and frame[0] == DISH and frame[2] == DECLARED:
        return Refusal("does-not-fit", ("C6.1",), {"card": _card(state, value)})
    if value >> 3 in state.hands[state.who] and state.table.ingredient[value >> 3] == -1:
        return Refusal("no-ingredient", ("C1.2", "C5.1"), {"card": _card(state, value >> 3)})
    return Refusal("no-such-pile", ("C6.3",), {"pile": value & 7})


def _placing(state: State, slot: int) -> Refusal:
    if slot in state.mountain:
        return Refusal("slot-taken", ("C4.8",), {"slot": _slot(slot)})
    return Refusal("not-touching", ("C4.8", "C2.7"), {"slot": _slot(slot)})


def _card(state: State, card: int) -> str:
    return state.table.name(card) if 0 <= card < 2 * state.table.count else f"#{card}"


def _slot(slot: int) -> list[int]:
    return list(row_and_place(slot))
