"""The whole table as text: mountain, track, sides, dishes, rewards, discard pile, stack."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.chase import State
from engine.games.chase.frames import DISH
from engine.games.chase.track import square_bit
from engine.judge.chase.cards import Cards
from engine.judge.chase.sentences import sentences
from engine.rules.wrap import columns, wrapped
from engine.table.chase.mountain import mountain_lines
from engine.table.chase.seats import player_name
from engine.table.chase.whereabouts import design_of
from engine.table.chase.words import text
from engine.words.plain import plain

WIDTH = 78


def board(state: State, language: str, cards: Cards, width: int = WIDTH) -> list[str]:
    """Draw the table in lines of at most ``width`` columns."""
    say: Callable[..., str] = lambda key, **facts: text(language, key, **facts)  # noqa: E731
    free = [value for verb, value in state.answers or () if verb == "place"]
    lines = [say("legend")]
    table = state.table
    who = player_name(state.active, table.players, language)
    coming = ", ".join(
        f"{player_name(player, table.players, language)} {'= ' * (table.players > 2)}{points}"
        for player, points in enumerate(state.next_ap)
    )
    if table.players > 2:
        lines.append(say("stage", stage=state.stage, last=table.last_stage))
    lines.append(say("round", round=state.round, who=who, ap=state.ap, coming=coming))
    lines.append(f"{say('distance', distance=state.distance)}: {track(state)}  {say('track-legend')}")
    for player, hand in enumerate(state.hands):
        dishes = _dishes(state, state.dishes[player & 1], cards) or say("no-dish")
        name = player_name(player, table.players, language)
        student = table.students[player]
        if student is not None:
            name += f" ({student.card.name[language]})"
        lines.append(say("hand", who=name, count=len(hand), dishes=dishes))
    lines += _packed(say("area") + ": ", _area(state, cards, language) or [say("nothing")], width)
    discard = " ".join(design_of(state, card) for card in state.discard)
    rewards = f"{say('rewards', count=len(state.rewards))} · " if table.reward_area else ""
    lines.append(f"{rewards}{say('discard')}: {discard or say('nothing')}")
    if state.stack:
        laid = [
            f"{_label(state, entry[0], cards)} ({player_name(entry[1], table.players, language)})"
            for entry in state.stack
        ]
        lines.append(f"{say('stack')}: {' / '.join(reversed(laid))}")
    if state.dish_cards:
        lines.append(piles(state, language, cards))
    return [*mountain_lines(state, free), *(part for line in lines for part in _wrapped(line, width))]


def _wrapped(line: str, width: int) -> list[str]:
    """Break a line, what follows set in; one that is set in already fits."""
    if line.startswith(" "):
        return [line]
    first, *rest = wrapped(line, width)
    return [first, *(f"  {part}" for part in wrapped(" ".join(rest), width - 2))] if rest else [first]


def track(state: State) -> str:
    """Draw the track from the far end to the red square; the marker's square stands in angle brackets."""
    squares = []
    for square in range(state.table.last_square, -1, -1):
        sides = [side for side in (0, 1) if square in state.table.squares[side]]
        mark = "".join("GR"[side] if state.used & square_bit(square, side) else "gr"[side] for side in sides)
        squares.append(f"<{square}{mark}>" if square == state.distance else f"{square}{mark}")
    return " ".join(squares)


def piles(state: State, language: str, cards: Cards) -> str:
    """List a declared dish's piles with their top cards."""
    tops = {pile: card for card, _, pile in state.dish_cards}
    dish = next((frame[1] for frame in state.frames if frame[0] == DISH), None)
    name = cards.labels([state.table.dish_name(dish)])[0] if dish is not None else ""
    listed = [text(language, "pile", number=pile + 1, card=_label(state, tops[pile], cards)) for pile in sorted(tops)]
    return f"{text(language, 'piles', dish=name)}: {' · '.join(listed)}"


def hand_lines(state: State, player: int, language: str, cards: Cards) -> list[str]:
    """List a hand's cards with level and ingredient."""
    from engine.vocabulary.chase.texts import about

    lines = [text(language, "own-hand", who=player_name(player, state.table.players, language)) + ":"]
    for id in sorted(design_of(state, card) for card in state.hands[player]):
        kind = plain(about(cards.designs[id], language)) if id in cards.designs else ""
        lines.append(f"  {id} {cards.name(id)}" + (f" · {kind}" if kind else ""))
    return lines if len(lines) > 1 else [*lines, "  " + text(language, "nothing")]


def _label(state: State, card: int, cards: Cards) -> str:
    id = design_of(state, card)
    return cards.labels([id])[0] if id in cards.designs else id


def _dishes(state: State, dishes: list[int], cards: Cards) -> str:
    return " · ".join(cards.labels([state.table.dish_name(dish) for dish in dishes]))


def _area(state: State, cards: Cards, language: str) -> list[str]:
    from engine.games.chase.effects.nouns import INGREDIENTS

    words = sentences(language)

    listed = []
    for dish in state.area:
        asks = "+".join(words[INGREDIENTS[each]] for each in state.table.asked(state, dish))
        listed.append(f"{cards.labels([state.table.dish_name(dish)])[0]} ({asks})")
    return listed


def _packed(head: str, items: list[str], width: int) -> list[str]:
    """Set items side by side, none parted, as many on a line as fit."""
    lines = [head + items[0]]
    for item in items[1:]:
        if columns(f"{lines[-1]} · {item}") <= width:
            lines[-1] += f" · {item}"
        else:
            lines.append("  " + item)
    return lines
