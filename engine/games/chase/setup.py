"""Set a game up: for two players (C2), for four the first of three stages (C8.1-C8.4)."""

from __future__ import annotations

from collections import Counter

from engine.games.chase.chance import deal, draw
from engine.games.chase.effects.skills import TURN_STARTS
from engine.games.chase.errors import StateError
from engine.games.chase.four_stages import lay_stage, offensives_to_come
from engine.games.chase.frames import TURN, reveal_later
from engine.games.chase.machine import run
from engine.games.chase.skills import offer
from engine.games.chase.state import NOBODY, RUNNING, State
from engine.games.chase.table import RANKS, Table
from engine.games.common.chance import mixed


def empty_state(table: Table, seed: int = 0, told: bool = False) -> State:
    """Give a state with the dishes and the track alone on the table (C2.5), green about to act in round 1."""
    state = State.__new__(State)
    numbers, players = table.model.numbers, table.players
    state.table = table
    state.hands = [[] for _ in range(players)]
    state.discard, state.rewards, state.stack, state.dish_cards, state.frames = [], [], [], [], []
    state.area = list(range(len(table.dishes)))
    state.dishes = [[], []]
    state.asks = {}
    state.mountain, state.order, state.over, state.rim = {}, {}, {}, {}
    state.open, state.down, state.turning = [], set(), []
    state.aside = state.clock = state.offensives = state.used = state.quiet = state.resolved = 0
    state.unlocked = state.draw_left = state.stirred = False
    state.stage, state.reserve, state.spent, state.rival = 1, [], 0, -1
    state.gone = [-1, -1, -1]
    state.distance = table.model.track.start
    state.round, state.active = 1, 0
    state.ap = numbers.action_points
    state.next_ap = [numbers.action_points] * players
    state.left = [1, 1, 1]
    state.took = state.moved = state.declared = False
    state.laid = [0, 0]
    state.top, state.above = -1, None
    state.who, state.kind, state.answers = 0, "", None
    state.winner, state.ended = RUNNING, ""
    state.word, state.told, state.could = mixed(seed), told, {}
    state.seen = bytearray(2 * table.count)
    state.log = None
    return state


def laid_out(table: Table, seed: int = 0, told: bool = False) -> State:
    """Lay a game out with every card unknown but its rank: mountain (C2.2), hands (C2.3), rewards (C2.6).

    For four players lay the first stage (C8.2), deal by turn order (C8.3), keep the other stages' cards aside; there
    are no rewards (C8.4). To a state that is told, rewards are unknown in rank too, as they lie mixed.
    """
    key = f"laid-out:{told}"
    if key not in table.kept:
        table.kept[key] = _laid_out(table, told)
    state: State = table.kept[key].copy()
    state.word = mixed(seed)
    rewards = state.rewards
    for last in range(len(rewards) - 1, 0, -1):
        other = draw(state, last + 1)
        rewards[last], rewards[other] = rewards[other], rewards[last]
    return state


def _laid_out(table: Table, told: bool) -> State:
    state = empty_state(table, told=told)
    fresh = iter(range(table.count, 2 * table.count))
    masks = [sum(1 << card for card in range(table.count) if table.level[card] == level) for level in range(7)]
    _check_counts(table, masks)

    def unknown(level: int) -> int:
        token = next(fresh)
        state.could[token] = masks[level]
        return token

    first, *later = table.stages
    mountain = [unknown(level) for _, level, _ in first]
    for player, hand in enumerate(state.hands):
        for rank, count in table.starting_hands[player].items():
            for _ in range(count):
                hand.append(unknown(RANKS.index(rank)))
                state.seen[hand[-1]] = 1 << player
    for rank, count in table.rewards.items():
        state.rewards += [unknown(RANKS.index(rank)) for _ in range(count)]
    state.reserve = [unknown(level) for places in later for _, level, _ in places]
    lay_stage(state, mountain)
    state.frames = []
    state.aside = table.count - len(state.could)
    if told:
        mixed_ranks = sum(masks[RANKS.index(rank)] for rank in table.rewards)
        for token in state.rewards:
            state.could[token] = mixed_ranks
    return state


def _check_counts(table: Table, masks: list[int]) -> None:
    """Raise StateError where set-up needs more cards of a rank than there are."""
    needed: Counter[str] = Counter(table.rewards)
    needed.update(RANKS[level] for places in table.stages for _, level, _ in places)
    for hand in table.starting_hands:
        needed.update(hand)
    short = [
        f"{rank}: {count} needed, {have} there"
        for rank, count in sorted(needed.items())
        if count > (have := masks[RANKS.index(rank)].bit_count())
    ]
    if short:
        raise StateError("too-few-cards", "the game cannot be set up: " + "; ".join(short))


def recount(state: State) -> None:
    """Set what follows from where cards lie: Final Offensives left, the lock, L6 cards that are gone.

    A card of level 6 that lies nowhere is taken to lie in the mountain.
    """
    levels, verdicts = state.table.level, state.table.verdict
    state.offensives = sum(levels[card] == 0 for card in state.mountain.values())
    state.unlocked = not state.offensives and not (state.reserve and offensives_to_come(state))
    state.gone, state.draw_left = [-1, -1, -1], False
    for player, hand in enumerate(state.hands):
        for card in hand:
            if verdicts[card] >= 0:
                state.gone[verdicts[card]] = player & 1
    for card in state.discard:
        if verdicts[card] >= 0:
            state.gone[verdicts[card]] = NOBODY


def begin(state: State) -> State:
    """Start the first turn and go on to the first decision."""
    recount(state)
    state.frames = [[TURN]]
    offer(state, TURN_STARTS, state.active)
    run(state)
    return state


def new_game(table: Table, seed: int, players: int | None = None) -> State:
    """Set a game up and deal it from a seed; what players may not see is known to the engine alone.

    ``players`` (2 or 4) is the table's own number unless given.
    """
    state = laid_out(table.seated(players or table.players), seed)
    deal(state)
    return begin(state)


def new_table(table: Table, players: int | None = None) -> State:
    """Begin a game that is played at a real table: what lies face up is asked for first, what is hidden when it shows.

    Chance and unknown cards are decisions of ``NATURE``, from the top row to the bottom one, left to right. ``players``
    (2 or 4) is the table's own number unless given.
    """
    state = laid_out(table.seated(players or table.players), told=True)
    state.frames = [[TURN]]
    offer(state, TURN_STARTS, state.active)
    for slot, card in reversed(state.mountain.items()):
        if slot not in state.down:
            reveal_later(state, card)
    run(state)
    return state
