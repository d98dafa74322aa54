"""Why nothing offered fits a line: the answer that was meant is asked of the rules engine, which says no."""

from __future__ import annotations

from engine.games.chase import NATURE, RUNNING, Answer, State, slot_of, verify
from engine.table.chase.reading import Meant
from engine.table.chase.trouble import Trouble, refused
from engine.table.chase.verbs import MEANS
from engine.table.chase.whereabouts import copies_in, design_of, is_or_can_be, slots_of, whereabouts

BARE = ("move", "end", "pass", "yes", "no")
FROM_HAND = ("play", "stack", "lay", "return", "cover-with", "give", "discard")


def why_not(state: State, meant: Meant) -> Trouble:
    """Give the reason for a line that fits no answer."""
    if state.winner != RUNNING:
        return Trouble("refused", "game-over", (state.ended,))
    if state.who == NATURE:
        return _unknown(state, meant)
    asked = {answer[0] for answer in state.answers or ()}
    meanings = [each for verb in meant.verbs for each in MEANS.get(verb, ())]
    wanted = next((each for each in meanings if each in asked), meanings[0] if meanings else None)
    if wanted is None:
        wanted = "take" if meant.slots else next((each for each in FROM_HAND if each in asked), None)
    if wanted is None:
        return Trouble("malformed", "what-is-done")
    answer = _answer(state, wanted, meant)
    if isinstance(answer, Trouble):
        return answer
    found = verify(state, answer)
    return refused(found) if found else Trouble("malformed", "what-is-done")


def _answer(state: State, wanted: str, meant: Meant) -> Answer | Trouble:
    if wanted in BARE:
        return (wanted, 0)
    if wanted in ("take", "peek", "turn-up", "clear", "shift"):
        if meant.slots:
            return _told_otherwise(state, wanted, meant)
        return _by_card(state, wanted, meant)
    if wanted == "place":
        return ("place", slot_of(*meant.slots[0])) if meant.slots else Trouble("wanted", "which-slot")
    if wanted == "dish":
        names = {state.table.dish_name(number): number for number in range(len(state.table.dishes))}
        found = [names[card] for card in meant.cards if card in names]
        return ("dish", found[0]) if found else Trouble("wanted", "which-dish")
    if wanted in FROM_HAND or wanted == "pile":
        return _from_hand(state, wanted, meant)
    return (wanted, meant.numbers[0] - 1 if meant.numbers else 99)


def _unknown(state: State, meant: Meant) -> Trouble:
    """Say why a card can't be the one that is asked for: what was turned up, or drawn from a hand."""
    if not meant.cards or (meant.verbs and set(meant.verbs) - {"show", "turn-up", "discard", "steal"}):
        return Trouble("wanted", "which-card")
    id = meant.cards[0]
    return Trouble("refused", "cannot-be", ("C4.3",), card=id, lies=whereabouts(state, id))


def _told_otherwise(state: State, wanted: str, meant: Meant) -> Answer | Trouble:
    slot = slot_of(*meant.slots[0])
    answer = (wanted, slot)
    if meant.cards and slot in state.mountain and verify(state, answer) is None:
        found = design_of(state, state.mountain[slot])
        return Trouble(
            "refused", "another-card-there", ("C4.1",), slot=meant.slots[0], found=found, card=meant.cards[0]
        )
    return answer


def _by_card(state: State, wanted: str, meant: Meant) -> Answer | Trouble:
    if not meant.cards:
        return Trouble("wanted", "which-slot")
    slots = slots_of(state, meant.cards[0])
    if slots:
        return (wanted, slots[0])
    lying = [slot for slot, card in state.mountain.items() if is_or_can_be(state, card, meant.cards[0])]
    if lying and state.could:
        return Trouble("wanted", "which-slot")
    return Trouble(
        "refused", "not-in-mountain", ("C4.1",), card=meant.cards[0], lies=whereabouts(state, meant.cards[0])
    )


def _from_hand(state: State, wanted: str, meant: Meant) -> Answer | Trouble:
    events = [card for card in meant.cards if any(card == design.id for design in state.table.designs)]
    if not events:
        return Trouble("wanted", "which-card")
    player = max(state.who, 0) if state.who != NATURE else state.active
    hand = state.hands[player]
    held = copies_in(state, hand, events[0])
    if not held:
        held = [card for card in hand if is_or_can_be(state, card, events[0])]
    if not held:
        return Trouble(
            "refused", "not-in-hand", ("C5.1",), card=events[0], player=player, lies=whereabouts(state, events[0])
        )
    if wanted == "pile":
        return ("pile", held[0] * 8 + (meant.numbers[0] - 1 & 7 if meant.numbers else 7))
    return (wanted, held[0])
