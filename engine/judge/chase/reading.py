"""Turn what people wrote, in a file or as options, into a situation; all that is wrong is told at once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from engine.database.find import folded
from engine.database.near import did_you_mean
from engine.judge.chase.cards import Cards
from engine.judge.chase.facts import Fact, declared
from engine.judge.chase.given import DishCase, Given, Laid, Placed
from engine.judge.chase.spoken import flag_of, ingredient_of, is_nothing, listed, number_of, side_and_rest, side_of
from engine.judge.fault import Fault
from engine.judge.source import Source

if TYPE_CHECKING:
    from engine.games.chase import Table

THINGS = ("stack", "turn", "open", "mountain", "used.green", "used.red", "dish", "may", "choose")
SIDED = {"hands": "hand", "hand": "hand", "ap": "ap", "dishes": "dishes", "dish": "dishes", "used": "used"}
TOP = ("game", "situation", "choose", "dish", "may", "expect", "why")
SLOT = re.compile(r"\(?\s*(-?\d+)\s*[,，]\s*(-?\d+)\s*\)?\s*(.*)")
DOWN = re.compile(r"(?i)\b(face[ -]?)?down\b|背面|裏")


class Reader:
    """Collects values by flat key (``hand.red``), then reads each as what it has to be."""

    def __init__(self, table: Table, cards: Cards) -> None:
        self.table = table
        self.cards = cards
        self.facts = declared(table)
        self.raw: dict[str, tuple[Any, str]] = {}
        self.faults: list[Fault] = []
        self.asked: set[str] = set()
        self.derived: dict[str, int] = {}

    def take_answer(self, name: str, text: str) -> bool:
        """Take the answer to a question for a fact; False where it is none."""
        fact = self.facts.get(name)
        if fact is not None:
            found = flag_of(text) if fact.flag else number_of(text)
            if found is None or not fact.low <= found <= fact.high:
                return False
            self.raw[name] = (text, name)
            return True
        answer = flag_of(text)
        if answer is not None:
            self.derived[name] = answer
        return answer is not None

    def fault(self, kind: str, code: str, word: str, place: str, **facts: Any) -> None:
        """Take note of something wrong."""
        self.faults.append(Fault(kind, code, word, facts=facts, place=place))

    def key_of(self, name: str, place: str) -> str | None:
        """Find the flat key that a name means, forgivingly."""
        wanted = folded(name).replace("_", ".").replace("-", ".").replace(" ", ".")
        head, _, rest = wanted.partition(".")
        side = side_of(rest) if rest else None
        if head in SIDED and side is not None:
            return f"{SIDED[head]}.{('green', 'red')[side]}"
        if head == "asks" and rest:
            return f"asks.{rest.upper()}"
        known = (*self.facts, *THINGS)
        if wanted in known:
            return wanted
        self.fault("malformed", "no-such-fact", name, place, hint=did_you_mean(wanted, known))
        return None

    def put(self, name: str, value: Any, place: str) -> None:
        """Take a value under a name; maps are taken by what is in them."""
        head = folded(name)
        if isinstance(value, dict) and head != "dish":
            for part, inner in value.items():
                self.put(f"{name}.{part}", inner, place)
            return
        if isinstance(value, str) and is_nothing(value):
            return
        key = self.key_of(name, place)
        if key is not None:
            self.raw[key] = (value, place)

    def given(self) -> Given:
        """Read all that was collected."""
        numbers: dict[str, int] = dict(self.derived)
        hands: dict[int, tuple[str, ...]] = {}
        dishes: dict[int, tuple[str, ...]] = {}
        discard: tuple[str, ...] | None = None
        for key, (value, place) in self.raw.items():
            fact = self.facts.get(key)
            if fact is None:
                continue
            if key.startswith("hand.") and not self._is_number(value):
                hands[("green", "red").index(key[5:])] = self._cards(value, place)
            elif key.startswith("dishes.") and not self._is_number(value):
                dishes[("green", "red").index(key[7:])] = self._cards(value, place, dishes=True)
            elif key == "discard" and not self._is_number(value):
                discard = self._cards(value, place)
            elif (number := self._number(fact, value, place)) is not None:
                numbers[key] = number
        return Given(
            stack=self._stack(),
            turn=self._side("turn"),
            numbers=numbers,
            hands=hands,
            dishes=dishes,
            discard=discard,
            open=self._cards(*self.raw["open"]) if "open" in self.raw else None,
            mountain=self._mountain(),
            used=self._used(),
            asks=self._asks(),
            dish=self._dish(),
            choose=tuple(self._chosen()),
            may=str(self.raw["may"][0]) if "may" in self.raw else "",
        )

    def _is_number(self, value: Any) -> bool:
        return isinstance(value, str) and number_of(value) is not None

    def _number(self, fact: Fact, value: Any, place: str) -> int | None:
        found = flag_of(str(value)) if fact.flag else number_of(str(value))
        if found is None:
            self.fault("malformed", "not-yes-or-no" if fact.flag else "not-a-number", str(value), place, fact=fact.name)
        return found

    def _side(self, key: str) -> int | None:
        if key not in self.raw:
            return None
        value, place = self.raw[key]
        side = side_of(str(value))
        if side is None:
            self.fault("malformed", "no-such-side", str(value), place)
        return side

    def _cards(self, value: Any, place: str, dishes: bool = False) -> tuple[str, ...]:
        found = [self._card(word, place, dishes) for word in listed(value)]
        return tuple(card for card in found if card is not None)

    def _card(self, word: str, place: str, dishes: bool = False) -> str | None:
        if word.strip() in ("?", "？"):
            return "?"
        found = self.cards.find(word, dishes)
        if len(found) > 1:
            self.fault("ambiguous", "several-cards", word, place, candidates=self.cards.labels(found))
        elif not found:
            self.fault("malformed", "no-such-card", word, place, near=self.cards.near(word, dishes))
        return found[0] if len(found) == 1 else None

    def _stack(self) -> tuple[Laid, ...]:
        if "stack" not in self.raw:
            return ()
        value, place = self.raw["stack"]
        turn = self.raw.get("turn", (None, ""))[0]
        side = side_of(str(turn)) if turn is not None else None
        return self._laid(_entries(value), side, place)

    def _laid(self, words: Iterable[str], first: int | None, place: str) -> tuple[Laid, ...]:
        """Read ``side card``; where no side is written, the sides go on in turn."""
        found: list[Laid] = []
        side = first
        for word in words:
            told, name = side_and_rest(word)
            if told is not None:
                side = told
            elif side is None:
                self.fault("malformed", "no-side", word, place)
                side = 0
            card = self._card(name, place)
            if card is not None:
                found.append(Laid(side, card))
            side = 1 - side
        return tuple(found)

    def _mountain(self) -> tuple[Placed, ...] | None:
        if "mountain" not in self.raw:
            return None
        value, place = self.raw["mountain"]
        words = value if isinstance(value, list) else re.split(r"[;；、\n]|,\s*(?=\()", str(value))
        placed = []
        for word in words:
            found = SLOT.fullmatch(str(word).strip().replace("（", "(").replace("）", ")"))
            if found is None:
                self.fault("malformed", "not-a-slot", str(word), place)
                continue
            down = bool(DOWN.search(found[3]))
            name = DOWN.sub("", found[3]).strip(" ()") or "?"
            card = self._card(name, place)
            if card is not None:
                placed.append(Placed(int(found[1]), int(found[2]), card, down))
        return tuple(placed)

    def _used(self) -> dict[int, tuple[int, ...]]:
        used: dict[int, tuple[int, ...]] = {}
        for side, name in enumerate(("green", "red")):
            if f"used.{name}" in self.raw:
                value, place = self.raw[f"used.{name}"]
                squares = []
                for word in listed(value):
                    number = number_of(word)
                    if number is None:
                        self.fault("malformed", "not-a-number", word, place, fact=f"used.{name}")
                    else:
                        squares.append(number)
                used[side] = tuple(squares)
        return used

    def _asks(self) -> dict[str, tuple[str, ...]]:
        asks = {}
        for key, (value, place) in self.raw.items():
            if key.startswith("asks."):
                dish = self._card(key[5:], place, dishes=True)
                words = [(word, ingredient_of(word)) for word in listed(value)]
                for word, found in words:
                    if found is None:
                        self.fault("malformed", "no-such-ingredient", word, place)
                if dish is not None:
                    asks[dish] = tuple(found for _, found in words if found is not None)
        return asks

    def _dish(self) -> DishCase | None:
        if "dish" not in self.raw:
            return None
        value, place = self.raw["dish"]
        told: dict[str, Any] = value if isinstance(value, dict) else {"declared": value}
        for key in told:
            if key not in ("declared", "by", "laid", "on"):
                self.fault("malformed", "no-such-key", key, place, hint=did_you_mean(key, ("declared", "by", "laid")))
        names = self._cards(str(told.get("declared", "")), place, dishes=True)
        by = side_of(str(told["by"])) if "by" in told else self._side("turn")
        if by is None and "by" in told:
            self.fault("malformed", "no-such-side", str(told["by"]), place)
        by = by or 0
        on: dict[int, tuple[Laid, ...]] = {}
        piles = told.get("on") or {}
        if not isinstance(piles, dict):
            self.fault("malformed", "no-piles", str(piles), place)
            piles = {}
        for pile, words in piles.items():
            number = number_of(str(pile))
            if number is None:
                self.fault("malformed", "not-a-number", str(pile), place, fact="pile")
            else:
                on[number] = self._laid(_entries(words), 1 - by, place)
        if len(names) != 1:
            if not self.faults:
                self.fault("malformed", "no-such-card", str(told.get("declared", "")), place, near=[])
            return None
        return DishCase(names[0], by, self._cards(told.get("laid", []), place), on)

    def _chosen(self) -> list[str]:
        value = self.raw.get("choose", ([], ""))[0]
        words = value if isinstance(value, list) else re.split(r"[;；]", str(value))
        return [str(word).strip() for word in words if str(word).strip()]


def _entries(value: Any) -> list[str]:
    return [_entry(each) for each in value] if isinstance(value, list) else listed(value)


def _entry(value: Any) -> str:
    return " ".join(f"{side} {card}" for side, card in value.items()) if isinstance(value, dict) else str(value)


def from_source(reader: Reader, source: Source, games: Iterable[str] = ("chase",)) -> None:
    """Collect what a file says."""
    reader.faults += source.faults
    tree = source.tree
    if not isinstance(tree, dict):
        reader.fault("malformed", "no-map", str(tree)[:40], source.file)
        return
    for key, value in tree.items():
        place = source.place((key,))
        if key == "situation":
            for name, inner in value.items() if isinstance(value, dict) else ():
                reader.put(name, inner, source.place((key, name)))
        elif key in ("choose", "dish", "may"):
            reader.put(key, value, place)
        elif key == "game" and value not in games:
            reader.fault("malformed", "no-such-game", str(value), place)
        elif key not in TOP:
            reader.fault("malformed", "no-such-key", key, place, hint=did_you_mean(key, TOP))


def from_options(reader: Reader, options: Mapping[str, Any], sets: Iterable[str]) -> None:
    """Collect what options say: by name, and ``NAME=VALUE``."""
    for name, value in options.items():
        if value is not None and value != () and value != "":
            reader.put(name, value, "--" + name.replace(".", "-"))
    for text in sets:
        name, sign, value = text.replace("＝", "=").partition("=")
        if sign:
            reader.put(name, value, "--set")
        else:
            reader.fault("malformed", "no-value", text, "--set")
