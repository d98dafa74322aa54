"""What single figures of chase tell is what the engine would do."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.games.chase import Record, Table, situation
from engine.games.chase.effects.nouns import INGREDIENTS
from engine.games.chase.mountain import lay, takeable
from engine.games.chase.setup import empty_state
from engine.games.chase.slots import row_and_place, slot_of
from engine.games.chase.table import meets
from engine.vocabulary.chase.shape import Dish, Event, Half, Track
from generator.rulebook.figures import FigureError, Placed
from generator.rulebook.figures.chase.dish import course
from generator.rulebook.figures.chase.dish import meets as figure_meets
from generator.rulebook.figures.chase.duel import duel
from generator.rulebook.figures.chase.slots import laid
from generator.rulebook.figures.chase.slots import takeable as figure_takeable


def with_take(game: Any, ruling: str) -> Any:
    return msgspec.structs.replace(game, rulings=msgspec.structs.replace(game.rulings, take=ruling))


@pytest.mark.parametrize("ruling", ["uncovered", "one_bottom_corner"])
def test_what_may_be_taken_follows_the_ruling(games: dict[str, Any], ruling: str) -> None:
    game = with_take(games["chase"], ruling)
    state = empty_state(Table(game, players=2))
    cards = laid(game.mountain)
    for number, card in enumerate(cards):
        lay(state, slot_of(*card.slot), number)
    ours = figure_takeable(cards, corner=ruling == "one_bottom_corner")
    assert ours == {row_and_place(slot) for slot in takeable(state)}


def test_the_words_for_a_card_that_may_be_taken_follow_the_ruling(
    make: Callable[..., Placed], games: dict[str, Any]
) -> None:
    game = with_take(games["chase"], "one_bottom_corner")
    for name in ("mountain", "covering"):
        assert any("corner" in label.text for label in make(name, game=game).labels)
        assert not any("corner" in label.text for label in make(name).labels)


def test_the_dish_is_spoilt_and_saved_by_the_engines_own_rule(games: dict[str, Any]) -> None:
    chosen = course(games["chase"])

    def by_engine(tops: list[str]) -> bool:
        asks = tuple(INGREDIENTS.index(term.word) for term in chosen.dish.asks)
        return meets(sum(1 << 8 * INGREDIENTS.index(top) for top in tops), asks)

    spoilt, saved = list(chosen.first), list(chosen.first)
    spoilt[chosen.pile], saved[chosen.pile] = chosen.red, chosen.green
    assert [by_engine(tops) for tops in (list(chosen.first), spoilt, saved)] == [True, False, True]


def test_meeting_a_dish_is_the_engines(games: dict[str, Any]) -> None:
    dishes = [card for card in games["chase"].cards if isinstance(card, Dish)]
    for dish in dishes:
        asks = [term.word for term in dish.asks]
        for wrong in INGREDIENTS:
            for at in range(len(asks)):
                tops = [*asks[:at], wrong, *asks[at + 1 :]]
                packed = sum(1 << 8 * INGREDIENTS.index(top) for top in tops)
                assert figure_meets(asks, tops) == meets(packed, tuple(INGREDIENTS.index(ask) for ask in asks))


def test_a_figure_that_the_cards_cannot_fill_says_so(make: Callable[..., Placed], games: dict[str, Any]) -> None:
    game = games["chase"]
    bare = [msgspec.structs.replace(card, green=Half(do=card.green.do), red=Half(do=card.red.do)) if isinstance(card, Event) else card for card in game.cards]  # fmt: skip
    with pytest.raises(FigureError, match="no two events"):
        make("stack", game=msgspec.structs.replace(game, cards=tuple(bare)))
    with pytest.raises(FigureError, match="no dish"):
        make(
            "dish",
            game=msgspec.structs.replace(game, cards=tuple(card for card in game.cards if not isinstance(card, Dish))),
        )


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("mountian", {}, "chase has no figure `mountian`"),
        ("mountain", {"mode": "4"}, "a stage from 1 to 3"),
        ("mountain", {"mode": "0"}, "a stage from 1 to 3"),
        ("mountain", {"stage": "1"}, "no option `stage`"),
        ("table", {"players": 3}, "players is 2 or 4"),
        ("event", {"card": "D1"}, "no event card 'D1'"),
        ("track", {"mode": "two"}, "no option `mode`"),
    ],
)
def test_what_cannot_be_made_is_refused(
    make: Callable[..., Placed], name: str, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(FigureError, match=message):
        make(name, **options)


@pytest.mark.parametrize("last", [2, 6, 25, 40])
def test_a_track_of_any_length(make: Callable[..., Placed], games: dict[str, Any], last: int) -> None:
    track = Track(start=last // 2, last=last, rewards={"green": (last,), "red": (1,)})
    placed = make("track", game=msgspec.structs.replace(games["chase"], track=track))
    assert not placed.problems
    texts = [label.text for label in placed.labels]
    assert {"0", "1", str(last), str(last // 2)} <= set(texts)


def test_the_stack_of_the_figure_resolves_as_the_engine_resolves_it(games: dict[str, Any]) -> None:
    game = games["chase"]
    found = duel(game)
    log: list[Record] = []
    stack = [("green", found.lower.id), ("red", found.upper.id)]
    state = situation(Table(game, players=2), distance=found.before, stack=stack, log=log)
    assert state.distance == found.after
    assert not state.stack
    told = [record.kind for record in log if record.kind in ("takes-effect", "condition-not-met")]
    assert told == ["takes-effect", "condition-not-met"]
    assert not [record for record in log if record.player not in (0, 1, -1) or "reward" in record.kind]
