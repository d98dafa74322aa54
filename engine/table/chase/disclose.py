"""What people tell about cards that lie there: rows of the mountain, single slots, a hand's cards."""

from __future__ import annotations

from engine.games.chase import NATURE, RUNNING, State, row_and_place, slot_of
from engine.table.chase.draft import Draft
from engine.table.chase.reading import Meant
from engine.table.chase.start import begun, untold_slots
from engine.table.chase.trouble import Trouble
from engine.table.chase.whereabouts import can_be, design_of, whereabouts


def disclose(draft: Draft, meant: Meant) -> bool:
    """Tell what a line tells about cards, if it is such a line; raise Trouble."""
    state = draft.state
    if meant.several or meant.strange:
        return False
    if not begun(state) and (meant.side is not None or set(meant.verbs) - {"row", "show"} or not meant.cards):
        raise Trouble("malformed", "not-begun", row=row_and_place(untold_slots(state)[0])[0])
    if not meant.cards or state.winner != RUNNING:
        return False
    if "row" in meant.verbs and meant.numbers:
        _row(draft, meant.numbers[0], meant.cards)
    elif not begun(state):
        _at_the_start(draft, meant)
    elif meant.slots and len(meant.slots) == len(meant.cards) and _only_tells(state, meant):
        for place, id in zip(meant.slots, meant.cards, strict=True):
            _tell_slot(draft, slot_of(*place), id)
    elif "show" in meant.verbs and meant.side is not None and not meant.slots and state.who != NATURE:
        for id in meant.cards:
            _tell_hand(draft, meant.side if meant.player is None else meant.player, id)
    else:
        return False
    return True


def tell_first(draft: Draft, meant: Meant) -> None:
    """Tell the cards that an effect looks at, before what was meant is done."""
    for place, id in meant.tells:
        _tell_slot(draft, slot_of(*place), id)


def _only_tells(state: State, meant: Meant) -> bool:
    return set(meant.verbs) == {"show"} or (not meant.verbs and meant.side is None and state.kind == "turn")


def _at_the_start(draft: Draft, meant: Meant) -> None:
    """Take cards for the slots named, or for the first row that is not told yet, from the left."""
    if meant.slots:
        if len(meant.slots) != len(meant.cards):
            raise Trouble("malformed", "not-as-many", cards=len(meant.cards), slots=len(meant.slots))
        for place, id in zip(meant.slots, meant.cards, strict=True):
            _tell_slot(draft, slot_of(*place), id)
        return
    untold = untold_slots(draft.state)
    row = row_and_place(untold[0])[0]
    rest = [slot for slot in untold if row_and_place(slot)[0] == row]
    if len(rest) == len(meant.cards):
        _tell_all(draft, rest, meant.cards)
    else:
        _row(draft, row, meant.cards)


def _row(draft: Draft, row: int, ids: list[str]) -> None:
    state = draft.state
    lying = sorted(slot for slot in state.mountain if row_and_place(slot)[0] == row and slot not in state.down)
    if not lying:
        raise Trouble("malformed", "no-such-row", row=row)
    _tell_all(draft, lying, ids)


def _tell_all(draft: Draft, slots: list[int], ids: list[str]) -> None:
    if len(slots) != len(ids):
        raise Trouble("malformed", "not-as-many", cards=len(ids), slots=len(slots))
    for slot, id in zip(slots, ids, strict=True):
        _tell_slot(draft, slot, id)


def _tell_slot(draft: Draft, slot: int, id: str) -> None:
    state = draft.state
    place = list(row_and_place(slot))
    if slot not in state.mountain:
        raise Trouble("refused", "no-card-there", ("C4.1",), slot=place)
    card = state.mountain[slot]
    if slot in state.down:
        raise Trouble("refused", "lies-face-down", ("C4.3",), slot=place)
    if card not in state.could:
        if design_of(state, card) != id:
            raise Trouble("refused", "another-card-there", ("C4.1",), slot=place, found=design_of(state, card), card=id)
        return
    _tell(draft, card, id)


def _tell_hand(draft: Draft, player: int, id: str) -> None:
    state = draft.state
    tokens = [card for card in state.hands[player] if card in state.could and can_be(state, card, id)]
    if not tokens:
        raise Trouble("refused", "not-in-hand", ("C5.1",), card=id, player=player, lies=whereabouts(state, id))
    _tell(draft, min(tokens, key=lambda token: (state.could[token].bit_count(), token)), id)


def _tell(draft: Draft, token: int, id: str) -> None:
    found = can_be(draft.state, token, id)
    if not found:
        raise Trouble("refused", "cannot-be", ("C2.2",), card=id, lies=whereabouts(draft.state, id))
    draft.tell(token, found[0])
