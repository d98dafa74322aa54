"""A companion that is only told what people see keeps up with a dealt game that knows everything."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.games.chase import NATURE, Record, State, answer_text, apply, legal, problems_of, row_and_place, slot_of
from engine.table.chase.phrases import phrase
from engine.table.chase.whereabouts import design_of


def public(state: State) -> dict[str, Any]:
    """Give what everybody at a table sees."""
    return {
        "distance": state.distance,
        "turn": (state.round, state.active, state.ap, state.next_ap, state.left, state.declared),
        "hands": [len(hand) for hand in state.hands],
        "dishes": (state.area, state.dishes, state.asks),
        "discard": [design_of(state, card) for card in state.discard],
        "stack": [(design_of(state, entry[0]), *entry[1:]) for entry in state.stack],
        "piles": [(design_of(state, laid[0]), *laid[1:]) for laid in state.dish_cards],
        "mountain": sorted(state.mountain),
        "down": sorted(state.down),
        "used": state.used,
        "rewards": len(state.rewards),
        "unlocked": (state.unlocked, state.offensives),
        "winner": (state.winner, state.ended),
    }


class Shadow:
    """Tells a companion what happens in a dealt game, and answers its questions truly."""

    def __init__(self, game: Any, truth: State) -> None:
        self.game = game
        self.truth = truth
        for row in (1, 2) if len(truth.hands) == 2 else ():
            slots = sorted(slot for slot in truth.mountain if row_and_place(slot)[0] == row)
            game.type(" ".join(design_of(truth, truth.mountain[slot]) for slot in slots))

    def card_at(self, before: State, slot: int, records: list[Record]) -> str:
        """Name the card that lay in a slot, or was turned up there."""
        for record in records:
            if record.kind == "turned-up" and list(record.facts["slot"]) == list(row_and_place(slot)):
                return str(record.facts["card"]).split(".")[0]
        stayed = slot in before.mountain and self.truth.stage == before.stage
        return design_of(before, before.mountain[slot]) if stayed else self.now_at(slot)

    def now_at(self, slot: int) -> str:
        """Name the card that lies in a slot now."""
        return design_of(self.truth, self.truth.mountain[slot])

    def true_name(self, told: State, token: int, before: State, records: list[Record]) -> str:
        """Name the card that the companion does not know, by where it lies."""
        slots = [slot for slot, card in told.mountain.items() if card == token]
        if slots:
            return self.card_at(before, slots[0], records)
        if token in told.discard:
            gone = [
                *before.discard,
                *(self.truth.table.number[r.facts["card"]] for r in records if r.kind == "discarded"),
            ]
            return design_of(self.truth, gone[told.discard.index(token)])
        laid = [each for each in told.dish_cards if each[0] == token]
        piled = [record for record in records if record.kind == "dish-card" and record.facts["pile"] == laid[0][2]]
        return str(piled[-1].facts["card"]).split(".")[0]

    def do(self, answer: tuple[str, int]) -> None:
        before = self.truth
        self.truth, records = apply(before, answer)
        queue = [
            record for record in records if record.kind in ("dish-card", "discarded", "traded", "stolen", "returned")
        ]
        line = phrase(before, answer, "en")
        if answer[0] in ("take", "clear", "shift") and answer[1] not in before.down:
            name = design_of(before, before.mountain[answer[1]])
            line = line if name in line else f"{line} {name}"
        self.tell(line, answer, before, records)
        for _ in range(45):
            told = self.game.play.state
            asked = told.winner >= 0 or (told.who, told.kind) == (self.truth.who, self.truth.kind)
            if public(told) == public(self.truth) and asked:
                return
            self.follow(before, records, queue)
        raise AssertionError(
            f"lost after {line}: {public(told)} {public(self.truth)} {told.kind} {self.truth.kind} {self.game.said}"
        )

    def tell(self, line: str, answer: tuple[str, int], before: State, records: list[Record]) -> None:
        self.game.type(line)
        self.open_cards(before)
        if self.game.pending is not None:
            slot = answer[1] if answer[1] in before.mountain else -1
            self.game.type(self.card_at(before, slot, records))

    def open_cards(self, before: State) -> None:
        """Tell the uncovered cards that an effect looks at."""
        while self.game.pending is not None and self.game.pending.code == "which-open":
            slots = [slot_of(*place) for place in self.game.pending.slots]
            self.game.type(" ".join(design_of(before, before.mountain[slot]) for slot in slots))

    def follow(self, before: State, records: list[Record], queue: list[Record]) -> None:
        """Answer what the companion asks, or do what the dealt game did of itself."""
        self._follow(before, records, queue)
        self.open_cards(before)

    def _follow(self, before: State, records: list[Record], queue: list[Record]) -> None:
        told = self.game.play.state
        kind = told.kind
        if told.who == NATURE and kind == "reveal":
            self.game.type(self.true_name(told, told.frames[-1][1], before, records))
        elif kind == "chance":
            drawn = next(record for record in queue if (record.kind == "stolen" or record.facts.get("why") == "chance"))
            queue.remove(drawn)
            seen = drawn.kind == "discarded"
            self.game.type(str(drawn.facts["card"]).split(".")[0] if seen or len(records) % 2 else "unseen")
        elif kind == "dish-lay":
            laid = next(r for r in queue if r.kind == "dish-card" and r.facts["pile"] == len(told.dish_cards))
            self.game.type(str(laid.facts["card"]).split(".")[0])
        elif kind in ("discard", "return", "give"):
            wanted = {"discard": ("discarded",), "return": ("returned",), "give": ("traded",)}[kind]
            moved = next(record for record in queue if record.kind in wanted)
            queue.remove(moved)
            self.game.type(str(moved.facts["card"]).split(".")[0])
        elif kind in ("stack", "dish-stack", "reward"):
            self.game.type("pass")
        elif kind in ("may", "skill"):
            self.game.type("no")
        else:
            raise AssertionError(
                f"the companion asks {kind} of {told.who}: {[answer_text(told, each) for each in legal(told)]}"
            )


@pytest.mark.parametrize("seed", range(45))
def test_the_companion_keeps_up_with_a_game_that_it_only_hears_of(seat: Callable[..., Any], seed: int) -> None:
    chance = Random(seed)
    players = 2 if seed < 30 else 4
    shadow = Shadow(seat(rows=False, players=players), seat(deal=seed, players=players).play.state)
    for _ in range(900):
        if shadow.truth.winner >= 0:
            break
        shadow.do(chance.choice(legal(shadow.truth)))
        assert not problems_of(shadow.game.play.state)
    assert shadow.truth.winner >= 0
