"""The marker and what it gives (C4.4-C4.7, C8.4)."""

from __future__ import annotations

from engine.games.chase.frames import PASS, REWARD, ask
from engine.games.chase.mountain import free
from engine.games.chase.records import note
from engine.games.chase.state import Answer, State
from engine.games.chase.victory import chase_victory
from engine.games.chase.zones import take_from_mountain, take_reward


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


def square_bit(square: int, side: int) -> int:
    """Give the mark of a used reward square."""
    return 1 << 2 * square + side


def offer_reward(state: State, square: int, player: int) -> None:
    """Offer a reward for a square that still gives one (C4.6), if there is any left (C4.7)."""
    side = player & 1
    if state.used & square_bit(square, side):
        return
    if not rewards_there(state):
        if state.log is not None:
            note(state, "no-reward-left", "C4.7", state.active, square=square)
        return
    taker = player if state.table.reward_to_owner else state.active
    state.frames.append([REWARD, square, side, taker])


def rewards_there(state: State) -> int:
    """Count the rewards left: reward cards, or with four players what may be taken from the mountain (C8.4)."""
    return len(state.rewards) if state.table.reward_area else len(free(state))


def step_reward(state: State, frame: list[int]) -> None:
    """Ask whether a reward is taken, and which: they lie face down, or are the mountain's uncovered cards (C8.4)."""
    if not rewards_there(state) or state.used & square_bit(frame[1], frame[2]):
        state.frames.pop()
        return
    answers: list[Answer]
    if state.table.reward_area:
        answers = [("reward", number) for number in range(len(state.rewards))]
    else:
        answers = [("take", slot) for slot in free(state)]
    answers.append(PASS)
    ask(state, frame[3], "reward", answers)


def answer_reward(state: State, frame: list[int], answer: Answer) -> None:
    """Take the reward; only then is the square used up."""
    state.frames.pop()
    if answer is PASS or answer[0] == "pass":
        if state.log is not None:
            note(state, "declined", "C4.6", frame[3], square=frame[1])
        return
    state.used |= square_bit(frame[1], frame[2])
    if answer[0] == "take":
        take_from_mountain(state, answer[1], frame[3], "C8.4")
    else:
        take_reward(state, answer[1], frame[3], "C4.6")
