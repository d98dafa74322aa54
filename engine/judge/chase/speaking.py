"""Put facts into words of a language: cards, sides, numbers, effects, conditions, records, choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.effects import Piece, Term, parse, say, tokens
from engine.judge.chase.answers import Case, Change, ChoiceTold, If, Told
from engine.judge.chase.cards import Cards
from engine.judge.chase.sentences import sentences
from engine.judge.merging import Range
from engine.problems import Place
from engine.vocabulary.chase.words import VOCABULARY
from engine.words.languages import capitalized
from engine.words.plain import plain

SIDES = ("green", "red")
SIGNS = {">=": "≥", "<=": "≤", "=": "="}
INGREDIENTS = ("meat", "fish", "egg", "grain", "spice", "vegetable")


class Speaker:
    """Speaks one language about the cards of a table."""

    def __init__(self, cards: Cards, language: str) -> None:
        self.cards = cards
        self.language = language
        self.words = sentences(language)
        self._said: dict[tuple[str, str, str], str] = {}

    def __call__(self, key: str, /, **facts: Any) -> str:
        """Fill a sentence; every named place must be given."""
        text = self.words[key].format(**facts)
        unknown = self.words["card.unknown"]
        if self.language != "en" and unknown in text and text != unknown:
            return text.replace(f" {unknown}", unknown).replace(f"{unknown} ", unknown)
        return text

    def side(self, name: str) -> str:
        """Name a side, chance or nobody."""
        return self.words[name]

    def player(self, number: int) -> str:
        """Name the side of a player."""
        return self.words[SIDES[number & 1]]

    def card(self, name: str) -> str:
        """Name a card with its id."""
        if name.startswith("?"):
            return self("card.rank", level=name[2:]) if name[1:] else self("card.unknown")
        return f"{name} {self.cards.name(name)}"

    def listed(self, parts: Iterable[str], word: str = "comma") -> str:
        """Join parts as the language does; ``none`` where there is none."""
        return self.words[word].join(parts) or self.words["none"]

    def number(self, value: Any) -> str:
        """Write a number, a range of numbers, or that it is not known."""
        if value is None:
            return self("range.unknown")
        if not isinstance(value, Range):
            return self("range.exact", n=value)
        if value.more:
            return self("range.least", n=value.low)
        return self("range.between", low=value.low, high=value.high)

    def change(self, change: Change) -> str:
        """Write a number before and after, or only by how much it changed."""
        if change.before is None or change.after is None or isinstance(change.before, Range):
            by = change.change
            if by in (0, None):
                return self("change.none") if by == 0 else self("range.unknown")
            return self("change.by", change=f"{by:+d}" if isinstance(by, int) else self.number(by))
        if change.before == change.after:
            return self("change.same", after=self.number(change.after))
        return self("change.from", before=self.number(change.before), after=self.number(change.after))

    def effect(self, notation: str, side: str = "", sorts: tuple[str, ...] = ("action", "condition", "number")) -> str:
        """Say a notation as the cards do, without icons."""
        key = (notation, side, sorts[0])
        if key not in self._said:
            self._said[key] = self._say(notation, side, sorts)
        return self._said[key]

    def _say(self, notation: str, side: str, sorts: tuple[str, ...]) -> str:
        for sort in sorts:
            term = parse(tokens([Piece(notation, Place(1, 1))]), sort, VOCABULARY)
            if isinstance(term, Term):
                return plain(say(term, self.language, VOCABULARY, side))
        return notation

    def condition(self, condition: Mapping[str, Any], side: str) -> list[str]:
        """Say a condition's parts with what was found and what was wanted."""
        lines = []
        for part in condition["parts"]:
            what = self.effect(part["what"], side, ("number", "condition"))
            wanted, found = part["wanted"], part["found"]
            if isinstance(wanted, bool):
                told = self.yes(found) if isinstance(found, bool) else self.number(found)
                lines.append(self("part.fact", what=what, found=told, wanted=self.yes(wanted)))
            else:
                sign, _, number = str(wanted).partition(" ")
                told = self("none") if found is None else self.number(found)
                lines.append(self("part.number", what=what, found=told, wanted=f"{SIGNS.get(sign, sign)} {number}"))
        return lines

    def yes(self, value: bool) -> str:
        """Say yes or no."""
        return self.words["yes" if value else "no"]

    def record(self, told: Told) -> str:
        """Say what happened."""
        facts, kind = told.facts, f"record.{told.kind}"
        side = SIDES[told.player & 1] if told.player >= 0 else ""
        said: dict[str, Any] = {
            key: self.number(value) for key, value in facts.items() if isinstance(value, int | Range | None)
        }
        said["who"] = self.player(told.player) if told.player >= 0 else self("nobody")
        said["other"] = self.player(1 - (told.player & 1)) if told.player >= 0 else self("nobody")
        for key in ("card", "was"):
            if key in facts:
                said[key] = self.card(facts[key])
        if "dish" in facts:
            said["dish"] = self.card(facts["dish"])
        if isinstance(facts.get("now"), list):
            said["now"] = self.listed(self.card(card) for card in facts["now"])
        elif told.kind == "turned":
            said["now"] = self.player(int(facts["now"]))
        if isinstance(facts.get("cards"), list):
            said["cards"] = self.listed(self.card(card) for card in facts["cards"])
        for key in ("before", "after", "ingredient"):
            if facts.get(key) in INGREDIENTS:
                said[key] = self.words[facts[key]]
        for key in ("found", "wanted"):
            if isinstance(facts.get(key), list):
                said[key] = self.listed(self.words[each] for each in facts[key])
        if "effect" in facts:
            said["effect"] = self.effect(facts["effect"], side)
        if isinstance(facts.get("condition"), dict):
            said["condition"] = self.listed(self.condition(facts["condition"], side))
        return self.sentence(self(_variant(self.words, kind, facts), **said))

    def sentence(self, text: str) -> str:
        """Begin a sentence as the language does."""
        return capitalized(text) if self.language == "en" else text

    def choice(self, choice: ChoiceTold) -> str:
        """Say who chose what."""
        option = self.option(choice.chosen, choice.effect, choice.who)
        key = "choice.chance" if choice.who == "chance" else "choice"
        return self(key, who=self.side(choice.who), option=option)

    def option(self, chosen: Mapping[str, Any], effect: str, side: str) -> str:
        """Say an option."""
        kind = f"option.{chosen['kind']}"
        said = {key: value for key, value in chosen.items() if key not in ("key", "kind")}
        if "card" in said:
            said["card"] = self.card(said["card"])
        if "dish" in said:
            said["dish"] = self.card(said["dish"])
        if "ingredient" in said:
            said["ingredient"] = self.words[said["ingredient"]]
        if "slot" in said:
            row, place = said["slot"]
            said["slot"] = self("slot", row=row, place=place)
            kind = f"{kind}/slot" if f"{kind}/slot" in self.words else kind
        said["effect"] = self.effect(said.get("effect") or effect, side)
        return self(kind, **said)

    def case(self, case: Case) -> str:
        """Say under which circumstances a case holds."""
        ways = [self.listed((self.fact(each) for each in ifs), "and") for ifs in (case.ifs, *case.also)]
        return self.listed(ways, "or.else")

    def fact(self, told: If) -> str:
        """Say a fact's values."""
        names = self.fact_names(told.fact)
        if told.yes_or_no:
            value = "yes" if told.stretches[0][0] else "no"
            return self(f"if.{names['family']}.{value}", **names)
        parts = []
        for low, high in told.stretches:
            if low == high:
                parts.append(self("range.exact", n=low))
            elif high is None:
                parts.append(self("range.least", n=low))
            elif low == told.least:
                parts.append(self("range.most", n=high))
            else:
                parts.append(self("range.between", low=low, high=high))
        return self(f"if.{names['family']}", range=self.listed(parts, "or"), **names)

    def fact_names(self, name: str) -> dict[str, str]:
        """Part a fact's name into what its sentences name."""
        family, _, rest = name.partition(".")
        names = {"family": family}
        side, _, square = rest.partition(".")
        if side in SIDES:
            names |= {"who": self.side(side), "square": square, "dish": self.card(square) if family == "fits" else ""}
        elif family == "open":
            names |= {"level": rest, "filter": self.effect(rest, "", ("filter",))}
        return names


def _variant(words: Mapping[str, str], kind: str, facts: Mapping[str, Any]) -> str:
    """Choose the sentence that fits a record's facts."""
    variants = []
    if facts.get("hidden") is True:
        variants.append("hidden")
    if "square" in facts and kind == "record.declined":
        variants.append("reward")
    variants += [str(facts[key]) for key in ("turn", "action", "why") if isinstance(facts.get(key), str)]
    return next((f"{kind}/{variant}" for variant in variants if f"{kind}/{variant}" in words), kind)
