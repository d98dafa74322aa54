"""The numbers and layouts of chase by the names that its rule texts call them by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import get_args

import msgspec

from engine.rules.numbers import Values, listed
from engine.vocabulary.chase.shape import Chase, Event, Finale, Offensive, Rank, Row, Single, Student
from engine.words import language as words_of

RANKS: tuple[str, ...] = get_args(Rank)
KINDS = ("dish", "student", "reference", "track", "slider")

ROWS = {"zh": ("、", "、"), "ja": ("、", "、")}
CARDS = {"zh": ("、", "和 "), "ja": ("、", "と")}
"""How rows of the mountain, and how cards of a hand, are listed where a language differs from its plain list."""

PHRASES = {
    "zh": {
        "cards": "{n} 张{rank}",
        "none": "0 张牌",
        "level": " {level} 级牌",
        "offensive": "最后攻势",
        "down": "{cards}（背面朝上）",
        "extra": "，另在牌位{slots}放 {cards}",
        "pair": "（{row}，{place}）",
        "and": "和",
        "stage": "第 {n} 阶段：{cards}",
        "stages": "；",
        "player": "第 {n} 位得 {cards}",
        "players": "第 {n} 至 {last} 位各得 {cards}",
        "between": "，",
    },
    "ja": {
        "cards": "{rank}×{n}枚",
        "none": "0枚",
        "level": "レベル{level}",
        "offensive": "最終攻勢",
        "down": "{cards}（裏向き）",
        "extra": "、さらに枠{slots}に{cards}",
        "pair": "（{row}、{place}）",
        "and": "と",
        "stage": "ステージ{n}は、{cards}",
        "stages": "。",
        "player": "{n}番手は{cards}",
        "players": "{n}番手から{last}番手までは{cards}",
        "between": "、",
    },
    "en": {
        "cards": "{n} {rank}",
        "none": "no cards",
        "level": "level {level} card",
        "offensive": "Final Offensive",
        "down": "{cards} (face down)",
        "extra": ", then {cards} in slots {slots}",
        "pair": "({row}, {place})",
        "and": " and ",
        "stage": "stage {n}: {cards}",
        "stages": "; ",
        "player": "player {n} gets {cards}",
        "players": "players {n} to {last} get {cards} each",
        "between": ", ",
    },
}


def values(game: Chase, language: str) -> Values:
    """Give every number of the game by name, and its layouts in words of a language (English where it has none)."""
    phrases = PHRASES.get(language, PHRASES["en"])
    made: dict[str, int | str | tuple[int, ...]] = {**msgspec.structs.asdict(game.numbers)}
    made |= {"track.start": game.track.start, "track.last": game.track.last}
    made |= {f"track.rewards.{side}": tuple(game.track.rewards.get(side, ())) for side in ("green", "red")}
    made |= _cards(game, language, phrases)
    made |= {f"row.{rank}.count": sum(row.count for row in game.mountain if row.rank == rank) for rank in RANKS}
    made |= {"mountain.rows": len(game.mountain), "mountain.count": sum(row.count for row in game.mountain)}
    made["mountain"] = _rows(game.mountain, (), language, phrases)
    for side in ("green", "red"):
        made |= _counted(f"hand.{side}", game.hands.get(side, {}), language, phrases)
    made |= _counted("rewards", game.rewards, language, phrases)
    made |= _four(game, language, phrases)
    return made


def _cards(game: Chase, language: str, phrases: Mapping[str, str]) -> dict[str, int | str]:
    events = [card for card in game.cards if isinstance(card, Event | Offensive | Finale)]
    ranks = {rank: sum(card.copies for card in events if card.rank == rank) for rank in RANKS}
    made: dict[str, int | str] = {f"cards.{rank}": count for rank, count in ranks.items()}
    made["cards.event"] = sum(ranks.values())
    made["cards.list"] = listed([_some(*each, phrases) for each in ranks.items()], language, ROWS)
    for kind in KINDS:
        made[f"cards.{kind}"] = sum(card.copies for card in game.cards if card.kind == kind)
    for side in ("green", "red"):
        students = [card for card in game.cards if isinstance(card, Student) and card.side == side and card.copies]
        names = [card.name[language] for card in students]
        made[f"cards.student.{side}"] = sum(card.copies for card in students)
        made[f"students.{side}"] = listed(names, language)
        made[f"lead.{side}"] = names[0] if names else words_of(language).labels[side]
    return made


def _counted(name: str, held: Mapping[Rank, int], language: str, phrases: Mapping[str, str]) -> dict[str, int | str]:
    made: dict[str, int | str] = {f"{name}.{rank}": dict(held).get(rank, 0) for rank in RANKS}  # type: ignore[call-overload]
    return {**made, name: sum(held.values()), f"{name}.cards": _listed(held, language, phrases)}


def _four(game: Chase, language: str, phrases: Mapping[str, str]) -> dict[str, int | str]:
    stages = game.four_players.stages
    layouts = [
        phrases["stage"].format(n=number, cards=_rows(stage.rows, stage.extra, language, phrases))
        for number, stage in enumerate(stages, 1)
    ]
    hands = [_listed(hand, language, phrases) for hand in game.four_players.hands]
    players = []
    for first, last in _runs(hands):
        name = "player" if first == last else "players"
        players.append(phrases[name].format(n=first + 1, last=last + 1, cards=hands[first]))
    return {
        "stages": len(stages),
        "stage.layouts": phrases["stages"].join(layouts),
        "four.hands": phrases["between"].join(players),
    }


def _rows(rows: Sequence[Row], extra: Sequence[Single], language: str, phrases: Mapping[str, str]) -> str:
    made = listed([_faced(_some(row.rank, row.count, phrases), row.face, phrases) for row in rows], language, ROWS)
    for rank, face in dict.fromkeys((single.rank, single.face) for single in extra):
        slots = [single for single in extra if (single.rank, single.face) == (rank, face)]
        pairs = [phrases["pair"].format(row=one.row, place=f"{one.place}".replace("-", "−")) for one in slots]
        cards = _faced(_some(rank, len(slots), phrases), face, phrases)
        made += phrases["extra"].format(cards=cards, slots=phrases["and"].join(pairs))
    return made


def _faced(cards: str, face: str, phrases: Mapping[str, str]) -> str:
    return phrases["down"].format(cards=cards) if face == "down" else cards


def _some(rank: str, count: int, phrases: Mapping[str, str]) -> str:
    name = phrases["offensive"] if rank == "FO" else phrases["level"].format(level=rank[1:])
    if phrases is PHRASES["en"] and count != 1:
        name += "s"
    return phrases["cards"].format(n=count, rank=name)


def _listed(held: Mapping[Rank, int] | Mapping[str, int], language: str, phrases: Mapping[str, str]) -> str:
    some = [_some(rank, count, phrases) for rank, count in held.items() if count]
    return listed(some, language, CARDS) if some else phrases["none"]


def _runs(items: Iterable[str]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    before: str | None = None
    for at, item in enumerate(items):
        if runs and item == before:
            runs[-1] = (runs[-1][0], at)
        else:
            runs.append((at, at))
        before = item
    return runs
