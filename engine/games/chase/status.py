"""All that is wrong with a state, each in a line: cards lost or doubled, numbers out of range."""

from __future__ import annotations

from collections import Counter

from engine.games.chase.state import State


def cards_of(state: State) -> list[int]:
    """List every card and unknown card that lies anywhere."""
    found = [card for hand in state.hands for card in hand]
    found += [*state.discard, *state.rewards, *state.mountain.values()]
    found += [entry[0] for entry in state.stack]
    found += [laid[0] for laid in state.dish_cards]
    if state.reserve:
        found += [card for card in state.reserve if card >= 0]
    return found


def problems_of(state: State) -> list[str]:
    """List contradictions; none for a state that the rules can reach."""
    table = state.table
    found: list[str] = []
    counts = Counter(cards_of(state))
    known = {card for card in counts if card < table.count}
    found += [f"{table.name(card)} lies in {count} places" for card, count in sorted(counts.items()) if count > 1]
    tokens = {card for card in counts if card >= table.count}
    if tokens != set(state.could):
        found.append("unknown cards and what they could be do not agree")
    free = table.count - len(known)
    if len(tokens) > free:
        found.append(f"{len(tokens)} unknown cards, but only {free} are left for them")
    if counts.total() + state.aside != table.count:
        found.append(f"{counts.total()} cards lie somewhere and {state.aside} nowhere, but there are {table.count}")
    dishes = Counter([*state.area, *state.dishes[0], *state.dishes[1]])
    if dishes != Counter(range(len(table.dishes))):
        found.append("a dish is missing, doubled or not of this game")
    if not 0 <= state.distance <= table.last_square:
        found.append(f"distance {state.distance} is not on the track of 0-{table.last_square}")
    if not 0 <= state.active < table.players or len(state.hands) != table.players:
        found.append("the active player is none of the players")
    if not 1 <= state.stage <= table.last_stage:
        found.append(f"there is no stage {state.stage}")
    elif len(state.reserve) != sum(map(len, table.stages[state.stage :])):
        found.append("the cards kept for later stages do not fit their layouts")
    elif not state.mountain and max(state.reserve, default=-1) >= 0:
        found.append("the mountain is empty, but a stage is still to be laid out")
    elif state.rival >= table.players or state.spent >> table.players:
        found.append("a skill or an effect concerns a player who is none")
    if min(state.ap, *state.next_ap, *state.left, *state.laid, state.quiet, state.resolved) < 0:
        found.append("a counter is below 0")
    for slot in state.down:
        if slot not in state.mountain or not state.over[slot]:
            found.append("a face-down card is not covered")
    for entry in state.stack:
        if entry[0] < table.count and not table.layable[entry[1] & 1][entry[0]]:
            found.append(f"{table.name(entry[0])} can never lie in a stack")
    return found
