"""A stack that resolves top down, its lower card's condition no longer met (C5.1-C5.6)."""

from __future__ import annotations

from engine.vocabulary.chase.shape import Chase, Event, Side
from engine.vocabulary.chase.texts import half_text
from generator.face.layout.geometry import Box
from generator.rulebook.figures.chase.card import RATIO, side_mark
from generator.rulebook.figures.chase.duel import Duel, duel, moved
from generator.rulebook.figures.placed import Placed
from generator.rulebook.figures.signs import no, step, yes
from generator.rulebook.figures.sketch import Sketch

_MARGIN, _CARD, _LEFT = 3.0, 26.0, 42.0
_SIZE = 7.5


def stack(sketch: Sketch, game: Chase) -> Placed:
    """Show two cards of the game in a stack, and what happens step by step."""
    found = duel(game)
    language = sketch.tools.language
    names: dict[str, str | int] = {
        "lower": found.lower.name[language],
        "upper": found.upper.name[language],
        "before": found.before,
        "after": found.after,
    }
    y = _steps(sketch, found, names)
    high = _CARD * RATIO
    top = max(6.0, (y - high * 1.5) / 2)
    left = _MARGIN
    right, low = left + _LEFT - _CARD - 4, top + high * 0.42
    _card(sketch, found.lower.id, "green", left, top)
    _card(sketch, found.upper.id, "red", right, low)
    say = sketch.labels
    return sketch.done(
        max(y, top + high * 1.42 + _MARGIN),
        title=say("title"),
        caption=say("caption", **names),
        description=say("description", **names),
    )


def _card(sketch: Sketch, id: str, side: Side, x: float, y: float) -> None:
    """Show a card with the sign of the side that laid it, and the half that counts framed."""
    mini = sketch.card(id, x, y, _CARD)
    if mini is not None:
        name = "upper" if side == "green" else "lower"
        half = sketch.tools.boxes(id, (name,))[name]
        scale = mini.scale
        grow = 0.5
        frame = Box(
            x + half.x * scale - grow, y + half.y * scale - grow, half.w * scale + 2 * grow, half.h * scale + 2 * grow
        )
        sketch.rect(frame, 1.2, stroke="white", width=1.5)
        sketch.rect(frame, 1.2, stroke="orange", width=0.8)
    side_mark(sketch, side, Box(x + _CARD - 2.6, y - 2.6, 5.2, 5.2))


def _steps(sketch: Sketch, found: Duel, names: dict[str, str | int]) -> float:
    """Write the steps down the right; return where they end."""
    y = 3.0
    rows = [
        ("play", None, found.before, found.before),
        ("answer", None, found.before, found.before),
        ("upper_resolves", True, found.before, found.after),
        ("lower_resolves", False, found.after, found.after),
    ]
    texts = _halves(sketch, found)
    for number, (key, met, before, after) in enumerate(rows, 1):
        text = sketch.labels(key, **names, **texts)
        width = sketch.width - _LEFT - 7 - 18 - 2 * _MARGIN
        high = max(sketch.need(text, width, _SIZE)[1] + 0.6, 9.0)
        box = Box(_LEFT + 7 + _MARGIN, y + 1.2, width, high)
        row = Box(_LEFT + 1, y, sketch.width - _LEFT - 1 - _MARGIN, high + 2.4)
        sketch.rect(row, 1.6, "white", "gold", 0.3)
        step(sketch, number, _LEFT + 2.6, row.cy - 2.3)
        sketch.text(text, box, _SIZE, key=key)
        _distance(sketch, Box(box.x + width + 1.5, y, 15, row.h), before, after, met)
        y += row.h + 1.6
    return y + 1.4


def _halves(sketch: Sketch, found: Duel) -> dict[str, str]:
    """Give the words on the two cards."""
    made = {}
    pairs: list[tuple[str, Event, Side]] = [("lower", found.lower, "green"), ("upper", found.upper, "red")]
    for name, card, side in pairs:
        half = card.green if side == "green" else card.red
        said = half_text(half, side, sketch.tools.language)
        made[f"{name}_if"] = said.condition
        made[f"{name}_do"] = said.text.replace("\n", " ")
        made[f"{name}_step"] = f"{moved(half):+d}".replace("-", "−")
    return made


def _distance(sketch: Sketch, box: Box, before: int, after: int, met: bool | None) -> None:
    """Show the distance at a step, with a tick or a cross where a condition was looked at."""
    text = f"{before}" if before == after else f"{before} → {after}"
    line = Box(box.x, box.cy - (4.6 if met is not None else 2.6), box.w, 5.2)
    size = 4.0
    wide = sketch.need(text, 99, 11, family="body", weight=800)[0]
    x = line.cx - (wide + size + 0.8) / 2
    sketch.icon("step", Box(x, line.cy - size / 2, size, size))
    sketch.text(text, Box(x + size + 0.8, line.y, wide + 0.3, line.h), 11, weight=800, max_lines=1)
    if met is not None:
        (yes if met else no)(sketch, box.cx, box.cy + 3.2, 2.0)
