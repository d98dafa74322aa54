"""Understand a question: who, does what, with which card, slot or dish."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from engine.judge.chase.cards import Cards
from engine.judge.chase.spoken import side_and_rest
from engine.judge.fault import Fault

VERBS = {
    "open": (r"opens?\b(?: a)?(?: stack)?|开启(?:堆叠)?|スタックを始め(?:る|て)?", "with"),
    "return": (r"returns?|puts? back|放回|戻す|戻せる", ""),
    "dish": (r"declares?|cooks?|声明|宣言(?:する)?", ""),
    "stack": (r"stacks?|堆叠|叠|重ねる?", ""),
    "play": (r"plays?|lays?|打出|出牌|出す|出せる", ""),
    "take": (r"takes?|拿取?|取る|取れる", ""),
    "move": (r"moves?|移动|動く|動ける", ""),
    "end": (r"ends?(?: the)?(?: turn)?|结束(?:回合)?|ターンを終える", ""),
}
SLOT = re.compile(r"[（(]\s*(-?\d+)\s*[,，、]\s*(-?\d+)\s*[)）]")
FILLERS = re.compile(
    r"(?i)\b(may|can|i|a|an|the|card|to|onto|on|with|his|her|their|hand|from|mountain|of|dish|back|turn)\b"
    r"|一张|牌$|可以|能|吗|到|用|把|カード|を|に|が|は|で|？|\?|。"
)


class Asked(msgspec.Struct, frozen=True):
    """A question: the side, the verb (see VERBS), a card's or dish's id, a slot."""

    side: int
    verb: str
    card: str = ""
    slot: tuple[int, int] | None = None


def understand(cards: Cards, text: str, active: int) -> Asked | Fault:
    """Read a question; the side is the active one's where none is named."""
    side, rest = side_and_rest(re.sub(r"(?i)^(may|can)\s+", "", text.strip()))
    slot = SLOT.search(rest)
    rest = SLOT.sub(" ", rest)
    for verb, (pattern, _) in VERBS.items():
        found = re.search(rf"(?i)(?<![a-z])(?:{pattern})", rest)
        if found is None:
            continue
        name = FILLERS.sub(" ", rest[: found.start()] + " " + rest[found.end() :]).strip(" ,，.")
        where = (int(slot[1]), int(slot[2])) if slot else None
        who = active if side is None else side
        if not name:
            return _complete(Asked(who, verb, "", where), text)
        ids = cards.find(" ".join(name.split()), verb == "dish")
        if len(ids) > 1:
            return _fault("ambiguous", "several-cards", name, candidates=cards.labels(ids))
        if not ids:
            return _fault("malformed", "no-such-card", name, near=cards.near(name, verb == "dish"))
        return _complete(Asked(who, verb, ids[0], where), text)
    return _fault("malformed", "not-a-question", text)


def _complete(asked: Asked, text: str) -> Asked | Fault:
    needs_card = asked.verb in ("play", "dish") and not asked.card
    needs_place = asked.verb == "take" and not asked.card and asked.slot is None
    needs_slot = asked.verb == "return" and asked.slot is None
    return _fault("malformed", "not-a-question", text) if needs_card or needs_place or needs_slot else asked


def _fault(kind: str, code: str, word: str, **facts: Any) -> Fault:
    return Fault(kind, code, word, facts=facts, place="--may")
