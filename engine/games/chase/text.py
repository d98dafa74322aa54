"""A state as plain data, as a short line of text, and as a digest; what is read back has the same future."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.chase.errors import StateError
from engine.games.chase.frames import FRAME_NAMES
from engine.games.chase.machine import run
from engine.games.chase.mountain import lay
from engine.games.chase.setup import empty_state
from engine.games.chase.slots import row_and_place, slot_of
from engine.games.chase.state import Entry, State
from engine.games.chase.status import problems_of
from engine.games.chase.table import Table
from engine.games.common.lines import fingerprint, other_format, read_json, read_line, write_json, write_line

FORMAT = 1
NUMBERS = ("round", "active", "distance", "used", "ap", "quiet", "resolved", "winner", "aside", "word")
FLAGS = ("took", "moved", "declared", "stirred", "unlocked", "draw_left", "told")
FOUR = ("stage", "spent", "rival")
"""What only a state of four players has, besides the cards kept for later stages."""
LISTS = ("next_ap", "left", "laid", "gone", "area")


def to_plain(state: State) -> dict[str, Any]:
    """Give a state as numbers, names and lists; the answers are left out, as they follow."""
    name = state.table.name
    plain: dict[str, Any] = {"format": FORMAT, "cards": state.table.digest}
    plain |= {key: getattr(state, key) for key in NUMBERS}
    if state.table.players > 2:
        plain |= {key: getattr(state, key) for key in FOUR}
        plain["reserve"] = [name(card) if card >= 0 else "-" for card in state.reserve]
    plain["flags"] = "".join(str(int(getattr(state, key))) for key in FLAGS)
    plain |= {key: list(getattr(state, key)) for key in LISTS}
    plain["ended"] = state.ended or "-"
    plain["dishes"] = [list(dishes) for dishes in state.dishes]
    plain["asks"] = [[dish, list(asks)] for dish, asks in sorted(state.asks.items())]
    plain["hands"] = [[name(card) for card in hand] for hand in state.hands]
    plain["discard"] = [name(card) for card in state.discard]
    plain["rewards"] = [name(card) for card in state.rewards]
    plain["mountain"] = [
        [*row_and_place(slot), name(card), "down" if slot in state.down else "up"]
        for slot, card in state.mountain.items()
    ]
    plain["stack"] = [[name(entry[0]), *entry[1:]] for entry in state.stack]
    plain["top"] = name(state.top) if state.top >= 0 else "-"
    plain["above"] = [name(state.above[0]), *state.above[1:]] if state.above else []
    plain["dish_cards"] = [[name(laid[0]), *laid[1:]] for laid in state.dish_cards]
    plain["frames"] = [[FRAME_NAMES[frame[0]], *frame[1:]] for frame in state.frames]
    plain["could"] = [[name(token), f"x{mask:x}"] for token, mask in sorted(state.could.items())]
    plain["seen"] = "x" + bytes(state.seen).hex()
    return plain


def from_plain(table: Table, plain: Mapping[str, Any]) -> State:
    """Read a state back and put its decision again; raise StateError for another kind or a contradiction.

    A table for two players reads states of four as well, and the other way round: they belong to its ``seated``.
    """
    table = table.seated(4 if "stage" in plain else 2)
    version = str(plain.get("format"))
    if version != str(FORMAT):
        raise other_format(version, FORMAT)
    if plain.get("cards") != table.digest:
        raise StateError("other-cards", f"the state belongs to cards {plain.get('cards')}, these are {table.digest}")
    try:
        state = _read(table, plain)
        found = problems_of(state)
        if not found:
            run(state)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        raise StateError("damaged", f"the state is damaged: {type(error).__name__}") from error
    if found:
        raise StateError("contradiction", "; ".join(found))
    return state


def _read(table: Table, plain: Mapping[str, Any]) -> State:
    numbers = {table.name(card): card for card in range(2 * table.count)}
    state = empty_state(table)
    four = table.players > 2
    if four:
        state.reserve = [-1 if card == "-" else numbers[card] for card in plain["reserve"]]
    for key in (*NUMBERS, *FOUR) if four else NUMBERS:
        setattr(state, key, int(plain[key]))
    for key, sign in zip(FLAGS, plain["flags"], strict=True):
        setattr(state, key, {"0": False, "1": True}[sign])
    for key in LISTS:
        setattr(state, key, [int(each) for each in plain[key]])
    state.ended = "" if plain["ended"] == "-" else str(plain["ended"])
    state.dishes = [[int(dish) for dish in dishes] for dishes in plain["dishes"]]
    state.asks = {int(dish): tuple(int(each) for each in asks) for dish, asks in plain["asks"]}
    state.hands = [[numbers[card] for card in hand] for hand in plain["hands"]]
    state.discard = [numbers[card] for card in plain["discard"]]
    state.rewards = [numbers[card] for card in plain["rewards"]]
    kept = state.unlocked, state.gone, state.draw_left
    for row, place, card, face in plain["mountain"]:
        slot = slot_of(int(row), int(place))
        if slot in state.mountain:
            raise ValueError("two cards in a slot")
        lay(state, slot, numbers[card])
        if {"down": True, "up": False}[face]:
            state.down.add(slot)
    state.unlocked, state.gone, state.draw_left = kept
    state.stack = [_entry(numbers, entry) for entry in plain["stack"]]
    state.top = numbers[plain["top"]] if plain["top"] != "-" else -1
    state.above = _entry(numbers, plain["above"]) if plain["above"] else None
    state.dish_cards = [(numbers[card], int(player), int(pile)) for card, player, pile in plain["dish_cards"]]
    state.frames = [[FRAME_NAMES.index(frame[0]), *(int(each) for each in frame[1:])] for frame in plain["frames"]]
    state.could = {numbers[token]: int(mask[1:], 16) for token, mask in plain["could"]}
    state.seen = bytearray.fromhex(plain["seen"][1:])
    return state


def _entry(numbers: Mapping[str, int], plain: Sequence[Any]) -> Entry:
    card, player, flags, shown = plain
    return numbers[card], int(player), int(flags), int(shown)


def to_text(state: State) -> str:
    """Write a state as one line of ``key=value`` parts; lists stand in round brackets, the last part is a checksum."""
    return write_line(to_plain(state))


def from_text(table: Table, text: str) -> State:
    """Read a line back; raise StateError where it is cut off, of another format or of other cards."""
    return from_plain(table, read_line(text, FORMAT, "round"))


def to_json(state: State) -> str:
    """Write a state as JSON."""
    return write_json(to_plain(state))


def from_json(table: Table, text: str) -> State:
    """Read JSON back; raise StateError."""
    return from_plain(table, read_json(text))


def digest(state: State, chance: bool = True) -> str:
    """Give a state's fingerprint in hex; without ``chance`` two states may differ in their random word."""
    plain = to_plain(state)
    if not chance:
        del plain["word"]
    return fingerprint(plain)
