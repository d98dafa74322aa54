"""Stacking on a dish: an ingredient laid over another counts in its place, to and fro (C6.1-C6.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.vocabulary.chase.shape import Chase, Dish, Event, Offensive, Side
from generator.face.layout.geometry import Box
from generator.rulebook.figures.chase.card import RATIO, side_mark
from generator.rulebook.figures.placed import Placed
from generator.rulebook.figures.signs import no, step, yes
from generator.rulebook.figures.sketch import Sketch

WILD = "vegetable"
_MARGIN, _GAP = 3.0, 2.0


@dataclass(frozen=True, slots=True)
class Course:
    """What each side lays on the piles of a dish: at first, then red on one pile, then green on the same."""

    dish: Dish
    first: tuple[str, ...]
    pile: int
    red: str
    green: str


def meets(asks: Sequence[str], tops: Sequence[str]) -> bool:
    """Say whether the top ingredients meet a dish, vegetable standing for any (C6.4)."""
    short = Counter(asks) - Counter(top for top in tops if top != WILD)
    return sum(short.values()) <= sum(top == WILD for top in tops)


def course(game: Chase) -> Course:
    """Choose a dish and cards that show all there is; ValueError where the game's cards can't."""
    there = {card.ingredient.word for card in game.cards if isinstance(card, Event | Offensive) and card.copies}
    dishes = [card for card in game.cards if isinstance(card, Dish) and card.copies]
    for dish in sorted(dishes, key=lambda card: abs(len(card.asks) - 3)):
        asks = [asked.word for asked in dish.asks]
        wild = WILD if WILD in there else asks[-1]
        first = (*asks[:-1], wild)
        pile = len(asks) - 2
        for red in sorted(there - set(asks) - {WILD}):
            spoilt = (*first[:pile], red, *first[pile + 1 :])
            green = WILD if WILD in there else asks[pile]
            if set(first) <= there and meets(asks, first) and not meets(asks, spoilt):
                return Course(dish, first, pile, red, green)
    raise ValueError("no dish of the game can be spoilt by one card and saved by another")


def dish_figure(sketch: Sketch, game: Chase) -> Placed:
    """Show a dish being declared, spoilt and saved."""
    chosen = course(game)
    asks = [asked.word for asked in chosen.dish.asks]
    say = sketch.labels
    name = chosen.dish.name[sketch.tools.language]
    card = 19.0
    sketch.card(chosen.dish.id, _MARGIN, 3.0, card)
    left = _MARGIN + card + 3
    wide = sketch.width - left - _MARGIN
    sketch.say("declare", Box(left, 3, wide, card * RATIO), 7.5, values={"dish": name, "asks": _icons(asks)})
    top = 3 + card * RATIO + 3
    panel = (sketch.width - 2 * _MARGIN - 2 * _GAP) / 3
    stages: list[tuple[str, list[tuple[str, Side]]]] = [
        ("laid", []),
        ("spoilt", [(chosen.red, "red")]),
        ("saved", [(chosen.red, "red"), (chosen.green, "green")]),
    ]
    names: dict[str, str | int] = {
        "red": f"{{{chosen.red}}}",
        "green": f"{{{chosen.green}}}",
        "dish": name,
        "pile": chosen.pile + 1,
    }
    texts = {key: say(key, **names) for key, _ in stages}
    text_high = max(sketch.need(text, panel - 4, 7)[1] for text in texts.values()) + 0.6
    pile_w = min((panel - 4 - 1.2 * (len(asks) - 1)) / len(asks), 10.0)
    pile_h = pile_w * RATIO + 2 * pile_w * 0.62
    high = 7.0 + pile_h + text_high + 4.2
    for number, (key, over) in enumerate(stages):
        box = Box(_MARGIN + number * (panel + _GAP), top, panel, high)
        sketch.rect(box, 1.8, "white", "gold", 0.3)
        step(sketch, number + 1, box.x + 1.4, box.y + 1.4)
        tops = list(chosen.first)
        if over:
            tops[chosen.pile] = over[-1][0]
        good = meets(asks, tops)
        (yes if good else no)(sketch, box.x + box.w - 3.8, box.y + 3.8, 2.3)
        _piles(sketch, chosen, over, Box(box.x + 2, box.y + 7, box.w - 4, pile_h), pile_w)
        sketch.text(texts[key], Box(box.x + 2, box.y + 8.2 + pile_h, panel - 4, text_high), 7, key=key, valign="top")
    bottom = top + high + 2
    rest = say("failed", **names)
    rest_high = sketch.need(rest, sketch.width - 2 * _MARGIN, 7)[1] + 0.6
    sketch.text(rest, Box(_MARGIN, bottom, sketch.width - 2 * _MARGIN, rest_high), 7, key="failed")
    return sketch.done(
        bottom + rest_high + 2.4,
        title=say("title"),
        caption=say("caption", **names),
        description=say("description", **names),
    )


def _icons(ingredients: Sequence[str]) -> str:
    return " + ".join(f"{{{ingredient}}}" for ingredient in ingredients)


def _piles(sketch: Sketch, chosen: Course, over: list[tuple[str, Side]], box: Box, w: float) -> None:
    """Draw the piles: each card leaves the ingredient of the one below it to be seen."""
    count = len(chosen.first)
    x = box.cx - (count * w + 1.2 * (count - 1)) / 2
    for number, ingredient in enumerate(chosen.first):
        cards: list[tuple[str, Side]] = [(ingredient, "green"), *(over if number == chosen.pile else [])]
        for level, (shown, side) in enumerate(cards):
            _laid(sketch, Box(x, box.y + level * w * 0.62, w, w * RATIO), shown, side, top=level == len(cards) - 1)
        x += w + 1.2


def _laid(sketch: Sketch, box: Box, ingredient: str, side: Side, *, top: bool) -> None:
    """Draw a laid card: the ingredient is all that counts (C6.2)."""
    sketch.rect(box, box.w * 0.08, f"side.{side}.deep", "ink", 0.45 if top else 0.22)
    edge = box.w * 0.07
    sketch.rect(Box(box.x + edge, box.y + edge, box.w - 2 * edge, box.h - 2 * edge), box.w * 0.05, "paper")
    size = box.w * 0.54
    plate = Box(box.x + edge * 1.4, box.y + edge * 1.3, size, size)
    sketch.shape("circle", plate, "white" if top else "stone_dark", "ink", 0.2)
    inset = size * 0.13
    spot = Box(plate.x + inset, plate.y + inset, size - 2 * inset, size - 2 * inset)
    sketch.icon(ingredient, spot)
    mark = box.w * 0.28
    side_mark(sketch, side, Box(box.x + box.w - edge * 1.4 - mark, box.y + edge * 1.4, mark, mark))
