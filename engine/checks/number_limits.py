"""Hold the game's numbers against each other and against the cards: each limit can be reached.

Passes: `dishes_to_win: 3`
Fails: `dishes_to_win: 6`
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.checks.finding import Check, Finding
from engine.checks.subject import Subject
from engine.vocabulary.chase.shape import Dish

ACTIONS = 3
"""Kinds of action, each once a turn (C3.3)."""


def find(subject: Subject) -> Iterator[Finding]:
    """Compare each number with what bounds it."""
    game, numbers = subject.game, subject.game.numbers
    dishes = sum(card.copies for card in game.cards if isinstance(card, Dish))
    for name, rule in (("dishes_to_win", "C7.2"), ("dishes_to_win_four", "C8.7")):
        if getattr(numbers, name) > dishes:
            message = f"green needs {getattr(numbers, name)} dishes to win, but there are {dishes} ({rule})"
            yield Finding(f"numbers.{name}", message)
    if numbers.dishes_to_win_four < numbers.dishes_to_win:
        message = f"four players win with {numbers.dishes_to_win_four} dishes, two need {numbers.dishes_to_win}"
        yield Finding("numbers.dishes_to_win_four", message, f"see {subject.at('numbers.dishes_to_win')}")
    if numbers.quiet_rounds >= numbers.last_round:
        message = f"{numbers.quiet_rounds} quiet rounds cannot pass before the last round, {numbers.last_round} (C7.5)"
        yield Finding("numbers.quiet_rounds", message, f"see {subject.at('numbers.last_round')}")
    if numbers.action_points > ACTIONS:
        message = (
            f"of {numbers.action_points} action points only {ACTIONS} can be spent: each action is once a turn (C3.3)"
        )
        yield Finding("numbers.action_points", message, "", "warning")
    if numbers.action_points == 1:
        yield Finding("numbers.action_points", "who opens a stack has no action at all in the coming turn", "", "note")
    largest = max((sum(hand.values()) for hand in (*game.hands.values(), *game.four_players.hands)), default=0)
    if numbers.hand_limit < largest:
        message = f"a starting hand of {largest} cards is above the hand limit, {numbers.hand_limit}"
        yield Finding("numbers.hand_limit", message, f"the hands stand in {subject.at('hands', 'four_players.hands')}")


CHECK = Check("number/limits", find, ("chase",))
