"""The marker, what it wins and what it gives (C4.4-C4.7, C7.3)."""

from __future__ import annotations

from engine.games.chase.frames import PASS, REWARD, ask
from engine.games.chase.records import note
from engine.games.chase.state import RED, Answer, State
from engine.games.chase.zones import take_reward


def move_marker(state: State, by: int, player: int, rule: str, action: bool = False) -> bool:
    """Make the distance larger or smaller for a player; say whether the marker moved.

    What goes beyond the track is lost (C4.5). Distance 0 wins at once, or when the ruling says (C5.9).
    """
    table, before = state.table, state.distance
    after = before + by
    if after < 0:
        after = 0
    elif after > table.last_square:
        after = table.last_square
    if after != before + by and state.log is not None:
        note(state, "distance-lost", "C4.5", player, lost=abs(before + by - after))
    if after == before:
        return False
    state.distance = after
    if state.log is not None:
        note(state, "distance", rule, player, before=before, after=after)
    if not after and (table.win_after_effect or not state.stack):
        chase_victory(state)
        return True
    squares = table.squares[player & 1]
    if table.reward_pass_over:
        step = 1 if after > before else -1
        for square in range(after, before, -step):
            if square in squares:
                offer_reward(state, square, player)
    elif after in squares and (action or not table.reward_action_only):
        offer_reward(state, after, player)
    return True


def chase_victory(state: State) -> None:
    """Let red win if the red square is covered (C7.3)."""
    if not state.distance and state.winner < 0:
        if state.stack and state.log is not None:
            cards = [state.table.name(entry[0]) for entry in reversed(state.stack)]
            note(state, "not-resolved-any-more", "C5.9", -1, cards=cards)
        end_game(state, RED, "C7.3")


def end_game(state: State, winner: int, rule: str) -> None:
    """End the game; what is still to come does not happen."""
    state.winner = winner
    state.ended = rule
    if state.log is not None:
        note(state, "game-over", rule, -1, winner=("green", "red", "nobody")[winner])


def square_bit(square: int, side: int) -> int:
    """Give the mark of a used reward square."""
    return 1 << 2 * square + side


def offer_reward(state: State, square: int, player: int) -> None:
    """Offer a reward for a square that still gives one (C4.6), if there is any left (C4.7)."""
    side = player & 1
    if state.used & square_bit(square, side):
        return
    if not state.rewards:
        if state.log is not None:
            note(state, "no-reward-left", "C4.7", state.active, square=square)
        return
    taker = player if state.table.reward_to_owner else state.active
    state.frames.append([REWARD, square, side, taker])


def step_reward(state: State, frame: list[int]) -> None:
    """Ask whether a reward card is taken, and which; they lie face down."""
    if not state.rewards or state.used & square_bit(frame[1], frame[2]):
        state.frames.pop()
        return
    answers: list[Answer] = [("reward", number) for number in range(len(state.rewards))]
    answers.append(PASS)
    ask(state, frame[3], "reward", answers)


def answer_reward(state: State, frame: list[int], answer: Answer) -> None:
    """Take the reward card; only then is the square used up."""
    state.frames.pop()
    if answer is PASS or answer[0] == "pass":
        if state.log is not None:
            note(state, "declined", "C4.6", frame[3], square=frame[1])
        return
    state.used |= square_bit(frame[1], frame[2])
    take_reward(state, answer[1], frame[3], "C4.6")
