"""Declaring a dish, stacking on it, and how it ends (C6)."""

from __future__ import annotations

from engine.games.chase.chance import FITS, SHOWS_ANY
from engine.games.chase.effects.nouns import INGREDIENTS
from engine.games.chase.four_order import next_to_answer
from engine.games.chase.frames import EFFECT, PASS, PLACE, ask, reveal_later
from engine.games.chase.records import note
from engine.games.chase.state import Answer, State
from engine.games.chase.table import meets
from engine.games.chase.victory import dish_victory
from engine.games.chase.zones import EVERYBODY, FROM_PILES, discard, into_hand

DECLARED, LAID_OUT, LOOKED_AT, FAILED, MET, DONE = range(6)
"""Phases of a dish's frame: code, dish, phase, how many cards have been laid out, how many of the side that may stack
have declined (four players only)."""


def step_dish(state: State, frame: list[int]) -> None:
    """Go on with a declared dish."""
    phase = frame[2]
    if phase == DECLARED:
        _ask_for_ingredient(state, frame)
    elif phase == LAID_OUT:
        _ask_for_stacking(state, frame)
    elif phase == LOOKED_AT:
        _judge(state, frame)
    elif phase == FAILED:
        _clear_failed(state, frame)
    elif phase == MET:
        _clear_met(state, frame)
    else:
        state.frames.pop()
        state.frames.append([EFFECT, state.table.bonus[frame[1]], 0, -1, state.active, -1, 1, 0])


def _ask_for_ingredient(state: State, frame: list[int]) -> None:
    table, player = state.table, state.active
    asks, number = table.asked(state, frame[1]), frame[3]
    if number == len(asks):
        frame[2] = LAID_OUT
        return
    wanted, rest = asks[number], asks[number + 1 :]
    packed = sum(table.packed[card] for card in state.hands[player])
    answers: list[Answer] = [
        ("lay", card)
        for card in state.hands[player]
        if table.ingredient[card] in (wanted, table.vegetable, -2) and meets(packed - table.packed[card], rest)
    ]
    ask(state, player, "dish-lay", answers)


def stacker(state: State, frame: list[int]) -> int:
    """Give the player who may lay a card on a pile next: first an opponent, then the sides in turn (C6.3, C8.8)."""
    asked = len(state.table.asked(state, frame[1]))
    last = state.dish_cards[-1][1] if len(state.dish_cards) > asked else state.active
    return next_to_answer(state, last, frame[4] if len(frame) > 4 else 0)


def _ask_for_stacking(state: State, frame: list[int]) -> None:
    table = state.table
    player = stacker(state, frame)
    piles = range(len(table.asked(state, frame[1])))
    answers = [PASS]
    if not table.dish_costs or len(state.dish_cards) > len(piles) or state.next_ap[player] > 0:
        shown = table.ingredient
        answers += [("pile", card * 8 + pile) for card in state.hands[player] if shown[card] != -1 for pile in piles]
    ask(state, player, "dish-stack", answers)


def answer_dish(state: State, frame: list[int], answer: Answer) -> None:
    """Lay an ingredient out, stack on a pile, or decline and see whether the dish is met.

    No card laid here has an effect (C6.2); both factions may cook (C6.7).
    """
    verb, value = answer
    if verb == "lay":
        wanted = state.table.asked(state, frame[1])[frame[3]]
        _lay(state, value, state.active, frame[3], "C6.1")
        frame[3] += 1
        if value in state.could:
            reveal_later(state, value, FITS, wanted)
    elif verb == "pile":
        player = stacker(state, frame)
        if state.table.dish_costs and len(state.dish_cards) == len(state.table.asked(state, frame[1])):
            state.next_ap[player] -= 1
            if state.log is not None:
                note(state, "opened", "C6.3", player, ap=state.next_ap[player])
        _lay(state, value >> 3, player, value & 7, "C6.3")
        del frame[4:]
        if value >> 3 in state.could:
            reveal_later(state, value >> 3, SHOWS_ANY)
    else:
        if state.log is not None:
            note(state, "declined", "C6.3", stacker(state, frame))
        if len(frame) > 4 or len(state.hands) == 2:
            frame[2] = LOOKED_AT
        else:
            frame.append(1)


def _lay(state: State, card: int, player: int, pile: int, rule: str) -> None:
    state.hands[player].remove(card)
    state.dish_cards.append((card, player, pile))
    state.stirred = True
    state.seen[card] = EVERYBODY
    if state.log is not None:
        note(state, "dish-card", rule, player, card=state.table.name(card), pile=pile)


def _judge(state: State, frame: list[int]) -> None:
    """Compare the piles' top ingredients with what the dish asks for (C6.4)."""
    table, dish, player = state.table, frame[1], state.active
    asks = table.asked(state, dish)
    tops = {pile: card for card, _, pile in state.dish_cards}
    met = meets(sum(table.packed[card] for card in tops.values()), asks)
    if state.log is not None:
        shown = [INGREDIENTS[table.ingredient[tops[pile]]] for pile in sorted(tops)]
        wanted = [INGREDIENTS[each] for each in asks]
        kind = "dish-met" if met else "dish-not-met"
        note(state, kind, "C6.4", player, dish=table.dish_name(dish), found=shown, wanted=wanted)
    frame[2] = MET if met else FAILED
    if met:
        state.area.remove(dish)
        state.dishes[player & 1].append(dish)
        if state.log is not None:
            note(state, "dish-taken", "C6.5", player, dish=table.dish_name(dish))
        dish_victory(state)


def _clear_met(state: State, frame: list[int]) -> None:
    """Discard the cards of a met dish, or give them back to the mountain where the ruling says so."""
    if not state.dish_cards:
        frame[2] = DONE
    elif state.table.dish_to_mountain:
        card, player, _ = state.dish_cards[-1]
        state.frames.append([PLACE, card, player, FROM_PILES])
    else:
        for card, player, _ in state.dish_cards[:]:
            discard(state, card, FROM_PILES, player, "C6.5")


def _clear_failed(state: State, frame: list[int]) -> None:
    """Give stacked cards back to the mountain, topmost first, then the first ones to the declarer's hand (C6.6)."""
    if len(state.dish_cards) > len(state.table.asked(state, frame[1])):
        card, player, _ = state.dish_cards[-1]
        state.frames.append([PLACE, card, player, FROM_PILES])
        return
    for card, player, _ in state.dish_cards[:]:
        into_hand(state, card, FROM_PILES, player, "taken-back", "C6.6")
    state.frames.pop()
