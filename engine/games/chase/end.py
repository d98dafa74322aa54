"""The end of a turn: the hand's limit, the end of the game, the next turn (C3.4, C3.5, C7)."""

from __future__ import annotations

from engine.games.chase.effects.skills import TURN_STARTS
from engine.games.chase.frames import PLACE, TURN, ask
from engine.games.chase.mountain import empty_slots
from engine.games.chase.records import note
from engine.games.chase.skills import offer
from engine.games.chase.state import DRAWN, Answer, State
from engine.games.chase.victory import end_game, in_last_stage
from engine.games.chase.zones import place


def step_end(state: State, frame: list[int]) -> None:
    """Ask for a card to put back while the hand is over its limit (C3.4), else end the turn."""
    hand = state.hands[state.active]
    if len(hand) > state.table.hand_limit:
        ask(state, state.active, "return", [("return", card) for card in hand])
        return
    _look_at_the_end(state)
    if state.winner < 0:
        frame[0] = TURN
        _next_turn(state)


def answer_end(state: State, frame: list[int], answer: Answer) -> None:
    """Choose the card to put back; where it goes is asked next."""
    if state.log is not None:
        note(state, "over-the-limit", "C3.4", state.active, card=state.table.name(answer[1]))
    state.frames.append([PLACE, answer[1], state.active, state.active])


def step_place(state: State, frame: list[int]) -> None:
    """Ask where a card goes on the mountain; frame: code, card, who chooses, where the card comes from (C4.8)."""
    ask(state, frame[2], "place", [("place", slot) for slot in empty_slots(state)])


def answer_place(state: State, frame: list[int], answer: Answer) -> None:
    """Lay the card."""
    state.frames.pop()
    place(state, frame[1], frame[3], answer[1], frame[2], "C4.8")


def _look_at_the_end(state: State) -> None:
    """See whether a victory card or the draw card is gone (C7.1, C7.4), in the last stage only (C8.7)."""
    if not in_last_stage(state):
        return
    side, gone, ruling = state.active & 1, state.gone, state.table.rulings.victory_card
    if ruling == "any_turn_end":
        winners = [each for each in (0, 1) if gone[each] >= 0]
        if len(winners) == 2:
            end_game(state, DRAWN, "C7.1")
        elif winners:
            end_game(state, winners[0], "C7.1")
    elif gone[side] == side if ruling == "taken_by_own" else gone[side] >= 0:
        end_game(state, side, "C7.1")
    if state.winner < 0 and state.draw_left and gone[2] >= 0:
        end_game(state, DRAWN, "C7.4")


def _next_turn(state: State) -> None:
    """Hand the turn on; after the last player a new round begins, unless nothing happens any more (C7.5)."""
    player = (state.active + 1) % len(state.hands)
    state.active = player
    state.ap = state.next_ap[player]
    state.next_ap[player] = state.table.action_points
    state.left = [1, 1, 1]
    state.took = state.moved = state.declared = state.draw_left = False
    if state.asks:
        state.asks = {}
    if not player:
        _next_round(state)
    if state.log is not None and state.winner < 0:
        note(state, "turn", "C3.1", player, round=state.round, ap=state.ap)
    state.spent &= ~state.table.once_a_turn
    offer(state, TURN_STARTS, player)


def _next_round(state: State) -> None:
    state.quiet = 0 if state.stirred else state.quiet + 1
    state.stirred = False
    if state.quiet >= state.table.quiet_rounds or state.round >= state.table.last_round:
        end_game(state, DRAWN, "C7.5")
        return
    state.round += 1
